import * as v from 'valibot';
import { readEncoded } from './http/parse-body.js';
import { jsonOf, objectWith, readAs, someText } from './records/fields.js';
import type { Awaitable } from './storage/awaitable.js';

/** The widget to render (storefront §7). */
export interface WidgetCall {
  readonly type: string;
  readonly id: string;
  /** The block's own settings. */
  readonly value: unknown;
  /** Only a summary has one; it may be inside `widgetJSON` or beside it (ambiguity A59). */
  readonly collectionId: string | undefined;
}
/** Returns HTML, or `undefined` for a widget that does not exist. */
export type RenderWidget = (widget: WidgetCall) => Awaitable<string | undefined>;

const collection = v.optional(v.string());
const WIDGET = v.object({
  /** Types may be numbers (storefront §3). */
  type: v.union([someText, v.pipe(v.number(), v.transform(String))]),
  id: someText,
  value: v.unknown(),
  collectionId: collection,
});
const CALL = v.object({ widgetJSON: jsonOf(v.pipe(objectWith({}), WIDGET)), collectionId: collection });

/** `widgetJSON`, form-encoded; `undefined` for anything else. Pure. */
export function readWidget(body: Uint8Array<ArrayBuffer>): WidgetCall | undefined {
  const call = readAs(CALL, readEncoded(body));
  return call && { ...call.widgetJSON, collectionId: call.widgetJSON.collectionId ?? call.collectionId };
}
