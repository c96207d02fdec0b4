import { warnOnce } from '../../platform/log.js';
import { newId } from '../../platform/new-id.js';
import { pageContext, type PageContext } from '../../platform/page/read-page.js';
import { ofDocument } from '../../platform/page/script-global.js';
import { readCookie, writeCookie } from '../../platform/storage/cookies.js';
import { inLocalStorage, isLocalStorageSupported } from '../../platform/storage/local-storage.js';
import { allowsAnalytics, isAnonymous } from '../consent/analytics-permission.js';
import { analyticsIdName } from '../consent/tracking-data.js';
import { afterHit, isEarly } from './after-hit.js';
import { accountId, locales, payloadText } from './payload.js';
import { beacon, post } from './send.js';
import { lastSeen, sessionInfo, visitorCookie } from './visit.js';

/** 390 days: browsers keep no cookie for more than 400. */
const LIFE_S = 390 * 24 * 60 * 60;

const isId = (text: string | null | undefined): text is string => /^[\w-]{1,64}$/.test(text ?? '');

/** Identifies the browser in events. Stored as a cookie and in local storage; created when the first event is sent. */
export function analyticsId(): string {
  if (!isLocalStorageSupported()) warnOnce('Unable access local/session storage.');
  const name = analyticsIdName();
  const stored = () => [readCookie(name), inLocalStorage((storage) => storage.getItem(name))].filter(isId);
  const id = stored()[0] ?? newId();
  writeCookie(name, id, { maxAge: LIFE_S });
  inLocalStorage((storage) => storage.setItem(name, id));
  if (!stored().includes(id)) warnOnce('Unable to store analyticsId');
  return id;
}

const CALL = 'v1/events';
/** A server may take events and count them later: 202. */
const SUCCESS = [200, 202];

/** The fields that the caller of `trackEvent` may give (storefront §3). */
export interface AnalyticsEvent {
  readonly actor?: string;
  readonly action?: string;
  readonly event_owner_team?: string;
  readonly event_source?: string;
  readonly object_type?: string;
  readonly object_identifier?: string;
  readonly indirect_object_type?: string;
  readonly indirect_object_identifier?: string;
  readonly product_area?: string;
  readonly product_page?: string;
  readonly product_section?: string;
}

interface Sender {
  readonly accountId: string | null;
  readonly sessionId: string | null;
  readonly locales: readonly string[];
}

/** An event with every field of the specification: what the caller has not given is null. Pure. */
export const completeEvent = (event: AnalyticsEvent, { accountId, sessionId, locales }: Sender) => ({
  actor: accountId === null ? 'visitor' : 'account',
  action: null,
  event_owner_team: null,
  event_source: 'web',
  object_type: null,
  object_identifier: null,
  indirect_object_type: null,
  indirect_object_identifier: null,
  product_area: null,
  product_page: null,
  product_section: null,
  ...event,
  user_member_account_id: accountId,
  user_session_id: sessionId,
  locales,
});

/** The page, the account and the browser of an event (storefront §3 "Analytics client"). `now` is ms since 1970. */
export const eventContext = ({ website, collection, pageType, raw }: PageContext, now: number) => ({
  accountId: accountId(),
  websiteId: payloadText(website.id),
  memberId: isAnonymous() ? null : payloadText(raw.memberId),
  templateId: payloadText(raw.templateId),
  pageType: pageType ?? null,
  platform: payloadText(navigator.platform),
  language: payloadText(navigator.language),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  collectionType: payloadText(collection?.type),
  // The only time that the payload contains: it is the event's own.
  createdOn: now,
});

function payload(event: AnalyticsEvent, now: number): Blob {
  const context = eventContext(pageContext(), now);
  const session = isAnonymous() ? sessionInfo('', NaN) : sessionInfo(visitorCookie(), lastSeen());
  const sender = { accountId: context.accountId, sessionId: session.sessionId, locales: locales() };
  const body = {
    analyticsId: isAnonymous() ? null : analyticsId(),
    commonData: { ...context, ...session },
    customData: completeEvent(event, sender),
  };
  return new Blob([JSON.stringify(body)], { type: 'application/json' });
}

/**
 * Sends an event, if analytics are permitted for this page and visitor. Rejects with the texts of storefront §8: for an
 * empty event, and for a status other than 200 and 202.
 */
export async function trackEvent(event?: AnalyticsEvent | null): Promise<void> {
  if (!event) throw new Error('no payload');
  if (Object.keys(event).length === 0) throw new Error('Data is empty');
  const now = Date.now();
  // At once where nothing is waited for: the page may be about to be left.
  if (isEarly()) await new Promise<void>(afterHit);
  if (!allowsAnalytics()) return;
  const body = payload(event, now);
  // A page that is being left receives no response.
  if (ofDocument('visibilityState') === 'hidden' && beacon(CALL, body)) return;
  const status = await post(CALL, body);
  if (SUCCESS.includes(status)) return;
  const message = `Error tracking event: HTTP Status ${status}`;
  warnOnce(message);
  throw new Error(message);
}
