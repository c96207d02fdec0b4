import { warnOnce } from '../../../shared/platform/log.js';
import { loadPage } from '../../../shared/platform/scripts/load-page.js';
import { trustedHtml, trustedScript } from '../../../shared/platform/html/trusted.js';
import { renameIds } from './rename-ids.js';
import { resolveAddresses } from './resolve-addresses.js';

/** A page that takes longer is opened instead. */
const TIMEOUT_MS = 10_000;

/** A `<template>` beside the link, or beside one of its parents up to the block. */
function templateOf(link: Element | undefined, block: Element): HTMLTemplateElement | undefined {
  for (let parent = link?.parentElement; parent; parent = parent === block ? null : parent.parentElement) {
    const template = parent.querySelector<HTMLTemplateElement>(':scope > template');
    if (template) return template;
  }
  return undefined;
}

/** Makes a copy fit to stand on this page: nothing of it runs, its labels are its own, and the choice of a variant leaves the page's address alone. */
function forThisPage<N extends Element | DocumentFragment>(content: N): N {
  for (const script of content.querySelectorAll('script:not([type="application/json" i])')) script.remove();
  for (const script of content.querySelectorAll('script')) {
    // Under Trusted Types a copied script is no longer trusted, and the browser would report it, although JSON never runs.
    const text = trustedScript(script.text);
    if (text !== undefined) script.text = text;
  }
  const own = content instanceof Element && content.matches('sq-product') ? [content] : [];
  renameIds(content);
  for (const product of [...own, ...content.querySelectorAll('sq-product')]) product.setAttribute('address', 'none');
  return content;
}

/**
 * What the dialog shows for a link: a copy of the author's template, or an element of the page at `address`. `undefined`
 * when there is none; rejects when the page cannot be had.
 */
export default async function loadContent(
  block: Element,
  link: Element | undefined,
  address: string,
  selector: string,
): Promise<Node | undefined> {
  const template = templateOf(link, block);
  if (template) return forThisPage(document.importNode(template.content, true));
  const html = trustedHtml(await loadPage(address, AbortSignal.timeout(TIMEOUT_MS)));
  if (html === undefined) return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = page.querySelector(selector);
  if (!found) {
    warnOnce(`sq-product-quick-view: ${address} has no ${selector}.`);
    return undefined;
  }
  resolveAddresses(page, address);
  return forThisPage(document.importNode(found, true));
}
