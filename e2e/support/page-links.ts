import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

export interface PageLinks {
  /** Every id of the page. */
  readonly ids: ReadonlySet<string>;
  /** Ids that are there more than once. */
  readonly doubles: readonly string[];
  /** Headings of the page's own text without an id. */
  readonly unnamed: readonly string[];
  /** `href`, `src` and `action` outside of previews, as they are written. */
  readonly addresses: readonly string[];
  /** Inline scripts, other than data, and `style` attributes outside of previews: what a strict policy refuses. */
  readonly inline: readonly string[];
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
const isData = (type: string | undefined) => type === 'application/json';

/** What a page refers to and what can be referred to in it. Links inside examples are left out. */
export function readLinks(html: string): PageLinks {
  const ids = new Set<string>();
  const doubles: string[] = [];
  const addresses: string[] = [];
  const inline: string[] = [];
  const unnamed: string[] = [];

  const visit = (node: Node, inPreview: boolean, inMain: boolean) => {
    if (!('tagName' in node)) return;
    const { tagName, attrs, childNodes } = node;
    const values = new Map(attrs.map(({ name, value }) => [name, value]));
    const id = values.get('id');
    if (id !== undefined && ids.has(id)) doubles.push(id);
    if (id !== undefined) ids.add(id);
    const isPreview = inPreview || values.has('data-preview');
    if (!isPreview) {
      if (inMain && /^h[2-6]$/.test(tagName) && id === undefined) unnamed.push(textOf(node));
      for (const name of ['href', 'src', 'action']) {
        const address = values.get(name);
        if (address !== undefined) addresses.push(address);
      }
      if (values.has('style')) inline.push(`style of ${tagName}`);
      if (tagName === 'style') inline.push(tagName);
      if (tagName === 'script' && !values.has('src') && !isData(values.get('type'))) inline.push(tagName);
    }
    for (const child of childNodes) visit(child, isPreview, inMain || tagName === 'main');
  };
  for (const child of parse(html).childNodes) visit(child, false, false);
  return { ids, doubles, unnamed, addresses, inline };
}
