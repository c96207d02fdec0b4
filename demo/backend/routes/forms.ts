import { Hono } from 'hono';
import { formMessages } from '../../../shared/platform/i18n/en/form.js';
import type { Accept, Acceptance } from '../forms/accept-submission.js';
import { WINDOW_MS, type AppContext, type AppEnv, type Settings } from '../app-options.js';
import { requireCrumb } from '../http/crumb.js';
import { readIdempotencyKey } from '../http/idempotency-key.js';
import { limitBody } from '../http/limit-body.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { createRateLimit, setRetryAfter } from '../http/rate-limit.js';
import { readSubmission } from '../forms/read-submission.js';
import { newToken } from '../http/token.js';

/** The two calls of a form with script (storefront §7): first a key for one submission, then the submission with that key. */
export function formRoutes({ storage, limits, now, clientOf }: Settings, accept: Accept) {
  const app = new Hono<AppEnv>();
  const limit = createRateLimit({ limit: limits.tokensPerMinute, windowMs: WINDOW_MS, now });
  const bodyLimit = limitBody(limits.bodyBytes, (c) => c.json({ error: 'The submission is too large.' }, 413));

  app.post('/FormSubmissionKey', async (c) => {
    const waitMs = limit.take(clientOf(c));
    if (waitMs > 0) return answerTooMany(c, waitMs);
    const key = newToken();
    const time = now();
    await storage.forget({
      keysBefore: time,
      cartsBefore: time - limits.cartLifetimeMs,
      rendersBefore: time - limits.renderLifetimeMs,
      recordsBefore: time - limits.recordLifetimeMs,
    });
    await storage.addKey(key, time + limits.keyLifetimeMs);
    return c.json({ key });
  });
  app.all('/FormSubmissionKey', otherMethods('POST'));

  app.post('/SaveFormSubmission', requireCrumb, bodyLimit, async (c) => {
    const idempotencyKey = readIdempotencyKey(c.req.header('idempotency-key'));
    if (!idempotencyKey.ok) return c.json({ error: NO_UUID }, 400);
    const read = readSubmission(readJson(c.var.body), idempotencyKey.id);
    if (!read.ok) return c.json({ error: read.error }, 400);
    return answer(c, await accept(read.submission, clientOf(c)));
  });
  app.all('/SaveFormSubmission', otherMethods('POST'));
  return app;
}

const NO_UUID = 'The header Idempotency-Key is not a UUID.';

const answerTooMany = (c: AppContext, waitMs: number) => {
  setRetryAfter(c, waitMs);
  return c.json({ error: formMessages.status429 }, 429);
};

function answer(c: AppContext, acceptance: Acceptance) {
  switch (acceptance.kind) {
    case 'stored':
      return c.body(null, 204);
    case 'invalid':
      return c.json({ errors: acceptance.errors }, 400);
    case 'no-captcha':
      return c.json({ error: formMessages.captcha }, 400);
    case 'bad-key':
      return c.json({ error: formMessages.processingError }, 400);
    case 'unknown-form':
      return c.json({ error: formMessages.status404 }, 404);
    case 'too-many':
      return answerTooMany(c, acceptance.waitMs);
  }
}
