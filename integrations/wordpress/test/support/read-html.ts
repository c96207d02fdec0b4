import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap } from 'parse5';

export interface ReadElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** All elements of HTML, in their order, as a browser reads them. */
export function elementsOf(html: string): ReadElement[] {
  const found: ReadElement[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if (defaultTreeAdapter.isElementNode(node))
      found.push({
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      });
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}

/** Browsers pass over these characters in an address. */
const PASSED_OVER = new RegExp(String.raw`[\u0000-\u0020]`, 'g');

/** What in HTML would run as a script: elements, event handlers and addresses. */
export const scriptsIn = (html: string): string[] =>
  elementsOf(html).flatMap(({ tag, attributes }) => [
    ...(/^(script|iframe|object|embed|base|meta|link)$/.test(tag) ? [`<${tag}>`] : []),
    ...Object.entries(attributes)
      .filter(
        ([name, value]) =>
          /^on/.test(name) ||
          name === 'srcdoc' ||
          name === 'data-block-json' ||
          /^post-submit-(html|scripts)$/.test(name) ||
          // A text such as `label` may begin like an address: nothing reads it as one.
          (!/^(alt|title|label|heading|text)$/.test(name) &&
            /(java|vb)script:/i.test(
              value
                .replace(PASSED_OVER, '')
                .replaceAll(/\\u00(\d\w)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            )),
      )
      .map(([name, value]) => `<${tag} ${name}="${value}">`),
  ]);
