import { Hono } from 'hono';
import { minimumSubtotalText } from '../../shared/commerce/product/price-text.js';
import {
  type AppContext,
  type AppEnv,
  type Change,
  createCartChanges,
  EMPTY_CART,
  otherMethods,
  readCartToken,
  readEncoded,
  readLocalPath,
  readNewEntry,
  readQuantity,
  readReferrer,
  setCartCookies,
  setRetryAfter,
  type Settings,
  totalsOf,
} from '@sq-blocks/backend';
import { sendPage } from '../files/send-page.js';
import { checkoutRoutes } from './checkout-routes.js';
import { limitForm, ownPagesOnly } from './own-forms.js';
import { productPages } from './product-routes.js';
import { cartPage, type CartPage } from './cart-page.js';
import { problemPage } from './shop-page.js';

/** What a form's field says instead of the field itself; `undefined` for what is no whole number. */
const toNumber = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : undefined);

/**
 * The shop's pages, and the forms with which it works without script: the cart, its changes and the checkout. Everything
 * here is also a call of `/api/commerce`. Node only.
 */
export function shopRoutes(settings: Settings) {
  const { storage, shop, limits, now, clientOf } = settings;
  const app = new Hono<AppEnv>();
  const changes = createCartChanges(settings);
  const inForm = [ownPagesOnly, limitForm] as const;

  async function showCart(
    c: AppContext,
    more: Omit<CartPage, 'totals'> = {},
    status: 200 | 400 | 404 | 409 | 429 = 200,
  ) {
    const token = readCartToken(c);
    const cart = (token && (await storage.readCart(token))) || EMPTY_CART;
    c.header('cache-control', 'no-store');
    return sendPage(c, cartPage({ totals: totalsOf(cart, shop, now()), ...more }, shop), status);
  }
  /** Back to the page that the form was on, or the cart: a reload of the next page changes nothing again. */
  async function answer(c: AppContext, change: Change, next: string, code?: string) {
    switch (change.kind) {
      case 'changed':
        setCartCookies(c, change.cart.token, limits);
        if (change.unknownCode !== undefined) return showCart(c, { problem: 'This code is not valid.', code }, 400);
        return c.redirect(change.left === undefined ? next : `/cart?left=${change.left}`, 303);
      case 'wrong-quantity':
        return showCart(c, { problem: change.message }, 400);
      case 'sold-out':
        return showCart(c, { problem: 'There are no more of these.' }, 409);
      case 'too-many':
        setRetryAfter(c, change.waitMs);
        return showCart(c, { problem: 'Too many carts. Please try again later.' }, 429);
      case 'no-product':
        return showCart(c, { problem: 'Choose one of the options of this product.' }, 404);
      default:
        return showCart(c, { problem: 'This is not in your cart any more.' }, 404);
    }
  }
  const fieldsOf = (c: AppContext) => readEncoded(c.var.body) ?? {};
  /** A name may be there more than once: boxes that are checked. */
  const pairsOf = (c: AppContext) => [...new URLSearchParams(new TextDecoder().decode(c.var.body))];
  function newEntry(pairs: readonly (readonly [string, string])[]) {
    const fields: Record<string, string | undefined> = Object.fromEntries(pairs);
    // Without script a form names the variant by its options: a field for each. What else there is belongs to the entry.
    const isOnce = (name: string) => pairs.filter(([each]) => each === name).length === 1;
    const values = (name: string) => new Set(pairs.flatMap(([each, value]) => (each === name && value ? [value] : [])));
    const isOne = ['itemId', 'sku', 'variantId', 'quantity'].every((name) => values(name).size < 2);
    return readNewEntry(
      {
        itemId: isOne ? fields['itemId'] : undefined,
        sku: fields['sku'],
        variantId: fields['variantId'],
        options: Object.fromEntries(pairs.filter(([name]) => isOnce(name))),
        additionalFields: pairs.filter(([name]) => !isOnce(name)).map(([name, value]) => ({ name, value })),
        quantity: fields['quantity'] === undefined ? 1 : toNumber(fields['quantity']),
      },
      { min: 1, max: limits.quantity },
    );
  }

  for (const path of ['/cart', '/cart.html'])
    app.get(path, (c) => {
      const left = toNumber(c.req.query('left'));
      return showCart(c, left === undefined ? {} : { done: `Only ${left} available: your cart has all of them.` });
    });

  app.post('/cart/entries', ...inForm, async (c) => {
    const pairs = pairsOf(c);
    const read = newEntry(pairs);
    if (!read.ok) return showCart(c, { problem: Object.values(read.errors)[0] }, 400);
    const site = new URL(c.req.url);
    const asked = pairs.find(([name]) => name === 'next')?.[1];
    const next = asked === undefined ? undefined : readLocalPath(asked, site);
    return answer(c, await changes.add(readCartToken(c), read.value, clientOf(c)), next ?? '/cart');
  });
  app.post('/cart/entries/:id', ...inForm, async (c) => {
    const bounds = { min: 0, max: limits.quantity };
    const quantity = readQuantity({ quantity: toNumber(fieldsOf(c)['quantity']) }, bounds);
    if (!quantity.ok) return showCart(c, { problem: Object.values(quantity.errors)[0] }, 400);
    return answer(c, await changes.setQuantity(readCartToken(c), c.req.param('id'), quantity.value), '/cart');
  });
  app.post('/cart/coupons', ...inForm, async (c) => {
    const code = (fieldsOf(c)['code'] ?? '').slice(0, 50);
    return answer(c, await changes.addCoupon(readCartToken(c), code), '/cart', code);
  });
  app.post('/cart/coupons/remove', ...inForm, async (c) =>
    answer(c, await changes.removeCoupon(readCartToken(c), fieldsOf(c)['code'] ?? ''), '/cart'),
  );
  app.post('/cart/shipping', ...inForm, async (c) =>
    answer(c, await changes.setShipping(readCartToken(c), fieldsOf(c)['id'] ?? ''), '/cart'),
  );
  for (const path of ['/cart/entries', '/cart/entries/:id', '/cart/coupons', '/cart/coupons/remove', '/cart/shipping'])
    app.all(path, otherMethods('POST'));

  /** One subscription has a checkout of its own (storefront §2). */
  app.post('/cart/subscription', ...inForm, async (c) => {
    const read = newEntry(pairsOf(c));
    const change = read.ok
      ? await changes.createSubscription(read.value, clientOf(c))
      : ({ kind: 'no-product' } as const);
    if (change.kind === 'changed') return c.redirect(`/checkout/subscribe?cartToken=${change.cart.token}`, 303);
    if (change.kind === 'too-many') setRetryAfter(c, change.waitMs);
    const back = { href: readReferrer(c.req.raw.headers, new URL(c.req.url)) ?? '/#shop', text: 'Back' };
    return sendPage(c, problemPage('This did not work', 'There is no such subscription.', back), 404);
  });
  app.all('/cart/subscription', otherMethods('POST'));

  /** The cart's checkout (storefront §2): what keeps it from being paid is said in the cart. */
  app.get('/commerce/goto-checkout', async (c) => {
    const token = readCartToken(c);
    const cart = token && (await storage.readCart(token));
    const { lines, subtotalCents } = totalsOf(cart || EMPTY_CART, shop, now());
    if (lines.length === 0) return c.redirect('/cart', 303);
    if (subtotalCents < shop.minimumSubtotalCents)
      return showCart(c, { problem: minimumSubtotalText(shop.minimumSubtotalCents, shop.currency) }, 400);
    return c.redirect('/checkout', 303);
  });
  app.route('/checkout', checkoutRoutes(settings));
  app.route('/', productPages(settings));
  return app;
}
