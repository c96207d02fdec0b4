import { BlockList, isIP } from 'node:net';

/** Whether the n-th address from the right, 0 that of the connection, is a proxy whose word counts. */
export type Trust = (address: string, hop: number) => boolean;

/** Without brackets, port and zone, and IPv4 as such: `::ffff:203.0.113.7` is 203.0.113.7. `undefined` for no address. Pure. */
export function plainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const [address = ''] = bare.split('%');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  // In one form, however it was written.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(groups) ?? [];
  if (high === undefined || low === undefined) return groups;
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
}

/**
 * `SQ_TRUSTED_PROXIES`: how many proxies there are one behind the other, such as `1`, or their networks, separated by commas,
 * such as `10.0.0.0/8, ::1`. Empty: none.
 *
 * @throws RangeError
 */
export function readTrust(text: string): Trust {
  if (/^\s*\d{1,2}\s*$/.test(text)) return (_, hop) => hop < Number(text);
  const networks = new BlockList();
  for (const network of text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [given = '', length, more] = network.split('/');
    const address = plainAddress(given);
    const bits = address?.includes(':') ? 128 : 32;
    const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : NaN;
    if (address === undefined || more !== undefined || !(prefix <= bits))
      throw new RangeError(`SQ_TRUSTED_PROXIES is neither a count nor networks: ${network}`);
    networks.addSubnet(address, prefix, bits === 128 ? 'ipv6' : 'ipv4');
  }
  return (address) => networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

/** The values of `for` in `Forwarded` (RFC 7239), in their order. */
function forwardedFor(header: string): string[] {
  const pairs = header.matchAll(/(?<![\w-])([\w-]+)=("(?:[^"\\]|\\.)*"|[^;,\s"]*)/g);
  return [...pairs]
    .filter(([, name = '']) => name.toLowerCase() === 'for')
    .map(([, , value = '']) => value.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1'));
}

/**
 * The nearest address that is no proxy of the site. From the right: each proxy appends whom it was called by, and what stands
 * left of that may come from anybody. Where it is no address, the proxy that wrote it is the client.
 */
function follow(connection: string, chain: readonly string[], isTrusted: Trust): string {
  let client = connection;
  for (const [hop, text] of chain.toReversed().entries()) {
    if (!isTrusted(client, hop)) return client;

    const next = plainAddress(text.trim());
    if (next === undefined) return client;
    client = next;
  }
  return client;
}

/**
 * Who has sent a request. A proxy sets one of the two headers and lets the other one pass as the visitor has sent it: where
 * they differ neither counts. Pure.
 */
export function clientBehind(connection: string, headers: Headers, isTrusted: Trust): string {
  const own = plainAddress(connection) ?? connection;
  const plain = headers.get('x-forwarded-for');
  const standard = headers.get('forwarded');
  const found = [
    ...(plain === null ? [] : [follow(own, plain.split(','), isTrusted)]),
    ...(standard === null ? [] : [follow(own, forwardedFor(standard), isTrusted)]),
  ];
  const [client = own] = found;
  return found.every((each) => each === client) ? client : own;
}
