/** The host that an address leads to, when it is not the page's own; `undefined` also for what asks nobody. */
export function foreignHost(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return url.protocol === 'data:' || url.origin === new URL(base).origin ? undefined : url.host;
}
