/** The page event fields (storefront §3), as the page told them. */
export interface PageFields {
  readonly pageTitle: string;
  readonly pageId: string;
  /** An item's page, a collection's. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: string | number | null;
}

/** Where a submission was made (storefront §3 "Form submission payload"), as the page told it. */
export interface SubmissionContext extends PageFields {
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
}

/** What tells a retry from a submission of its own. */
export interface SubmissionIdentity {
  /** `null` for a form that was sent without script. */
  readonly key: string | null;
  /** The client's own name for it, one per form; `null` where it gave none. */
  readonly idempotencyKey: string | null;
  readonly formId: string;
}
export interface NewSubmission extends SubmissionIdentity {
  /** JSON text of field id to value, exactly as it came. */
  readonly form: string;
  readonly context: SubmissionContext;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}
export interface StoredSubmission extends NewSubmission {
  /** Counts up: a later submission has a higher one. */
  readonly id: number;
}

/**
 * `stored`: now it is kept. `repeated`: one with this key or this idempotency key is kept already, and this one is not.
 * `refused`: the key was never given out, or has expired.
 */
export type SaveOutcome = 'stored' | 'repeated' | 'refused';

/** A form was shown to a visitor. */
export interface FormRender {
  readonly formId: string;
  /** The visitor's `ss_cvr` (storefront §3), empty where there is none. */
  readonly visitorCookie: string;
  readonly page: PageFields;
  readonly receivedAt: number;
}

/** What the calls that only tell something are kept as: one kind per call. */
export const RECORD_KINDS = [
  'hit',
  'track',
  'event',
  'analytics',
  'button-render',
  'button-click',
  'overlay',
  'quick-view',
  'error',
  'log',
  'vital',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface NewRecord {
  readonly kind: RecordKind;
  /** JSON text. */
  readonly data: string;
  readonly receivedAt: number;
}
export interface StoredRecord extends NewRecord {
  /** Counts up, and is never used again. */
  readonly id: number;
}

export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly quantity: number;
}
export interface CartRecord {
  /** The secret that the visitor's cookie holds. */
  readonly token: string;
  readonly createdAt: number;
  readonly entries: readonly CartEntry[];
}

export interface ExpiryTimes {
  readonly keysBefore: number;
  readonly cartsBefore: number;
  readonly rendersBefore: number;
  readonly recordsBefore: number;
}

/** A storage in this process answers at once, one behind a network by a promise: the backend awaits both. */
export type Awaitable<T> = T | Promise<T>;

/**
 * All that the backend needs of a database. Each method is one transaction: it happens wholly or not at all, and what
 * has been answered survives the end of the process if the storage is one that lasts. Times are milliseconds since 1970.
 */
export interface BackendStorage {
  addKey(key: string, expiresAt: number): Awaitable<void>;
  /**
   * Whether a submission with this key, or to this form with this idempotency key, is kept already. If so, a key that
   * was still unused stands for it from now on. Remembered for as long as the submission itself.
   */
  isRepeat(submission: SubmissionIdentity): Awaitable<boolean>;
  /** Recalls it, or uses up the key, if there is one, and keeps the submission. */
  saveSubmission(submission: NewSubmission): Awaitable<SaveOutcome>;
  /** The newest first; of one form, or of all. */
  listSubmissions(limit: number, formId?: string): Awaitable<readonly StoredSubmission[]>;

  addFormRender(render: FormRender): Awaitable<void>;
  /** The newest first; of one form, or of all. */
  listFormRenders(limit: number, formId?: string): Awaitable<readonly FormRender[]>;

  /** Keeps all of them, and of each kind no more than `keep`: the oldest give way. */
  addRecords(records: readonly NewRecord[], keep: number): Awaitable<void>;
  /** The newest first, of those with a higher id than `after`. */
  listRecords(limit: number, after: number): Awaitable<readonly StoredRecord[]>;

  createCart(token: string, now: number): Awaitable<void>;
  readCart(token: string): Awaitable<CartRecord | undefined>;
  /** Replaces the entries by what `change` makes of them. `undefined`: there is no such cart, or `change` gave `undefined`. */
  changeCart(
    token: string,
    now: number,
    change: (entries: readonly CartEntry[]) => readonly CartEntry[] | undefined,
  ): Awaitable<CartRecord | undefined>;

  /** Forgets unused keys that expired before, carts that nobody changed since, what was shown and what was told before. */
  forget(times: ExpiryTimes): Awaitable<void>;
  close(): Awaitable<void>;
}
