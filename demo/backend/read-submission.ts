import { formMessages } from '../../shared/i18n/en/form.js';
import { isObject, readFieldValues, type FieldValues } from './field-values.js';
import type { SubmissionContext } from './storage.js';

export interface Submission {
  /** `null` for a form that was sent without script. */
  readonly key: string | null;
  readonly formId: string;
  /** JSON text of field id to value, as it came. */
  readonly form: string;
  /** The same, read. */
  readonly values: FieldValues;
  readonly context: SubmissionContext;
}
export type ReadSubmission = { ok: true; submission: Submission } | { ok: false; error: string };

/** What a page tells of itself is cut here, not refused: the visitor cannot mend it. */
const MAX_TEXT = 1000;

/**
 * The form submission payload (storefront §3). `key`, `formId` and `form` have to be there; what the page tells of
 * itself may be missing, but not be something else. Pure.
 */
export function readSubmission(body: unknown): ReadSubmission {
  const malformed = { ok: false, error: formMessages.processingError } as const;
  if (!isObject(body)) return malformed;
  const { key, formId, form } = body;
  if (typeof key !== 'string' || typeof formId !== 'string' || typeof form !== 'string') return malformed;
  const context = readContext(body);
  if (!context) return malformed;
  const values = readFieldValues(form);
  if (!values) return { ok: false, error: formMessages.unparseable };
  return { ok: true, submission: { key, formId, form, values, context } };
}

function readContext(body: Record<string, unknown>): SubmissionContext | undefined {
  const { isOverlayForm = false, contentSource = 'c', pagePermissionTypeValue: permission = null } = body;
  const texts = readTexts(body);
  if (!texts || typeof isOverlayForm !== 'boolean') return undefined;
  if (contentSource !== 'i' && contentSource !== 'c') return undefined;
  if (permission !== null && typeof permission !== 'number' && typeof permission !== 'string') return undefined;
  return { ...texts, isOverlayForm, contentSource, pagePermissionTypeValue: permission };
}

const TEXTS = ['collectionId', 'objectName', 'submitButtonText', 'pageTitle', 'pageId', 'pagePath'] as const;

function readTexts(body: Record<string, unknown>) {
  const texts = TEXTS.map((name) => [name, body[name] ?? ''] as const);
  if (!texts.every((pair): pair is [(typeof TEXTS)[number], string] => typeof pair[1] === 'string')) return undefined;
  const cut = texts.map(([name, text]) => [name, text.slice(0, MAX_TEXT)] as const);
  return Object.fromEntries(cut) as Record<(typeof TEXTS)[number], string>;
}
