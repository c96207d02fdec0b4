import { warnOnce } from '../log.js';
import type { SystemError } from '../system-error/system-error.js';
import type { RequestFailure } from './failure.js';

/** Ambiguity A89. */
export const LOGIN_REQUIRED = 'sq:login-required';

interface FailedCall {
  readonly url: string;
  readonly format: 'json' | 'text';
  /** Only the site's own server may speak to the page. */
  readonly isPublic: boolean;
  /** The caller does not handle the failure. */
  readonly isUnhandled: boolean;
}

/** What the page hears of a failed call besides its caller (storefront §8 "Data wrapper"). */
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

/** Few pages ever need the overlay, and no call waits for it. */
async function show(error: SystemError): Promise<void> {
  try {
    const { showSystemError } = await import('../system-error/show-system-error.js');
    showSystemError(error);
  } catch (reason) {
    warnOnce(`the error of ${error.url} could not be shown: ${error.message}`, reason);
  }
}
