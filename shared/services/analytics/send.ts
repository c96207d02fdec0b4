import { pageContext } from '../../platform/page/read-page.js';
import { readCrumb } from '../../platform/requests/crumb.js';

/*
 * Not the data wrapper: it tries again, and shows or announces what a server refuses. Here every call is made once, may
 * outlive the page, and whatever becomes of it stays unknown to the visitor (storefront §7).
 */

/** Analytics must never break a page: the one place where errors are dropped. */
export function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined; // the visit goes on unmeasured
  }
}

function address(call: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(pageContext().apiRoot + call, document.baseURI);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** In the query, where the wrapper repeats it too: a beacon has no headers. */
function withCrumb(call: string): URL {
  const crumb = readCrumb();
  return address(call, crumb ? { crumb } : {});
}

/** The status of the answer; 0 when there is none. Never rejects. */
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

/** Whether the browser has taken it; what the server says to a beacon is never heard. */
export const beacon = (call: string, body: Blob): boolean =>
  quietly(() => navigator.sendBeacon(withCrumb(call), body)) === true;

export function image(call: string, query: Readonly<Record<string, string>>): void {
  const { href } = address(call, query);
  const pixel = new Image();
  // Nothing else holds it, and an image that nobody listens to may be collected before it is asked for.
  pixel.onload = () => {};
  pixel.src = href;
}
