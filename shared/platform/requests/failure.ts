import type { ResponseBody } from './response-body.js';

export type { ResponseBody } from './response-body.js';

/** Why a call did not give its data: a value, never an exception (storefront §8 "Data wrapper"). */
export type RequestFailure =
  /** The call was given up by its caller. */
  | { readonly kind: 'aborted'; readonly message: '' }
  /** No answer: the network, a time-out, a blocked call, no address to call. */
  | { readonly kind: 'network'; readonly message: string }
  /** The answer says no. `body` is what came with it, if that was JSON. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message: string;
      readonly body: ResponseBody | undefined;
    }
  /** The answer is not what was expected. */
  | { readonly kind: 'unreadable'; readonly status: number; readonly message: string };

const CONNECT = 'Unable to connect. Please try again';
const OFFLINE = 'Please check your internet connection.';

/** The text of every failure without one of its own; offline it says so (ambiguity A03). */
export const unableToConnect = (online: boolean): string => (online ? CONNECT : `${CONNECT}. ${OFFLINE}`);
