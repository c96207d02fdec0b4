import { useLayoutEffect, useRef } from 'react';
import type { product as declaration } from './declaration.js';
import { stockOf } from '../../shared/commerce/product/availability.js';
import type { Product } from '../../shared/commerce/product/product.js';
import type { Selector } from '../../shared/commerce/product/select-variant.js';
import type { Host } from '../../shared/declaration/derived-types.js';
import { write } from '../../shared/platform/html/written.js';
import { useFeature } from '../hooks/use-feature.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import type { StateOf } from './features/mark-value.js';
import { canBuy, type Facts, FIELDS } from './logic/facts.js';
import { variantNamed } from './logic/variant-address.js';
import { formControls } from './product-form.js';
import { choosing, readSelection, writeHidden } from './option-controls.js';
import type { Message } from './use-cart-form.js';
import type { Chosen } from './use-choice.js';

/** Fields that are not shown while they are empty. */
const HIDDEN_WHEN_EMPTY: readonly string[] = ['sale-price', 'original-price', 'subscription', 'badge'];

/** Hooks of this product, not of another one inside it. */
const hooks = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll<HTMLElement>(`[${name}]`)].filter((hook) => hook.closest('sq-product') === element);

function writePrice(hook: HTMLElement, { price }: Facts, currency: string): void {
  if (!price) return;
  const attributes = { amount: price.amount, original: price.original, from: price.from || undefined, currency };
  for (const [name, value] of Object.entries(attributes))
    write(hook, name, value === undefined ? null : value === true ? '' : String(value));
}

/**
 * Writes what is known into the author's fields. What already says the same is not touched: on a page whose server has
 * printed the facts, nothing is written before a choice. An `sq-price` as a field gets attributes in place of text.
 */
function writeFields(element: HTMLElement, facts: Facts, currency: string): void {
  for (const hook of hooks(element, 'data-sq-field')) {
    const field = FIELDS.find((name) => name === hook.dataset['sqField']);
    const text = field && facts.fields[field];
    if (field === undefined || text === undefined) continue;
    if (hook.localName === 'sq-price') {
      writePrice(hook, facts, currency);
      continue;
    }
    if (HIDDEN_WHEN_EMPTY.includes(field)) write(hook, 'hidden', text === '' ? '' : null);
    if (text === '' && hook.hidden) continue;
    if (hook.textContent.trim() !== text) write(hook, '#text', text);
  }
}

/** Shows and hides the author's elements with `data-sq-if`: the name of a condition, or `not-` and the name. */
function writeConditions(element: HTMLElement, holds: Readonly<Record<string, boolean>>): void {
  for (const hook of hooks(element, 'data-sq-if')) {
    const [, not, name = ''] = /^(not-)?(.*)$/.exec(hook.dataset['sqIf']?.trim() ?? '') ?? [];
    const value = holds[name];
    if (value !== undefined) write(hook, 'hidden', value === Boolean(not) ? '' : null);
  }
}

/** The visitor cannot order more than there is; an author's own smaller limit stays. Takes the limit away for `Infinity`. */
function limitQuantity(element: HTMLElement, stock: number): void {
  for (const input of formControls(element)) {
    if (!(input instanceof HTMLInputElement) || input.name !== 'quantity') continue;
    if (input.dataset['sqMax'] === undefined) write(input, 'data-sq-max', input.max);
    const own = input.dataset['sqMax'] ?? '';
    const limit = Math.min(Number(own || Infinity), stock > 0 ? stock : Infinity);
    write(input, 'max', Number.isFinite(limit) ? String(limit) : own || null);
    if (Number(input.value) > limit) input.value = String(limit);
  }
}

/** What choosing a value would lead to, with the other choices as they are. `option`: `undefined` for a whole variant. */
function stateIn({ product, selector }: Source, element: HTMLElement): StateOf {
  const states = selector.states(readSelection(element, product));
  return (value, option) => {
    if (option !== undefined) return states[option]?.get(value) ?? 'missing';
    const variant = variantNamed(product, value);
    return !variant ? 'missing' : canBuy(product, variant) ? 'available' : 'sold-out';
  };
}

interface Source {
  readonly product: Product;
  readonly selector: Selector;
}
interface Options {
  readonly host: Host<typeof declaration>;
  readonly source: Source | undefined;
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
    for (const button of formControls(element))
      if (button.matches('[type=submit], button:not([type])')) write(button, 'aria-disabled', isOff ? 'true' : null);
    if (!source || !facts) return;
    writeFields(element, facts, currency);
    const notes = { available: '', 'sold-out': say('valueSoldOut'), missing: say('valueMissing') };
    mark?.(choosing(element, source.product), stateIn(source, element), notes);
    limitQuantity(element, variant && source.product.type !== 'digital' ? stockOf(variant) : Infinity);
    // As the form came it names what its author wants; nothing of an earlier choice stays.
    if (variant?.sku || chosen.cause !== 'start') writeHidden(element, variant ?? { id: '', sku: '' });
  }, [source, chosen, message, currency, children, mark, facts?.fields.subscription]); // eslint-disable-line react-hooks/exhaustive-deps -- the rest follows from these

  useLayoutEffect(() => {
    if (!source || !mark) return;
    return () => mark(choosing(element, source.product));
  }, [element, source, mark]);

  const wanted = useRef(variant);
  const showImage = useFeature(source !== undefined && element.querySelector('sq-gallery') !== null, loadShowImage);
  useLayoutEffect(() => {
    wanted.current = variant;
    // The page as it came shows what its author wants.
    if (variant && chosen.cause !== 'start') showImage?.(element, variant, () => wanted.current === variant);
  }, [element, variant, showImage]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each variant
}
