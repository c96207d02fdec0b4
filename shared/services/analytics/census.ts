import { pageContext } from '../../platform/page/read-page.js';
import { isLocalStorageSupported } from '../../platform/storage/local-storage.js';
import { allowsAnalytics } from '../consent/analytics-permission.js';
import { payloadText } from './payload.js';
import { ignoreErrors, post } from './send.js';
import { visitorCookie } from './visit.js';

/** Storefront §9: how long a census call may take. */
const CENSUS_MS = 2500;

/** Makes one census call, if analytics are permitted and `fields` returns any. Aborted after 2.5 s. */
export const census = (call: string, fields: () => Readonly<Record<string, string>> | undefined): void =>
  ignoreErrors(() => {
    const body = allowsAnalytics() && fields();
    if (body) void post(`census/${call}`, new URLSearchParams(body), CENSUS_MS);
  });

/** A hit has the fields event, data and visitorCookie (storefront §7, ambiguities A81 and A91). */
const censusHit = (call: string, event: string, data: () => object): void =>
  census(call, () => ({ event, data: JSON.stringify(data()), visitorCookie: visitorCookie() }));

/** The analytics hit payload (storefront §3; spellings of ambiguity A91). */
function hitData() {
  const { website, item, collection, raw } = pageContext();
  return {
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    websiteId: payloadText(website['id']),
    templateId: payloadText(raw['templateId']),
    website_locale: payloadText(website['language']),
    url: payloadText(location.href),
    title: payloadText(document.title),
    itemId: payloadText(item?.['id']),
    recordType: payloadText(item?.['recordType']),
    collectionId: payloadText(collection?.['id']),
    localStorageSupported: isLocalStorageSupported(),
    queryString: payloadText(location.search),
    referrer: payloadText(document.referrer),
    visitorCookie: visitorCookie(),
  };
}

/** Counts one view of the page. */
export const recordHit = (): void => censusHit('RecordHit', 'view', hitData);

/** Counts what happened to a popup overlay; the popup calls it. */
export const recordOverlay = (event: string, data: object): void => censusHit('overlay', event, () => data);

/** Counts a view of a product outside its own page; the quick view calls it. */
export const recordQuickView = (id: string, data: object = {}): void =>
  ignoreErrors(() => censusHit(`RecordQuickView/${encodeURIComponent(id)}`, 'quick-view', () => data));
