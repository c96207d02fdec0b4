import type { ResponseBody } from './response-body.js';

export type { ResponseBody } from './response-body.js';

/** Why a call has no data. Returned, never thrown (storefront §8 "Data wrapper"). */
export type RequestFailure =
  /** The caller aborted the call. */
  | { readonly kind: 'aborted'; readonly message: '' }
  /** No answer: a network error, a time-out, a blocked call, or no valid address. */
  | { readonly kind: 'network'; readonly message: string }
  /** The answer has a status of failure. `body` is its JSON, if it had any. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message: string;
      readonly body: ResponseBody | undefined;
    }
  /** The answer could not be parsed, or does not have the expected content. */
  | { readonly kind: 'unreadable'; readonly status: number; readonly message: string };

const CONNECT = 'Unable to connect. Please try again';
const OFFLINE = 'Please check your internet connection.';

/** The message of every failure without its own message; longer when offline (ambiguity A03). */
export const unableToConnect = (online: boolean): string => (online ? CONNECT : `${CONNECT}. ${OFFLINE}`);
