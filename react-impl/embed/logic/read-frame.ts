import { CONFINED } from '../../../shared/platform/html/confined.js';
import { safeAddress } from '../../../shared/platform/html/safe-address.js';
import type { Purpose } from '../../../shared/services/consent/purposes.js';
import { PROVIDERS } from './providers.js';

export interface Frame {
  /** Absolute; of http or https. */
  readonly address: string;
  readonly origin: string;
  /** Whether it is of another origin than the page: its provider is contacted only with permission. */
  readonly isForeign: boolean;
  /** Whether it is of a provider of the list. */
  readonly isKnown: boolean;
  /** Who is contacted, as visitors know it: the provider's name, else the host. */
  readonly provider: string;
  readonly purpose: Purpose;
  /** The value of the frame's `allow` attribute. */
  readonly allow: string;
}

/** The frame that shows the page at `address`; `undefined` for what is no address of http or https. */
export function readFrame(address: string, base: string): Frame | undefined {
  const safe = safeAddress(address, undefined, base);
  if (safe === undefined) return undefined;
  const page = new URL(safe);
  const rule = PROVIDERS.find(({ hosts }) => hosts.test(page.hostname));
  const frame = new URL(rule?.toFrame?.(page) ?? page);
  return {
    address: frame.href,
    origin: frame.origin,
    isForeign: frame.origin !== new URL(base).origin,
    isKnown: rule !== undefined,
    provider: rule?.name ?? page.hostname.replace(/^www\./, ''),
    purpose: rule?.purpose ?? 'media',
    allow: rule?.allow ?? 'fullscreen',
  };
}

/**
 * What the frame may do where the author does not say: run, but not lead the visitor away. A frame of the page's own
 * origin that kept it could take its sandbox off. So could an address of a stranger (`isUntrusted`) that leads there.
 */
export const sandboxOf = ({ isForeign, isKnown }: Frame, isUntrusted: boolean): string =>
  isForeign && (isKnown || !isUntrusted) ? `${CONFINED} allow-same-origin` : CONFINED;
