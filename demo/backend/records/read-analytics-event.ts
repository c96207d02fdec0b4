import { isObject } from '../forms/field-values.js';
import type { ReceivedRecords } from './recorder.js';

/** `analyticsId`, `commonData` and `customData` (storefront §7). Pure. */
export function readAnalyticsEvent(body: unknown): ReceivedRecords {
  if (!isObject(body)) return undefined;
  const { analyticsId, commonData, customData } = body;
  const isWhole = typeof analyticsId === 'string' && analyticsId !== '' && isObject(commonData) && isObject(customData);
  return isWhole ? [{ analyticsId, commonData, customData }] : undefined;
}
export const ANALYTICS_EVENT = 'Send JSON: analyticsId, and the objects commonData and customData.';
