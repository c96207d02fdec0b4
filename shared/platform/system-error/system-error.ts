/** A failed call, as the overlay shows it (storefront §8 "Data wrapper"). */
export interface SystemError {
  readonly url: string;
  /** The requested format of the answer. */
  readonly format: 'json' | 'text';
  readonly message: string;
  /** The server has logged and reported the error, so that its details are not shown. */
  readonly isCleaned?: boolean;
  readonly isNetwork?: boolean;
  /** The key of the error in the server's log. */
  readonly errorKey?: string | undefined;
}
