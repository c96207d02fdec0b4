import { hasKinds, type Kinds } from './has-kinds.js';
import { readBody } from './read-body.js';
import type { Told } from './recorder.js';

/** Storefront §3 "Button tracking payload". */
const BUTTON: Kinds = {
  id: 'id',
  buttonText: 'text',
  clickthroughUrl: 'text',
  alignment: 'text',
  size: 'text',
  newWindow: 'flag',
  context: 'button context',
};

/** A button that was shown or clicked: form-encoded, or as JSON, also by beacon. Pure. */
export function readButton(body: Uint8Array<ArrayBuffer>, contentType: string): Told {
  const button = readBody(body, contentType);
  if (!hasKinds(button, BUTTON)) return undefined;
  const { id, context } = button;
  return id !== undefined && id !== null && id !== '' && context ? [button] : undefined;
}
export const BUTTON_SHAPE =
  'Send id, buttonText, clickthroughUrl, alignment, size, newWindow and context (button-block or popup-overlay).';
