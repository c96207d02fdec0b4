export interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent beside the wrapper's own, which count where both have one. */
  headers?: Readonly<Record<string, string>>;
  /** Sent form-encoded. */
  form?: Readonly<Record<string, string>>;
  as?: 'json' | 'text';
  /** How often a call that got no answer is tried again, every 200 ms. Default 0. Not for calls that must not happen twice. */
  retries?: number;
  signal?: AbortSignal;
  /** The call goes to the site's own domain, by https or not at all: of its address, path and query count. */
  secure?: boolean;
  /** A public file and no call of the API, perhaps on another host: neither crumb nor cookies of other origins go along. */
  isPublic?: boolean;
  /**
   * `return` (default): the caller handles the failure that it gets. `overlay`: nobody does, so the page's system-error
   * overlay tells the visitor. An `authorizationFail` of the site's server is always told, but for calls that are
   * `silent`: nothing that is only counted or reported may disturb.
   */
  onFailure?: 'return' | 'overlay' | 'silent';
  /** Unknown data to what the caller works with; `undefined` means that it cannot be used. */
  read(data: unknown): T | undefined;
}

/** What does not depend on the type of the data. */
export type CallOptions = Omit<RequestOptions<unknown>, 'read'>;
