import { trustedHtml } from './trusted.js';

/** Elements that a short text may contain, with their attributes. Of other elements only the text is shown. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'target', 'rel', 'title'],
  ...Object.fromEntries(
    ['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'SPAN', 'UL', 'OL', 'LI', 'CODE'].map((name) => [name, []]),
  ),
};
const DROPPED = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT'];
const SAFE_LINK = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * HTML text as safe nodes: the text is parsed in a document where nothing runs or loads, and only allowed elements and
 * attributes are copied from it. Where the page refuses the kit's Trusted Types policy, the result is plain text.
 */
export function allowedHtml(text: string): DocumentFragment {
  const result = document.createDocumentFragment();
  const trusted = trustedHtml(text);
  if (trusted === undefined) result.append(text.replace(/<[^<>]*>/g, ''));
  else copyChildren(new DOMParser().parseFromString(trusted, 'text/html').body, result);
  return result;
}

function copyChildren(from: Node, to: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.nodeValue ?? ''));
    if (!(node instanceof Element) || DROPPED.includes(node.tagName)) continue;
    const names = Object.hasOwn(ALLOWED, node.tagName) ? ALLOWED[node.tagName] : undefined;
    if (!names) {
      copyChildren(node, to);
      continue;
    }
    const copy = document.createElement(node.tagName);
    for (const name of names) {
      const value = node.getAttribute(name);
      if (value !== null && (name !== 'href' || isSafeLink(value))) copy.setAttribute(name, value);
    }
    copyChildren(node, copy);
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
