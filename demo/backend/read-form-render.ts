import { isObject } from './field-values.js';
import { readJson } from './keep-body.js';
import { readPageFields, readTexts } from './read-page-fields.js';
import type { FormRender } from './storage.js';

/** Form-encoded as the other census calls, else JSON: also as `text/plain`, which is what a beacon sends. Pure. */
function readBody(body: Uint8Array<ArrayBuffer>, contentType: string): unknown {
  const isEncoded = /^application\/x-www-form-urlencoded\b/i.test(contentType);
  return isEncoded ? Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))) : readJson(body);
}

/** `formId`, `visitorCookie` and the page fields (storefront §7); `undefined` when it is something else. Pure. */
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
