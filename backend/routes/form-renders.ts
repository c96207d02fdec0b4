import { Hono } from 'hono';
import { formMessages } from '../../elements/server-rules.js';
import type { AppEnv, Settings } from '../app-options.js';
import { limitBody } from '../http/limit-body.js';
import { otherMethods } from '../http/other-methods.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { readFormRender } from '../forms/read-form-render.js';
import { createCallLimit } from '../storage/call-limit.js';

/**
 * Counts that a form was shown (storefront §7). No crumb is required: a beacon cannot repeat one, and another site could
 * only add to the count, which any visitor can.
 */
export function formRenderRoutes(settings: Settings) {
  const { storage, forms, limits, now, clientOf } = settings;
  const app = new Hono<AppEnv>();
  const ids = new Set(forms.map(({ id }) => id));
  const limit = createCallLimit(settings, 'form-render', limits.tokensPerMinute);
  const bodyLimit = limitBody(limits.bodyBytes, (c) => c.json({ error: 'The request is too large.' }, 413));

  app.post('/', bodyLimit, async (c) => {
    const render = readFormRender(c.var.body, c.req.header('content-type') ?? '');
    if (!render) return c.json({ error: 'Send the form that was shown, and its page.' }, 400);
    if (!ids.has(render.formId)) return c.json({ error: formMessages.status404 }, 404);
    const waitMs = await limit.take(clientOf(c));
    if (waitMs > 0) {
      setRetryAfter(c, waitMs);
      return c.json({ error: 'Too many forms were shown. Please try again later.' }, 429);
    }
    await storage.addFormRender({ ...render, receivedAt: now() });
    return c.body(null, 204);
  });
  app.all('/', otherMethods('POST'));
  return app;
}
