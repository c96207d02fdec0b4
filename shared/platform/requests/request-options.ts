export interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Additional headers. The wrapper's own headers take precedence. */
  headers?: Readonly<Record<string, string>>;
  /** Sent form-encoded. */
  form?: Readonly<Record<string, string>>;
  as?: 'json' | 'text';
  /** How often a call without an answer is repeated, every 200 ms. Default 0. Not for calls that must not happen twice. */
  retries?: number;
  signal?: AbortSignal;
  /** The call arrives although the page is left meanwhile; for bodies up to 64 kB. Default false. */
  keepalive?: boolean;
  /** Sends the call to the site's own domain, by https only. Path and query are taken from its address. */
  secure?: boolean;
  /** For public files, perhaps on another host: sends neither the crumb nor cookies to other origins. */
  isPublic?: boolean;
  /** Whether an answer with a status of success may be read at all, by its address and its headers. Default: every one. */
  accepts?(response: Response): boolean;
  /**
   * `return` (default): the caller handles the failure. `overlay`: the system-error overlay shows it to the visitor.
   * `silent`: the overlay does not show even an `authorizationFail` of the site's server, which it shows for all other
   * calls; for analytics and reports, which must not disturb.
   */
  onFailure?: 'return' | 'overlay' | 'silent';
  /**
   * Converts the answer, which has a status of success, to the type of the caller; `undefined` means that it is not usable.
   */
  read(data: unknown, status: number): T | undefined;
}

/** The options that do not depend on the type of the data. */
export type CallOptions = Omit<RequestOptions<unknown>, 'read'>;
