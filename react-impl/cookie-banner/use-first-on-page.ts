import { useLayoutEffect } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { createStore, onePerPage } from '../../shared/platform/store.js';
import { useStore } from '../hooks/use-store.js';

/** Counts the comings and goings of banners, so that the others look again. */
const changes = () => onePerPage('cookie-banners', () => createStore(0));

/** Two banners would lie on each other and ask twice: the page's first one asks. */
export function useFirstOnPage(element: HTMLElement): boolean {
  useStore(changes());
  useLayoutEffect(() => {
    const tell = () => changes().set(changes().get() + 1);
    if (all(element).length > 1) {
      warnOnce(`<${element.localName}> is on this page more than once; only the first is shown.`);
      tell();
    }
    return tell;
  }, [element]);
  return (all(element)[0] ?? element) === element;
}

const all = (element: HTMLElement) =>
  (element.getRootNode() as Document | ShadowRoot).querySelectorAll(element.localName);
