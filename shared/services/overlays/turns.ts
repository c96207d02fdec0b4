import { createStore, onePerPage } from '../../platform/store.js';

/** How many overlays that nobody has asked for are shown: the consent notice, and popups. */
export const turns = () => onePerPage('overlay-turns', () => createStore(0));

/** To be called when such an overlay is shown: others wait until the returned function is called. */
export function takeTurn(): () => void {
  const count = turns();
  count.set(count.get() + 1);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    count.set(count.get() - 1);
  };
}
