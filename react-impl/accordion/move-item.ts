/** How long an item takes to open or close, in ms (widgets §9 "Blocks"). */
export const DURATION_MS = 250;

const running = new WeakMap<Element, Animation>();

/**
 * Opens or closes a `<details>`. Its height moves, unless `still`, under reduced motion, and where it is not rendered. An
 * item that closes keeps its content until the end. Resolves at the end; `false`: another move has begun meanwhile.
 */
export async function moveItem(item: HTMLDetailsElement, open: boolean, still: boolean): Promise<boolean> {
  /** The used height in the terms of the item's own `box-sizing`. */
  const height = () => getComputedStyle(item).blockSize;
  const from = height();
  running.get(item)?.cancel();
  running.delete(item);
  item.open = open;
  const to = height();
  let isLast = true;
  if (!still && from !== to && to.endsWith('px') && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    item.open = true;
    item.dataset['sqMoving'] = open ? 'open' : 'close';
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
  if (isLast) delete item.dataset['sqMoving'];
  return isLast;
}
