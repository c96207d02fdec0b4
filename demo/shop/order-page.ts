import { html } from 'hono/html';
import { readOrder, type StoredOrder } from '../../backend/index.js';
import { moneyText } from './money-text.js';
import { shopPage } from './shop-page.js';
import { choiceText, sumsList } from './sums.js';

const THANKS = {
  cart: 'Thank you for your order',
  subscription: 'Thank you for subscribing',
  donation: 'Thank you for your gift',
  'gift-card': 'Thank you: the gift card is on its way',
} as const;

export function orderPage(stored: StoredOrder): Promise<string> {
  const order = readOrder(stored);
  const { buyer, currency, lines } = order;
  return shopPage(
    THANKS[order.kind],
    `/checkout/order/${stored.token}`,
    html`<p class="lead">Order ${stored.number}. We have written it down for ${buyer.email}.</p>
      <ul class="lines">
        ${lines.map(
          ({ name, options, additionalFields, quantity, unitCents }) =>
            html`<li class="line">
              <span class="what"
                >${quantity} × ${name} <span class="soft">${choiceText(options, additionalFields)}</span></span
              >
              <span class="amount">${moneyText(unitCents * quantity, currency)}</span>
            </li>`,
        )}
      </ul>
      ${sumsList(order, currency, order.shippingName !== '')}
      ${order.payment === 'test' ? html`<p class="soft">Nothing was charged: this shop is for trying out.</p>` : ''}
      ${
        order.kind === 'cart'
          ? html`<p><a href="/shop/review?token=${stored.token}">When it has arrived, say how it is.</a></p>`
          : ''
      }
      <p><a href="/shop/">Back to the shop</a></p>`,
  );
}
