import { useLayoutEffect, useRef } from 'react';
import { consent } from '../../shared/consent/consent.js';
import { pageContext } from '../../shared/page/read-page.js';
import { readCookie } from '../../shared/storage/cookies.js';
import { tellRendered } from './form-api.js';
import { pageFields } from './logic/payload.js';

const VISITOR_COOKIE = 'ss_cvr';

/** Tells the site, once, that a form was rendered: only for a page that says whose it is, and only after a yes. */
export function useRenderHit(formId: string, rendered: boolean): void {
  const told = useRef(false);
  useLayoutEffect(() => {
    if (!rendered || !formId) return;
    const tell = () => {
      const context = pageContext();
      if (told.current || consent().get() !== 'accepted' || !context.website['id']) return;
      told.current = true;
      const page = pageFields(context, { title: document.title, path: location.pathname });
      tellRendered(formId, readCookie(VISITOR_COOKIE) ?? '', page);
    };
    tell();
    return consent().subscribe(tell);
  }, [formId, rendered]);
}
