import { Hono } from 'hono';
import { WINDOW_MS, type AppContext, type AppEnv, type Settings } from '../app-options.js';
import { cartAnswer } from '../cart-answer.js';
import { addEntry, setQuantity } from '../cart-entries.js';
import { giveCookie, readCookie } from '../cookies.js';
import { needCrumb } from '../crumb.js';
import { keepBody, readJson } from '../keep-body.js';
import { otherMethods } from '../other-methods.js';
import { createRateLimit } from '../rate-limit.js';
import { readNewEntry, readQuantity } from '../read-entry.js';
import { sayRetryAfter } from '../retry-after.js';
import type { CartRecord } from '../storage.js';
import { isToken, newToken } from '../token.js';

/** The cart's calls, which the specification leaves open: each answers the cart as it is then. */
export function cartRoutes({ storage, products, currency, websiteId, limits, now, clientOf }: Settings) {
  const app = new Hono<AppEnv>();
  const shop = { products: new Map(products.map((product) => [product.id, product])), currency, websiteId };
  const limit = createRateLimit({ limit: limits.tokensPerMinute, windowMs: WINDOW_MS, now });
  const whole = keepBody(limits.bodyBytes, (c) => c.json({ error: 'The request is too large.' }, 413));

  function sayChanged(c: AppContext, { token, ...cart }: CartRecord) {
    keepToken(c, token, limits.cartLifetimeMs);
    return c.json(cartAnswer(cart, token, shop));
  }

  async function changeEntry(c: AppContext, id: string, quantity: number) {
    const token = readToken(c);
    const changed = token && (await storage.changeCart(token, now(), (entries) => setQuantity(entries, id, quantity)));
    return changed ? sayChanged(c, changed) : c.json({ error: 'This item is not in the cart.' }, 404);
  }

  app.get('/', async (c) => {
    const token = readToken(c);
    const cart = token && (await storage.readCart(token));
    return c.json(cart ? cartAnswer(cart, cart.token, shop) : cartAnswer({ createdAt: now(), entries: [] }, '', shop));
  });
  app.all('/', otherMethods('GET, HEAD'));

  app.post('/entries', needCrumb, whole, async (c) => {
    const read = readNewEntry(readJson(c.var.body), { min: 1, max: limits.quantity });
    if (!read.ok) return c.json({ errors: read.errors }, 400);
    const { itemId, sku, quantity } = read.value;
    const product = shop.products.get(itemId);
    if (!product || (sku !== undefined && sku !== product.sku)) {
      return c.json({ error: 'There is no such product.' }, 404);
    }

    const sent = readToken(c);
    const present = sent && (await storage.readCart(sent));
    // Only tokens of our own making: one that somebody else chose could be shared with a stranger.
    const token = present ? present.token : newToken();
    if (!present) {
      const waitMs = limit.take(clientOf(c));
      if (waitMs > 0) {
        sayRetryAfter(c, waitMs);
        return c.json({ error: 'Too many carts. Please try again later.' }, 429);
      }
      await storage.createCart(token, now());
    }
    const entry = { id: newToken(), itemId, quantity };
    const changed = await storage.changeCart(token, now(), (entries) => addEntry(entries, entry, limits));
    if (!changed) return c.json({ errors: { quantity: 'The cart cannot hold that many.' } }, 400);
    return sayChanged(c, changed);
  });
  app.all('/entries', otherMethods('POST'));

  app.put('/entries/:id', needCrumb, whole, async (c) => {
    const quantity = readQuantity(readJson(c.var.body), { min: 0, max: limits.quantity });
    return quantity.ok ? changeEntry(c, c.req.param('id'), quantity.value) : c.json({ errors: quantity.errors }, 400);
  });
  app.delete('/entries/:id', needCrumb, (c) => changeEntry(c, c.req.param('id'), 0));
  app.all('/entries/:id', otherMethods('PUT, DELETE'));
  return app;
}

/** Ambiguity A12: `CART` holds the cart's token, `hasCart` says that there is one. */
function readToken(c: AppContext): string | undefined {
  const token = readCookie(c, 'CART');
  return isToken(token) ? token : undefined;
}

function keepToken(c: AppContext, token: string, lifetimeMs: number) {
  giveCookie(c, 'CART', token, lifetimeMs);
  giveCookie(c, 'hasCart', 'true', lifetimeMs);
}
