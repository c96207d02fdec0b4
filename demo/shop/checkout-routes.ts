import { Hono } from 'hono';
import { minimumSubtotalText } from '../../shared/commerce/product/price-text.js';
import {
  type AppContext,
  type AppEnv,
  type Buyer,
  type CartRecord,
  createCallLimit,
  createOrders,
  deleteCartCookies,
  isToken,
  newToken,
  otherMethods,
  type Placing,
  readBuyer,
  readCartToken,
  readEncoded,
  setRetryAfter,
  type Settings,
  totalsOf,
  unitPrice,
  readOrder,
  type StoredOrder,
} from '@sq-blocks/backend';
import { sendPage } from '../files/send-page.js';
import { moneyText } from './money-text.js';
import { cartSummary, checkoutPage, donationSummary, giftCardSummary, type CheckoutPage } from './checkout-page.js';
import { problemPage, shopPage } from './shop-page.js';
import { limitForm, ownPagesOnly } from './own-forms.js';
import { html } from 'hono/html';
import { choiceText, sumsList } from './sums.js';

const THANKS = {
  cart: 'Thank you for your order',
  subscription: 'Thank you for subscribing',
  donation: 'Thank you for your gift',
  'gift-card': 'Thank you: the gift card is on its way',
} as const;

function orderPage(stored: StoredOrder): Promise<string> {
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

/** At most a million, in minor units: more is a slip of the hand. */
const MAX_CENTS = 100_000_000;

/** An amount as visitors type it, `25`, `25.5` or `25,50`, in minor units of a currency with two digits; else `undefined`. Pure. */
function readAmount(text: string): number | undefined {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return undefined;
  const cents = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents > 0 && cents <= MAX_CENTS ? cents : undefined;
}

type Fields = Readonly<Record<string, string>>;
type Filled = Pick<CheckoutPage, 'values' | 'errors' | 'problem'>;

const NOTHING_YET: Filled = { values: {}, errors: {} };
const TO_SHOP = { href: '/#shop', text: 'Back to the shop' };

/** One checkout: how its page looks, and how its order is stored. */
interface Checkout {
  page(filled: Filled): Omit<CheckoutPage, 'key' | 'action' | 'values' | 'errors' | 'problem'>;
  readonly isShipped: boolean;
  /** What it costs now, where the visitor does not choose it. */
  readonly totalCents?: number;
  /** Errors of fields besides the buyer's. */
  check?(fields: Fields): Fields;
  place(key: string, buyer: Buyer, fields: Fields): Promise<Placing>;
  /** Whether the visitor's own cart is bought. */
  readonly isCart?: boolean;
}

/**
 * The checkouts of storefront §2, under `/checkout`: the cart's, a subscription's, a donation's and a gift card's. Orders
 * are taken in a test mode: `settings.payments` says where they are paid. Node only.
 */
export function checkoutRoutes(settings: Settings) {
  const { storage, shop, limits, now, clientOf, websiteId } = settings;
  const { currency } = shop;
  const app = new Hono<AppEnv>();
  const orders = createOrders(settings);
  const limit = createCallLimit(settings, 'order', limits.submissionsPerMinute);

  async function readCart(token: string | undefined): Promise<CartRecord | undefined> {
    return token === undefined ? undefined : storage.readCart(token);
  }
  function ofCart(cart: CartRecord, title: string, button: string, isCart: boolean): Checkout {
    const totals = totalsOf(cart, shop, now());
    const isShipped = totals.shipping !== undefined;
    return {
      page: () => ({
        title,
        button,
        isShipped,
        totalCents: totals.totalCents,
        summary: cartSummary(totals, currency),
      }),
      totalCents: totals.totalCents,
      isShipped,
      isCart,
      place: (key, buyer) => orders.placeCart(cart, { key, buyer }),
    };
  }

  const checkouts: Readonly<Record<string, (c: AppContext) => Promise<Checkout | undefined> | Checkout | undefined>> = {
    async '/'(c) {
      const cart = await readCart(readCartToken(c));
      return cart && ofCart(cart, 'Checkout', 'Place the order', true);
    },
    async '/subscribe'(c) {
      const token = c.req.query('cartToken');
      const cart = isToken(token) ? await readCart(token) : undefined;
      return cart && ofCart(cart, 'Subscribe', 'Subscribe', false);
    },
    '/donate'(c) {
      const page = shop.donatePages.find(({ id }) => id === c.req.query('donatePageId'));
      if (!page) return undefined;
      return {
        page: ({ values, errors }) => ({
          title: page.name,
          button: 'Give',
          isShipped: false,
          summary: donationSummary(page, currency, values['amount'] ?? '', errors['amount']),
        }),
        isShipped: false,
        check: ({ amount = '' }): Fields =>
          readAmount(amount) === undefined ? { amount: 'Enter an amount such as 25.00.' } : {},
        place: (key, buyer, { amount = '' }) => orders.placeDonation(page, readAmount(amount) ?? 0, { key, buyer }),
      };
    },
    '/giftcard'(c) {
      const product = shop.products.find(
        ({ id, type }) => type === 'giftCard' && id === c.req.query('giftCardProductId'),
      );
      if (!product || c.req.query('websiteId') !== websiteId) return undefined;
      const find = (sku: string | undefined) => product.variants.find((variant) => variant.sku === sku);
      const options = product.variants.map((variant) => ({
        sku: variant.sku,
        text: moneyText(unitPrice(variant), currency),
      }));
      return {
        page: ({ values, errors }) => ({
          title: product.name,
          button: 'Buy the gift card',
          isShipped: false,
          summary: giftCardSummary(options, values['sku'] ?? c.req.query('sku') ?? '', errors['sku']),
        }),
        isShipped: false,
        check: ({ sku }): Fields => (find(sku) ? {} : { sku: 'Choose an amount.' }),
        place: (key, buyer, { sku }) => orders.placeGiftCard(product, find(sku)!, { key, buyer }),
      };
    },
  };

  function show(c: AppContext, checkout: Checkout, key: string, filled: Filled, status: 200 | 400 | 409 | 429 = 200) {
    const { pathname, search } = new URL(c.req.url);
    c.header('cache-control', 'no-store');
    const page = checkoutPage({ ...checkout.page(filled), ...filled, key, action: pathname + search });
    return sendPage(c, page, status);
  }
  const nothing = (c: AppContext) =>
    sendPage(
      c,
      problemPage('Nothing to check out', 'There is nothing here to pay for, or it has been paid.', TO_SHOP),
      404,
    );

  /** The answer to an order that was not placed: the form with everything that was typed. */
  function refuse(c: AppContext, checkout: Checkout, key: string, values: Fields, placing: Placing) {
    const again = (problem: string) => show(c, checkout, key, { values, errors: {}, problem }, 409);
    switch (placing.kind) {
      case 'sold-out':
        return again(
          `Somebody was faster: there are not enough left of ${placing.names.join(', ')}. Please change your cart.`,
        );
      case 'below-minimum':
        return again(minimumSubtotalText(shop.minimumSubtotalCents, currency));
      case 'changed':
        return again('What you order, or its price, has changed since this page was opened. Please look at it again.');
      default:
        return nothing(c);
    }
  }

  for (const [path, find] of Object.entries(checkouts)) {
    app.get(path, async (c) => {
      const checkout = await find(c);
      return checkout ? show(c, checkout, newToken(), NOTHING_YET) : nothing(c);
    });
    app.post(path, ownPagesOnly, limitForm, async (c) => {
      const { key = '', ...values } = readEncoded(c.var.body) ?? {};
      if (!isToken(key)) return nothing(c);
      // The first attempt was stored, and its answer was lost: the cart is gone by now.
      const earlier = await storage.findOrder(key);
      if (earlier) return c.redirect(await orders.nextAddress(earlier), 303);
      const checkout = await find(c);
      if (!checkout) return nothing(c);
      const buyer = readBuyer(values, checkout.isShipped);
      const errors = { ...(buyer.ok ? {} : buyer.errors), ...checkout.check?.(values) };
      if (!buyer.ok || Object.keys(errors).length > 0) return show(c, checkout, key, { values, errors }, 400);
      if (checkout.totalCents !== undefined && values['total'] !== String(checkout.totalCents))
        return refuse(c, checkout, key, values, { kind: 'changed' });
      const waitMs = await limit.take(clientOf(c));
      if (waitMs > 0) {
        setRetryAfter(c, waitMs);
        return show(c, checkout, key, { values, errors: {}, problem: 'Too many orders. Please wait a minute.' }, 429);
      }
      const placing = await checkout.place(key, buyer.buyer, values);
      if (placing.kind !== 'placed' && placing.kind !== 'repeated') return refuse(c, checkout, key, values, placing);
      if (checkout.isCart) deleteCartCookies(c);
      return c.redirect(await orders.nextAddress(placing.order), 303);
    });
    app.all(path, otherMethods('GET, HEAD, POST'));
  }

  app.get('/order/:token', async (c) => {
    const token = c.req.param('token');
    const order = isToken(token) ? await storage.readOrder(token) : undefined;
    if (!order) return nothing(c);
    c.header('cache-control', 'no-store');
    return sendPage(c, orderPage(order));
  });
  app.all('/order/:token', otherMethods('GET, HEAD'));
  return app;
}
