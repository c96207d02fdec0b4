import { WINDOW_MS, type Settings } from '../app-options.js';
import { checkFields } from './check-fields.js';
import { createRunsInOrder } from './run-in-order.js';
import { createRateLimit } from '../http/rate-limit.js';
import type { Submission } from './read-submission.js';
import { isToken } from '../http/token.js';

export type Acceptance =
  | { readonly kind: 'stored' }
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'no-captcha' }
  | { readonly kind: 'too-many'; readonly waitMs: number }
  | { readonly kind: 'bad-key' };

/** The rules for submissions, sent with script or without. */
export function createAcceptance({ storage, forms, limits, now, captchaForms, verifyCaptcha }: Settings) {
  const definitions = new Map(forms.map((form) => [form.id, form]));
  const guarded = new Set(captchaForms);
  const limit = createRateLimit({ limit: limits.submissionsPerMinute, windowMs: WINDOW_MS, now });
  const runInOrder = createRunsInOrder();

  async function decide({ values, captchaKey, ...submission }: Submission, client: string): Promise<Acceptance> {
    const { key, formId } = submission;
    const definition = definitions.get(formId);
    if (!definition) return { kind: 'unknown-form' };
    if (key !== null && !isToken(key)) return { kind: 'bad-key' };
    // A retry whose first answer was lost. Checked before everything that could refuse it: the captcha's token is used up,
    // and the limit may be reached.
    if (await storage.isRepeat(submission)) return { kind: 'stored' };
    const errors = checkFields(values, definition);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    if (guarded.has(formId) && captchaKey === '') return { kind: 'no-captcha' };
    // Counted after the checks, so that corrected mistakes do not use up the limit, but before the provider is asked.
    const waitMs = limit.take(JSON.stringify([client, formId]));
    if (waitMs > 0) return { kind: 'too-many', waitMs };
    if (guarded.has(formId) && !(await verifyCaptcha(captchaKey, formId))) return { kind: 'no-captcha' };
    const outcome = await storage.saveSubmission({ ...submission, receivedAt: now() });
    return { kind: outcome === 'refused' ? 'bad-key' : 'stored' };
  }

  /** Of the same submission sent twice at the same time, the second waits for the first and gets the same answer. */
  return function accept(submission: Submission, client: string): Promise<Acceptance> {
    const { formId, key, idempotencyKey } = submission;
    const run = () => decide(submission, client);
    const byKey = key === null ? run : () => runInOrder(JSON.stringify(['key', key]), run);
    if (idempotencyKey === null) return byKey();
    return runInOrder(JSON.stringify(['idempotency', formId, idempotencyKey]), byKey);
  };
}
export type Accept = ReturnType<typeof createAcceptance>;
