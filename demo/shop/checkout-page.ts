import { html, raw } from 'hono/html';
import { toDecimal } from '../../shared/commerce/money/to-minor-units.js';
import type { BuyerField, DonatePage, Totals } from '@sq-blocks/backend';
import { everyText, moneyText } from './money-text.js';
import { problemNote, shopPage, type Html } from './shop-page.js';
import { choiceText, sumsList } from './sums.js';

interface Field {
  readonly name: BuyerField | 'amount';
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: string;
}
const BUYER_FIELDS: readonly Field[] = [
  { name: 'email', label: 'Email', autocomplete: 'email', type: 'email' },
  { name: 'name', label: 'Name', autocomplete: 'name' },
];
const ADDRESS_FIELDS: readonly Field[] = [
  { name: 'street', label: 'Street and number', autocomplete: 'street-address' },
  { name: 'city', label: 'Town', autocomplete: 'address-level2' },
  { name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code' },
  { name: 'country', label: 'Country', autocomplete: 'country-name' },
];

const fieldOf = ({ name, label, autocomplete, type = 'text' }: Field, value: string, error: string | undefined) =>
  html`<p class="field">
    <label for="${name}">${label}</label>
    ${error === undefined ? '' : html`<strong class="error" id="${name}-error">${error}</strong>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      maxlength="200"
      required
      ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
  </p>`;

export interface CheckoutPage {
  readonly title: string;
  /** Where the form is sent, with its query. */
  readonly action: string;
  /** The same for each attempt: a second one gets the order of the first. */
  readonly key: string;
  /** What the page says that it costs, in minor units; another sum is shown again before it is paid. */
  readonly totalCents?: number | undefined;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly problem?: string | undefined;
  readonly isShipped: boolean;
  /** What is bought. */
  readonly summary: Html;
  readonly button: string;
}

/** What to pay for, who pays, where to: one form. No field asks for a card. */
export function checkoutPage({
  title,
  action,
  key,
  totalCents,
  values,
  errors,
  problem,
  isShipped,
  summary,
  button,
}: CheckoutPage) {
  const fields = [...BUYER_FIELDS, ...(isShipped ? ADDRESS_FIELDS : [])];
  const count = Object.keys(errors).length;
  const note = problem ?? (count > 0 ? 'Please check the fields that are marked.' : undefined);
  return shopPage(
    title,
    '/checkout',
    html`${problemNote(note)}
      <form class="checkout" method="post" action="${action}">
        <input type="hidden" name="key" value="${key}" />
        ${totalCents === undefined ? '' : html`<input type="hidden" name="total" value="${totalCents}" />`} ${summary}
        ${fields.map((field) => fieldOf(field, values[field.name] ?? '', errors[field.name]))}
        <p class="soft">This is a shop for trying out: nothing is charged, and nobody asks for a card.</p>
        <button class="button">${button}</button>
      </form>`,
  );
}

export const cartSummary = (totals: Totals, currency: string) =>
  html`<ul class="lines">
      ${totals.lines.map(
        ({ product, variant, quantity, cents, additionalFields }) =>
          html`<li class="line">
            <span class="what"
              >${quantity} × ${product.name}
              <span class="soft">${choiceText(variant.options, additionalFields)}</span>
              ${product.plan ? html`<span class="soft">paid ${everyText(product.plan)}</span>` : ''}</span
            >
            <span class="amount">${moneyText(cents, currency)}</span>
          </li>`,
      )}
    </ul>
    ${sumsList(totals, currency, totals.shipping !== undefined)}`;

export const donationSummary = ({ suggestedCents }: DonatePage, currency: string, amount: string, error?: string) =>
  html`<p class="field">
    <label for="amount">Amount in ${currency}</label>
    ${error === undefined ? '' : html`<strong class="error" id="amount-error">${error}</strong>`}
    <input
      id="amount"
      name="amount"
      inputmode="decimal"
      list="amounts"
      value="${amount}"
      required
      ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="amount-error"`}
    />
    <datalist id="amounts">
      ${suggestedCents.map((cents) => html`<option value="${toDecimal(cents, currency)}"></option>`)}
    </datalist>
  </p>`;

export const giftCardSummary = (options: readonly { sku: string; text: string }[], chosen: string, error?: string) =>
  html`<fieldset class="field">
    <legend>Amount</legend>
    ${error === undefined ? '' : html`<strong class="error">${error}</strong>`}
    ${options.map(
      ({ sku, text }) =>
        html`<label>
          <input type="radio" name="sku" value="${sku}" ${sku === chosen ? raw('checked') : ''} required /> ${text}
        </label>`,
    )}
  </fieldset>`;
