import { hasFieldTypes, type FieldTypes } from './field-types.js';
import { readEncoded, readJsonText } from '../http/parse-body.js';

/** Storefront §7, `RecordEvent`. */
const DATA: FieldTypes = {
  websiteId: 'id',
  memberAccountId: 'id',
  locales: 'texts',
  templateId: 'id',
  variantId: 'id',
  pageHash: 'text',
  pagePath: 'text',
};

/** `crumb`, `event` and `data`, form-encoded; `undefined` for anything else. Pure. */
export function readSiteEvent(body: Uint8Array<ArrayBuffer>) {
  const { crumb, event, data: text } = readEncoded(body) ?? {};
  const data = readJsonText(text);
  if (crumb === undefined || !event || !hasFieldTypes(data, DATA)) return undefined;
  return { crumb, event, data };
}
export const SITE_EVENT = 'Send crumb, event and data (a JSON object), form-encoded.';
