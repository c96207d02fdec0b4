import { useLayoutEffect } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { createStore, onePerPage } from '../../shared/platform/store.js';
import { useStore } from '../hooks/use-store.js';

/** Counts banners added and removed: at each change all others check again whether they are the first. */
const changes = () => onePerPage('cookie-banners', () => createStore(0));

/** Whether this is the first banner of its document or shadow tree: two would cover each other and ask twice. */
export function useFirstOnPage(element: HTMLElement): boolean {
  useStore(changes());
  useLayoutEffect(() => {
    const notify = () => changes().set(changes().get() + 1);
    if (bannersBeside(element).length > 1) {
      warnOnce(`<${element.localName}> is on this page more than once; only the first is shown.`);
      notify();
    }
    return notify;
  }, [element]);
  return (bannersBeside(element)[0] ?? element) === element;
}

const bannersBeside = (element: HTMLElement) =>
  (element.getRootNode() as Document | ShadowRoot).querySelectorAll(element.localName);
