import { pageHtml } from '../../../shared/platform/html/page-html.js';
import { parseHtml, trustedJson } from '../../../shared/platform/html/trusted.js';
import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { loadPage } from '../../../shared/platform/scripts/load-page.js';

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
function resolveAddresses(page: Document, address: string): void {
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

/** Attributes that name other elements by their ids. */
const NAMING =
  'for form list headers popovertarget commandfor aria-labelledby aria-describedby aria-controls aria-details aria-owns'.split(
    ' ',
  );
let copies = 0;

/**
 * Gives the ids that the page has already other names, so that labels belong to the controls of the content, and not to those
 * of a product on the page. Of another page all ids: an id is a name in `window`, which a script of this page may read, and
 * its controls belong to no form of this page. Pictures of SVG keep theirs, which are no such names.
 */
function renameIds(content: ParentNode, isOfOtherPage: boolean): void {
  const names = new Map<string, string>();
  const suffix = `-quick-view-${++copies}`;
  for (const element of content.querySelectorAll<HTMLElement>('[id]:not(svg *)'))
    if (isOfOtherPage || document.getElementById(element.id)) {
      names.set(element.id, element.id + suffix);
      element.id += suffix;
    }
  for (const name of NAMING)
    for (const element of content.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)!.split(/\s+/);
      const renamed = ids.flatMap((id) => names.get(id) ?? (isOfOtherPage ? [] : id));
      if (renamed.length > 0) writeAttribute(element, name, renamed.join(' '));
      else element.removeAttribute(name);
    }
  // Blocks name their buttons by selectors.
  for (const [id, renamed] of names)
    for (const element of content.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (element.localName.startsWith('sq-') && value === `#${id}`) writeAttribute(element, name, `#${renamed}`);
}

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
