import { readFieldValues } from './field-values.js';
import { type Fields, type Texts, controlsById, kindOf } from './control-names.js';
import type { Submission } from './read-submission.js';
import { type CompoundKind, compoundValue, dateParts, kindOfParts, timeParts } from '../../elements/server-rules.js';
import { isCompound, type FieldKind } from './field-kinds.js';

/** The values of a form without script, in the shapes that the kit sends (storefront §3). Pure. */
function assembleFields(texts: Texts, fields: Fields): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const single = new Map(texts);
  for (const [id, controls] of controlsById(texts, fields)) {
    const kind = kindOf(id, fields) ?? kindOfParts(controls.map(({ part }) => part));
    if (kind === undefined) continue; // a dot without a meaning is a part of the name
    const entries = controls.map(({ name, part }) => [part, (texts.get(name) ?? []).join(' ')] as const);
    values.set(id, isCompound(kind) ? compoundValue(kind, Object.fromEntries(entries)) : scale(entries));
    for (const { name } of controls) single.delete(name);
  }
  for (const [name, all] of single) values.set(name, singleValue(all, kindOf(name, fields)));
  return values;
}

const LIKERT = /^(?:-?[12]|0)$/;

/** Numbers from -2 to 2 are converted; other texts are left unchanged and refused later. */
const scale = (entries: readonly (readonly [question: string, answer: string])[]) =>
  Object.fromEntries(entries.map(([question, answer]) => [question, LIKERT.test(answer) ? Number(answer) : answer]));

/** A name that occurs twice gives a list; a checkbox always does. */
function singleValue(all: readonly string[], kind: FieldKind | undefined): unknown {
  const [first = ''] = all;
  if (kind === 'file') return all.filter((text) => text !== '');
  if (kind === 'checkbox' || all.length !== 1) return all;
  return kind === 'date' || kind === 'time' ? nativeParts(kind, first) : first;
}

/** The browser's own controls for dates and times have a single value. Other texts are left unchanged and refused later. */
function nativeParts(kind: CompoundKind, text: string): unknown {
  const parts = kind === 'date' ? dateParts(text) : timeParts(text);
  return text === '' || parts.some((part) => part !== '') ? parts : text;
}

/** The hidden field with the page to show after success. It is not an answer and is not stored. */
export const REDIRECT_FIELD = 'successRedirect';
/** The fields in which captchas put their token: the payload's name, and those of the providers. Not answers either. */
const CAPTCHA_FIELDS = ['captchaKey', 'g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response'];

export interface PlainPost {
  /** The texts by field name, to be shown again after an error. */
  readonly texts: Texts;
  /** Names of fields with files, which the backend does not accept. */
  readonly files: readonly string[];
  readonly redirect: string | undefined;
  /** Empty without one. */
  readonly captchaKey: string;
}

/** A form post that a browser sent without script; `undefined` for any other body. */
export async function readPlainPost(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<PlainPost | undefined> {
  let data: FormData;
  try {
    data = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return undefined;
  }
  const texts = new Map<string, string[]>();
  const files = new Set<string>();
  for (const [name, value] of data) {
    if (typeof value !== 'string') {
      if (value.size > 0) files.add(name);
      continue;
    }
    const all = texts.get(name);
    if (all) all.push(value);
    else texts.set(name, [value]);
  }
  return toPlainPost(texts, [...files]);
}

/** Takes what is no answer out of the texts of a post. Pure. */
export function toPlainPost(sent: Texts, files: readonly string[] = []): PlainPost {
  const texts = new Map(sent);
  const take = (name: string) => {
    const text = texts.get(name)?.[0];
    texts.delete(name);
    return text;
  };
  const captchaKey = CAPTCHA_FIELDS.map(take).find(Boolean) ?? '';
  return { redirect: take(REDIRECT_FIELD), captchaKey, texts, files };
}

export interface PlainPlace {
  readonly formId: string;
  /** The rules of the form's fields. */
  readonly fields: Fields;
  readonly pagePath: string;
}

/** A post without script as a submission: its controls are assembled to the fields that the kit sends. */
export function toSubmission(post: PlainPost, { formId, fields, pagePath }: PlainPlace): Submission | undefined {
  const { texts, captchaKey } = post;
  const form = JSON.stringify(Object.fromEntries(assembleFields(texts, fields)));
  const values = readFieldValues(form);
  const context = { ...EMPTY_CONTEXT, pagePath };
  return values && { key: null, idempotencyKey: null, formId, form, values, captchaKey, context };
}

const EMPTY_CONTEXT = {
  collectionId: '',
  objectName: '',
  isOverlayForm: false,
  submitButtonText: '',
  pageTitle: '',
  pageId: '',
  contentSource: 'c',
  pagePermissionTypeValue: null,
} as const;
