import { requestMessages } from '../i18n/en/requests.js';
import { translate } from '../i18n/translate.js';
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

/** A text about a call in the language of the page, or of an element: calls have no place on it. */
export const requestText = (
  key: keyof typeof requestMessages,
  parameters: Readonly<Record<string, string>> = {},
  element: Element = document.documentElement,
): string => translate(element, 'requests', requestMessages, key, parameters);

/** The message of every failure without its own message; longer when offline (ambiguity A03). */
export const unableToConnect = (online: boolean, element?: Element): string =>
  requestText(online ? 'connect' : 'connectOffline', {}, element);
