/** Where a submission was made (storefront §3 "Form submission payload"), as the page told it. */
export interface SubmissionContext {
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  readonly pageTitle: string;
  readonly pageId: string;
  /** An item's page, a collection's. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: string | number | null;
}

export interface NewSubmission {
  /** `null` for a form that was sent without script. */
  readonly key: string | null;
  readonly formId: string;
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
 * `stored`: now it is kept. `repeated`: the same content came before with the same key, and is kept once.
 * `refused`: the key was never issued, has expired, or was used for something else.
 */
export type SaveOutcome = 'stored' | 'repeated' | 'refused';

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

/** A storage in this process answers at once, one behind a network by a promise: the backend awaits both. */
export type Awaitable<T> = T | Promise<T>;

/**
 * All that the backend needs of a database. Each method is one transaction: it happens wholly or not at all, and what
 * has been answered survives the end of the process if the storage is one that lasts. Times are milliseconds since 1970.
 */
export interface BackendStorage {
  addKey(key: string, expiresAt: number): Awaitable<void>;
  /** Whether this key has already brought this very content. */
  isStored(submission: Pick<NewSubmission, 'key' | 'formId' | 'form'>): Awaitable<boolean>;
  /** Uses up the key, if there is one, and keeps the submission. */
  saveSubmission(submission: NewSubmission): Awaitable<SaveOutcome>;
  /** The newest first. */
  listSubmissions(limit: number): Awaitable<readonly StoredSubmission[]>;

  createCart(token: string, now: number): Awaitable<void>;
  readCart(token: string): Awaitable<CartRecord | undefined>;
  /** Replaces the entries by what `change` makes of them. `undefined`: there is no such cart, or `change` gave `undefined`. */
  changeCart(
    token: string,
    now: number,
    change: (entries: readonly CartEntry[]) => readonly CartEntry[] | undefined,
  ): Awaitable<CartRecord | undefined>;

  /** Forgets unused keys that expired before, and carts that nobody changed since. */
  forget(times: { keysBefore: number; cartsBefore: number }): Awaitable<void>;
  close(): Awaitable<void>;
}

/** The rule behind `repeated`: a retry may tell its page differently, but it carries the same answers to the same form. */
export const isSameContent = (
  a: Pick<NewSubmission, 'formId' | 'form'>,
  b: Pick<NewSubmission, 'formId' | 'form'>,
): boolean => a.formId === b.formId && a.form === b.form;
