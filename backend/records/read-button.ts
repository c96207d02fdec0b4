import * as v from 'valibot';
import { readBody } from '../http/parse-body.js';
import { flag, objectWith, readAs, someText, text } from './fields.js';
import type { ReceivedRecords } from './recorder.js';

/** Storefront §3 "Button tracking payload". */
const BUTTON = objectWith({
  id: v.union([someText, v.number()]),
  buttonText: text,
  clickthroughUrl: text,
  alignment: text,
  size: text,
  newWindow: flag,
  /** The surroundings of a tracked button (ambiguity A92). */
  context: v.picklist(['button-block', 'popup-overlay']),
});

/** A button that came into view or was clicked; form-encoded or JSON. `undefined` when it is something else. Pure. */
export function readButton(body: Uint8Array<ArrayBuffer>, contentType: string): ReceivedRecords {
  const button = readAs(BUTTON, readBody(body, contentType));
  return button && [button];
}
export const BUTTON_SHAPE =
  'Send id, buttonText, clickthroughUrl, alignment, size, newWindow and context (button-block or popup-overlay).';
