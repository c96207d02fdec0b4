import { scriptGlobal } from '../../platform/page/script-global.js';
import { pageContext } from '../../platform/page/read-page.js';
import { readCrumb } from '../../platform/requests/crumb.js';
import { allowsAnalytics, isAnonymous } from '../consent/analytics-permission.js';
import { allowsThirdParties } from '../consent/permissions.js';
import { afterHit } from './after-hit.js';
import { pageAddresses } from './page-address.js';
import { accountId, locales, payloadText } from './payload.js';
import { ignoreErrors, post } from './send.js';

function eventData() {
  const { website, raw } = pageContext();
  return {
    websiteId: payloadText(website.id),
    memberAccountId: accountId(),
    locales: locales(),
    templateId: payloadText(raw.templateId),
    variantId: payloadText(raw.variantId),
    pageHash: payloadText(pageAddresses().hash),
    pagePath: payloadText(location.pathname),
  };
}

/** Sends that something happened on the page (storefront §7), if analytics are permitted. */
export const recordEvent = (event: string): void => afterHit(() => ignoreErrors(() => send(event)));

function send(event: string): void {
  if (!allowsAnalytics()) return;
  const data = JSON.stringify(eventData());
  const crumb = (!isAnonymous() && readCrumb()) || '';
  void post('events/RecordEvent', new URLSearchParams({ crumb, event, data }));
}

/**
 * Fires an event of the page's advertising pixel, a global function `fbq`, if the page has one (ambiguity A92). It is a
 * third party's: the visitor must have accepted.
 */
export const firePixel = (event: string): void =>
  ignoreErrors(() => {
    const fbq = scriptGlobal('fbq') as ((call: string, event: string) => void) | undefined;
    if (fbq && allowsThirdParties('marketing') && allowsAnalytics()) fbq('track', event);
  });

/** Records new newsletter subscribers: every block that has one emits `sq-subscribe`. */
export const trackNewsletters = (signal: AbortSignal): void =>
  document.addEventListener(
    'sq-subscribe',
    () => {
      recordEvent('newsletter-subscribe');
      firePixel('Lead');
    },
    { signal },
  );
