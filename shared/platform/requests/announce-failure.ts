import { warnOnce } from '../log.js';
import type { SystemError } from '../system-error/system-error.js';
import type { RequestFailure } from './failure.js';

/** The name of the event (ambiguity A89). */
const LOGIN_REQUIRED = 'sq:login-required';

interface FailedCall {
  readonly url: string;
  readonly format: 'json' | 'text';
  /** A public file, perhaps of another server: its content must not trigger anything on the page. */
  readonly isPublic: boolean;
  /** The caller does not handle the failure. */
  readonly isUnhandled: boolean;
}

/** Emits the login event and shows the overlay, where a failed call requires it (storefront §8 "Data wrapper"). */
export function announceFailure(call: FailedCall, failure: RequestFailure): void {
  if (failure.kind === 'aborted') return;
  const body = failure.kind === 'status' && !call.isPublic ? failure.body : undefined;
  if (body?.loginRequired) document.dispatchEvent(new CustomEvent(LOGIN_REQUIRED, { detail: { url: call.url } }));
  if (!body?.authorizationFail && !call.isUnhandled) return;
  void show({
    url: call.url,
    format: call.format,
    message: failure.message,
    isCleaned: body?.cleaned ?? false,
    isNetwork: failure.kind === 'network' || (body?.network ?? false),
    errorKey: body?.errorKey,
  });
}

/** The overlay is loaded when it is needed; calls do not wait for it. */
async function show(error: SystemError): Promise<void> {
  try {
    const { showSystemError } = await import('../system-error/show-system-error.js');
    showSystemError(error);
  } catch (reason) {
    warnOnce(`the error of ${error.url} could not be shown: ${error.message}`, reason);
  }
}
