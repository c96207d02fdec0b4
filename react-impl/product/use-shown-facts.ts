import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useRef } from 'react';
import type { product as declaration } from '../../elements/sq-product/declaration.js';
import { stockOf } from '../../shared/commerce/product/availability.js';
import type { Product } from '../../shared/commerce/product/product.js';
import type { Selector } from '../../shared/commerce/product/select-variant.js';
import type { Host } from '../../shared/declaration/derived-types.js';
import { useFeature } from '../hooks/use-feature.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import type { Facts } from './logic/facts.js';
import { markValues } from './mark-values.js';
import { valuesIn, writeHidden } from './option-controls.js';
import type { Message } from './use-cart-form.js';
import type { Chosen } from './use-choice.js';
import { limitQuantity, writeConditions, writeFields } from './write-fields.js';

interface Options {
  readonly host: Host<typeof declaration>;
  readonly source: { readonly product: Product; readonly selector: Selector } | undefined;
  readonly chosen: Chosen;
  readonly facts: Facts | undefined;
  readonly currency: string;
  readonly say: (key: 'valueSoldOut' | 'valueMissing') => string;
  readonly message: Message['kind'] | undefined;
}

const loadShowImage = () => import('./features/show-image.js');
const loadMark = () => import('./features/mark-value.js');

/** Conditions that are states of the element as well. */
const STATES = ['on-sale', 'sold-out', 'subscription', 'pending'] as const;

/** Keeps the author's elements in step: fields, values of options, quantity, button, images and states. */
export function useShownFacts({ host, source, chosen, facts, currency, say, message }: Options): void {
  const { element, internals } = host;
  const children = useLightChildren(element);
  const { variant } = chosen;
  const holds: Readonly<Record<string, boolean>> = {
    ...facts?.holds,
    added: message === 'added',
    pending: message === 'adding',
  };
  // What can be chosen is the same without the marks.
  const mark = useFeature((source?.product.variants.length ?? 0) > 1, loadMark);
  useLayoutEffect(() => {
    for (const name of STATES)
      if (holds[name]) internals.states.add(name);
      else internals.states.delete(name);
    writeConditions(element, holds);
    const isOff = holds['pending'] || (facts && !facts.holds['in-stock']);
    for (const button of element.querySelectorAll('form [type=submit], form button:not([type])'))
      write(button, 'aria-disabled', isOff ? 'true' : null);
    if (!source || !facts) return;
    writeFields(element, facts, currency);
    const notes = { 'sold-out': say('valueSoldOut'), missing: say('valueMissing') };
    if (mark) markValues(element, source, notes, mark);
    limitQuantity(element, variant && source.product.type !== 'digital' ? stockOf(variant) : Infinity);
    // As the form came it names what its author wants; nothing of an earlier choice stays.
    if (variant?.sku || chosen.cause !== 'start') writeHidden(element, variant ?? { id: '', sku: '' });
  }, [source, chosen, message, currency, children, mark, facts?.fields.subscription]); // eslint-disable-line react-hooks/exhaustive-deps -- the rest follows from these

  useLayoutEffect(() => {
    if (!source || !mark) return;
    return () => {
      for (const { control } of valuesIn(element, source.product)) mark(control, 'available', '');
    };
  }, [element, source, mark]);

  const wanted = useRef(variant);
  const showImage = useFeature(source !== undefined && element.querySelector('sq-gallery') !== null, loadShowImage);
  useLayoutEffect(() => {
    wanted.current = variant;
    // The page as it came shows what its author wants.
    if (variant && chosen.cause !== 'start') showImage?.(element, variant, () => wanted.current === variant);
  }, [element, variant, showImage]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each variant
}
