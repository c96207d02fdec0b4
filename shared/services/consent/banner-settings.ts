import type { CookieSettings } from '../../platform/page/fields/context-fields.js';
import { asText } from '../../platform/page/unknown-values.js';
import { readPurposes, type Purpose } from './purposes.js';

export const VARIANTS = ['BAR', 'POPUP'] as const;
export const THEMES = ['LIGHT', 'DARK'] as const;
export const CTA_VARIANTS = ['TEXT', 'BUTTON', 'ICON'] as const;
export const ACCEPT_TYPES = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;
/** The positions of each variant (ambiguity A40); the last one is its default. */
const POSITIONS = {
  BAR: ['TOP', 'BOTTOM'],
  POPUP: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_RIGHT', 'BOTTOM_LEFT'],
} as const;

type Position = (typeof POSITIONS)[keyof typeof POSITIONS][number];

/** Storefront §3 "Cookie banner settings", complete. Empty texts mean the default texts of the catalogue. */
export interface BannerSettings {
  readonly enabled: boolean;
  readonly text: string;
  readonly position: Position;
  readonly theme: (typeof THEMES)[number];
  readonly variant: (typeof VARIANTS)[number];
  readonly ctaVariant: (typeof CTA_VARIANTS)[number];
  readonly ctaText: string;
  readonly optOutCtaText: string;
  readonly acceptType: (typeof ACCEPT_TYPES)[number];
  /** What the visitor may choose apart. Default none. */
  readonly purposes: readonly Purpose[];
  /** No tracking cookies until the visitor has accepted. */
  readonly restrictive: boolean;
  /** No tracking cookies even after the visitor has accepted. */
  readonly restrictiveAbsolute: boolean;
  readonly visitorDataRestricted: boolean;
}

const textOf = (value: unknown) => asText(value) ?? '';
const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.find((candidate) => candidate === textOf(value).trim().toUpperCase()) ?? fallback;

/** An empty string, or a paragraph without text (ambiguity A80). */
export const isEmptyText = (html: string): boolean => /^(?:<p(?:\s[^>]*)?>(?:\s|&nbsp;)*<\/p>)?$/i.test(html.trim());

/** Unknown data to complete settings, with the default for what is missing or invalid. Never throws. */
export function readBannerSettings(data: CookieSettings): BannerSettings {
  const variant = oneOf(data.cookieBannerVariant, VARIANTS, 'BAR');
  const positions: readonly Position[] = POSITIONS[variant];
  const text = textOf(data.cookieBannerText);
  return {
    enabled: data.isCookieBannerEnabled !== false,
    text: isEmptyText(text) ? '' : text,
    position: oneOf(data.cookieBannerPosition, positions, positions.at(-1) as Position),
    theme: oneOf(data.cookieBannerTheme, THEMES, 'DARK'),
    variant,
    ctaVariant: oneOf(data.cookieBannerCtaVariant, CTA_VARIANTS, 'ICON'),
    ctaText: textOf(data.cookieBannerCtaText),
    optOutCtaText: textOf(data.cookieBannerOptOutCtaText),
    acceptType: oneOf(data.cookieBannerAcceptType, ACCEPT_TYPES, 'OPT_IN'),
    purposes: readPurposes(data.cookieBannerPurposes),
    restrictive: data.isAnalyticsCookiesDisabled === true || data.isRestrictiveCookiePolicyEnabled === true,
    restrictiveAbsolute: data.isRestrictiveCookiePolicyAbsolute === true,
    visitorDataRestricted: data.isActivityLogEnabled === false,
  };
}
