import { hasKinds, type Kinds } from './has-kinds.js';
import { readEncoded } from './read-body.js';
import { readJsonText } from './read-json-text.js';

/** Storefront §7, `RecordEvent`. */
const DATA: Kinds = {
  websiteId: 'id',
  memberAccountId: 'id',
  locales: 'texts',
  templateId: 'id',
  variantId: 'id',
  pageHash: 'text',
  pagePath: 'text',
};

/** `crumb`, `event` and `data`, form-encoded; `undefined` when it is something else. Pure. */
export function readSiteEvent(body: Uint8Array<ArrayBuffer>) {
  const { crumb, event, data: text } = readEncoded(body) ?? {};
  const data = readJsonText(text);
  if (crumb === undefined || !event || !hasKinds(data, DATA)) return undefined;
  return { crumb, event, data };
}
export const SITE_EVENT = 'Send crumb, event and data (a JSON object), form-encoded.';
