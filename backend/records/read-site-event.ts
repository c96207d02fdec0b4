import * as v from 'valibot';
import { readEncoded } from '../http/parse-body.js';
import { id, jsonOf, objectWith, readAs, someText, text, texts } from './fields.js';

/** Storefront §7, `RecordEvent`. */
const EVENT = v.object({
  /** Empty where the visitor must not be recognised. */
  crumb: v.string(),
  event: someText,
  data: jsonOf(
    objectWith({
      websiteId: id,
      memberAccountId: id,
      locales: texts,
      templateId: id,
      variantId: id,
      pageHash: text,
      pagePath: text,
    }),
  ),
});

/** `crumb`, `event` and `data`, form-encoded; `undefined` for anything else. Pure. */
export const readSiteEvent = (body: Uint8Array<ArrayBuffer>) => readAs(EVENT, readEncoded(body));
export const SITE_EVENT = 'Send crumb, event and data (a JSON object), form-encoded.';
