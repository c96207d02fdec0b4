import { afterColon, type Link } from './read-link.js';

/** `example.com` means `https://example.com`, and `//example.com` as well. */
function withProtocol({ text, protocol }: Link): string {
  if (protocol !== '') return text;
  return `https://${text.replace(/^[/\\]+/, '')}`;
}

/** The host, with what stands before it, as it is written. */
const hostOf = ({ text, protocol }: Link): string => {
  const [host = ''] = (protocol === '' ? text : afterColon(text)).replace(/^[/\\]+/, '').split(/[/?#\\]/, 1);
  return host;
};

/**
 * The address of an external link; `undefined` where it is none. A link without a protocol must name a host with a dot, or
 * `localhost`, and no user: `example.com@other.com` leads elsewhere than it seems to.
 */
export function externalAddress(link: Link): string | undefined {
  const host = hostOf(link);
  if (link.protocol === '' && (host.includes('@') || !isNamedHost(host))) return undefined;
  const address = withProtocol(link);
  return URL.canParse(address) ? address : undefined;
}

/** Whether it is formatted as `http://example.com` or `example.com`. */
export const isExternalFormat = (link: Link): boolean =>
  isNamedHost(hostOf(link)) && externalAddress(link) !== undefined;

/** A host has a dot, but for `localhost` and addresses of IPv6. */
const isNamedHost = (host: string): boolean => /[^.]\.[^.]|^localhost(?::\d+)?$|^\[/i.test(host);
