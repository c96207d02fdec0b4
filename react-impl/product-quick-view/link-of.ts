import { isOwnOrigin } from '../../shared/platform/page/own-origin.js';

const MARK = 'data-sq-quick-view';

/**
 * The link of a click that opens a quick view: a plain click on a link of this block that leads to a page of the same site.
 * `undefined` for any other, which is the browser's.
 */
export function linkOf(event: MouseEvent, block: HTMLElement): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href !== '');
  if (!(link instanceof HTMLAnchorElement) || !block.contains(link) || link.closest('[slot=product]')) return undefined;
  if (!isOwnOrigin(link.href) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const marked = [...block.querySelectorAll(`a[${MARK}]`)].filter((each) => !each.closest('[slot=product]'));
  return marked.length === 0 || marked.includes(link) ? link : undefined;
}

/** The product's id: as the link says, or the product itself. Empty where neither does. */
export const itemIdOf = (link: Element | undefined, content: Element): string =>
  link?.getAttribute(MARK) ||
  content.querySelector('sq-product[item-id]')?.getAttribute('item-id') ||
  content.querySelector<HTMLInputElement>('input[name=itemId]')?.value ||
  '';
