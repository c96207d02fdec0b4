import type { Clock } from '../../platform/timing/clock.js';
import { pageContext } from '../../platform/page/read-page.js';
import { request } from '../../platform/requests/request.js';

/** Storefront §7. */
const TIMEOUT_MS = 30_000;

const readId = (data: unknown): string | undefined => {
  const id = (data as { pageLoadId?: unknown } | null | undefined)?.pageLoadId;
  return (typeof id === 'string' && id) || undefined;
};

/**
 * The settings of the collection, of which there is one: under which id the server keeps the page's records. Without
 * them nothing can be collected, so that a time-out aborts the whole. Or the error; `undefined` is nobody's fault: the
 * call was given up, or nothing answered (status 0).
 */
export async function fetchPageLoadId(clock: Clock, collection: AbortController): Promise<string | Error | undefined> {
  let isLate = false;
  const cancel = clock.after(TIMEOUT_MS, () => {
    isLate = true;
    collection.abort();
  });
  const { signal } = collection;
  const result = await request(`${pageContext().apiRoot}1/performance/settings`, {
    signal,
    onFailure: 'silent',
    read: readId,
  });
  cancel();
  if (result.ok) return result.data;
  const { failure } = result;
  if (isLate) return new Error('Metric settings request timeout');
  if (!('status' in failure)) return undefined;
  const isUnread = failure.kind === 'unreadable' && failure.status === 200;
  return new Error(
    isUnread ? 'Unable to resolve pageLoadId' : `XHR request DONE with unexpected status: ${failure.status}`,
  );
}
