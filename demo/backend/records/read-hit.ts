import { hasFieldTypes, type FieldTypes } from './field-types.js';
import { readEncoded, readJsonText } from '../http/parse-body.js';
import type { ReceivedRecords } from './recorder.js';

/** `ss_cvr`: a token, then four positive integers (storefront §3 "Visitor cookies"); empty for a visitor without one. */
const VISITOR = /^([^|]+(\|[1-9]\d*){4})?$/;

/** Storefront §3 "Analytics hit payload"; the spellings of the sizes are ambiguity A91. */
export const HIT: FieldTypes = {
  userAgent: 'text',
  clientDate: 'id',
  viewportInnerWidth: 'number',
  viewportInnerHeight: 'number',
  screenWidth: 'number',
  screenHeight: 'number',
  websiteId: 'id',
  templateId: 'id',
  website_locale: 'id',
  url: 'text',
  title: 'text',
  itemId: 'id',
  recordType: 'id',
  collectionId: 'id',
  localStorageSupported: 'flag',
  queryString: 'text',
  referrer: 'text',
  visitorCookie: 'text',
};
/**
 * `event`, `data` (JSON with these fields) and `visitorCookie`, form-encoded. Used for hits, and for overlays and quick
 * views, whose bodies the specification does not give (ambiguity A81). Pure.
 */
export function readHit(body: Uint8Array<ArrayBuffer>, kinds: FieldTypes = {}, more: object = {}): ReceivedRecords {
  const { event, data: text, visitorCookie } = readEncoded(body) ?? {};
  const data = readJsonText(text);
  if (!event || visitorCookie === undefined || !VISITOR.test(visitorCookie) || !hasFieldTypes(data, kinds))
    return undefined;
  return [{ event, visitorCookie, ...more, data }];
}
export const HIT_SHAPE = 'Send event, data (a JSON object) and visitorCookie, form-encoded.';
