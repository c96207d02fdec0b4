import type { Context } from 'hono';
import { catalog, SHOP_CURRENCY, type Product } from './cart/catalog.js';
import { demoForms, type FormDefinition } from './forms/form-definitions.js';
import type { PageTransport } from './http/page-transport.js';
import type { BackendStorage } from './storage/storage.js';
import type { RenderWidget } from './read-widget.js';

export interface AppEnv {
  /** `page` is set when the app answers inside a page instead of over a network. */
  Bindings: { page?: PageTransport };
  Variables: { body: Uint8Array<ArrayBuffer>; freshCrumb?: string };
}
export type AppContext = Context<AppEnv>;

export interface Limits {
  /** A longer request body is refused (413). Default 256 KiB. */
  readonly bodyBytes: number;
  /** How long a submission key may be used after it was issued. Default one hour. */
  readonly keyLifetimeMs: number;
  /** Submissions that one client may make to one form (429). Default 5 a minute. */
  readonly submissionsPerMinute: number;
  /** Submission keys, new carts and form renders of one client, each counted separately (429). Default 60 a minute. */
  readonly tokensPerMinute: number;
  /** The highest quantity of one product in one cart. Default 10,000. */
  readonly quantity: number;
  /** Different products in one cart. Default 100. */
  readonly cartEntries: number;
  /** A cart is deleted, and its cookie expires, this long after its last change. Default 30 days. */
  readonly cartLifetimeMs: number;
  /** How long form renders are stored. Default 30 days. */
  readonly renderLifetimeMs: number;
  /** A longer body of a call that reports something is refused (413). Default 64 KiB, the most that a beacon may have. */
  readonly beaconBytes: number;
  /** Reporting calls of one client, of all kinds together (429). Default 600 a minute. */
  readonly recordsPerMinute: number;
  /** How many records of each kind are stored; the oldest are deleted first. Default 1000. */
  readonly recordsPerKind: number;
  /** How long records are stored. Default 30 days. */
  readonly recordLifetimeMs: number;
}

export interface AppOptions {
  readonly storage: BackendStorage;
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Default: the demo site's. */
  readonly forms?: readonly FormDefinition[];
  /** The ids of forms that require a captcha. Default: none. */
  readonly captchaForms?: readonly string[];
  /**
   * Asks the captcha's provider whether this token is valid. Required with `captchaForms`. If it throws, the submission is
   * refused with status 500. It should have a time-out of its own.
   */
  readonly verifyCaptcha?: (token: string, formId: string) => Promise<boolean>;
  /** Functions that render widgets, by type. Default: none. */
  readonly widgets?: Readonly<Record<string, RenderWidget>>;
  /** Default: the demo site's. */
  readonly products?: readonly Product[];
  /** Default `USD`. */
  readonly currency?: string;
  /** The `websiteId` of carts. Default `tidewater`. */
  readonly websiteId?: string;
  readonly limits?: Partial<Limits>;
  /** The page after a form that is sent without script, unless the form names one. Default `/thanks.html`. */
  readonly thanksPath?: string;
  /** Whether `GET /api/demo/…` shows all submissions and records to everyone. Default false. */
  readonly showSubmissions?: boolean;
  /** Identifies the client for the limits, for example by its IP address. Default: all are one client. */
  readonly clientOf?: (c: AppContext) => string;
  /** Receives unexpected errors. Default: logs them to the console. */
  readonly report?: (error: unknown) => void;
}

/** The options with all defaults filled in. */
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
    throw new TypeError('captchaForms needs verifyCaptcha, which asks the provider whether a token is valid.');
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
