import { trustedHtml, trustedScript, trustedScriptUrl } from './trusted.js';
import { writeAttribute } from './write-attribute.js';

/**
 * Puts the site owner's HTML into an element. With `runScripts` its scripts run, as the specification requires
 * for post-submit HTML (storefront §4): each is created again, with the page's nonce. Where the page refuses the kit's Trusted
 * Types policy the text is shown without its markup.
 */
export function insertHtml(into: Element, html: string, runScripts: boolean): void {
  const trusted = trustedHtml(html);
  if (trusted === undefined) {
    into.textContent = html.replace(/<[^<>]*>/g, '');
    return;
  }
  into.innerHTML = trusted;
  for (const inert of into.querySelectorAll('script')) {
    if (runScripts) inert.replaceWith(executable(inert));
    else inert.remove();
  }
}

/** Browsers do not run scripts that `innerHTML` inserts. */
function executable(inert: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) if (name !== 'src') writeAttribute(script, name, value);
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  const source = inert.getAttribute('src');
  if (source !== null) script.src = trustedScriptUrl(source) ?? '';
  else script.text = trustedScript(inert.text) ?? '';
  return script;
}
