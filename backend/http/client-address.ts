/** `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('::');
  const [before, after] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = back === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/**
 * Who counts as one client for the limits. One connection has 2^64 addresses of IPv6 or more (RFC 6177): its network is
 * the client, or a stranger would have a new limit with each of them. IPv4 is written as such. Pure.
 */
export function clientOfAddress(address: string): string {
  if (!address.includes(':')) return address;
  const network = groupsOf(address.toLowerCase().split('%')[0] ?? '').slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
