import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';
import { isObject } from '../../shared/platform/page/unknown-values.js';

/** Tells the accordions of a page apart, also after a reload: the id, else which of them it is. */
const keyOf = (element: Element) =>
  `sq-accordion:${location.pathname}:${element.id || [...document.querySelectorAll(element.localName)].indexOf(element)}`;

/** Which items were open, by their number; `undefined`: nothing is remembered. */
export function readOpen(element: Element): readonly unknown[] | undefined {
  const text = inSessionStorage((storage) => storage.getItem(keyOf(element)));
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isObject(data) || !Array.isArray(data) ? undefined : data;
  } catch {
    return undefined;
  }
}

export function writeOpen(element: Element, open: readonly boolean[]): void {
  const numbers = open.flatMap((isOpen, index) => (isOpen ? [index] : []));
  inSessionStorage((storage) => storage.setItem(keyOf(element), JSON.stringify(numbers)));
}
