import { safeAddress } from '../../../shared/platform/html/safe-address.js';

/** The provider's own script; any other is one that the page's markup names. */
export const PROVIDERS = 'https://{shortname}.disqus.com/count.js';

/** A part of a host name. */
const NAME = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** The address of the script that counts for a site; `undefined` where the name or the address is invalid. */
export const countAddress = (src: string, shortname: string, base?: string): string | undefined =>
  NAME.test(shortname) ? safeAddress(src.replaceAll('{shortname}', shortname), undefined, base) : undefined;

/** Digits of any script, in groups of three or not, and what says that they are thousands or millions. */
const NUMBER =
  /\p{Nd}+(?:[.,٫٬]\p{Nd}+|[\s'’]\p{Nd}{3}(?!\p{Nd}))*(?:[千万萬億만억]|\s?(?:[km]|тыс|млн|tsd|mio|mln|tys|tis)(?!\p{L}))?/iu;

/** The number in the provider's text, such as "1,204 Comments"; `undefined` in one without a number. */
export const readCount = (text: string): string | undefined => NUMBER.exec(text)?.[0];
