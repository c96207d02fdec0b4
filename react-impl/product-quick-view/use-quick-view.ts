import { ownElement } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useRef, useState } from 'react';
import type { productQuickView } from './declaration.js';
import type { Host } from '../../shared/declaration/derived-types.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { itemIdOf } from './link-of.js';

/** What the dialog shows. */
export interface Shown {
  readonly link: HTMLAnchorElement | undefined;
  readonly address: string;
  readonly itemId: string;
  /** Of the product, for the dialog. */
  readonly name: string;
  /** In the light DOM: the page's styles and blocks work in it. */
  readonly holder: HTMLElement;
}

/** Loaded when a link is pointed at, and at the latest with the first click. */
export const loadCode = () => import('./features/content.js');

/** Loads the product of one address at a time, with one request. What cannot be loaded is opened as a page. */
export function useQuickView(host: Host<typeof productQuickView>, selector: string) {
  const { element, internals } = host;
  const [shown, setShown] = useState<Shown>();
  const [isLoading, setLoading] = useState(false);
  /** What was asked for last: an earlier answer that comes later is not shown. */
  const wanted = useRef('');
  const isFollowing = useRef(false);
  const want = (address: string) => {
    wanted.current = address;
    setLoading(address !== '');
    internals.states[address ? 'add' : 'delete']('loading');
  };

  /** What the link does without the block; other scripts of the page get the click as well. */
  const follow = (address: string, link: HTMLAnchorElement | undefined) => {
    if (!link?.isConnected) return goTo(address);
    isFollowing.current = true;
    link.click();
    isFollowing.current = false;
  };
  async function open(address: string, link?: HTMLAnchorElement): Promise<void> {
    if (shown || wanted.current === address) return;
    want(address);
    const content = await loadCode()
      .then(({ default: load }) => load(element, link, address, selector))
      .catch(() => undefined);
    if (wanted.current !== address) return;
    want('');
    if (!element.isConnected) return;
    if (!content) return follow(address, link);
    const holder = ownElement(document.createElement('div'));
    holder.slot = 'product';
    holder.append(content);
    element.append(holder);
    const name = (holder.querySelector('[data-sq-field=title], h1, h2, h3') ?? link)?.textContent.trim() ?? '';
    setShown({ link, address, itemId: itemIdOf(link, holder), name, holder });
  }
  useLayoutEffect(() => {
    if (!shown) return;
    const { itemId, address, holder } = shown;
    host.emit('sq-quick-view-open', { itemId, address });
    if (itemId)
      import('./features/record-view.js').then(
        ({ default: record }) => record(itemId),
        () => {},
      );
    return () => holder.remove();
  }, [host, shown]);

  /** After the dialog has closed. */
  const forget = () => {
    setShown(undefined);
    // Safari gives a link no focus when it is clicked.
    shown?.link?.focus({ preventScroll: true });
    host.emit('sq-quick-view-close', {});
  };
  return { shown, isLoading, open, forget, isFollowing };
}
