import { DAY_MS, type AppContext, type AppEnv, type Settings } from '../app-options.js';
import { formMessages, reviewMessages } from '../../elements/server-rules.js';
import { fileRules } from '../uploads/file-rules.js';
import { resolveFiles } from '../uploads/resolve-files.js';
import { checkFields } from './check-fields.js';
import { createReviewCheck, submittedOnce } from './check-review.js';
import { createShares, sizeOf } from '../records/record-shares.js';
import { createCallLimit } from '../storage/call-limit.js';
import { isFull } from '../storage/is-full.js';
import { limitReplies } from '../notifications/limit-replies.js';
import { planDeliveries } from '../notifications/plan-deliveries.js';
import { examine } from '../spam/examine.js';
import type { FormDefinition } from './form-definitions.js';
import type { Submission } from './read-submission.js';
import { isToken } from '../http/token.js';

/** Runs functions of the same name one after the other. In this process only: between processes the storage ensures it. */
function createRunsInOrder() {
  const last = new Map<string, Promise<unknown>>();
  return function runInOrder<T>(name: string, run: () => Promise<T>): Promise<T> {
    const previous = last.get(name) ?? Promise.resolve();
    const current = previous.then(run, run);
    last.set(name, current);
    const cleanUp = () => {
      if (last.get(name) === current) last.delete(name);
    };
    void current.then(cleanUp, cleanUp);
    return current;
  };
}

export type Acceptance =
  | { readonly kind: 'stored' }
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** The words are for the visitor. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'no-captcha' }
  | { readonly kind: 'too-many'; readonly waitMs: number }
  | { readonly kind: 'bad-key' }
  /** There is no room for it. */
  | { readonly kind: 'full' };

const HOUR_MS = 3_600_000;

export interface Sender {
  /** Whom the limits are counted for. */
  readonly client: string;
  /** The headers of the request; `undefined` where they are not those of a network. */
  readonly headers: Headers | undefined;
}
/** Who sent a request. Inside a page its headers are not those that a server would get. */
export const senderOf = (c: AppContext, { clientOf }: Settings): Sender => ({
  client: clientOf(c),
  headers: (c.env as AppEnv['Bindings'] | undefined)?.page ? undefined : c.req.raw.headers,
});

/** The rules for submissions, sent with script or without. */
export function createAcceptance(settings: Settings) {
  const { storage, forms, limits, now, captchaForms, verifyCaptcha } = settings;
  const definitions = new Map(forms.map((form) => [form.id, form]));
  const guarded = new Set(captchaForms);
  const limit = createCallLimit(settings, 'submission', limits.submissionsPerMinute);
  const shares = createShares({ limit: limits.submissionBytesPerClient, windowMs: DAY_MS, now });
  const replyLimit = createCallLimit(settings, 'reply', 1, HOUR_MS);
  const runInOrder = createRunsInOrder();
  const checkReview = createReviewCheck(settings);

  async function decide(sent: Submission, { client, headers }: Sender): Promise<Acceptance> {
    const { values, captchaKey, ...submission } = await examine(sent, headers, settings);
    const { key, formId } = submission;
    const definition = definitions.get(formId);
    if (!definition) return { kind: 'unknown-form' };
    if (key !== null && !isToken(key)) return { kind: 'bad-key' };
    // A retry whose first answer was lost. Checked before everything that could refuse it: the captcha's token is used up,
    // and the limit may be reached.
    if (await storage.isRepeat(submission)) return { kind: 'stored' };
    const errors = checkFields(values, definition);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const refusal = await checkReview(submission.formId, values);
    if (refusal !== undefined) return { kind: 'refused', message: refusal };
    const files = await resolveFiles(values, definition, settings);
    if (Object.keys(files.errors).length > 0) return { kind: 'invalid', errors: files.errors };
    if (guarded.has(formId) && captchaKey === '') return { kind: 'no-captcha' };
    // Counted after the checks, so that corrected mistakes do not use up the limit, but before the provider is asked.
    const waitMs =
      (await limit.take(JSON.stringify([client, formId]))) || shares.take(client, 'submission', sizeOf(submission));
    if (waitMs > 0) return { kind: 'too-many', waitMs };
    if (guarded.has(formId) && !(await verifyCaptcha(captchaKey, formId))) return { kind: 'no-captcha' };
    const form = files.ids.length > 0 ? JSON.stringify(Object.fromEntries(files.values)) : submission.form;
    const once = submittedOnce({ formId, values });
    const received = { ...submission, form, receivedAt: now(), once };
    const planned = planDeliveries({ submission: received, values: files.values, definition }, settings.notifications);
    const deliveries = await limitReplies(planned, replyLimit);
    const outcome = await storage.saveSubmission(received, deliveries, files.ids);
    // Another submission has come first between the check and now.
    if (outcome === 'taken') return { kind: 'refused', message: reviewMessages.reviewed };
    if (outcome === 'without-files') return { kind: 'invalid', errors: lostFiles(definition) };
    return { kind: outcome === 'refused' ? 'bad-key' : 'stored' };
  }

  /** Of the same submission sent twice at the same time, the second waits for the first and gets the same answer. */
  return function accept(submission: Submission, sender: Sender): Promise<Acceptance> {
    const { formId, key, idempotencyKey } = submission;
    const run = () =>
      decide(submission, sender).catch((error: unknown): Acceptance => {
        if (!isFull(error)) throw error;
        settings.report(error);
        return { kind: 'full' };
      });
    const byKey = key === null ? run : () => runInOrder(JSON.stringify(['key', key]), run);
    if (idempotencyKey === null) return byKey();
    return runInOrder(JSON.stringify(['idempotency', formId, idempotencyKey]), byKey);
  };
}
const lostFiles = (definition: FormDefinition) =>
  Object.fromEntries([...fileRules(definition).keys()].map((field) => [field, formMessages.uploadFailed]));

export type Accept = ReturnType<typeof createAcceptance>;
