import { pageContext } from '../../platform/page/read-page.js';
import { readCrumb } from '../../platform/requests/crumb.js';
import { safeSource } from '../../platform/html/safe-address.js';
import { isAnonymous } from '../consent/analytics-permission.js';

/*
 * The calls of analytics do not use `request`, which retries and shows failures. Here every call is made once, may
 * outlive the page, and its failure is never shown to the visitor (storefront §7).
 */

/** Analytics must never break a page: this is the one place where errors are dropped. */
export function ignoreErrors<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined; // the page works without the measurement
  }
}

function address(call: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(pageContext().apiRoot + call, document.baseURI);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** The crumb is sent in the query, because a beacon has no headers. It is one visitor's: an anonymous call has none. */
function withCrumb(call: string): URL {
  const crumb = isAnonymous() ? undefined : readCrumb();
  return address(call, crumb ? { crumb } : {});
}

/** The site's cookies, its session among them, tell its server who the visitor is. */
const credentials = (): RequestCredentials => (isAnonymous() ? 'omit' : 'include');

/** Resolves with the status of the response, or 0 when there is none. Never rejects. */
export async function post(call: string, body: URLSearchParams | Blob, timeoutMs?: number): Promise<number> {
  try {
    const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : null;
    const { status } = await fetch(withCrumb(call), {
      method: 'POST',
      body,
      signal,
      keepalive: true,
      credentials: credentials(),
    });
    return status;
  } catch {
    return 0;
  }
}

/** Whether the browser has accepted the beacon; its response cannot be read. It has cookies: no anonymous call is one. */
export const beacon = (call: string, body: Blob): boolean =>
  !isAnonymous() && ignoreErrors(() => navigator.sendBeacon(withCrumb(call), body)) === true;

/**
 * Sends a GET request as an image, which needs no permission of the server's (CORS). An image has cookies: an anonymous
 * call is a request without them, of the same kind otherwise.
 */
export function image(call: string, query: Readonly<Record<string, string>>): void {
  const { href } = address(call, query);
  if (isAnonymous()) {
    fetch(href, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {});
    return;
  }
  const pixel = new Image();
  // Browsers may collect an image without listeners before its request has begun.
  pixel.onload = () => {};
  pixel.src = safeSource(href) ?? '';
}
