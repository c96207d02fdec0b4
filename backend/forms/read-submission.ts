import { formMessages } from '../../elements/server-rules.js';
import { isObject, readFieldValues, type FieldValues } from './field-values.js';
import { readPageFields, readTexts } from './read-page-fields.js';
import type { SubmissionContext, SubmissionIdentity } from '../storage/storage.js';

export interface Submission extends SubmissionIdentity {
  /** JSON text of field id to value, as it was sent. */
  readonly form: string;
  /** The parsed `form`. */
  readonly values: FieldValues;
  /** The token of a solved captcha; empty without one. Never stored. */
  readonly captchaKey: string;
  readonly context: SubmissionContext;
}
export type ReadSubmission = { ok: true; submission: Submission } | { ok: false; error: string };

/**
 * The form submission payload (storefront §3). `key`, `formId` and `form` are required; fields about the
 * page may be missing, but must have their type. Pure.
 */
export function readSubmission(body: unknown, idempotencyKey: string | null): ReadSubmission {
  const malformed = { ok: false, error: formMessages.processingError } as const;
  if (!isObject(body)) return malformed;
  const { key, formId, form, captchaKey = '' } = body;
  if (typeof key !== 'string' || typeof formId !== 'string' || typeof form !== 'string') return malformed;
  const context = readContext(body);
  if (!context || typeof captchaKey !== 'string') return malformed;
  const values = readFieldValues(form);
  if (!values) return { ok: false, error: formMessages.unparseable };
  return { ok: true, submission: { key, idempotencyKey, formId, form, values, captchaKey, context } };
}

function readContext(body: Record<string, unknown>): SubmissionContext | undefined {
  const { isOverlayForm = false } = body;
  const texts = readTexts(body, ['collectionId', 'objectName', 'submitButtonText']);
  const page = readPageFields(body);
  if (!texts || !page || typeof isOverlayForm !== 'boolean') return undefined;
  return { ...texts, ...page, isOverlayForm };
}
