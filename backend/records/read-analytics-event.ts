import * as v from 'valibot';
import { anObject, readAs, someText } from './fields.js';
import type { ReceivedRecords } from './recorder.js';

/** Storefront §7. Null where the visitor must not be recognised (docs/measuring.md). */
const EVENT = v.object({ analyticsId: v.nullable(someText), commonData: anObject, customData: anObject });

/** `analyticsId`, `commonData` and `customData`. Pure. */
export function readAnalyticsEvent(body: unknown): ReceivedRecords {
  const event = readAs(EVENT, body);
  return event && [event];
}
export const ANALYTICS_EVENT = 'Send JSON: analyticsId, and the objects commonData and customData.';
