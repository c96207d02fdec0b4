import { pageContext } from '../../../shared/platform/page/read-page.js';
import { readCookie } from '../../../shared/platform/storage/cookies.js';
import { consent } from '../../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../../shared/services/consent/permissions.js';
import { pageFields } from '../logic/payload.js';
import { sendRenderHit } from '../sending/form-api.js';

const VISITOR_COOKIE = 'ss_cvr';

/** Sends to the site, once, that a form was rendered: as soon as the visitor has consented. Returns how to stop waiting. */
export default function countRender(formId: string): () => void {
  let isSent = false;
  const sendIfAllowed = () => {
    if (isSent || !allowsThirdParties()) return;
    isSent = true;
    const page = pageFields(pageContext(), { title: document.title, path: location.pathname });
    sendRenderHit(formId, readCookie(VISITOR_COOKIE) ?? '', page);
  };
  sendIfAllowed();
  return consent().subscribe(sendIfAllowed);
}
