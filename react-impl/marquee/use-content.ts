import { useMemo } from 'react';
import { useSubscription } from '../hooks/use-subscription.js';

const INTERACTIVE = 'a, button, input, select, textarea, summary, [tabindex]';

/** The author's text, updated when it changes, and whether it contains something to click or focus. */
export function useContent(element: HTMLElement): { text: string; interactive: boolean } {
  const content = useMemo(
    () => ({
      // One string, so that an unchanged content is the same value.
      get: () => `${element.querySelector(INTERACTIVE) ? '1' : '0'}${element.textContent.replace(/\s+/g, ' ').trim()}`,
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element, { childList: true, characterData: true, subtree: true });
        return () => observer.disconnect();
      },
    }),
    [element],
  );
  const value = useSubscription(content.subscribe, content.get);
  return { text: value.slice(1), interactive: value.startsWith('1') };
}
