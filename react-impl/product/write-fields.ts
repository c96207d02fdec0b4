import { FIELDS, type Facts } from './logic/facts.js';
import { write } from '../../shared/platform/html/written.js';

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
export function writeFields(element: HTMLElement, facts: Facts, currency: string): void {
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
export function writeConditions(element: HTMLElement, holds: Readonly<Record<string, boolean>>): void {
  for (const hook of hooks(element, 'data-sq-if')) {
    const [, not, name = ''] = /^(not-)?(.*)$/.exec(hook.dataset['sqIf']?.trim() ?? '') ?? [];
    const value = holds[name];
    if (value !== undefined) write(hook, 'hidden', value === Boolean(not) ? '' : null);
  }
}

/** The visitor cannot order more than there is; an author's own smaller limit stays. Takes the limit away for `Infinity`. */
export function limitQuantity(element: HTMLElement, stock: number): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('form input[name=quantity]')) {
    if (input.dataset['sqMax'] === undefined) write(input, 'data-sq-max', input.max);
    const own = input.dataset['sqMax'] ?? '';
    const limit = Math.min(Number(own || Infinity), stock > 0 ? stock : Infinity);
    write(input, 'max', Number.isFinite(limit) ? String(limit) : own || null);
    if (Number(input.value) > limit) input.value = String(limit);
  }
}
