import { readFieldValues } from './field-values.js';
import type { Submission } from './read-submission.js';

/** The hidden field that says where to go when all went well. It is no answer, and is not stored. */
export const REDIRECT_FIELD = 'successRedirect';

export interface PlainPost {
  /** What was typed, by field name, to be shown again. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Names of fields that brought files: there is nowhere to put them. */
  readonly files: readonly string[];
  readonly redirect: string | undefined;
}

/** A browser's own form post; `undefined` when the body is none. */
export async function readFormData(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<PlainPost | undefined> {
  let data: FormData;
  try {
    data = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return undefined;
  }
  const texts = new Map<string, string[]>();
  const files = new Set<string>();
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value]);
    else if (value.size > 0) files.add(name);
  }
  const redirect = texts.get(REDIRECT_FIELD)?.[0];
  texts.delete(REDIRECT_FIELD);
  return { texts, files: [...files], redirect };
}

/** A plain post as a submission: names are field ids one to one, a name that comes twice is a list. */
export function toSubmission({ texts }: PlainPost, formId: string, pagePath: string): Submission | undefined {
  const entries = [...texts].map(([name, all]) => [name, all.length === 1 ? all[0] : all] as const);
  const form = JSON.stringify(Object.fromEntries(entries));
  const values = readFieldValues(form);
  return values && { key: null, formId, form, values, context: { ...NOTHING_TOLD, pagePath } };
}

const NOTHING_TOLD = {
  collectionId: '',
  objectName: '',
  isOverlayForm: false,
  submitButtonText: '',
  pageTitle: '',
  pageId: '',
  contentSource: 'c',
  pagePermissionTypeValue: null,
} as const;
