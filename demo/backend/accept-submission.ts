import { WINDOW_MS, type Settings } from './app-options.js';
import { checkFields } from './check-fields.js';
import { createRateLimit } from './rate-limit.js';
import type { Submission } from './read-submission.js';
import { isToken } from './token.js';

export type Acceptance =
  | { readonly kind: 'stored' }
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'too-many'; readonly waitMs: number }
  | { readonly kind: 'bad-key' };

/** The rules of a submission, whichever way it came. */
export function createAcceptance({ storage, forms, limits, now }: Settings) {
  const definitions = new Map(forms.map((form) => [form.id, form]));
  const limit = createRateLimit({ limit: limits.submissionsPerMinute, windowMs: WINDOW_MS, now });

  return async function accept({ values, ...submission }: Submission, client: string): Promise<Acceptance> {
    const { key, formId } = submission;
    const definition = definitions.get(formId);
    if (!definition) return { kind: 'unknown-form' };
    const errors = checkFields(values, definition);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    if (key !== null && !isToken(key)) return { kind: 'bad-key' };
    // A retry whose first answer got lost: said before the limit, which must not turn a success into a failure.
    if (await storage.isStored(submission)) return { kind: 'stored' };
    // Counted last, so that a visitor who mends a mistake uses up nothing.
    const waitMs = limit.take(JSON.stringify([client, formId]));
    if (waitMs > 0) return { kind: 'too-many', waitMs };
    const outcome = await storage.saveSubmission({ ...submission, receivedAt: now() });
    return { kind: outcome === 'refused' ? 'bad-key' : 'stored' };
  };
}
export type Accept = ReturnType<typeof createAcceptance>;
