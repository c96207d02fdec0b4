import { loadAttempt, saveAttempt } from '../../../shared/forms/drafts.js';
import type { Submission } from '../logic/payload.js';

/** `undefined` on a page without a secure connection, where browsers have no digests. */
async function digest(content: string): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const bytes = await subtle?.digest('SHA-256', new TextEncoder().encode(content)).catch(() => undefined);
  return bytes && btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * The submission with the idempotency key under which the same content was sent before from this draft: by a page that was
 * reloaded, or a block that was removed, before the answer came. Otherwise its own key is stored for that case.
 */
export async function keepKey(place: string, submission: Submission): Promise<Submission> {
  const content = await digest(submission.form);
  if (!content) return submission;
  const last = await loadAttempt(place);
  if (last?.content === content) return { ...submission, id: last.id };
  await saveAttempt(place, { id: submission.id, content });
  return submission;
}
