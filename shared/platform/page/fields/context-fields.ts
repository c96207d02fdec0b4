import { ACCOUNT, ACCOUNT_SETTINGS } from './account.js';
import { BLOCK_SETTINGS, MAPS } from './blocks.js';
import { CONSENT } from './consent.js';
import {
  constant,
  either,
  type Field,
  type Fields,
  fields,
  flag,
  type FromPage,
  type Given,
  type Json,
  object,
  text,
} from './field.js';
import { PAGE } from './page.js';
import { SHOP, SHOP_SETTINGS } from './shop.js';
import { SITE } from './site.js';
import { FLAG_FIELDS, FONT_FIELDS, WORDS } from './words.js';

/** What is measured: docs/measuring.md has the whole table. */
const MEASURING = fields({
  measuring: {
    kind: either(
      object({
        visits: {
          kind: either(flag, text('anonymous')),
          summary: 'Whether visits are counted; `anonymous`: without recognising anybody.',
          default: true,
        },
        errors: {
          kind: either(flag, text('kit')),
          summary: 'Whether errors are reported; `kit`: those of the kit only.',
          default: true,
        },
        speed: { kind: flag, summary: 'Whether speed is reported.', default: true },
        robots: { kind: flag, summary: 'Whether robots are measured as well.', default: false },
      }),
      constant(false),
    ),
    words: ['analytics', 'tracking', 'statistics'],
    summary:
      'What the kit measures and sends to the site’s own server. `false`: nothing. What cannot be read is off, with a warning.',
    readBy: ['counting of visits', 'error reports', 'speed reports'],
    source: 'docs/measuring.md',
  },
  censusDisabled: {
    kind: flag,
    summary: '`true` counts no visits.',
    default: false,
    readBy: ['counting of visits'],
    source: 'ambiguity A90',
  },
});

/** Fields that belong together, with an example of a whole context. */
export interface Theme {
  readonly title: string;
  readonly fields: Fields;
  /** The part of the fields that stands in `websiteSettings`. */
  readonly settings?: Fields;
  readonly example: { readonly [name: string]: Json };
}

/**
 * Every field of the page context (`#sq-context`) that the kit reads: the one source of the tables of docs/page-context.md and of
 * `sq-blocks/context.schema.json`. Code that reads another field does not compile (`Given`). The platform's own context has more.
 */
export const THEMES: readonly Theme[] = [
  {
    title: 'Site and server',
    fields: SITE,
    example: {
      apiRoot: '/api/',
      website: { id: '65ee9ab25af20e03481147cc', identifier: 'tidewater', baseUrl: 'https://tidewater.example' },
      appDomain: 'builder.example',
    },
  },
  {
    title: 'Currency and shop',
    fields: SHOP,
    settings: SHOP_SETTINGS,
    example: {
      websiteSettings: {
        storeCurrency: 'EUR',
        minimumOrderSubtotalEnabled: true,
        minimumOrderSubtotal: { currency: 'EUR', value: '10.00' },
      },
    },
  },
  {
    title: 'Texts and languages',
    fields: WORDS,
    example: { messages: { de: { gallery: { next: 'Weiter', previous: 'Zurück' } } } },
  },
  {
    title: 'Cookie banner and consent',
    fields: CONSENT,
    example: {
      region: 'DE',
      cookieSettings: {
        isCookieBannerEnabled: true,
        cookieBannerTheme: 'LIGHT',
        cookieBannerPurposes: ['analytics', 'media'],
        regions: { EU: { isAnalyticsCookiesDisabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' } },
      },
    },
  },
  {
    title: 'Measuring',
    fields: MEASURING,
    example: { measuring: { visits: 'anonymous', errors: 'kit', speed: false } },
  },
  {
    title: 'Who is signed in',
    fields: ACCOUNT,
    settings: ACCOUNT_SETTINGS,
    example: {
      authenticatedAccount: { id: '5f1e7e3a' },
      websiteRoles: [1],
      websiteSettings: { useEscapeKeyToLogin: true },
    },
  },
  {
    title: 'The page',
    fields: PAGE,
    example: {
      pageType: 50,
      collection: { id: 'c-shop', type: 13 },
      item: {
        id: 'i-bowl',
        recordType: 11,
        title: 'Tide bowl',
        structuredContent: {
          productType: 1,
          variants: [{ sku: 'SQ0000001', price: 2800, qtyInStock: 4, attributes: { Glaze: 'Celadon' } }],
        },
      },
    },
  },
  {
    title: 'Popup, information bar, comments and captcha',
    fields: {},
    settings: BLOCK_SETTINGS,
    example: {
      websiteSettings: {
        popupOverlaySettings: { timerDelay: 10, displayFrequency: 30, enabledPages: ['/shop'] },
        mobileInfoBarSettings: { style: 2, isBusinessHoursEnabled: false },
      },
    },
  },
  { title: 'Maps', fields: MAPS, example: { mapStyleUrl: '/map/style.json' } },
  {
    title: 'Fonts',
    fields: FONT_FIELDS,
    example: {
      googleFonts: ['Lora:wght@400;700'],
      fontProviders: { google: '/fonts/css2?{families}' },
    },
  },
  {
    title: 'Feature flags',
    fields: FLAG_FIELDS,
    example: { featureFlags: { 'new-checkout': { variant: 'true', type: 'boolean' } } },
  },
];

const WEBSITE_SETTINGS = {
  kind: object({ ...SHOP_SETTINGS, ...ACCOUNT_SETTINGS, ...BLOCK_SETTINGS }),
  summary: 'The settings of the site’s owner.',
  source: 'CTX-002',
} satisfies Field;

/** All fields, by their names in the context. */
export const CONTEXT_FIELDS = fields({
  ...SITE,
  ...SHOP,
  ...WORDS,
  ...CONSENT,
  ...MEASURING,
  ...ACCOUNT,
  ...PAGE,
  ...MAPS,
  ...FONT_FIELDS,
  ...FLAG_FIELDS,
  websiteSettings: WEBSITE_SETTINGS,
});

/** All data of a page, as it comes. */
export type Context = Given<typeof CONTEXT_FIELDS>;

/** The object that a field may have. */
export type ObjectAt<O, N extends keyof O> = Extract<O[N], FromPage>;

export type CookieSettings = ObjectAt<Context, 'cookieSettings'>;
export type Item = ObjectAt<Context, 'item'>;
export type Settings = ObjectAt<Context, 'websiteSettings'>;
export type Website = ObjectAt<Context, 'website'>;
