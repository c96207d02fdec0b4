import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { cookieBanner } from '../../elements/sq-cookie-banner/declaration.js';
import { readBannerSettings, type BannerSettings } from '../../shared/services/consent/banner-settings.js';
import { cookieSettings } from '../../shared/services/consent/cookie-settings.js';

const KEYS = {
  text: 'cookieBannerText',
  position: 'cookieBannerPosition',
  theme: 'cookieBannerTheme',
  variant: 'cookieBannerVariant',
  ctaVariant: 'cookieBannerCtaVariant',
  ctaText: 'cookieBannerCtaText',
  optOutCtaText: 'cookieBannerOptOutCtaText',
  acceptType: 'cookieBannerAcceptType',
  purposes: 'cookieBannerPurposes',
  restrictive: 'isAnalyticsCookiesDisabled',
} as const;
type Key = keyof typeof KEYS;

/** The settings of the tag, else of the page's context, else the defaults. */
export function tagSettings(props: BlockProps<typeof cookieBanner>): BannerSettings {
  const { element } = props.host;
  const config = element.config as Readonly<Record<string, unknown>>;
  const given = (Object.keys(KEYS) as Key[]).filter((key) => {
    const attribute = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return element.hasAttribute(attribute) || key in config;
  });
  const own = Object.fromEntries(given.map((key) => [KEYS[key], props[key]]));
  return readBannerSettings({ ...cookieSettings(), ...own });
}
