import type { Context } from 'hono';
import { demoForms, type FormDefinition } from './forms/form-definitions.js';
import { demoPlaces, type PlaceRecord } from './places/demo-places.js';
import type { PageTransport } from './http/page-transport.js';
import type { NotificationPlan } from './notifications/plan-deliveries.js';
import { testPayments, type PaymentProvider } from './shop/payments.js';
import { demoShop, type ShopRules } from './shop/shop-rules.js';
import type { Awaitable } from './storage/awaitable.js';
import type { BackendStorage } from './storage/storage.js';
import type { FileStore } from './uploads/file-store.js';
import { createMemoryFiles } from './uploads/memory-files.js';
import { readMultipartInMemory, type ReadMultipart } from './uploads/read-multipart.js';
import type { RenderWidget } from './read-widget.js';

export interface AppEnv {
  /**
   * `page` is set when the app answers inside a page instead of over a network; `https` where visitors reach it by HTTPS
   * although the app is reached by HTTP, behind a proxy.
   */
  Bindings: { page?: PageTransport; https?: boolean };
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
  /** The bytes of one cart, as it is stored (400). Default 100 kB. */
  readonly cartBytes: number;
  /** Carts that one client may read (429). Default 600 a minute. */
  readonly cartReadsPerMinute: number;
  /** The bytes that one client may add to carts in a day (429). Default 2 MB. */
  readonly cartBytesPerClient: number;
  /** The bytes of submissions that one client may store in a day (429), without files. Default 5 MB. */
  readonly submissionBytesPerClient: number;
  /** The bytes of choices of consent that one client may store in a day (429). Default 1 MB. */
  readonly consentBytesPerClient: number;
  /** A cart is deleted, and its cookie expires, this long after its last change. Default 30 days. */
  readonly cartLifetimeMs: number;
  /** How long submissions are stored, with their files. Default: until the owner deletes them. */
  readonly submissionLifetimeMs: number;
  /** How long choices of consent are stored. Default three years. */
  readonly consentLifetimeMs: number;
  /** How long form renders are stored. Default 30 days. */
  readonly renderLifetimeMs: number;
  /** A longer body of a call that reports something is refused (413). Default 64 KiB, the most that a beacon may have. */
  readonly beaconBytes: number;
  /** Reporting calls of one client, of all kinds together (429). Default 600 a minute. */
  readonly recordsPerMinute: number;
  /** How many records of each kind are stored; the oldest are deleted first. Default 4000. */
  readonly recordsPerKind: number;
  /** Records of one kind that one client may have stored in a day (429). Default 1000. */
  readonly recordsPerClient: number;
  /** How long records are stored. Default 30 days. */
  readonly recordLifetimeMs: number;
  /** Files that one client may upload in an hour (429). Default 100. */
  readonly uploadsPerHour: number;
  /** How long a file waits for its submission before it is deleted. Default a day. */
  readonly uploadLifetimeMs: number;
  /** The bytes of all files that no submission has (503). Default 2 GB. */
  readonly unclaimedBytes: number;
  /** The bytes of all files (503). Default 20 GB. */
  readonly uploadBytes: number;
  /** The bytes of all files that one client has sent on one day, and that are still stored (503). Default 200 MB. */
  readonly uploadBytesPerClient: number;
  /**
   * Passwords that one client may try for one account, the owner's or a member's, in a quarter of an hour, and a browser on which
   * it has signed in before (429). Default 10.
   */
  readonly signInsPerQuarterHour: number;
  /**
   * Passwords that may be tried in a quarter of an hour for one account by all clients together, and by one client for all accounts,
   * but for browsers on which the account has signed in before (429). Default 100.
   */
  readonly strangersSignInsPerQuarterHour: number;
  /** How long the owner, and a member who wants to be remembered, is signed in on a browser. Default 7 days. */
  readonly sessionLifetimeMs: number;
  /** How long the owner's session goes on without being used. Default 12 hours. */
  readonly sessionIdleMs: number;
}

/**
 * An attempt to sign in as the owner: by the password, or by a link; with the present password to change it (`change`), or to
 * switch the second factor off (`second-factor`). `code`: the password was right, and the code of the second factor was not.
 */
export interface SignInEntry {
  readonly way: 'password' | 'code' | 'link' | 'change' | 'second-factor';
  /** `limited`: it was not looked at, as there were too many. */
  readonly outcome: 'accepted' | 'refused' | 'limited';
}

/** Where in the product a call for places was made; `null` where it does not say. */
export interface TrackingContext {
  readonly productPage: string | null;
  readonly productSection: string | null;
}

