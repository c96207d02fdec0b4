import { NEEDS_NONCE, mayRunScript } from '../scripts/own-nonce.js';
import { warnOnce } from '../log.js';
import { parseHtml, trustedScript, trustedScriptUrl } from './trusted.js';
import { writeAttribute } from './write-attribute.js';

/**
 * Puts the page's author's own HTML into an element, as it is: never an answer of a server, nor anything of a visitor. With
 * `runScripts` its scripts run, as the specification requires for post-submit HTML (storefront §4): each is created again, with
 * the nonce that it has itself, or else the one that the author's element has. Where the page refuses the kit's Trusted Types
 * policy the text is shown without its markup.
 *
 * @param nonce of the element that has the HTML in an attribute; empty where it has none
 */
export function insertHtml(into: Element, html: string, runScripts: boolean, nonce: string): void {
  const parsed = parseHtml(html);
  if (!parsed) {
    into.textContent = html.replace(/<[^<>]*>?/g, '');
    return;
  }
  const content = document.createDocumentFragment();
  content.append(
    ...[...parsed.head.childNodes, ...parsed.body.childNodes].map((node) => document.importNode(node, true)),
  );
  for (const inert of content.querySelectorAll('script')) {
    const script = runScripts ? executable(inert, nonce) : undefined;
    if (script) inert.replaceWith(script);
    else inert.remove();
  }
  into.replaceChildren(content);
}

/** A script that comes from a document in which nothing runs would not run here either. */
function executable(inert: HTMLScriptElement, given: string): HTMLScriptElement | undefined {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) if (name !== 'src') writeAttribute(script, name, value);
  script.nonce = inert.nonce || given;
  if (!mayRunScript(script.nonce)) {
    warnOnce(NEEDS_NONCE, inert);
    return undefined;
  }
  const source = inert.getAttribute('src');
  if (source !== null) script.src = trustedScriptUrl(source) ?? '';
  else script.text = trustedScript(inert.text) ?? '';
  return script;
}
