import type { Visitor } from './contract.js';

export const KEY = '/api/form/FormSubmissionKey';
export const SAVE = '/api/form/SaveFormSubmission';

export const VALUES = { name: 'Ada', email: 'ada@example.com', message: 'Is the blue bowl still there?' };

export async function keyFor(visitor: Visitor): Promise<string> {
  const response = await visitor.send('POST', KEY);
  return ((await response.json()) as { key: string }).key;
}

export const payload = (key: string, values: object | string = VALUES, more: object = {}) => ({
  key,
  formId: 'contact',
  collectionId: 'c1',
  objectName: 'page-section-1',
  isOverlayForm: false,
  submitButtonText: 'Send',
  form: typeof values === 'string' ? values : JSON.stringify(values),
  pageTitle: 'Contact',
  pageId: 'p1',
  contentSource: 'c',
  pagePath: '/contact.html',
  pagePermissionTypeValue: null,
  ...more,
});

/** A visitor sends a form as the kit does: key, then payload. */
export async function submit(visitor: Visitor, values: object | string = VALUES, more: object = {}) {
  return visitor.send('POST', SAVE, payload(await keyFor(visitor), values, more));
}

/** A visitor sends a form as a browser does without script. */
export const post = (visitor: Visitor, fields: Record<string, string> | [string, string][], path: string) =>
  visitor.raw(path, { method: 'POST', body: new URLSearchParams(fields) });