export interface AppOptions {
  readonly storage: BackendStorage;
  /** Where files of visitors are. Default: in memory. */
  readonly files?: FileStore;
  /** Reads a post with files. Default: in memory, for a page; a server streams it. */
  readonly readMultipart?: ReadMultipart;
  /** Milliseconds since 1970. Default: the clock of the storage, which its processes share, or else this machine's. */
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
  /** Whether this is the email and the password of a member of the site. Default: of nobody. */
  readonly checkMember?: (email: string, password: string) => Awaitable<boolean>;
  /** Functions that render widgets, by type. Default: none. */
  readonly widgets?: Readonly<Record<string, RenderWidget>>;
  /** What is sold, and on which terms. Default: the demo site's. */
  readonly shop?: ShopRules;
  /** Where orders are paid. Default: nowhere, nothing is charged. */
  readonly payments?: PaymentProvider;
  /** Where address fields find suggestions. Default: a few places of the demo site. */
  readonly places?: readonly PlaceRecord[];
  /** Receives each call for places with its tracking context. Default: nothing is done with it. */
  readonly onPlacesCall?: (call: 'autocomplete' | 'details', context: TrackingContext) => void;
  /** The `websiteId` of carts. Default `tidewater`. */
  readonly websiteId?: string;
  /** Names under which the site is reached, which are no passwords. Default: none. */
  readonly hosts?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** The page after a form that is sent without script, unless the form names one. Default `/thanks.html`. */
  readonly thanksPath?: string;
  /**
   * Whether `/api/demo/…` shows all submissions and records to the signed-in owner; inside a page, to the page. Default
   * false.
   */
  readonly showSubmissions?: boolean;
  /** Identifies the client for the limits, for example by its IP address. Default: all are one client. */
  readonly clientOf?: (c: AppContext) => string;
  /**
   * Signs the stamps of forms (`spam/stamp.ts`), the same in all processes. Default: none, a stamp says nothing then.
   */
  readonly spamSecret?: string;
  /** Which messages about submissions are kept to be sent; a dispatcher sends them. Default: none. */
  readonly notifications?: NotificationPlan;
  /** Receives each attempt of the owner's sign-in. Says nothing of who it was. Default: nothing is done with it. */
  readonly logSignIn?: (entry: SignInEntry) => void;
  /** Receives unexpected errors. Default: logs them to the console. */
  readonly report?: (error: unknown) => void;
}

/** The options with all defaults filled in. */
export type Settings = Required<AppOptions> & { readonly limits: Limits };

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const WINDOW_MS = MINUTE_MS;

export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 256 * 1024,
  keyLifetimeMs: 60 * MINUTE_MS,
  submissionsPerMinute: 5,
  tokensPerMinute: 60,
  quantity: 10_000,
  cartEntries: 100,
  cartBytes: 100_000,
  cartReadsPerMinute: 600,
  cartBytesPerClient: 2_000_000,
  submissionBytesPerClient: 5_000_000,
  consentBytesPerClient: 1_000_000,
  cartLifetimeMs: 30 * DAY_MS,
  submissionLifetimeMs: Infinity,
  consentLifetimeMs: 3 * 365 * DAY_MS,
  renderLifetimeMs: 30 * DAY_MS,
  beaconBytes: 64 * 1024,
  recordsPerMinute: 600,
  recordsPerKind: 4000,
  recordsPerClient: 1000,
  recordLifetimeMs: 30 * DAY_MS,
  uploadsPerHour: 100,
  uploadLifetimeMs: DAY_MS,
  unclaimedBytes: 2_000_000_000,
  uploadBytes: 20_000_000_000,
  uploadBytesPerClient: 200_000_000,
  signInsPerQuarterHour: 10,
  strangersSignInsPerQuarterHour: 100,
  sessionLifetimeMs: 7 * DAY_MS,
  sessionIdleMs: DAY_MS / 2,
};

export function completeOptions(options: AppOptions): Settings {
  if (options.captchaForms?.length && !options.verifyCaptcha)
    throw new TypeError('captchaForms needs verifyCaptcha, which asks the provider whether a token is valid.');
  return {
    ...DEFAULTS,
    files: createMemoryFiles(),
    ...(options.storage.clock && { now: options.storage.clock }),
    ...options,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
}

const DEFAULTS: Omit<Settings, 'storage' | 'files' | 'limits'> = {
  now: Date.now,
  readMultipart: readMultipartInMemory,
  forms: demoForms,
  captchaForms: [],
  verifyCaptcha: () => Promise.resolve(false),
  checkMember: () => false,
  widgets: {},
  shop: demoShop,
  payments: testPayments,
  places: demoPlaces,
  onPlacesCall: () => {},
  websiteId: 'tidewater',
  hosts: [],
  thanksPath: '/thanks.html',
  showSubmissions: false,
  clientOf: () => 'everybody',
  spamSecret: '',
  notifications: {},
  logSignIn: () => {},
  report: (error) => console.error(error),
};
