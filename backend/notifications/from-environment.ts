import type { BackendStorage, Delivery } from '../storage/storage.js';
import { createDispatcher } from './dispatcher.js';
import { failed, type Outcome } from './outcome.js';
import type { Mail, NotificationPlan, WebhookCall } from './plan-deliveries.js';
import { sendWebhook, type WebhookTarget } from './send-webhook.js';
import { createTransport } from 'nodemailer';

interface MailServer {
  /** `smtp://user:password@host:587`, or `smtps://` with TLS from the first byte. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
}

/** Shorter together than a delivery is held. */
const TIMEOUT_MS = 15_000;
/** Tells mail programs of absent people not to answer (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
const AUTOMATIC_REPLY = { ...AUTOMATIC, 'Auto-Submitted': 'auto-replied' };

/** A 5xx answer is for good: no such mailbox, refused as spam (RFC 5321 §4.2.1). */
const isFinal = (error: unknown): boolean => Number((error as { responseCode?: unknown }).responseCode) >= 500;

/** Sends mails by the owner's mail server. */
function createMailer({ url, from }: MailServer) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What is sent is text of ours: nothing in it may read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '') || 'localhost';
  return async function sendMail(mail: Mail, isReply: boolean): Promise<Outcome> {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        messageId: `<${mail.id}@${host}>`,
        headers: isReply ? AUTOMATIC_REPLY : AUTOMATIC,
      });
      return { ok: true };
    } catch (error) {
      return failed(`The mail server: ${(error as Error).message}`, isFinal(error));
    }
  };
}

/** Standard Webhooks: 24 to 64 bytes. */
const SECRET = /^whsec_[\w+/]{32,88}={0,2}$/;

interface Targets {
  readonly mailServer?: MailServer;
  readonly webhook?: WebhookTarget;
}

function readWebhook(env: NodeJS.ProcessEnv): Targets {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret = '' } = env;
  if (!url) return {};
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new RangeError(`WEBHOOK_URL is no address: ${url}`);
  if (!SECRET.test(secret))
    throw new RangeError(`WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64, which the receiver has too`);
  return { webhook: { url, secret } };
}

function readMailServer(env: NodeJS.ProcessEnv): Targets {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url) return {};
  if (!/^smtps?:\/\//.test(url)) throw new RangeError('SMTP_URL does not begin with smtp:// or smtps://');
  if (!from) throw new RangeError('SMTP_URL needs MAIL_FROM, the address that mails come from');
  return { mailServer: { url, from } };
}

/**
 * Messages about submissions, as the environment asks for them: `SMTP_URL` with `MAIL_FROM` and `MAIL_TO`, and
 * `WEBHOOK_URL` with `WEBHOOK_SECRET`. Node only.
 *
 * @throws RangeError where one of them cannot be used.
 */
export function readNotifications(env: NodeJS.ProcessEnv) {
  const { mailServer, webhook }: Targets = { ...readMailServer(env), ...readWebhook(env) };
  const sendMail = mailServer && createMailer(mailServer);
  const plan: NotificationPlan = {
    mailTo: mailServer && env['MAIL_TO'],
    replies: mailServer !== undefined,
    webhook: webhook !== undefined,
  };
  function send({ channel, data }: Delivery, now: number): Promise<Outcome> {
    if (channel === 'webhook' && webhook) return sendWebhook(webhook, JSON.parse(data) as WebhookCall, now);
    if (channel !== 'webhook' && sendMail) return sendMail(JSON.parse(data) as Mail, channel === 'reply');
    return Promise.resolve(failed('It is not configured any more.', false));
  }
  const dispatcherOf = (storage: BackendStorage, now: () => number = Date.now) =>
    createDispatcher({ storage, now, send: (delivery) => send(delivery, now()), report: console.error });
  return { plan, dispatcherOf };
}
