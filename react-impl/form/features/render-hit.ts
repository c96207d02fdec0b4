import { useLayoutEffect } from 'react';
import { consent } from '../../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../../shared/services/consent/permissions.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { readCookie } from '../../../shared/platform/storage/cookies.js';
import { pageFields } from '../logic/payload.js';
import { tellRendered } from '../sending/form-api.js';

const VISITOR_COOKIE = 'ss_cvr';

/** Tells the site, once, that a form was rendered: after a yes of the visitor, whenever that comes. Draws nothing. */
export default function RenderHit({ formId }: { readonly formId: string }) {
  useLayoutEffect(() => {
    let told = false;
    const tell = () => {
      if (told || !allowsThirdParties()) return;
      told = true;
      const page = pageFields(pageContext(), { title: document.title, path: location.pathname });
      tellRendered(formId, readCookie(VISITOR_COOKIE) ?? '', page);
    };
    tell();
    return consent().subscribe(tell);
  }, [formId]);
  return null;
}
