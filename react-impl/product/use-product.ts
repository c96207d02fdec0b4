import { useLayoutEffect, useMemo, useState } from 'react';
import { readProduct } from '../../shared/commerce/product/read-product.js';
import { textOf } from '../../shared/commerce/product/read-variants.js';
import type { Product } from '../../shared/commerce/product/product.js';
import { createSelector, type Selector } from '../../shared/commerce/product/select-variant.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import type { Item } from '../../shared/platform/page/fields/context-fields.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import type { Data } from '../../shared/platform/page/unknown-values.js';
import { useFeature } from '../hooks/use-feature.js';
import { itemIdIn } from './product-form.js';

const loadFeature = () => import('./features/load-product.js');

function readScript(element: HTMLElement): unknown {
  const script = element.querySelector('script[data-sq-product]');
  if (!script) return undefined;
  try {
    return JSON.parse(script.textContent);
  } catch (error) {
    warnOnce(`${nameOf(element)}: its data cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}

/** The item of the page, unless the block is for another product: one in a quick view, or a related one. */
function itemOfPage(itemId: string): Item | undefined {
  const { item } = pageContext();
  const id = textOf(item?.id);
  return itemId && id && id !== itemId ? undefined : item;
}

/**
 * The product, from the attribute, the address, the script inside or the item of the page, in this order, and what finds
 * its variants. `undefined` while there is none: the author's HTML then stays as it is.
 */
export function useProduct(
  element: HTMLElement,
  given: Data | undefined,
  src: string,
  itemId: string,
): { readonly product: Product; readonly selector: Selector } | undefined {
  const load = useFeature(!given && src !== '', loadFeature);
  const [loaded, setLoaded] = useState<Data>();
  useLayoutEffect(() => {
    if (!load) return;
    const stop = new AbortController();
    void load(src, stop.signal).then((data) => stop.signal.aborted || setLoaded(data));
    return () => stop.abort();
  }, [load, src]);
  return useMemo(() => {
    const data = given ?? (src ? loaded : (readScript(element) ?? itemOfPage(itemId || itemIdIn(element))));
    const product = readProduct(data);
    if (!product) return undefined;
    if (product.problems.length > 0) warnOnce(`${nameOf(element)}: ${product.problems.join(' ')}`);
    return { product, selector: createSelector(product) };
  }, [element, given, src, loaded, itemId]);
}
