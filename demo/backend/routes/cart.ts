import { Hono } from 'hono';
import { WINDOW_MS, type AppContext, type AppEnv, type Settings } from '../app-options.js';
import { toShoppingCart } from '../cart/to-shopping-cart.js';
import { addEntry, setQuantity } from '../cart/cart-entries.js';
import { setCookie, readCookie } from '../http/cookies.js';
import { requireCrumb } from '../http/crumb.js';
import { limitBody } from '../http/limit-body.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { createRateLimit, setRetryAfter } from '../http/rate-limit.js';
import { readNewEntry, readQuantity } from '../cart/read-entry.js';
import type { CartRecord } from '../storage/storage.js';
import { isToken, newToken } from '../http/token.js';

/** The cart's calls, which the specification leaves open: each answers with the resulting cart. */
export function cartRoutes({ storage, products, currency, websiteId, limits, now, clientOf }: Settings) {
  const app = new Hono<AppEnv>();
  const shop = { products: new Map(products.map((product) => [product.id, product])), currency, websiteId };
  const limit = createRateLimit({ limit: limits.tokensPerMinute, windowMs: WINDOW_MS, now });
  const bodyLimit = limitBody(limits.bodyBytes, (c) => c.json({ error: 'The request is too large.' }, 413));

  function answerCart(c: AppContext, { token, ...cart }: CartRecord) {
    setCartCookies(c, token, limits.cartLifetimeMs);
    return c.json(toShoppingCart(cart, token, shop));
  }

  async function changeEntry(c: AppContext, id: string, quantity: number) {
    const token = readToken(c);
    const changed = token && (await storage.changeCart(token, now(), (entries) => setQuantity(entries, id, quantity)));
    return changed ? answerCart(c, changed) : c.json({ error: 'This item is not in the cart.' }, 404);
  }

  app.get('/', async (c) => {
    const token = readToken(c);
    const cart = token && (await storage.readCart(token));
    return c.json(
      cart ? toShoppingCart(cart, cart.token, shop) : toShoppingCart({ createdAt: now(), entries: [] }, '', shop),
    );
  });
  app.all('/', otherMethods('GET, HEAD'));

  app.post('/entries', requireCrumb, bodyLimit, async (c) => {
    const read = readNewEntry(readJson(c.var.body), { min: 1, max: limits.quantity });
    if (!read.ok) return c.json({ errors: read.errors }, 400);
    const { itemId, sku, quantity } = read.value;
    const product = shop.products.get(itemId);
    if (!product || (sku !== undefined && sku !== product.sku)) {
      return c.json({ error: 'There is no such product.' }, 404);
    }

    const sent = readToken(c);
    const present = sent && (await storage.readCart(sent));
    // Only tokens that this backend made: one that somebody else chose could be known to a stranger.
    const token = present ? present.token : newToken();
    if (!present) {
      const waitMs = limit.take(clientOf(c));
      if (waitMs > 0) {
        setRetryAfter(c, waitMs);
        return c.json({ error: 'Too many carts. Please try again later.' }, 429);
      }
      await storage.createCart(token, now());
    }
    const entry = { id: newToken(), itemId, quantity };
    const changed = await storage.changeCart(token, now(), (entries) => addEntry(entries, entry, limits));
    if (!changed) return c.json({ errors: { quantity: 'The cart cannot hold that many.' } }, 400);
    return answerCart(c, changed);
  });
  app.all('/entries', otherMethods('POST'));

  app.put('/entries/:id', requireCrumb, bodyLimit, async (c) => {
    const quantity = readQuantity(readJson(c.var.body), { min: 0, max: limits.quantity });
    return quantity.ok ? changeEntry(c, c.req.param('id'), quantity.value) : c.json({ errors: quantity.errors }, 400);
  });
  app.delete('/entries/:id', requireCrumb, (c) => changeEntry(c, c.req.param('id'), 0));
  app.all('/entries/:id', otherMethods('PUT, DELETE'));
  return app;
}

/** Ambiguity A12: `CART` holds the cart's token, `hasCart` says that there is one. */
function readToken(c: AppContext): string | undefined {
  const token = readCookie(c, 'CART');
  return isToken(token) ? token : undefined;
}

function setCartCookies(c: AppContext, token: string, lifetimeMs: number) {
  setCookie(c, 'CART', token, lifetimeMs);
  setCookie(c, 'hasCart', 'true', lifetimeMs);
}
