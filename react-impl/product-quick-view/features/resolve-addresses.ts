import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';
const NAMES = ['src', 'href', 'action', 'formaction', 'poster'];

/**
 * `srcset` with its addresses resolved: each is a word, up to a comma at its end; between it and the next one are
 * descriptors (https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute).
 */
function resolveSrcset(text: string, resolve: (address: string) => string): string {
  let isAddress = true;
  const readAddress = (word: string) => {
    isAddress = word.endsWith(',');
    return isAddress ? `${resolve(word.slice(0, -1))},` : resolve(word);
  };
  const readWord = (word: string) => {
    if (isAddress) return readAddress(word);
    const end = word.indexOf(',') + 1;
    if (end === 0) return word;
    isAddress = true;
    const next = word.slice(end);
    return next ? `${word.slice(0, end)} ${readAddress(next)}` : word;
  };
  return text.trim().split(/\s+/).map(readWord).join(' ');
}

/**
 * Makes the addresses of a parsed page absolute, so that they lead to the same places from any page. A form without an
 * action, or with one of another site, gets that of its page. Addresses of SVG, which name a part of the same document, stay.
 */
export function resolveAddresses(page: Document, address: string): void {
  const base = page.head.querySelector('base[href]')?.getAttribute('href') ?? '';
  const from = URL.canParse(base, address) ? new URL(base, address).href : address;
  const resolve = (text: string) => (URL.canParse(text, from) ? new URL(text, from).href : text);
  for (const element of page.body.querySelectorAll(NAMES.map((name) => `[${name}]`).join())) {
    if (element instanceof SVGElement) continue;
    for (const name of NAMES) {
      const text = element.getAttribute(name);
      if (text !== null) writeAttribute(element, name, resolve(text));
    }
  }
  for (const form of page.querySelectorAll('form')) {
    const action = form.getAttribute('action') ?? '';
    if (!URL.canParse(action) || new URL(action).origin !== self.origin) writeAttribute(form, 'action', address);
  }
  for (const element of page.body.querySelectorAll('[srcset]'))
    writeAttribute(element, 'srcset', resolveSrcset(element.getAttribute('srcset') ?? '', resolve));
}
