import * as v from 'valibot';
import { readEncoded } from '../http/parse-body.js';
import { anObject, flag, id, jsonOf, number, objectWith, readAs, someText, text } from './fields.js';
import type { ReceivedRecords } from './recorder.js';

/** `ss_cvr`: a token, then four positive integers (storefront §3 "Visitor cookies"); empty for a visitor without one. */
const VISITOR = /^([^|]+(\|[1-9]\d*){4})?$/;

const shape = (data: typeof anObject) =>
  v.object({ event: someText, visitorCookie: v.pipe(v.string(), v.regex(VISITOR)), data: jsonOf(data) });

/** Overlays and quick views: the specification does not give their bodies (ambiguity A81). */
export const ANY = shape(anObject);
/** Storefront §3 "Analytics hit payload"; the spellings of the sizes are ambiguity A91. */
export const HIT = shape(
  objectWith({
    userAgent: text,
    clientDate: id,
    viewportInnerWidth: number,
    viewportInnerHeight: number,
    screenWidth: number,
    screenHeight: number,
    websiteId: id,
    templateId: id,
    website_locale: id,
    url: text,
    title: text,
    itemId: id,
    recordType: id,
    collectionId: id,
    localStorageSupported: flag,
    queryString: text,
    referrer: text,
    visitorCookie: text,
  }),
);

/** `event`, `data` (JSON) and `visitorCookie`, form-encoded. Pure. */
export function readHit(body: Uint8Array<ArrayBuffer>, hits: typeof ANY, more: object = {}): ReceivedRecords {
  const hit = readAs(hits, readEncoded(body));
  return hit && [{ event: hit.event, visitorCookie: hit.visitorCookie, ...more, data: hit.data }];
}
export const HIT_SHAPE = 'Send event, data (a JSON object) and visitorCookie, form-encoded.';
