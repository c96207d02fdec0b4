import { INVALID } from '../../shared/declaration/attribute.js';
import { readAspectRatio } from '../../shared/media/images/aspect-ratio.js';

/** The text of an attribute that has a shape, or "Auto". */
export function readShape(data: unknown): string | typeof INVALID {
  const text = String(data);
  return readAspectRatio(text) || /^auto$/i.test(text) ? text : INVALID;
}
