import type { Fault } from './fault.js';
import { kitFiles } from './kit-files.js';

/** `chrome-`, `moz-`, `safari-` and `safari-web-`; newer Safaris mask them. */
const EXTENSION = /-extension:|webkit-masked-url:/;
/** Of other origins browsers tell no more than that; the loop is a notice of the browser, not an error. */
const NO_ERROR = /^Script error\.?$|ResizeObserver loop /;

/** Nothing can be done about it here. */
export const isOfExtension = ({ stack, file }: Fault): boolean => EXTENSION.test(stack) || EXTENSION.test(file);

/**
 * Whether an error that the window tells of is the kit's. A page has errors of its own, which are nobody's business
 * here: reported is what has a file of the kit in its stack, in its place or (imports that fail have neither) in its
 * message. That includes listeners of the author's that fail while the kit calls them.
 */
export function isReportable(fault: Fault, files: readonly string[] = kitFiles()): boolean {
  const { message, stack, file } = fault;
  if (NO_ERROR.test(message) || (!file && !stack)) return false;
  return files.some((start) => `${file} ${stack} ${message}`.includes(start));
}
