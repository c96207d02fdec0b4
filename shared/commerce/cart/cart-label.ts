/** Above this the exact number says nothing any more (storefront §4 "Cart indicator"). */
const MAX_SHOWN = 100;

export interface CartLabel {
  /** What the badge shows. */
  readonly shown: string;
  /** Which text of the catalogue names it. */
  readonly key: 'itemsOne' | 'items' | 'itemsOver';
}

export function cartLabel(items: number): CartLabel {
  if (items > MAX_SHOWN) return { shown: `${MAX_SHOWN}+`, key: 'itemsOver' };
  return { shown: String(items), key: items === 1 ? 'itemsOne' : 'items' };
}
