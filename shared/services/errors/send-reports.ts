import { pageContext } from '../../platform/page/read-page.js';
import { beacon } from '../../platform/requests/beacon.js';
import type { ErrorReport } from './error-report.js';

const address = () => `${pageContext().apiRoot}events/RecordJavascriptErrors`;

/** Once, whatever becomes of it: a report of a failed report would have no end. The wrapper adds crumb and header. */
export async function sendReports(reports: readonly ErrorReport[]): Promise<void> {
  try {
    const { request } = await import('../../platform/requests/request.js');
    await request(address(), { method: 'POST', body: reports, as: 'text', onFailure: 'silent', read: () => true });
  } catch {
    // The kit's files cannot be fetched, which may be the very error to be told.
    sendLastReports(reports);
  }
}

/** The page may be gone at any moment. */
export const sendLastReports = (reports: readonly ErrorReport[]): void =>
  beacon(address(), JSON.stringify(reports), { type: 'application/json', csrfHeader: true });
