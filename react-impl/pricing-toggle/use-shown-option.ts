import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';

export const OPTIONS = ['left', 'right'] as const;
export type Option = (typeof OPTIONS)[number];

/** Those that belong to this toggle, and not to one inside it. */
export const contentOf = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('[data-option="left"], [data-option="right"]')].filter(
    (each) => each.parentElement?.closest(element.localName) === element,
  );

/**
 * Hides the content of the other option, also of content that is added later. What the author has hidden stays hidden. On
 * paper, and after the block has left the page, everything is there.
 */
export function useShownOption(element: HTMLElement, shown: Option): void {
  useLayoutEffect(() => {
    const hidden = new Set<HTMLElement>();
    const showAll = () => {
      for (const each of hidden) write(each, 'hidden', null);
      hidden.clear();
    };
    const hideOther = () => {
      for (const each of contentOf(element)) {
        if (each.dataset['option'] === shown || each.hidden) continue;
        write(each, 'hidden', '');
        hidden.add(each);
      }
    };
    const observer = new MutationObserver(hideOther);
    observer.observe(element, { childList: true, subtree: true });
    hideOther();
    addEventListener('beforeprint', showAll);
    addEventListener('afterprint', hideOther);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', showAll);
      removeEventListener('afterprint', hideOther);
      showAll();
    };
  }, [element, shown]);
}
