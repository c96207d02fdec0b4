import { isSafeSrcset, safeLink, safeSource } from './safe-address.js';
import { parseHtml } from './trusted.js';
import { writeAttribute } from './write-attribute.js';

/** A new element in place of one of others, without its content; `undefined`: only the content is kept. */
export type MakeCopy = (from: Element) => Element | undefined;

/** Of these, where they are not copied, nothing is kept, not even the text: it is code, or what nobody was to see. */
const DROPPED = ['script', 'style', 'noscript', 'iframe', 'object', 'noembed', 'noframes', 'xmp'];
/** By the names of attributes that the lists of `AllowedAttributes` have. */
const CHECKS: Readonly<Record<string, (value: string) => unknown>> = {
  href: safeLink,
  src: safeSource,
  srcset: isSafeSrcset,
};

/**
 * The only way of HTML of a server or a visitor into the page. It is read in a document in which nothing runs or loads
 * (`parseHtml`); what an allow list knows is made anew, and nothing is parsed a second time. Where `makeCopy` returns a
 * script, it has written its text.
 */
export function copyNodes(nodes: Iterable<Node>, to: Node, makeCopy: MakeCopy): void {
  for (const node of nodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.nodeValue ?? ''));
    if (!(node instanceof Element)) continue;
    const copy = makeCopy(node);
    if (copy) to.appendChild(copy);
    if (copy ? copy.localName !== 'script' : !DROPPED.includes(node.localName))
      copyNodes(node.childNodes, copy ?? to, makeCopy);
  }
}

/** The attributes that an element of this name (in capitals) may have; `undefined`: of the element only its text is kept. */
export type AllowedAttributes = (tag: string) => readonly string[] | undefined;

/**
 * HTML text as safe nodes: only allowed elements and attributes, and links only where they lead to a page, to mail or to a
 * telephone. Where the page refuses the kit's Trusted Types policy, the result is plain text.
 */
export function copyAllowed(text: string, allowed: AllowedAttributes): DocumentFragment {
  const result = document.createDocumentFragment();
  const page = parseHtml(text);
  const makeCopy = (from: Element) => {
    const names = allowed(from.tagName);
    if (!names) return undefined;
    const copy = document.createElement(from.localName);
    for (const name of names) {
      const value = from.getAttribute(name);
      if (value !== null && (!CHECKS[name] || CHECKS[name](value))) writeAttribute(copy, name, value);
    }
    return copy;
  };
  if (page) copyNodes(page.body.childNodes, result, makeCopy);
  else result.append(text.replace(/<[^<>]*>?/g, ''));
  return result;
}
