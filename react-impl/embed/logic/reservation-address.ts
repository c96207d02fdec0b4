import { safeAddress } from '../../../shared/platform/html/safe-address.js';

/** The widget is laid out wide in a container of more than this, in px (widgets §9). */
const WIDE_OVER = 850;

export type ReservationLayout = 'wide' | 'standard';
export const layoutOf = (width: number): ReservationLayout => (width > WIDE_OVER ? 'wide' : 'standard');

export interface ReservationSettings {
  readonly variant: 'plain' | 'themed';
  readonly src: string;
  readonly iframe: boolean;
  readonly overlay: boolean;
  /** Empty: the layout. */
  readonly theme: string;
}

/**
 * The address of the provider's script; `undefined` for what is no address of http or https. That of the themed variant
 * has `iframe`, `overlay` and `theme` (widgets §3). A theme that the address has itself is kept unless it is a layout.
 */
export function reservationAddress(
  { variant, src, iframe, overlay, theme }: ReservationSettings,
  layout: ReservationLayout,
  base: string,
): string | undefined {
  const safe = safeAddress(src, undefined, base);
  if (safe === undefined || variant === 'plain') return safe;
  const url = new URL(safe);
  const own = url.searchParams.get('theme') ?? '';
  url.searchParams.set('iframe', String(iframe));
  url.searchParams.set('overlay', String(overlay));
  url.searchParams.set('theme', theme || (['', 'wide', 'standard'].includes(own) ? layout : own));
  return url.href;
}
