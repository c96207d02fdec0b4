import type { Submission } from '../logic/payload.js';
import { sendSubmission, type SendResult } from './form-api.js';

/** Sends a submission, after its files. Where they cannot be uploaded, the result says that the browser must post the form. */
export async function sendForm(
  form: HTMLFormElement,
  submission: Submission,
  signal: AbortSignal,
): Promise<SendResult> {
  if (!submission.files?.length) return sendSubmission(submission, signal);
  const code = await import('../features/uploads.js').catch(() => undefined);
  const sent = await code?.default(form, submission, signal);
  return sent ?? { ok: false, call: 'post', failure: { kind: 'unreadable' } };
}
