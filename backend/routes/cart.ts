import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { isObject } from '../forms/field-values.js';
import { requireCrumb } from '../http/crumb.js';
import { limitBody } from '../http/limit-body.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { createCallLimit } from '../storage/call-limit.js';
import { createCartChanges, readCartToken, setCartCookies, type Change } from '../shop/change-cart.js';
import { readNewEntry, readQuantity } from '../shop/read-entry.js';
import { toShoppingCart } from '../shop/to-shopping-cart.js';
import { EMPTY_CART } from '../storage/carts.js';

const REFUSALS = {
  'no-product': [404, 'There is no such product.'],
  'no-entry': [404, 'This item is not in the cart.'],
  'no-cart': [404, 'There is no cart.'],
  'no-option': [404, 'There is no such shipping option.'],
  'sold-out': [409, 'There are no more of these.'],
} as const;

const MAX_CODE = 50;
const text = (body: unknown, name: string): string | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CODE)), isObject(body) ? body[name] : '');
  return read.success ? read.output : undefined;
};

/** The cart's calls, which the specification leaves open: each answers with the resulting cart. */
export function cartRoutes(settings: Settings) {
  const { storage, shop, websiteId, limits, now, clientOf } = settings;
  const app = new Hono<AppEnv>();
  const changes = createCartChanges(settings);
  const readLimit = createCallLimit(settings, 'cart read', limits.cartReadsPerMinute);
  const bodyLimit = limitBody(limits.bodyBytes, (c) => c.json({ error: 'The request is too large.' }, 413));

  function answer(c: AppContext, change: Change) {
    switch (change.kind) {
      case 'changed': {
        const { cart, unknownCode } = change;
        setCartCookies(c, cart.token, limits);
        const owner = { id: cart.token, websiteId, created: cart.createdAt };
        return c.json(toShoppingCart(cart, owner, shop, now(), unknownCode));
      }
      case 'wrong-quantity':
        return c.json({ errors: { quantity: change.message } }, 400);
      case 'too-many':
        setRetryAfter(c, change.waitMs);
        return c.json({ error: 'Too many carts. Please try again later.' }, 429);
      default: {
        const [status, error] = REFUSALS[change.kind];
        return c.json({ error }, status);
      }
    }
  }

  app.get('/', async (c) => {
    const waitMs = await readLimit.take(clientOf(c));
    if (waitMs > 0) return answer(c, { kind: 'too-many', waitMs });
    const token = readCartToken(c);
    const cart = token && (await storage.readCart(token));
    const owner = cart ? { id: cart.token, created: cart.createdAt } : { id: '', created: now() };
    return c.json(toShoppingCart(cart || EMPTY_CART, { ...owner, websiteId }, shop, now()));
  });
  app.all('/', otherMethods('GET, HEAD'));

  app.post('/entries', requireCrumb, bodyLimit, async (c) => {
    const read = readNewEntry(readJson(c.var.body), { min: 1, max: limits.quantity });
    if (!read.ok) return c.json({ errors: read.errors }, 400);
    return answer(c, await changes.add(readCartToken(c), read.value, clientOf(c)));
  });
  app.all('/entries', otherMethods('POST'));

  app.put('/entries/:id', requireCrumb, bodyLimit, async (c) => {
    const quantity = readQuantity(readJson(c.var.body), { min: 0, max: limits.quantity });
    if (!quantity.ok) return c.json({ errors: quantity.errors }, 400);
    return answer(c, await changes.setQuantity(readCartToken(c), c.req.param('id'), quantity.value));
  });
  app.delete('/entries/:id', requireCrumb, async (c) =>
    answer(c, await changes.setQuantity(readCartToken(c), c.req.param('id'), 0)),
  );
  app.all('/entries/:id', otherMethods('PUT, DELETE'));

  app.post('/coupons', requireCrumb, bodyLimit, async (c) => {
    const code = text(readJson(c.var.body), 'code');
    if (code === undefined) return c.json({ errors: { code: 'Enter a code.' } }, 400);
    return answer(c, await changes.addCoupon(readCartToken(c), code));
  });
  app.all('/coupons', otherMethods('POST'));
  app.delete('/coupons/:code', requireCrumb, async (c) =>
    answer(c, await changes.removeCoupon(readCartToken(c), c.req.param('code'))),
  );
  app.all('/coupons/:code', otherMethods('DELETE'));

  app.put('/shipping-option', requireCrumb, bodyLimit, async (c) => {
    const id = text(readJson(c.var.body), 'id');
    if (id === undefined) return c.json({ errors: { id: 'Choose how it is shipped.' } }, 400);
    return answer(c, await changes.setShipping(readCartToken(c), id));
  });
  app.all('/shipping-option', otherMethods('PUT'));
  return app;
}
