import { pageContext } from '../../platform/page/read-page.js';
import { readCrumb } from '../../platform/requests/crumb.js';

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

/** The crumb is sent in the query, because a beacon has no headers. */
function withCrumb(call: string): URL {
  const crumb = readCrumb();
  return address(call, crumb ? { crumb } : {});
}

/** Resolves with the status of the response, or 0 when there is none. Never rejects. */
export async function post(call: string, body: URLSearchParams | Blob, timeoutMs?: number): Promise<number> {
  try {
    const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : null;
    const { status } = await fetch(withCrumb(call), {
      method: 'POST',
      body,
      signal,
      keepalive: true,
      credentials: 'include',
    });
    return status;
  } catch {
    return 0;
  }
}

/** Whether the browser has accepted the beacon; its response cannot be read. */
export const beacon = (call: string, body: Blob): boolean =>
  ignoreErrors(() => navigator.sendBeacon(withCrumb(call), body)) === true;

/** Sends a GET request as an image, which needs no permission of the server's (CORS). */
export function image(call: string, query: Readonly<Record<string, string>>): void {
  const { href } = address(call, query);
  const pixel = new Image();
  // Browsers may collect an image without listeners before its request has begun.
  pixel.onload = () => {};
  pixel.src = href;
}
