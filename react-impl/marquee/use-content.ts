import { useMemo } from 'react';
import { useSubscription } from '../hooks/use-subscription.js';
import type { MarqueeItem } from './read-items.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

const INTERACTIVE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const MEDIA = 'img, svg, picture, video, canvas, iframe';
/** What an editor puts around a line: it has no looks. */
const PLAIN = ':scope > p, br';

export interface Content {
  /** Without the white space that is not shown. */
  readonly text: string;
  readonly isEmpty: boolean;
  /** Whether the author has put nothing inside, and items are shown in its place. */
  readonly isOwn: boolean;
  /** Whether there is something to click or focus. */
  readonly isInteractive: boolean;
  /** Whether it has elements, so that a copy must have their looks. */
  readonly isRich: boolean;
}

function read(element: HTMLElement, items: readonly MarqueeItem[]): Content {
  const text = element.textContent.replace(/\s+/g, ' ').trim();
  if (text === '' && element.querySelector(MEDIA) === null)
    return {
      text: '',
      isEmpty: items.length === 0,
      isOwn: true,
      isInteractive: items.some(({ linkTo }) => linkTo !== ''),
      isRich: items.length > 0,
    };
  return {
    text,
    isEmpty: false,
    isOwn: false,
    isInteractive: element.querySelector(INTERACTIVE) !== null,
    isRich: element.querySelectorAll('*').length > element.querySelectorAll(PLAIN).length,
  };
}

/** What moves: the author's content, or items in its place; another object when it or its looks may have changed. */
export function useContent(element: HTMLElement, items: readonly MarqueeItem[]): Content {
  const source = useMemo(() => {
    let content: Content | undefined;
    return {
      get: () => (content ??= read(element, items)),
      subscribe(listener: () => void) {
        const update = () => {
          const [before, next] = [content, read(element, items)];
          // Plain text has no looks of its own.
          if (before && !before.isRich && !next.isRich && before.text === next.text) return;
          content = next;
          listener();
        };
        const observer = new MutationObserver(update);
        observer.observe(element, { childList: true, characterData: true, attributes: true, subtree: true });
        // Themes of the page.
        observer.observe(document.documentElement, { attributeFilter: ['class', 'style', 'data-theme'] });
        observer.observe(ofDocument('body'), { attributeFilter: ['class', 'data-theme'] });
        const dark = matchMedia('(prefers-color-scheme: dark)');
        dark.addEventListener('change', update);
        // An image that had no size until it was loaded.
        element.addEventListener('load', update, true);
        return () => {
          observer.disconnect();
          dark.removeEventListener('change', update);
          element.removeEventListener('load', update, true);
        };
      },
    };
  }, [element, items]);
  return useSubscription(source.subscribe, source.get);
}
