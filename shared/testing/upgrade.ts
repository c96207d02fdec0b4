/** Position and size of a block and of each of its descendants. */
export type Geometry = readonly (readonly [number, number, number, number])[];

const geometry = (element: Element): Geometry =>
  [element, ...element.querySelectorAll('*')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10) as unknown as [
      number,
      number,
      number,
      number,
    ];
  });

/**
 * The geometry of a block before and after its upgrade, in a frame of this width. A complete page-side sheet gives
 * the same numbers. The last one is a paragraph after the block: content below it must not move either.
 */
export async function aroundUpgrade(
  html: string,
  tag: string,
  width = 800,
): Promise<{ before: Geometry; after: Geometry }> {
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = '600';
  frame.srcdoc = `<!doctype html><html lang="en"><link rel="stylesheet" href="/elements/generated/tokens.css">
    <link rel="stylesheet" href="/elements/${tag}/${tag}.css"><body>${html}<p>After</p></body></html>`;
  const ready = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await ready;
    const inside = frame.contentDocument!;
    const element = inside.querySelector(tag)!;
    const read = () => [...geometry(element), ...geometry(inside.querySelector('body > p:last-child')!)];
    // An image that is not yet decoded could still change the layout.
    await Promise.all([...inside.images].map((image) => image.decode().catch(() => {})));
    const before = read();
    const script = inside.createElement('script');
    script.type = 'module';
    script.src = `/elements/${tag}/index.ts`;
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    inside.head.append(script);
    await loaded;
    await (element as Element & { updateComplete: Promise<void> }).updateComplete;
    return { before, after: read() };
  } finally {
    frame.remove();
  }
}
