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
  /** JSON text of field id to value, exactly as it was sent. */
  readonly form: string;
  readonly context: SubmissionContext;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}
export interface StoredSubmission extends NewSubmission {
  /** A later submission has a higher id. */
  readonly id: number;
}

/**
 * `stored`: it is stored now. `repeated`: one with this key or this idempotency key was stored before, and this one is not.
 * `refused`: the key was never issued, or has expired.
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

/** The kinds of records: one per reporting call. */
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
  /** Increases, and is never used again. */
  readonly id: number;
}

export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly quantity: number;
}
export interface CartRecord {
  /** The secret in the visitor's cookie. */
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

/** A storage in the same process may return values, one behind a network returns promises: the backend awaits both. */
export type Awaitable<T> = T | Promise<T>;

/**
 * Everything that the backend needs of a database. Each method is one transaction: all of it happens or nothing. In a
 * persistent storage the result survives the end of the process once the method has returned. Times are milliseconds since
 * 1970.
 */
export interface BackendStorage {
  addKey(key: string, expiresAt: number): Awaitable<void>;
  /**
   * Whether a submission with this key, or of this form with this idempotency key, is stored already. If so, an unused key
   * refers to that submission from now on. Known for as long as the submission is stored.
   */
  isRepeat(submission: SubmissionIdentity): Awaitable<boolean>;
  /** Stores the submission and consumes its key, if it has one, unless it is a repeat. */
  saveSubmission(submission: NewSubmission): Awaitable<SaveOutcome>;
  /** The newest first; of one form, or of all. */
  listSubmissions(limit: number, formId?: string): Awaitable<readonly StoredSubmission[]>;

  addFormRender(render: FormRender): Awaitable<void>;
  /** The newest first; of one form, or of all. */
  listFormRenders(limit: number, formId?: string): Awaitable<readonly FormRender[]>;

  /** Stores all of them and deletes the oldest of each kind beyond `maxPerKind`. */
  addRecords(records: readonly NewRecord[], maxPerKind: number): Awaitable<void>;
  /** The newest first, only those with a higher id than `after`. */
  listRecords(limit: number, after: number): Awaitable<readonly StoredRecord[]>;

  createCart(token: string, now: number): Awaitable<void>;
  readCart(token: string): Awaitable<CartRecord | undefined>;
  /** Replaces the entries by the result of `change`. `undefined`: there is no such cart, or `change` returned `undefined`. */
  changeCart(
    token: string,
    now: number,
    change: (entries: readonly CartEntry[]) => readonly CartEntry[] | undefined,
  ): Awaitable<CartRecord | undefined>;

  /** Deletes unused keys that expired, carts that were not changed since, and form renders and records from before. */
  forget(times: ExpiryTimes): Awaitable<void>;
  close(): Awaitable<void>;
}
