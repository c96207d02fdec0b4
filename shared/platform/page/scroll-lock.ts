import { onePerPage } from '../store.js';

/** How many locks there are, and how to take their styles away. */
const lock = () => onePerPage('scroll-lock', () => ({ count: 0, undo: () => {} }));

/** Sets a style that outranks those of the page. Returns how to put back what was there. */
function setStyle(element: HTMLElement, name: string, value: string): () => void {
  const { style } = element;
  const hadStyle = element.hasAttribute('style');
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, 'important');
  return () => {
    style.setProperty(name, ...before);
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

/**
 * What scrolls the page. The browser takes the overflow of the page from the root, and where that has none from the body
 * (https://drafts.csswg.org/css-overflow-3/#overflow-propagation): set on the other one, it would make the body a box that
 * scrolls by itself, and the page would go to its top. Beside the root, a body of a height of its own may be such a box.
 */
function scrolled(): HTMLElement[] {
  const { body, documentElement: root } = document;
  const { overflow, overflowY } = getComputedStyle(body);
  if (getComputedStyle(root).overflow === 'visible') return [overflow === 'visible' ? root : body];
  return /auto|scroll/.test(overflowY) && body.scrollHeight > body.clientHeight ? [root, body] : [root];
}

/**
 * The space of a scrollbar is kept. Padding in its place would not move what is fixed, nor is it known on which side the
 * scrollbar was.
 */
function stopScrolling(): () => void {
  const { body, documentElement: root } = document;
  const boxes = scrolled();
  const keeps = (box: HTMLElement, hasScrollbar: boolean) =>
    hasScrollbar && getComputedStyle(box).scrollbarGutter === 'auto' ? setStyle(box, 'scrollbar-gutter', 'stable') : [];
  const undo = [
    keeps(root, innerWidth > root.clientWidth),
    boxes.length > 1 ? keeps(body, body.offsetWidth > body.clientWidth) : [],
    ...boxes.map((box) => setStyle(box, 'overflow', 'hidden')),
    // A finger that pulls a dialog down must not load the page again. On the dialog itself this style would also keep the
    // finger from what is out of view on an enlarged page (https://github.com/w3c/csswg-drafts/issues/12919).
    setStyle(root, 'overscroll-behavior', 'contain'),
  ].flat();
  // The last first: what is put back is what each has found.
  return () => undo.reverse().forEach((each) => each());
}

/** Stops the page from scrolling, without moving anything on it, until all who have called this have called what it returns. */
export function lockScroll(): () => void {
  const state = lock();
  if (state.count++ === 0) state.undo = stopScrolling();
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    if (--state.count === 0) state.undo();
  };
}
