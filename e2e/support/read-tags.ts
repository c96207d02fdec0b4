/** A start or an end tag. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>/y;
const TEXT = /[^<>]+/y;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;
const ENTITY = /&(?:amp|lt|gt|quot);/g;
const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text without its character references; throws at an `&` that begins none. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  if (text.replace(ENTITY, '').includes('&')) throw new Error(`not escaped: ${text}`);
  return text.replace(ENTITY, (entity) => CHARACTERS[entity]!);
}

/** Reads strictly: throws unless tags are in lower case, values in quotes, and everything else is escaped text. */
export function readTags(html: string): { tags: Tag[]; text: string } {
  const tags: Tag[] = [];
  let text = '';
  for (let at = 0; at < html.length;) {
    TEXT.lastIndex = TAG.lastIndex = at;
    const words = TEXT.exec(html);
    if (words) {
      text += words[0];
      at = TEXT.lastIndex;
      continue;
    }
    const found = TAG.exec(html);
    if (!found) throw new Error(`not a tag: ${html.slice(at, at + 80)}`);
    const [, slash, name, rest] = found;
    const attributes = new Map<string, string>();
    for (const [, attribute, value = ''] of rest!.matchAll(ATTRIBUTE)) {
      if (attributes.has(attribute!)) throw new Error(`${attribute} is given twice`);
      attributes.set(attribute!, decode(value));
    }
    tags.push({ name: name!, isEnd: slash === '/', attributes });
    at = TAG.lastIndex;
  }
  return { tags, text };
}
