import { trustedHtml } from './trusted.js';
import { writeAttribute } from './write-attribute.js';

/** The attributes that an element of this name (in capitals) may have; `undefined`: of the element only its text is kept. */
export type AllowedAttributes = (tag: string) => readonly string[] | undefined;

/** Nothing of them is kept, not even their text. */
const DROPPED = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT'];
const SAFE_LINK = ['http:', 'https:', 'mailto:', 'tel:'];
const ADDRESSES = ['href', 'src', 'poster', 'cite'];

/**
 * HTML text as safe nodes: the text is parsed in a document where nothing runs or loads, and only allowed elements and
 * attributes are copied from it, links only where they lead to a page, to mail or to a telephone. Where the page refuses the
 * kit's Trusted Types policy, the result is plain text.
 */
export function copyAllowed(text: string, allowed: AllowedAttributes): DocumentFragment {
  const result = document.createDocumentFragment();
  const trusted = trustedHtml(text);
  if (trusted === undefined) result.append(text.replace(/<[^<>]*>/g, ''));
  else copyChildren(new DOMParser().parseFromString(trusted, 'text/html').body, result, allowed);
  return result;
}

function copyChildren(from: Node, to: Node, allowed: AllowedAttributes): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.nodeValue ?? ''));
    if (!(node instanceof Element) || DROPPED.includes(node.tagName)) continue;
    const names = allowed(node.tagName);
    if (!names) {
      copyChildren(node, to, allowed);
      continue;
    }
    const copy = document.createElement(node.tagName);
    for (const name of names) {
      const value = node.getAttribute(name);
      if (value !== null && (!ADDRESSES.includes(name) || isSafeLink(value))) writeAttribute(copy, name, value);
    }
    copyChildren(node, copy, allowed);
    to.appendChild(copy);
  }
}

function isSafeLink(href: string): boolean {
  try {
    return SAFE_LINK.includes(new URL(href, document.baseURI).protocol);
  } catch {
    return false;
  }
}
