import { write } from '../../shared/platform/html/written.js';

/** How long an item takes to open or close, in ms (widgets §9 "Blocks"). */
export const DURATION_MS = 250;

export interface Move {
  readonly item: HTMLDetailsElement;
  readonly open: boolean;
}

const running = new WeakMap<Element, Animation>();

/** The used height in the terms of the item's own `box-sizing`. */
const heightOf = ({ item }: Move) => getComputedStyle(item).blockSize;

/** The item has its last state already, and keeps its content until the end where it closes. */
async function animate({ item, open }: Move, from: string, to: string): Promise<boolean> {
  let isLast = true;
  if (from !== to && to.endsWith('px')) {
    item.open = true;
    write(item, 'data-sq-moving', open ? 'open' : 'close');
    // It fills: the last height stays until the item is closed, however late the browser tells of the end.
    const animation = item.animate(
      { blockSize: [from, to] },
      { duration: DURATION_MS, easing: 'ease', fill: 'forwards' },
    );
    running.set(item, animation);
    isLast = await animation.finished.then(
      () => running.delete(item),
      () => false,
    );
    if (isLast) {
      item.open = open;
      animation.cancel();
    }
  }
  if (isLast) write(item, 'data-sq-moving', null);
  return isLast;
}

/**
 * Opens and closes `<details>`. Their heights move, unless `still`, under reduced motion, and where they are not rendered.
 * All are measured together: each measurement after a change lays out the page anew. Each result comes at the end of its
 * motion; `false`: another one has begun meanwhile.
 */
export function moveItems(moves: readonly Move[], still: boolean): readonly Promise<boolean>[] {
  const isStill = still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const heights = () => (isStill ? [] : moves.map(heightOf));
  const from = heights();
  for (const { item, open } of moves) {
    running.get(item)?.cancel();
    running.delete(item);
    item.open = open;
  }
  const to = heights();
  return moves.map((move, index) => animate(move, from[index] ?? '', to[index] ?? ''));
}
