import { Hono } from 'hono';
import { DAY_MS, type AppEnv, type Settings } from '../app-options.js';
import { readConsent, readConsentId } from '../consents/read-consent.js';
import { limitBody } from '../http/limit-body.js';
import { otherMethods } from '../http/other-methods.js';
import { readJson } from '../http/parse-body.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { createShares, sizeOf } from '../records/record-shares.js';
import { createCallLimit } from '../storage/call-limit.js';
import { forgetOld } from '../storage/forget-old.js';

const SHOWN = 500;

/** The proof of what visitors chose. No crumb is required: a beacon cannot repeat one, and it changes nothing for anybody. */
export function consentRoutes(settings: Settings) {
  const app = new Hono<AppEnv>();
  const { storage, limits, now, clientOf } = settings;
  const limit = createCallLimit(settings, 'consent', limits.tokensPerMinute);
  const shares = createShares({ limit: limits.consentBytesPerClient, windowMs: DAY_MS, now });
  const bodyLimit = limitBody(limits.beaconBytes, (c) => c.json({ error: 'The request is too large.' }, 413));

  app.post('/records', bodyLimit, async (c) => {
    const consent = readConsent(readJson(c.var.body));
    if (!consent)
      return c.json({ error: 'Send the id, the version of the text, and the choice of each category.' }, 400);
    const client = clientOf(c);
    const waitMs = (await limit.take(client)) || shares.take(client, 'consent', sizeOf(consent));
    if (waitMs > 0) {
      setRetryAfter(c, waitMs);
      return c.json({ error: 'Too many choices. Please try again later.' }, 429);
    }
    await storage.addConsent({ ...consent, receivedAt: now() });
    return c.body(null, 204);
  });
  app.all('/records', otherMethods('POST'));
  return app;
}

/** For the owner, who must be able to show what a visitor agreed to. */
export function consentListRoutes(settings: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/consents', async (c) => {
    const asked = c.req.query('id');
    const id = asked === undefined ? undefined : readConsentId(asked);
    if (asked !== undefined && id === undefined) return c.json({ error: 'The query id is a UUID.' }, 400);
    await forgetOld(settings);
    const stored = await settings.storage.listConsents(SHOWN, id);
    const consents = stored.map(({ receivedAt, ...consent }) => ({
      ...consent,
      receivedAt: new Date(receivedAt).toISOString(),
    }));
    return c.json({ consents });
  });
  app.all('/consents', otherMethods('GET, HEAD'));
  return app;
}
