import { isCrumb, readCrumb } from './crumb.js';
import { sessionToken } from './session-token.js';
import type { CallOptions } from './request-options.js';

/** The arguments of `fetch` for one attempt. `newCrumb` replaces the crumb of the cookie. */
export function buildCall(to: URL, options: CallOptions, newCrumb?: string): [URL, RequestInit] {
  const { method = 'GET', body, form, signal, isPublic = false, secure = false, keepalive = false } = options;
  const address = new URL(to);
  const headers = new Headers(options.headers);
  // A page of the site is no JSON.
  headers.set('accept', isPublic && options.as === 'text' ? 'text/html,*/*' : 'application/json');
  const crumb = isPublic ? undefined : (newCrumb ?? readCrumb());
  if (crumb) address.searchParams.set('crumb', crumb);
  if (method !== 'GET' && !isPublic) {
    const token = newCrumb ?? (sessionToken().get() || crumb);
    if (isCrumb(token)) headers.set('X-CSRF-Token', token);
  }
  const call: RequestInit = {
    method,
    headers,
    credentials: isPublic ? 'same-origin' : 'include',
    // A redirect could send a secure call and its data by plain http.
    redirect: secure ? 'error' : 'follow',
    signal: signal ?? null,
    keepalive,
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
