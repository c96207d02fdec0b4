import { makeSheet } from '../../shared/platform/html/make-sheet.js';

/**
 * Rules that every block's shadow root has. The box that React renders into takes no part in layout. The focus has a ring
 * also where the page has no sheet with the tokens yet.
 */
export const hostSheet = makeSheet(
  ':host{display:block}:host([hidden]){display:none!important}#root{display:contents}' +
    '*,::before,::after{box-sizing:border-box}button{font:inherit;color:inherit}' +
    ':where(:focus-visible){outline:2px solid var(--sq-color-focus,currentColor);outline-offset:2px}' +
    '.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}' +
    '[data-icon]{stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
);

const copies = new WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>();

/** A constructed sheet belongs to one document: an element adopted by another (an iframe) needs copies. */
export function sheetFor(sheets: CSSStyleSheet[], owner: Document): CSSStyleSheet[] {
  const view = owner.defaultView;
  if (owner === document || !view) return sheets;
  const made = copies.get(owner) ?? new Map<CSSStyleSheet, CSSStyleSheet>();
  copies.set(owner, made);
  return sheets.map((sheet) => {
    let copy = made.get(sheet);
    if (!copy) {
      copy = new view.CSSStyleSheet();
      copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
      made.set(sheet, copy);
    }
    return copy;
  });
}
