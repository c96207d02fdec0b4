import { Hono } from 'hono';
import { formMessages } from '../../elements/server-rules.js';
import { senderOf, type Accept, type Acceptance } from '../forms/accept-submission.js';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { requireCrumb } from '../http/crumb.js';
import { readIdempotencyKey } from '../http/idempotency-key.js';
import { limitBody } from '../http/limit-body.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { NO_ROOM } from '../storage/is-full.js';
import { forgetOld } from '../storage/forget-old.js';
import { readSubmission } from '../forms/read-submission.js';
import { newToken } from '../http/token.js';
import { createCallLimit } from '../storage/call-limit.js';

/** The two calls of a form with script (storefront §7): first a key for one submission, then the submission with that key. */
export function formRoutes(settings: Settings, accept: Accept) {
  const { storage, limits, now, clientOf } = settings;
  const app = new Hono<AppEnv>();
  const limit = createCallLimit(settings, 'key', limits.tokensPerMinute);
  const bodyLimit = limitBody(limits.bodyBytes, (c) => c.json({ error: 'The submission is too large.' }, 413));

  app.post('/FormSubmissionKey', async (c) => {
    const waitMs = await limit.take(clientOf(c));
    if (waitMs > 0) return answerTooMany(c, waitMs);
    const key = newToken();
    const time = now();
    await forgetOld(settings);
    await storage.addKey(key, time + limits.keyLifetimeMs);
    return c.json({ key });
  });
  app.all('/FormSubmissionKey', otherMethods('POST'));

  app.post('/SaveFormSubmission', requireCrumb, bodyLimit, async (c) => {
    const idempotencyKey = readIdempotencyKey(c.req.header('idempotency-key'));
    if (!idempotencyKey.ok) return c.json({ error: NO_UUID }, 400);
    const read = readSubmission(readJson(c.var.body), idempotencyKey.id);
    if (!read.ok) return c.json({ error: read.error }, 400);
    return answer(c, await accept(read.submission, senderOf(c, settings)));
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
    case 'refused':
      return c.json({ error: acceptance.message }, 400);
    case 'no-captcha':
      return c.json({ error: formMessages.captcha }, 400);
    case 'bad-key':
      return c.json({ error: formMessages.processingError }, 400);
    case 'unknown-form':
      return c.json({ error: formMessages.status404 }, 404);
    case 'full':
      return c.json({ error: NO_ROOM }, 503);
    case 'too-many':
      return answerTooMany(c, acceptance.waitMs);
  }
}
