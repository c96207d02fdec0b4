/** What the overlay tells of a call that failed (storefront §8 "Data wrapper"). */
export interface SystemError {
  readonly url: string;
  /** The format of the answer that was asked for. */
  readonly format: 'json' | 'text';
  readonly message: string;
  /** The server has logged and reported it: what it was is not shown. */
  readonly isCleaned?: boolean;
  readonly isNetwork?: boolean;
  /** Under which the server has logged it. */
  readonly errorKey?: string | undefined;
}
