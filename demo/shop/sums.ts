import { html } from 'hono/html';
import { moneyText } from './money-text.js';

const optionsText = (options: Readonly<Record<string, string>> = {}) =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

interface Field {
  readonly name: string;
  readonly value: string;
}
/** What a line says under its name: what was chosen, and what the form had besides. Technical names begin with `_`. */
export const choiceText = (options: Readonly<Record<string, string>> = {}, fields: readonly Field[] = []) =>
  [
    optionsText(options),
    ...fields.filter(({ name }) => !name.startsWith('_')).map((each) => `${each.name}: ${each.value}`),
  ]
    .filter(Boolean)
    .join(', ');

interface Sums {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}
const sumRow = (name: string, cents: number, currency: string) =>
  html`<div class="sum">
    <dt>${name}</dt>
    <dd>${moneyText(cents, currency)}</dd>
  </div>`;
export const sumsList = (sums: Sums, currency: string, isShipped: boolean) =>
  html`<dl class="sums">
    ${sumRow('Subtotal', sums.subtotalCents, currency)}
    ${sums.discountCents > 0 ? sumRow('Discount', -sums.discountCents, currency) : ''}
    ${isShipped ? sumRow('Shipping', sums.shippingCents, currency) : ''}
    ${sums.taxCents > 0 ? sumRow('Tax', sums.taxCents, currency) : ''} ${sumRow('Total', sums.totalCents, currency)}
  </dl>`;
