import { hasFieldTypes, type FieldTypes } from './field-types.js';
import { readBody } from '../http/parse-body.js';
import type { ReceivedRecords } from './recorder.js';

/** Storefront §3 "Button tracking payload". */
const BUTTON: FieldTypes = {
  id: 'id',
  buttonText: 'text',
  clickthroughUrl: 'text',
  alignment: 'text',
  size: 'text',
  newWindow: 'flag',
  context: 'button context',
};

/** A button that came into view or was clicked; form-encoded or JSON. `undefined` when it is something else. Pure. */
export function readButton(body: Uint8Array<ArrayBuffer>, contentType: string): ReceivedRecords {
  const button = readBody(body, contentType);
  if (!hasFieldTypes(button, BUTTON)) return undefined;
  const { id, context } = button;
  return id !== undefined && id !== null && id !== '' && context ? [button] : undefined;
}
export const BUTTON_SHAPE =
  'Send id, buttonText, clickthroughUrl, alignment, size, newWindow and context (button-block or popup-overlay).';
