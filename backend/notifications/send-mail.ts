import { createTransport } from 'nodemailer';
import type { Mail } from './plan-deliveries.js';
import { failed, type Outcome } from './outcome.js';

export interface MailServer {
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
export function createMailer({ url, from }: MailServer) {
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
