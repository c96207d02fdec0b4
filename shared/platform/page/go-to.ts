import { safeAddress } from '../html/safe-address.js';

/** Loads another page; does nothing for an address that is none of http or https. */
export function goTo(address: string): void {
  const safe = safeAddress(address);
  if (safe !== undefined) location.assign(safe);
}
