import { isExternalFormat } from './external-address.js';
import { lengthBelow } from './link-lengths.js';
import type { MiscProtocol } from './protocols.js';
import { afterColon, type Link, readLink } from './read-link.js';

/** Exactly one at-sign, and a dotted suffix: `name@example.com`. A query such as `?subject=` may follow. */
function isMailFormat(text: string): boolean {
  const [address = ''] = text.split('?', 1);
  const [name = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  return more.length === 0 && !/\s/.test(address) && name !== '' && labels.length > 1 && !labels.includes('');
}

/** What follows the protocol (storefront §5, widgets §5, ambiguity A87). Scripts have no format. */
const FORMATS: Readonly<Record<MiscProtocol, (text: string) => boolean>> = {
  tel: (text) => /^[\d+-]{4,}$/.test(text),
  sms: (text) => /^[\d(),]+$/.test(text),
  mailto: isMailFormat,
  javascript: () => true,
};

function hasFormat(link: Link): boolean {
  if (link.category === 'external') return isExternalFormat(link);
  if (link.category === 'misc-protocol') return FORMATS[link.protocol as MiscProtocol](afterColon(link.text));
  return link.category !== 'malformed-protocol';
}

/** `format` includes protocols that are not allowed or not followed by two slashes. */
export type LinkProblem = 'length' | 'format';

/**
 * What an editor refuses a link for (storefront §5, widgets §5); `undefined` for one that is accepted, and for an empty one.
 * A link with `javascript:` can be accepted, as the specification limits only its length; it is still not followed.
 */
export function linkProblem(link: unknown): LinkProblem | undefined {
  const read = readLink(link);
  if (read.text.length >= lengthBelow(read)) return 'length';
  return read.isDisguised || !hasFormat(read) ? 'format' : undefined;
}
