import { warnOnce } from '../../../shared/platform/log.js';
import { loadPage } from '../../../shared/platform/scripts/load-page.js';
import { pageHtml } from '../../../shared/platform/html/page-html.js';
import { parseHtml, trustedJson } from '../../../shared/platform/html/trusted.js';
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

/** The author's own HTML of this page. Nothing of it runs. */
function copyOf(template: HTMLTemplateElement): DocumentFragment {
  const content = document.importNode(template.content, true);
  for (const script of content.querySelectorAll('script')) {
    // Under Trusted Types a copied script is no longer trusted, and the browser would report it, although JSON never runs.
    const text = script.type.toLowerCase() === 'application/json' ? trustedJson(script.text) : undefined;
    if (text) script.text = text;
    else script.remove();
  }
  return content;
}

/** Makes a copy fit to stand on this page: its labels are its own, and the choice of a variant leaves the page's address alone. */
function forThisPage(content: DocumentFragment, isOfOtherPage: boolean): DocumentFragment {
  renameIds(content, isOfOtherPage);
  for (const product of content.querySelectorAll('sq-product')) product.setAttribute('address', 'none');
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
  if (template) return forThisPage(copyOf(template), false);
  const page = parseHtml(await loadPage(address, AbortSignal.timeout(TIMEOUT_MS)));
  if (!page) return undefined;
  const found = page.querySelector(selector);
  if (!found) {
    warnOnce(`sq-product-quick-view: ${address} has no ${selector}.`);
    return undefined;
  }
  resolveAddresses(page, address);
  return forThisPage(pageHtml([found]), true);
}
