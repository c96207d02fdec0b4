import { Hono } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';

const SHOWN = 100;

/** The messages that have not arrived, for the owner's page: where they go, and why not. Not what is in them. */
export function deliveryRoutes({ storage }: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/deliveries', async (c) => {
    const stored = await storage.listDeliveries(SHOWN);
    const deliveries = stored.map(({ id, channel, attempts, dueAt, problem, isGivenUp }) => ({
      id,
      channel,
      attempts,
      problem,
      nextAt: isGivenUp ? null : new Date(dueAt).toISOString(),
    }));
    return c.json({ deliveries });
  });
  app.all('/deliveries', otherMethods('GET, HEAD'));
  return app;
}
