import { html, raw } from 'hono/html';
import type { Line, Product, ShopRules, Totals, Variant } from '@sq-blocks/backend';
import { moneyText } from './money-text.js';
import { doneNote, problemNote, shopPage } from './shop-page.js';
import { choiceText, sumsList } from './sums.js';

function pictureOf(product: Product, variant: Variant) {
  const picture = variant.picture ?? product.picture;
  return picture ? html`<img src="${picture.src}" alt="" width="80" height="80" />` : '';
}

/** The line of a product in the cart: its quantity and its removal are forms. */
const cartLine = ({ entryId, product, variant, quantity, cents, additionalFields }: Line, currency: string) =>
  html`<li class="line">
    ${pictureOf(product, variant)}
    <div class="what">
      <strong
        >${product.path === undefined ? product.name : html`<a href="${product.path}">${product.name}</a>`}</strong
      >
      <span class="soft">${choiceText(variant.options, additionalFields)}</span>
    </div>
    <form class="quantity" method="post" action="/cart/entries/${entryId}">
      <label>
        Quantity <span class="hidden-text">of ${product.name}</span>
        <input name="quantity" type="number" min="0" value="${quantity}" inputmode="numeric" required />
      </label>
      <button class="button quiet small">Update<span class="hidden-text"> ${product.name}</span></button>
    </form>
    <form method="post" action="/cart/entries/${entryId}">
      <input type="hidden" name="quantity" value="0" />
      <button class="button quiet small">Remove<span class="hidden-text"> ${product.name}</span></button>
    </form>
    <span class="amount">${moneyText(cents, currency)}</span>
  </li>`;

export interface CartPage {
  readonly totals: Totals;
  readonly problem?: string | undefined;
  readonly done?: string | undefined;
  /** What the visitor typed as a code, shown again. */
  readonly code?: string | undefined;
}

export function cartPage({ totals, problem, done, code = '' }: CartPage, shop: ShopRules): Promise<string> {
  const { currency } = shop;
  if (totals.lines.length === 0)
    return shopPage(
      'Your cart',
      '/cart',
      html`${problemNote(problem)} ${doneNote(done)}
        <p>You have nothing in your shopping cart. <a href="/#shop">See what came out of the kiln.</a></p>`,
    );
  const coupons = [
    ...totals.validCoupons.map(({ coupon, discountCents }) => ({
      coupon,
      text: discountCents > 0 ? `${coupon.name}: ${moneyText(-discountCents, currency)}` : coupon.name,
    })),
    ...totals.invalidCoupons.map(({ coupon, reason }) => ({
      coupon,
      text: `${coupon.name}: ${reason === 'expired' ? 'no longer valid' : `valid from ${moneyText(coupon.minimumCents ?? 0, currency)}`}`,
    })),
  ];
  return shopPage(
    'Your cart',
    '/cart',
    html`${problemNote(problem)} ${doneNote(done)}
      <sq-cart>
        <ul class="lines">
          ${totals.lines.map((line) => cartLine(line, currency))}
        </ul>
        ${
          coupons.length > 0
            ? html`<ul class="coupons" aria-label="Codes">
                ${coupons.map(
                  ({ coupon, text }) =>
                    html`<li>
                      <span><code>${coupon.code}</code> ${text}</span>
                      <form method="post" action="/cart/coupons/remove">
                        <input type="hidden" name="code" value="${coupon.code}" />
                        <button class="button quiet small">
                          Remove<span class="hidden-text"> ${coupon.code}</span>
                        </button>
                      </form>
                    </li>`,
                )}
              </ul>`
            : ''
        }
        <form class="row" method="post" action="/cart/coupons">
          <label
            >Code
            <input name="code" value="${code}" maxlength="50" autocomplete="off" autocapitalize="characters" required
          /></label>
          <button class="button quiet small">Use the code</button>
        </form>
        ${
          totals.shipping
            ? html`<form class="row" method="post" action="/cart/shipping">
                <label>
                  Shipping
                  <select name="id">
                    ${shop.shippingOptions.map(
                      ({ id, name, priceCents }) =>
                        html`<option value="${id}" ${id === totals.shipping?.id ? raw('selected') : ''}>
                          ${name}, ${priceCents === 0 ? 'free' : moneyText(priceCents, currency)}
                        </option>`,
                    )}
                  </select>
                </label>
                <button class="button quiet small">Choose</button>
              </form>`
            : ''
        }
        ${sumsList(totals, currency, totals.shipping !== undefined)}
        <p><a class="button" href="/commerce/goto-checkout">Checkout</a></p>
      </sq-cart>`,
  );
}
