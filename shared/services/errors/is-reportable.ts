import { isOfSite } from '../../platform/page/own-origin.js';
import type { ErrorDetails } from './error-details.js';

/**
 * The beginnings of the addresses of the kit's files. `here` is the address of this file: built, it is in `services.js`
 * or in a chunk; a page that has bundled the kit into a file of its own has all of the kit in that file.
 */
export function kitFiles(here: string = import.meta.url): readonly string[] {
  const root = /^(.*\/)(?:chunks\/|elements\/|shared\/services\/errors\/|sq-blocks|services\.js)[^/]*$/.exec(here)?.[1];
  if (!root) return [here];
  return ['chunks/', 'elements/', 'react-impl/', 'shared/', 'services.js', 'sq-blocks', 'map-engine'].map(
    (name) => root + name,
  );
}

/** `chrome-`, `moz-`, `safari-` and `safari-web-`; newer Safaris mask them. */
const EXTENSION = /-extension:|webkit-masked-url:/;
/** Browsers give no details of errors in other origins' scripts; the loop is a browser's notice, not an error. */
const NOT_AN_ERROR = /^Script error\.?$|ResizeObserver loop /;

/** Errors of browser extensions cannot be fixed by the site or the kit. */
export const isOfExtension = ({ stack, file }: ErrorDetails): boolean => EXTENSION.test(stack) || EXTENSION.test(file);

/** Whether a script of the site's own origin, an inline one among them, is where the error was thrown. */
const isOwnScript = (file: string) => URL.canParse(file) && isOfSite(file);

/**
 * Whether the site or the kit can mend an error that reached the window. It is the kit's if one of its files is in the
 * stack, the position or (a failed import has neither) the message: so are errors of the author's listeners that the kit
 * has called. It is the site's if a script of its own origin has thrown it. Scripts of other origins are others' business.
 */
export function isReportable(
  details: ErrorDetails,
  { files = kitFiles(), kitOnly = false }: { files?: readonly string[]; kitOnly?: boolean } = {},
): boolean {
  const { message, stack, file } = details;
  if (NOT_AN_ERROR.test(message) || (!file && !stack)) return false;
  return files.some((start) => `${file} ${stack} ${message}`.includes(start)) || (!kitOnly && isOwnScript(file));
}
