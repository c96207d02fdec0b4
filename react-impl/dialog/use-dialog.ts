import { useMemo } from 'react';
import { useSubscription } from '../hooks/use-subscription.js';

const asDialog = (element: Element | null | undefined) => (element instanceof HTMLDialogElement ? element : null);

/**
 * The dialog that follows an empty block, which is no question made of attributes: editors put the block into a paragraph, which ends where a dialog begins
 * (https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element).
 */
function pushedOut(element: HTMLElement): HTMLDialogElement | null {
  if (element.firstElementChild || element.matches('[heading], [message]')) return null;
  const { nextElementSibling, parentElement } = element;
  return asDialog(nextElementSibling ?? (parentElement?.localName === 'p' ? parentElement.nextElementSibling : null));
}

/** The author's `<dialog>`, also when it is added or replaced later. Dialogs of other blocks inside are not meant. */
export function useDialog(element: HTMLElement): HTMLDialogElement | null {
  const source = useMemo(
    () => ({
      get: () =>
        [...element.querySelectorAll('dialog')].find((each) => each.closest(element.localName) === element) ??
        pushedOut(element),
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element, { childList: true, subtree: true });
        return () => observer.disconnect();
      },
    }),
    [element],
  );
  return useSubscription(source.subscribe, source.get);
}
