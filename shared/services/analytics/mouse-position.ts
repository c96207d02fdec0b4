import { createStore, onePerPage, type Store } from '../../platform/store.js';

export interface Position {
  /** CSS px from the left edge of the viewport. */
  readonly x: number;
  /** CSS px from the top edge of the viewport. */
  readonly y: number;
}

/** The mouse of a signed-in account: held in memory and never sent (ambiguity A91). `undefined` until it moves. */
export const mousePosition = (): Store<Position | undefined> =>
  onePerPage('mouse-position', () => createStore<Position | undefined>(undefined));

export function followMouse(signal: AbortSignal): void {
  const update = ({ clientX, clientY }: MouseEvent) => mousePosition().set({ x: clientX, y: clientY });
  document.addEventListener('mousemove', update, { passive: true, signal });
  signal.addEventListener('abort', () => mousePosition().set(undefined));
}
