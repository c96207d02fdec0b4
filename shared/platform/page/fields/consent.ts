import { either, fields, flag, listOf, mapOf, object, text } from './field.js';

const BANNER = ['`sq-cookie-banner`'];
const COUNTING = ['consent', 'counting of visits'];

/** Storefront §3 "Cookie banner settings", and the kit's own. */
const SETTINGS = fields({
  isCookieBannerEnabled: {
    kind: flag,
    summary:
      '`false` shows no banner. `true` says that the site asks, also on pages without one: nothing is stored before the answer.',
    default: true,
    readBy: ['`sq-cookie-banner`', 'consent'],
    source: 'CKB-002',
  },
  cookieBannerText: {
    kind: text(),
    summary:
      'The text of the banner, as HTML. Without it, or with an empty paragraph, the text inside the tag or the default one.',
    readBy: BANNER,
    source: 'CKB-003',
    example: '<p>We use cookies to count visits.</p>',
  },
  cookieBannerPosition: {
    kind: text('TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_RIGHT', 'BOTTOM_LEFT'),
    summary: 'Where the banner is: a bar at the top or the bottom, a popup in a corner (default `BOTTOM_LEFT`).',
    default: 'BOTTOM',
    readBy: BANNER,
    source: 'CKB-004',
  },
  cookieBannerTheme: {
    kind: text('LIGHT', 'DARK'),
    summary: 'The colours.',
    default: 'DARK',
    readBy: BANNER,
    source: 'CKB-005',
  },
  cookieBannerVariant: {
    kind: text('BAR', 'POPUP'),
    summary: 'A bar over the whole width, or a popup in a corner.',
    default: 'BAR',
    readBy: BANNER,
    source: 'CKB-006',
  },
  cookieBannerCtaVariant: {
    kind: text('TEXT', 'BUTTON', 'ICON'),
    summary: 'How the control that accepts looks.',
    default: 'ICON',
    readBy: BANNER,
    source: 'CKB-007',
  },
  cookieBannerCtaText: {
    kind: text(),
    summary: 'The text of the control that accepts. Without it, the one of the language.',
    readBy: BANNER,
    source: 'CKB-008',
  },
  cookieBannerOptOutCtaText: {
    kind: text(),
    summary: 'The text of the control that declines. Without it, the one of the language.',
    readBy: BANNER,
    source: 'CKB-008',
  },
  cookieBannerAcceptType: {
    kind: text('OPT_IN', 'OPT_IN_AND_OUT'),
    summary: 'Whether the banner has a control that declines.',
    default: 'OPT_IN',
    readBy: BANNER,
    source: 'CKB-009',
  },
  cookieBannerPurposes: {
    kind: either(listOf(text('functional', 'analytics', 'media', 'marketing')), text()),
    summary:
      'What visitors may choose apart: a list, or words with spaces between. Without any they accept or decline all.',
    default: [],
    readBy: ['`sq-cookie-banner`', 'consent'],
    example: ['analytics', 'media', 'marketing'],
  },
  cookieBannerTextVersion: {
    kind: text(),
    summary: 'The version of the text, for the records of choices. Without it, the version of the kit’s own banner.',
    readBy: ['records of choices'],
    example: '2026-11',
  },
  isAnalyticsCookiesDisabled: {
    kind: flag,
    summary: 'A restrictive policy: no cookies that count before the visitor has accepted.',
    default: false,
    readBy: COUNTING,
    source: 'CKB-011, docs/measuring.md',
  },
  isRestrictiveCookiePolicyEnabled: {
    kind: flag,
    summary: 'The same as `isAnalyticsCookiesDisabled`.',
    default: false,
    readBy: COUNTING,
    source: 'ambiguity A11',
  },
  isRestrictiveCookiePolicyAbsolute: {
    kind: flag,
    summary: 'No cookies that count, and no scripts of others, even after the visitor has accepted.',
    default: false,
    readBy: COUNTING,
    source: 'CKB-010, ambiguity A11',
  },
  isActivityLogEnabled: {
    kind: flag,
    summary: '`false`: no visitor’s cookie, no ids, no full user agent and address in what is counted and reported.',
    default: true,
    readBy: COUNTING,
    source: 'CKB-012',
  },
  isConsentRecorded: {
    kind: flag,
    summary: 'Whether each choice is sent to `consent/records` of the site’s server.',
    default: false,
    readBy: ['consent'],
  },
  googleConsentMode: {
    kind: flag,
    summary: 'Whether the choice is passed to Google’s tags (consent mode, version 2).',
    default: false,
    readBy: ['consent'],
  },
  consentCookieName: {
    kind: text(),
    summary: 'The name of the cookie with the choice: letters, digits, `_` and `-`.',
    default: 'ss_cookieAllowed',
    readBy: ['consent'],
    source: 'ambiguity A11',
  },
  analyticsCookieName: {
    kind: text(),
    summary: 'The name of the analytics id, as a cookie and in local storage.',
    default: 'ss_analytics_id',
    readBy: ['counting of visits'],
    source: 'ambiguity A49',
  },
});

/** Consent to cookies. */
export const CONSENT = fields({
  cookieSettings: {
    kind: object({
      ...SETTINGS,
      regions: {
        kind: mapOf(object(SETTINGS)),
        summary:
          'Settings by region: `*` for all, `EU` for the European Economic Area, `US` for a country, `US-CA` for a part of it. All that match `region` hold, the nearest last.',
        readBy: ['`sq-cookie-banner`', ...COUNTING],
        example: { EU: { isAnalyticsCookiesDisabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' } },
      },
    }),
    words: ['cookies', 'consent'],
    summary: 'The cookie banner and the policy of the site. Attributes of the tag come before them.',
    source: 'CTX-004, storefront §3 "Cookie banner settings"',
  },
  region: {
    kind: text(),
    summary: 'Where the visitor is (ISO 3166), as the server knows it; for `cookieSettings.regions`.',
    readBy: ['`sq-cookie-banner`', ...COUNTING],
    example: 'DE',
  },
});
