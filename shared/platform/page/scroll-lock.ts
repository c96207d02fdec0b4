import { onePerPage } from '../store.js';
import { ofDocument } from './script-global.js';

/** How many locks there are, and how to end what they do. */
const lock = () => onePerPage('scroll-lock', () => ({ count: 0, undo: () => {} }));

/**
 * What scrolls the page. The browser takes the overflow of the page from the root, and where that has none from the body
 * (https://drafts.csswg.org/css-overflow-3/#overflow-propagation): set on the other one, it would make the body a box that
 * scrolls by itself, and the page would go to its top. Beside the root, a body of a height of its own may be such a box.
 */
function scrolled(): HTMLElement[] {
  const body = ofDocument('body');
  const root = ofDocument('documentElement');
  const { overflow, overflowY } = getComputedStyle(body);
  if (getComputedStyle(root).overflow === 'visible') return [overflow === 'visible' ? root : body];
  return /auto|scroll/.test(overflowY) && body.scrollHeight > body.clientHeight ? [root, body] : [root];
}

/**
 * The rules that stop the page. The space of a scrollbar is kept: padding in its place would not move what is fixed, nor is
 * it known on which side the scrollbar was.
 */
function rules(): string {
  const body = ofDocument('body');
  const root = ofDocument('documentElement');
  const boxes = scrolled();
  const rule = (selector: string, box: HTMLElement, hasScrollbar: boolean, more = '') => {
    const keepsSpace = hasScrollbar && getComputedStyle(box).scrollbarGutter === 'auto';
    // The ids make it count more than a rule of the page. Nothing has them: an id has no space.
    return `${selector}:not(#no\\ id#no\\ id#no\\ id) {
      ${boxes.includes(box) ? 'overflow: hidden !important;' : ''}
      ${keepsSpace ? 'scrollbar-gutter: stable !important;' : ''}
      ${more}
    }`;
  };
  return [
    // A finger that pulls a dialog down must not load the page again. On the dialog itself this style would also keep the
    // finger from what is out of view on an enlarged page (https://github.com/w3c/csswg-drafts/issues/12919).
    rule(':root', root, innerWidth > root.clientWidth, 'overscroll-behavior: contain !important;'),
    rule('body', body, boxes.length > 1 && body.offsetWidth > body.clientWidth),
  ].join('\n');
}

/**
 * Stops it by a style sheet: a `style` attribute belongs to the author and to other scripts, which may read, write or copy
 * it at any time, so that nothing in it can be put back later.
 */
function stopScrolling(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  const sheets = ofDocument('adoptedStyleSheets');
  sheets.push(sheet);
  return () => {
    if (sheets.includes(sheet)) sheets.splice(sheets.indexOf(sheet), 1);
  };
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
