/** A piece of the credit line under a map: text, or text with a link. */
export interface Credit {
  text: string;
  href?: string;
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©' }));

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = decimal ? parseInt(decimal, 10) : parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Characters: many times the longest credit line. What ends no tag is looked through again for each that begins. */
const MAX_HTML = 2000;
const TAG = /<\/?([a-z][a-z\d]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * The attribution that a map source requires, as data. Sources give HTML, of which only text and web links are read:
 * none of it is ever parsed as HTML on the page.
 */
export function readAttribution(given: string): Credit[] {
  const html = given.slice(0, MAX_HTML);
  const credits: Credit[] = [];
  let href: string | undefined;
  let end = 0;
  const add = (raw: string) => {
    const text = decode(raw).replace(/\s+/g, ' ');
    if (text.trim()) credits.push(href ? { text, href } : { text });
  };
  for (const match of html.matchAll(TAG)) {
    add(html.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1]?.toLowerCase() !== 'a') continue;
    const found = HREF.exec(match[2] ?? '');
    const address = decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
    href = /^https?:\/\//i.test(address) ? address : undefined;
  }
  add(html.slice(end));
  return credits;
}
