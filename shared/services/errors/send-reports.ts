import { pageContext } from '../../platform/page/read-page.js';
import { beacon } from '../../platform/requests/beacon.js';
import type { ErrorReport } from './error-report.js';

const address = () => `${pageContext().apiRoot}events/RecordJavascriptErrors`;

/** Sends once and ignores failures: reports of failed reports would never end. `request` adds crumb and header. */
export async function sendReports(reports: readonly ErrorReport[]): Promise<void> {
  try {
    const { request } = await import('../../platform/requests/request.js');
    await request(address(), { method: 'POST', body: reports, as: 'text', onFailure: 'silent', read: () => true });
  } catch {
    // The kit's files cannot be loaded, which may be the very error to report.
    sendLastReports(reports);
  }
}

/** For a page that may be closed at any moment. */
export const sendLastReports = (reports: readonly ErrorReport[]): void =>
  beacon(address(), JSON.stringify(reports), { type: 'application/json', csrfHeader: true });
