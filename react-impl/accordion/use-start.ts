import { useLayoutEffect, useState } from 'react';
import type { AccordionState } from './create-state.js';
import { itemsOf } from './items.js';
import { readOpen } from './remembered.js';

/**
 * Opens what is to be open as soon as there are items: what is remembered, or else the first item if it shall. Returns
 * whether that is done. Later items are recorded as they come.
 */
export function useStart(
  element: HTMLElement,
  state: AccordionState,
  children: readonly Element[],
  { remember, openFirst }: { readonly remember: boolean; readonly openFirst: boolean },
): boolean {
  const [isStarted, setStarted] = useState(false);
  useLayoutEffect(() => {
    const items = itemsOf(element);
    if (!isStarted && items.length > 0) {
      const open = remember ? readOpen(element) : undefined;
      if (open)
        state.set(
          items.map((item, index) => ({ item, open: open.includes(index) })),
          true,
        );
      else if (openFirst) state.set([{ item: items[0]!, open: true }], true);
      setStarted(true);
    }
    state.meet(items);
  }, [element, state, children, isStarted]); // eslint-disable-line react-hooks/exhaustive-deps -- the settings count at the start only
  return isStarted;
}
