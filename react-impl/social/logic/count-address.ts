import { safeAddress } from '../../../shared/platform/html/safe-address.js';

/** A part of a host name. */
const NAME = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** The address of the script that counts for a site; `undefined` where the name or the address is invalid. */
export const countAddress = (src: string, shortname: string, base?: string): string | undefined =>
  NAME.test(shortname) ? safeAddress(src.replaceAll('{shortname}', shortname), undefined, base) : undefined;

/** The number in the provider's text, such as "1,204 Comments"; `undefined` in one without a number. */
export const readCount = (text: string): string | undefined => /\d(?:[\d.,\u00a0\u202f]*\d)?k?/i.exec(text)?.[0];
