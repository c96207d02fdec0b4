import type { Context } from 'hono';
import { catalog, SHOP_CURRENCY, type Product } from './cart/catalog.js';
import { demoForms, type FormDefinition } from './forms/form-definitions.js';
import type { PageTransport } from './http/page-transport.js';
import type { BackendStorage } from './storage/storage.js';
import type { RenderWidget } from './read-widget.js';

export interface AppEnv {
  /** `page` is there when the app answers inside a page instead of over a network. */
  Bindings: { page?: PageTransport };
  Variables: { body: Uint8Array<ArrayBuffer>; freshCrumb?: string };
}
export type AppContext = Context<AppEnv>;

export interface Limits {
  /** A longer request body is refused (413). Default 256 KiB. */
  readonly bodyBytes: number;
  /** How long a submission key may be used after it was given out. Default one hour. */
  readonly keyLifetimeMs: number;
  /** Submissions that one client may make to one form (429). Default 5 a minute. */
  readonly submissionsPerMinute: number;
  /** Keys, new carts and shown forms of one client, each counted alone (429). Default 60 a minute. */
  readonly tokensPerMinute: number;
  /** Pieces of one product in one cart. Default 10,000. */
  readonly quantity: number;
  /** Different products in one cart. Default 100. */
  readonly cartEntries: number;
  /** A cart that nobody changed for so long is forgotten, by the browser and here. Default 30 days. */
  readonly cartLifetimeMs: number;
  /** That a form was shown to somebody is forgotten after this. Default 30 days. */
  readonly renderLifetimeMs: number;
  /** A longer body of a call that only tells something is refused (413). Default 64 KiB, as much as a beacon may carry. */
  readonly beaconBytes: number;
  /** Such calls of one client, all kinds together (429). Default 600 a minute. */
  readonly recordsPerMinute: number;
  /** What such calls told: this many of each kind are kept, the oldest give way. Default 1000. */
  readonly recordsPerKind: number;
  /** What such calls told is forgotten after this. Default 30 days. */
  readonly recordLifetimeMs: number;
}

export interface AppOptions {
  readonly storage: BackendStorage;
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Default: the demo site's. */
  readonly forms?: readonly FormDefinition[];
  /** The ids of forms that take nothing without a captcha. Default: none. */
  readonly captchaForms?: readonly string[];
  /**
   * Asks the captcha's provider whether this token was earned; needed where there are `captchaForms`. What it throws is
   * a bug (500): without a yes nothing is taken. It should not wait for ever.
   */
  readonly verifyCaptcha?: (token: string, formId: string) => Promise<boolean>;
  /** Widgets that can be drawn, by type. Default: none. */
  readonly widgets?: Readonly<Record<string, RenderWidget>>;
  /** Default: the demo site's. */
  readonly products?: readonly Product[];
  /** Default `USD`. */
  readonly currency?: string;
  /** The `websiteId` of carts. Default `tidewater`. */
  readonly websiteId?: string;
  readonly limits?: Partial<Limits>;
  /** Where a form that is sent without script leads to, unless it says so itself. Default `/thanks.html`. */
  readonly thanksPath?: string;
  /** Whether `GET /api/demo/submissions` shows what was sent, to anybody who asks. Default false. */
  readonly showSubmissions?: boolean;
  /** Who is asking, for the limits: an address, say. Default: everybody is one client. */
  readonly clientOf?: (c: AppContext) => string;
  /** Hears of errors that are bugs. Default: the console. */
  readonly report?: (error: unknown) => void;
}

/** The options with nothing left out. */
export type Settings = Required<AppOptions> & { readonly limits: Limits };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const WINDOW_MS = MINUTE_MS;

export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 256 * 1024,
  keyLifetimeMs: 60 * MINUTE_MS,
  submissionsPerMinute: 5,
  tokensPerMinute: 60,
  quantity: 10_000,
  cartEntries: 100,
  cartLifetimeMs: 30 * DAY_MS,
  renderLifetimeMs: 30 * DAY_MS,
  beaconBytes: 64 * 1024,
  recordsPerMinute: 600,
  recordsPerKind: 1000,
  recordLifetimeMs: 30 * DAY_MS,
};

export function completeOptions(options: AppOptions): Settings {
  if (options.captchaForms?.length && !options.verifyCaptcha)
    throw new TypeError('captchaForms needs verifyCaptcha: nobody else knows whether a token was earned.');
  return { ...DEFAULTS, ...options, limits: { ...DEFAULT_LIMITS, ...options.limits } };
}

const DEFAULTS: Omit<Settings, 'storage' | 'limits'> = {
  now: Date.now,
  forms: demoForms,
  captchaForms: [],
  verifyCaptcha: () => Promise.resolve(false),
  widgets: {},
  products: catalog,
  currency: SHOP_CURRENCY,
  websiteId: 'tidewater',
  thanksPath: '/thanks.html',
  showSubmissions: false,
  clientOf: () => 'everybody',
  report: (error) => console.error(error),
};
