import type { Awaitable } from './awaitable.js';
import type { ShopStorage } from './carts.js';
import type { SignInStorage } from './sessions.js';
import type { UploadStorage } from './uploads.js';

/** The page event fields (storefront §3), as the page sent them. */
export interface PageFields {
  readonly pageTitle: string;
  readonly pageId: string;
  /** `i`: the page of an item, `c`: of a collection. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: string | number | null;
}

/** Where a submission was made (storefront §3 "Form submission payload"), as the page sent it. */
export interface SubmissionContext extends PageFields {
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
}

/** Distinguishes a retry from a new submission. */
export interface SubmissionIdentity {
  /** `null` for a form that was sent without script. */
  readonly key: string | null;
  /** The client's own id of it, unique per form; `null` where it sent none. */
  readonly idempotencyKey: string | null;
  readonly formId: string;
}
export interface NewSubmission extends SubmissionIdentity {
  /** JSON text of field id to value, exactly as it was sent, but for files: of these it has the names. */
  readonly form: string;
  readonly context: SubmissionContext;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Why it looks like spam, a short reason each. Default: none, it does not. */
  readonly spam?: readonly string[];
  /** What can be submitted once only, such as the review of an order: nobody can submit it again. Default: nothing. */
  readonly once?: string | undefined;
}
export interface StoredSubmission extends NewSubmission {
  /** A later submission has a higher id. */
  readonly id: number;
  readonly spam: readonly string[];
}

/** Which submissions are meant; without a condition all. */
export interface SubmissionFilter {
  readonly formId?: string | undefined;
  /** Words, each of which an answer contains somewhere, in small or capital letters. */
  readonly text?: string | undefined;
  /** Only those that look like spam, or only the others. */
  readonly spam?: boolean | undefined;
}

/** `mail`: to the owner. `webhook`: to the owner's other system. `reply`: to the visitor. */
export type DeliveryChannel = 'mail' | 'webhook' | 'reply';

/** A message about a submission, which is tried until it has arrived. */
export interface NewDelivery {
  readonly channel: DeliveryChannel;
  /** JSON text: what the channel needs to send it. */
  readonly data: string;
  /** When it is tried. Milliseconds since 1970. */
  readonly dueAt: number;
}
export interface Delivery extends NewDelivery {
  readonly id: number;
  /** How often it was tried, a claimed one included. */
  readonly attempts: number;
  /** Why the last attempt failed; empty before. */
  readonly problem: string;
  /** It is not tried any more. */
  readonly isGivenUp: boolean;
}

/**
 * `stored`: it is stored now. `repeated`: one with this key or this idempotency key was stored before, and this one is not.
 * `refused`: the key was never issued, or has expired. `without-files`: a file was not found, or belongs to another
 * submission. `taken`: another one has what can be submitted `once`; the key is not used up.
 */
export type SaveOutcome = 'stored' | 'repeated' | 'refused' | 'without-files' | 'taken';

/** A form was shown to a visitor. */
export interface FormRender {
  readonly formId: string;
  /** The visitor's `ss_cvr` (storefront §3), empty where there is none. */
  readonly visitorCookie: string;
  readonly page: PageFields;
  readonly receivedAt: number;
}

/** The kinds of records: one per reporting call. */
export type RecordKind =
  | 'hit'
  | 'track'
  | 'event'
  | 'analytics'
  | 'button-render'
  | 'button-click'
  | 'overlay'
  | 'quick-view'
  | 'error'
  | 'log'
  | 'vital';

export interface NewRecord {
  readonly kind: RecordKind;
  /** JSON text. */
  readonly data: string;
  readonly receivedAt: number;
}
export interface StoredRecord extends NewRecord {
  /** Increases, and is never used again. */
  readonly id: number;
}

/** What one visitor chose in the banner, as a proof of it. */
export interface ConsentRecord {
  /** The visitor's own id of their choices, a UUID; the same for each later choice. */
  readonly id: string;
  /** Which words were shown. */
  readonly textVersion: string;
  /** Category to whether it was allowed. */
  readonly choices: Readonly<Record<string, boolean>>;
  readonly pagePath: string;
  readonly receivedAt: number;
}

export interface ExpiryTimes {
  readonly keysBefore: number;
  readonly cartsBefore: number;
  readonly rendersBefore: number;
  readonly recordsBefore: number;
  readonly consentsBefore: number;
  readonly callsBefore: number;
  /** What the `client` of this day's uploads begins with: of all others it is forgotten. */
  readonly keptClients: string;
}

/**
 * Everything that the backend needs of a database. Each method is one transaction: all of it happens or nothing. In a
 * persistent storage the result survives the end of the process once the method has returned. Times are milliseconds since
 * 1970.
 */
export interface BackendStorage extends SignInStorage, ShopStorage, UploadStorage {
  addKey(key: string, expiresAt: number): Awaitable<void>;
  /**
   * Whether a submission with this key, or of this form with this idempotency key, is stored already. If so, an unused key
   * refers to that submission from now on. Known for as long as the submission is stored.
   */
  isRepeat(submission: SubmissionIdentity): Awaitable<boolean>;
  /** Whether what can be submitted `once` has been. To tell a visitor early: `saveSubmission` decides. */
  isTaken(once: string): Awaitable<boolean>;
  /**
   * Stores the submission with its deliveries and its files, of which the ids are given, and consumes its key, if it has
   * one, unless it is a repeat.
   */
  saveSubmission(
    submission: NewSubmission,
    deliveries?: readonly NewDelivery[],
    uploads?: readonly string[],
  ): Awaitable<SaveOutcome>;
  /** The newest first. */
  listSubmissions(limit: number, filter?: SubmissionFilter): Awaitable<readonly StoredSubmission[]>;
  readSubmission(id: number): Awaitable<StoredSubmission | undefined>;
  /** Marks them as spam for these reasons, or with none as no spam. Returns how many there are. */
  markSubmissions(ids: readonly number[], spam: readonly string[]): Awaitable<number>;
  /**
   * Returns what was deleted; its files have expired then. A retry that comes later is stored as a new submission. What can be
   * submitted `once` stays submitted, unless it may be submitted `again`.
   */
  deleteSubmissions(ids: readonly number[], again?: boolean): Awaitable<readonly StoredSubmission[]>;
  /** Deletes those received before, and returns them. What can be submitted `once` stays submitted. */
  expireSubmissions(before: number): Awaitable<readonly StoredSubmission[]>;

