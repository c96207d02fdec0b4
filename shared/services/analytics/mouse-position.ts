import { createStore, onePerPage, type Store } from '../../platform/store.js';

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Where the mouse of a signed-in account is in the viewport: kept in memory, told to nobody (ambiguity A91). */
export const mousePosition = (): Store<Position | undefined> =>
  onePerPage('mouse-position', () => createStore<Position | undefined>(undefined));

export function followMouse(signal: AbortSignal): void {
  const follow = ({ clientX, clientY }: MouseEvent) => mousePosition().set({ x: clientX, y: clientY });
  document.addEventListener('mousemove', follow, { passive: true, signal });
  signal.addEventListener('abort', () => mousePosition().set(undefined));
}
