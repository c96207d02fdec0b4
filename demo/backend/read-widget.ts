import { isObject } from './forms/field-values.js';
import { readEncoded, readJsonText } from './http/parse-body.js';
import type { Awaitable } from './storage/storage.js';

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

/** `widgetJSON`, form-encoded; `undefined` for anything else. Types may be numbers (storefront §3). Pure. */
export function readWidget(body: Uint8Array<ArrayBuffer>): WidgetCall | undefined {
  const fields = readEncoded(body);
  const widget = readJsonText(fields?.['widgetJSON']);
  if (!isObject(widget)) return undefined;
  const { type, id, value, collectionId = fields?.['collectionId'] } = widget;
  if ((typeof type !== 'string' && typeof type !== 'number') || type === '') return undefined;
  if (typeof id !== 'string' || id === '' || value === undefined) return undefined;
  if (collectionId !== undefined && typeof collectionId !== 'string') return undefined;
  return { type: String(type), id, value, collectionId };
}
