import { isExternalFormat } from './external-address.js';
import type { MiscProtocol } from './protocols.js';
import { afterColon, type Link } from './read-link.js';

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

export function hasFormat(link: Link): boolean {
  if (link.category === 'external') return isExternalFormat(link);
  if (link.category === 'misc-protocol') return FORMATS[link.protocol as MiscProtocol](afterColon(link.text));
  return link.category !== 'malformed-protocol';
}
