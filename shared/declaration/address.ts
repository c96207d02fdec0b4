import { PICTURED, safeAddress } from '../platform/html/safe-address.js';
import { INVALID, parsed, type Attribute } from './attribute.js';

/** The text as it is, unless a link with it would run a script. Declarations are read without a page as well. */
const reader = (protocols?: readonly string[]) => (raw: unknown) =>
  safeAddress(String(raw), protocols, 'https://localhost') === undefined ? INVALID : String(raw);

/** An address of http or https, or a relative one. */
export const address = (summary: string, fallback: string): Attribute<string> =>
  parsed(summary, 'string', reader(), fallback, { expected: 'an address of http or https, or a relative one' });

/** The address of a picture: as `address`, or of `data:` or `blob:`. Default none. */
export const pictureAddress = (summary: string): Attribute<string> =>
  parsed(summary, 'string', reader(PICTURED), '', { expected: 'the address of a picture' });
