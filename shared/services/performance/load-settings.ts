import type { Clock } from '../../platform/timing/clock.js';
import { pageContext } from '../../platform/page/read-page.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { request } from '../../platform/requests/request.js';

const TIMEOUT_MS = 30_000;

/** Only a status of 200 is an answer (PRF-008). */
const readId = (data: unknown, status: number): string | undefined =>
  status === 200 ? asText(asObject(data)['pageLoadId']) : undefined;

/**
 * Loads the settings of the collector. There is one: the id under which the server stores the page's records. Nothing
 * can be collected without it, so a time-out aborts the whole `collection`. Returns the id, or an error to report, or
 * `undefined` when there is nothing to report: the call was aborted, or no server answered (status 0).
 */
export async function loadPageLoadId(clock: Clock, collection: AbortController): Promise<string | Error | undefined> {
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
  const isUnreadable = failure.kind === 'unreadable' && failure.status === 200;
  return new Error(
    isUnreadable ? 'Unable to resolve pageLoadId' : `XHR request DONE with unexpected status: ${failure.status}`,
  );
}
