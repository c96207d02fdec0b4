import { createHmac } from 'node:crypto';
import type { WebhookCall } from './plan-deliveries.js';
import { failed, type Outcome } from './outcome.js';

export interface WebhookTarget {
  readonly url: string;
  /** `whsec_` and the key in base64, which the receiver has too. */
  readonly secret: string;
}

/** Standard Webhooks: a receiver has 15 to 30 seconds. */
const TIMEOUT_MS = 15_000;
/** The receiver does not want any more calls. */
const GONE = 410;

/** The header `webhook-signature` (https://www.standardwebhooks.com): HMAC-SHA256 of id, time and body. */
function signWebhook(secret: string, { id, body }: WebhookCall, seconds: number): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/**
 * Calls the owner's webhook. Any 2xx is success. A redirect is not followed: what it leads to is not what was signed for.
 *
 * @param now Milliseconds since 1970.
 */
export async function sendWebhook({ url, secret }: WebhookTarget, call: WebhookCall, now: number): Promise<Outcome> {
  const seconds = Math.floor(now / 1000);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'sq-blocks',
      'webhook-id': call.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signWebhook(secret, call, seconds),
    },
    body: call.body,
  });
  await response.body?.cancel();
  if (response.ok) return { ok: true };
  return failed(`The webhook answered with status ${response.status}.`, response.status === GONE);
}
