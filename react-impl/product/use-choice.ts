import { useLayoutEffect, useRef, useState } from 'react';
import type { Product, Variant } from '../../shared/commerce/product/product.js';
import type { Selector } from '../../shared/commerce/product/select-variant.js';
import { replaceEntry } from '../hooks/history-entries.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import type { Choice } from './logic/facts.js';
import { addressWith, readVariant } from './logic/variant-address.js';
import { formControls } from './product-form.js';
import { readChoice, rememberChoice, writeChoice } from './option-controls.js';

/**
 * Why the choice is what it is: `start`, as the author's form came; `page`, by the address at the start or by a method;
 * `visitor`, by a control, or by Back and Forward.
 */
type Cause = 'start' | 'page' | 'visitor';
export interface Chosen extends Choice {
  readonly cause: Cause;
}

interface Source {
  readonly product: Product;
  readonly selector: Selector;
}
const NOTHING: Chosen = { variant: undefined, isComplete: false, cause: 'start' };

/**
 * The chosen variant. The controls of the form hold it: they are read after each change, and set when the address names a
 * variant, at the start and after Back. A script may set them silently: who buys has them read again. A choice of the visitor is written into the address of the page's own entry in the
 * history: Back leaves the page, however many variants were looked at.
 */
export function useChoice(
  element: HTMLElement,
  source: Source | undefined,
  address: 'variant' | 'options' | 'none',
  onChange: () => void,
): [Chosen, (variant: Variant) => void, () => void] {
  const [chosen, setChosen] = useState(NOTHING);
  const latest = useLatest(chosen);
  const restore = useRef(() => {});
  const path = useRef(location.pathname);

  const read = (cause: Cause, isEntry = cause === 'visitor') => {
    if (!source) return;
    const choice = readChoice(element, source.product, source.selector);
    const { variant } = choice;
    const before = latest.current;
    const isOther = variant !== before.variant;
    if (isEntry && isOther && variant && address !== 'none')
      replaceEntry(history.state, addressWith(location.href, source.product, variant, address));
    // The same again, or another quantity, is no news; the marks of the values may still have changed.
    const isNews = isOther || choice.isComplete !== before.isComplete;
    setChosen({ ...choice, cause: isNews ? cause : before.cause });
  };
  const write = (variant: Variant, cause: Cause) => {
    if (source) writeChoice(element, source.product, variant);
    read(cause);
  };
  const named = () => (source && address !== 'none' ? readVariant(location.search, source.product) : undefined);

  useLayoutEffect(() => {
    if (!source) return;
    restore.current = rememberChoice(element, source.product);
    const variant = named();
    if (variant) write(variant, 'page');
    else read('start');
  }, [element, source]); // eslint-disable-line react-hooks/exhaustive-deps -- the form is read once for each product
  const handleChange = () => {
    read('visitor');
    onChange();
  };
  useListener(element, 'change', handleChange);
  // A control that names the form may stand anywhere.
  useListener(element.ownerDocument, 'change', ({ target }) => {
    if (formControls(element).includes(target as Element) && !element.contains(target as Element)) handleChange();
  });
  useListener(element, 'reset', () => void setTimeout(handleChange));
  useListener(address === 'none' ? undefined : window, 'popstate', () => {
    if (!source || location.pathname !== path.current) return;
    const variant = named();
    if (variant) writeChoice(element, source.product, variant);
    else restore.current();
    read('visitor', false);
  });
  return [chosen, (variant) => write(variant, 'page'), () => read('page')];
}
