import { Hono } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';

const SHOWN = 2000;
const ID = /^\d{1,15}$/;

/** The records, for the owner's page of the demo, which polls with the highest id that it has. */
export function recordRoutes({ storage }: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/records', async (c) => {
    const after = c.req.query('after') || '0';
    if (!ID.test(after)) return c.json({ error: 'The query after is the id of a record.' }, 400);
    const stored = await storage.listRecords(SHOWN, Number(after));
    const newest = stored[0] ?? (await storage.listRecords(1, 0))[0];
    const records = stored.map(({ id, kind, data, receivedAt }) => ({
      id,
      kind,
      receivedAt: new Date(receivedAt).toISOString(),
      data: JSON.parse(data) as unknown,
    }));
    // Lower than `after` if the storage was emptied since.
    return c.json({ records, newest: newest?.id ?? 0 });
  });
  app.all('/records', otherMethods('GET, HEAD'));
  return app;
}
