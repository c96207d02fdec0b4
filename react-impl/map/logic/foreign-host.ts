/** The host of an address on another origin than `base`; `undefined` for all others, also those that need no request. */
export function foreignHost(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return url.protocol === 'data:' || url.origin === new URL(base).origin ? undefined : url.host;
}
