import { safeAddress } from '../../shared/platform/html/safe-address.js';
import { INVALID, parsed, type Attribute } from '../../shared/declaration/attribute.js';

/** The text as it is, unless a link with it would run a script. Declarations are read without a page as well. */
const readAddress = (raw: unknown) =>
  safeAddress(String(raw), undefined, 'https://localhost') === undefined ? INVALID : String(raw);

/** An address of http or https, or a relative one. */
export const address = (summary: string, fallback: string): Attribute<string> =>
  parsed(summary, 'string', readAddress, fallback, { expected: 'an address of http or https, or a relative one' });
