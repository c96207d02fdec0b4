import { pageContext } from '../../../shared/platform/page/read-page.js';
import { recordFormRender } from '../../../shared/services/analytics/census.js';
import { hitDue } from '../../../shared/services/analytics/after-hit.js';
import { isSeen, SHOWN } from '../../../shared/services/analytics/is-seen.js';
import { consent } from '../../../shared/services/consent/consent.js';
import { pageFields } from '../logic/payload.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

/**
 * Sends to the site, once, that a form was rendered: as soon as the page is seen and its visits are measured, by the table
 * of docs/measuring.md. Returns how to stop waiting.
 */
export default function countRender(formId: string): () => void {
  let isSent = false;
  const sendIfAllowed = () => {
    if (isSent || !isSeen()) return;
    isSent = recordFormRender(
      formId,
      pageFields(pageContext(), { title: ofDocument('title'), path: location.pathname }),
    );
  };
  const ended = new AbortController();
  for (const type of SHOWN) document.addEventListener(type, sendIfAllowed, { signal: ended.signal });
  for (const store of [consent(), hitDue()]) ended.signal.addEventListener('abort', store.subscribe(sendIfAllowed));
  sendIfAllowed();
  return () => ended.abort();
}
