import { pageContext } from '../../platform/page/read-page.js';
import { isLocalStorageSupported } from '../../platform/storage/local-storage.js';
import { allowsAnalytics, isAnonymous } from '../consent/analytics-permission.js';
import { afterHit, isEarly } from './after-hit.js';
import { pageAddresses, sizeOf } from './page-address.js';
import { browserName } from '../measuring/browser-name.js';
import { payloadText } from './payload.js';
import { ignoreErrors, post } from './send.js';
import { visitorCookie } from './visit.js';
import { ofDocument } from '../../platform/page/script-global.js';

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
  census(call, () => ({ event, data: JSON.stringify(data()), visitorCookie: knownVisitor() }));

/** Empty in an anonymous call, which reads no cookie. */
const knownVisitor = () => (isAnonymous() ? '' : visitorCookie());

/** The analytics hit payload (storefront §3; spellings of ambiguity A91). */
function hitData() {
  const { website, item, collection, raw } = pageContext();
  const { url, query, referrer } = pageAddresses();
  return {
    userAgent: isAnonymous() ? browserName() : navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: sizeOf(innerWidth),
    viewportInnerHeight: sizeOf(innerHeight),
    screenWidth: sizeOf(screen.width),
    screenHeight: sizeOf(screen.height),
    websiteId: payloadText(website.id),
    templateId: payloadText(raw.templateId),
    website_locale: payloadText(website.language),
    url: payloadText(url),
    title: payloadText(ofDocument('title')),
    itemId: payloadText(item?.id),
    recordType: payloadText(item?.recordType),
    collectionId: payloadText(collection?.id),
    // Asking is reading what the browser has stored.
    localStorageSupported: !isAnonymous() && isLocalStorageSupported(),
    queryString: payloadText(query),
    referrer: payloadText(referrer),
    visitorCookie: knownVisitor(),
  };
}

/** Counts one view of the page. */
export const recordHit = (): void => censusHit('RecordHit', 'view', hitData);

/**
 * Counts that a form was shown, with the fields of its page (storefront §7): JSON, as the form's own calls. Returns whether
 * it was counted: not where visits are not measured now, nor before the hit of the view (`hitDue`).
 */
export const recordFormRender = (formId: string, page: object): boolean =>
  ignoreErrors(() => {
    if (!allowsAnalytics() || isEarly()) return false;
    const body = JSON.stringify({ formId, visitorCookie: knownVisitor(), ...page });
    void post('census/form-render', new Blob([body], { type: 'application/json' }), CENSUS_MS);
    return true;
  }) === true;

/** Counts what happened to a popup overlay; the popup calls it. */
export const recordOverlay = (event: string, data: object): void =>
  afterHit(() => censusHit('overlay', event, () => data));

/** Counts a view of a product outside its own page; the quick view calls it. */
export const recordQuickView = (id: string, data: object = {}): void =>
  ignoreErrors(() => {
    const call = `RecordQuickView/${encodeURIComponent(id)}`;
    afterHit(() => censusHit(call, 'quick-view', () => data));
  });
