import { asObject, asText } from '../../shared/platform/page/unknown-values.js';
import { isOfSite } from '../../shared/platform/requests/own-answers.js';
import { request } from '../../shared/platform/requests/request.js';

const PATH = '/api/widget/GetWidgetRendering';

/** What the server is asked for (storefront §7). */
export interface WidgetRequest {
  readonly type: string;
  readonly id: string;
  /** The widget's settings; without any `null` is sent. */
  readonly value: unknown;
  /** Of a summary only. Empty: left out. */
  readonly collectionId: string;
}

/** The HTML of a widget, or why there is none. */
export async function loadWidget(
  { collectionId, value = null, ...widget }: WidgetRequest,
  signal: AbortSignal,
): Promise<{ html: string } | { problem: string }> {
  const widgetJSON = JSON.stringify({ ...widget, value, ...(collectionId && { collectionId }) });
  const result = await request(PATH, {
    method: 'POST',
    form: { widgetJSON },
    signal,
    accepts: isOfSite,
    // A refused authorization is shown over the page (REQ-018); for other failures the author's content is there.
    // Some servers wrap the answer in `data`.
    read: (data) => asText(asObject(asObject(data)['data'])['html']) ?? asText(asObject(data)['html']),
  });
  return result.ok ? { html: result.data } : { problem: result.failure.message };
}
