/** Larger numbers are shown as "100+" (storefront §4 "Cart indicator"). */
const MAX_SHOWN = 100;

export interface CartLabel {
  /** What the badge shows. */
  readonly shown: string;
  /** Key of the accessible name in the message catalogue. */
  readonly key: 'itemsOne' | 'items' | 'itemsOver';
}

/** The badge and the name for a number of items. */
export function cartLabel(items: number): CartLabel {
  if (items > MAX_SHOWN) return { shown: `${MAX_SHOWN}+`, key: 'itemsOver' };
  return { shown: String(items), key: items === 1 ? 'itemsOne' : 'items' };
}
