import { until } from './fixture.js';

/** What is read of each place, in the order of the places. */
export interface Readings<T> {
  readonly withoutScript: T[];
  readonly before: T[];
  /** Of the places whose blocks are upgraded. */
  readonly after: T[];
}

const WIDTH = 800;

async function openFrame(html: string, sandbox?: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.width = String(WIDTH + 100);
  frame.height = '600';
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  await Promise.all([...frame.contentDocument!.images].map((image) => image.decode().catch(() => {})));
  return frame;
}

/**
 * Lays out texts of HTML in places of 800 px, with the page sheets of these blocks, and reads each of the places: in a
 * page without script, before the upgrade and after it.
 *
 * @param upgraded how many of the texts, from the first, are upgraded: that takes most of the time
 * @param isDrawn whether a block shows what it loads later; it is waited for
 */
export async function readInPlaces<T>(
  tags: readonly string[],
  texts: readonly string[],
  read: (place: Element) => T,
  upgraded = texts.length,
  isDrawn: (block: Element) => boolean = () => true,
): Promise<Readings<T>> {
  const sheets = ['tokens', ...tags.map((tag) => `${tag}/${tag}`)];
  const html = `<!doctype html><html lang="en">
    ${sheets.map((name) => `<link rel="stylesheet" href="/elements/${name}.css">`).join('')}
    <style>.place { width: ${WIDTH}px; overflow: clip; contain: layout }</style>
    <body>${texts.map((text) => `<div class="place">${text}</div>`).join('')}`;
  const readAll = ({ contentDocument }: HTMLIFrameElement) =>
    [...contentDocument!.querySelectorAll('.place')].map(read);
  const frames = [await openFrame(html, 'allow-same-origin'), await openFrame(html)] as const;
  try {
    const withoutScript = readAll(frames[0]);
    const before = readAll(frames[1]);
    const { contentDocument: page } = frames[1];
    for (const place of [...page!.querySelectorAll('.place')].slice(upgraded)) place.remove();
    await Promise.all(
      tags.map((tag) => {
        const script = page!.createElement('script');
        Object.assign(script, { type: 'module', src: `/elements/${tag}/index.ts` });
        const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
        page!.head.append(script);
        return loaded;
      }),
    );
    const blocks = [...page!.querySelectorAll<HTMLElement & { updateComplete?: Promise<void> }>(tags.join())];
    for (const { updateComplete } of blocks) await updateComplete;
    await until(() => blocks.every(isDrawn));
    return { withoutScript, before, after: readAll(frames[1]) };
  } finally {
    for (const frame of frames) frame.remove();
  }
}
