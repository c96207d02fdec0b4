import { Hono } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import { readOrder } from '../shop/orders.js';

const LISTED = 200;

/** For the owner: `GET /api/demo/orders`, the newest first. */
export function orderRoutes({ storage }: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/orders', async (c) => {
    const orders = await storage.listOrders(LISTED);
    return c.json({
      orders: orders.map((stored) => ({ number: stored.number, placedAt: stored.placedAt, ...readOrder(stored) })),
    });
  });
  app.all('/orders', otherMethods('GET, HEAD'));
  return app;
}
