import { Hono } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../other-methods.js';

const SHOWN = 500;

/** What was sent, for the owner's page of the demo. A real site asks who wants to know before it answers. */
export function submissionRoutes({ storage }: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/submissions', async (c) => {
    const stored = await storage.listSubmissions(SHOWN);
    const submissions = stored.map(({ id, formId, form, context, receivedAt }) => ({
      id,
      formId,
      receivedAt: new Date(receivedAt).toISOString(),
      form: JSON.parse(form) as unknown,
      ...context,
    }));
    return c.json({ submissions });
  });
  app.all('/submissions', otherMethods('GET, HEAD'));
  return app;
}
