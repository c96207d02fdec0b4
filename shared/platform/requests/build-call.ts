import { isCrumb, readCrumb } from './crumb.js';
import type { CallOptions } from './request-options.js';

/** The arguments of `fetch` for one attempt. `newCrumb` replaces the crumb of the cookie. */
export function buildCall(to: URL, options: CallOptions, newCrumb?: string): [URL, RequestInit] {
  const { method = 'GET', body, form, signal, isPublic = false, secure = false } = options;
  const address = new URL(to);
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  const crumb = isPublic ? undefined : (newCrumb ?? readCrumb());
  if (crumb) {
    address.searchParams.set('crumb', crumb);
    if (method !== 'GET' && isCrumb(crumb)) headers.set('X-CSRF-Token', crumb);
  }
  const call: RequestInit = {
    method,
    headers,
    credentials: isPublic ? 'same-origin' : 'include',
    // A redirect could send a secure call and its data by plain http.
    redirect: secure ? 'error' : 'follow',
    signal: signal ?? null,
  };
  if (form) {
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    call.body = new URLSearchParams(form).toString();
  } else if (body !== undefined) {
    headers.set('content-type', 'application/json');
    call.body = JSON.stringify(body);
  }
  return [address, call];
}
