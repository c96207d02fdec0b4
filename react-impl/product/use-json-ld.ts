import { useLayoutEffect } from 'react';
import type { Product, Variant } from '../../shared/commerce/product/product.js';
import { useFeature } from '../hooks/use-feature.js';
import type { Facts } from './logic/facts.js';

const loadFeature = () => import('./features/json-ld.js');

/** Keeps the product's own JSON-LD in step with the chosen variant, where the author has put it inside. */
export function useJsonLd(
  element: HTMLElement,
  product: Product | undefined,
  variant: Variant | undefined,
  facts: Facts | undefined,
  currency: string,
): void {
  const isNeeded = variant !== undefined && element.querySelector('script[type="application/ld+json"]') !== null;
  const write = useFeature(isNeeded, loadFeature);
  useLayoutEffect(() => {
    if (!variant || !facts?.price) return;
    const { price, holds } = facts;
    write?.(element, { amount: price.amount, currency, isSoldOut: holds['sold-out'], sku: variant.sku });
  }, [write, product, variant, currency]); // eslint-disable-line react-hooks/exhaustive-deps -- the facts follow from these
}
