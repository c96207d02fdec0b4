import { pageContext } from '../../platform/page/read-page.js';
import { censusHit } from './census.js';
import { isLocalStorageSupported } from '../../platform/storage/local-storage.js';
import { text } from './text.js';
import { visitorCookie } from './visit.js';

/** The analytics hit payload (storefront §3; spellings of ambiguity A91). */
export function hitData() {
  const { website, item, collection, raw } = pageContext();
  return {
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    websiteId: text(website['id']),
    templateId: text(raw['templateId']),
    website_locale: text(website['language']),
    url: text(location.href),
    title: text(document.title),
    itemId: text(item?.['id']),
    recordType: text(item?.['recordType']),
    collectionId: text(collection?.['id']),
    localStorageSupported: isLocalStorageSupported(),
    queryString: text(location.search),
    referrer: text(document.referrer),
    visitorCookie: visitorCookie(),
  };
}

/** One view of the page. */
export const recordHit = (): void => censusHit('RecordHit', 'view', hitData);
