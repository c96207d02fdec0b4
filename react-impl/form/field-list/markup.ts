/** An element as plain data, from which a server writes text and a browser builds nodes. */
export interface Markup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | string)[];
}

export type MarkupAttributes = Readonly<Record<string, string | boolean | undefined>>;
type Child = Markup | string | undefined | false;

/** `true` is an attribute without a value; `false`, `undefined` and, except for `value`, empty texts are left out. */
export function markup(tag: string, given: MarkupAttributes, ...children: readonly Child[]): Markup {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === true) attributes[name] = '';
    else if (typeof value === 'string' && (value !== '' || name === 'value')) attributes[name] = value;
  }
  return {
    tag,
    attributes,
    children: children.filter((child): child is Markup | string => child !== undefined && child !== false),
  };
}

const VOID = ['input'];
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** HTML text, every value escaped: https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments */
export function toHtml(node: Markup | string): string {
  if (typeof node === 'string') return escape(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) =>
    value === '' && name !== 'value' ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  const start = `<${node.tag}${attributes.join('')}>`;
  return VOID.includes(node.tag) ? start : `${start}${node.children.map(toHtml).join('')}</${node.tag}>`;
}
