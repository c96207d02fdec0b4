import { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { unableToConnect } from '../../../shared/platform/requests/failure.js';
import type { Failure } from '../logic/form-state.js';
import { hasFiles, type Post } from '../logic/post.js';
import { postFailure, submitFailure } from '../logic/submit-failure.js';
import type { SendResult } from './form-api.js';

type SendingMessage = keyof typeof formSendingMessages;
export type GetText = (key: SendingMessage, parameters?: Record<string, string>) => string;

/** A text about a submission, in the language of the element's place. */
export const sendingText = (element: Element, ...[key, parameters]: Parameters<GetText>): string =>
  translate(element, 'form', formSendingMessages, key, parameters);

/** A failure as a message for the visitor, and its status: 0 without an answer. */
export function explainFailure(
  form: HTMLFormElement,
  { call, failure }: SendResult & { ok: false },
  post: Post | undefined,
): Failure & { readonly status: number } {
  const status = 'status' in failure ? failure.status : 0;
  const getText = (key: SendingMessage) => sendingText(form, key);
  if (call === 'key') return { message: getText('noKey'), errors: {}, status };
  if (call !== 'post') return { ...submitFailure(failure, getText), status };
  const isOffline = failure.kind === 'unsent' && !navigator.onLine;
  if (isOffline && post && hasFiles(post)) return { message: getText('filesOffline'), errors: {}, status };
  if (failure.kind === 'unsent') return { message: unableToConnect(navigator.onLine), errors: {}, status };
  return { ...postFailure(failure, getText), status };
}