  /**
   * Takes deliveries that are due: counts an attempt and sets their time to `retryAt`, so that no other process takes
   * them and one that a killed process held is tried again then.
   */
  claimDeliveries(now: number, retryAt: number, limit: number): Awaitable<readonly Delivery[]>;
  /** It has arrived: forgets it. */
  finishDelivery(id: number): Awaitable<void>;
  /** It is tried again at `dueAt`; `undefined`: not any more, and what a visitor wrote is forgotten. */
  postponeDelivery(id: number, problem: string, dueAt: number | undefined): Awaitable<void>;
  /** Those that have not arrived, the newest first. */
  listDeliveries(limit: number): Awaitable<readonly Delivery[]>;

  addFormRender(render: FormRender): Awaitable<void>;
  /** The newest first; of one form, or of all. */
  listFormRenders(limit: number, formId?: string): Awaitable<readonly FormRender[]>;

  /** Stores all of them and deletes the oldest of each kind beyond `maxPerKind`. */
  addRecords(records: readonly NewRecord[], maxPerKind: number): Awaitable<void>;
  /** The newest first, only those with a higher id than `after`. */
  listRecords(limit: number, after: number): Awaitable<readonly StoredRecord[]>;

  addConsent(record: ConsentRecord): Awaitable<void>;
  /** The newest first; of one visitor, or of all. */
  listConsents(limit: number, id?: string): Awaitable<readonly ConsentRecord[]>;

  /**
   * Counts one call of `id`, of which `limit` are allowed in any `windowMs`: 0, or the milliseconds until one is. Only in
   * a storage that several processes share; without it each process counts for itself.
   */
  takeCall?(id: string, rate: { limit: number; windowMs: number; now: number }): Awaitable<number>;

  /**
   * Milliseconds since 1970 by the clock that all processes share which share the storage. Left out where they share that of
   * the machine.
   */
  clock?(): number;

  /** Deletes unused keys that expired, carts that were not changed since, and form renders, records, consents and counts of calls from
   * before. */
  forget(times: ExpiryTimes): Awaitable<void>;
  close(): Awaitable<void>;
}
