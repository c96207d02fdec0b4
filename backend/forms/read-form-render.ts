import { isObject } from './field-values.js';
import { readBody } from '../http/parse-body.js';
import { readPageFields, readTexts } from './read-page-fields.js';
import type { FormRender } from '../storage/storage.js';

/** `formId`, `visitorCookie` and the page fields (storefront §7); `undefined` for anything else. Pure. */
export function readFormRender(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Omit<FormRender, 'receivedAt'> | undefined {
  const data = readBody(body, contentType);
  if (!isObject(data) || typeof data['formId'] !== 'string') return undefined;
  const texts = readTexts(data, ['formId', 'visitorCookie']);
  const page = readPageFields(data);
  return texts && page && { ...texts, page };
}
