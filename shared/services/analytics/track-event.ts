import { warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { analyticsId } from './analytics-id.js';
import { completeEvent, type AnalyticsEvent } from './complete-event.js';
import { eventContext } from './event-context.js';
import { mayTrack } from './may-track.js';
import { beacon, post } from './send.js';
import { sessionInfo } from './session-info.js';
import { lastSeen, visitorCookie } from './visit.js';

const CALL = 'v1/events';
/** Storefront §7. */
const SUCCESS = [200, 202];

function payload(event: AnalyticsEvent): Blob {
  const context = eventContext(pageContext(), Date.now());
  const session = sessionInfo(visitorCookie(), lastSeen());
  const teller = { accountId: context.accountId, sessionId: session.sessionId, locales: navigator.languages };
  const body = {
    analyticsId: analyticsId(),
    commonData: { ...context, ...session },
    customData: completeEvent(event, teller),
  };
  return new Blob([JSON.stringify(body)], { type: 'application/json' });
}

/** Tells of an event, if the visitor may be measured. Rejects with the texts of storefront §8. */
export async function trackEvent(event?: AnalyticsEvent | null): Promise<void> {
  if (!event) throw new Error('no payload');
  if (Object.keys(event).length === 0) throw new Error('Data is empty');
  if (!mayTrack()) return;
  const body = payload(event);
  // A page that goes hears no answer any more.
  if (document.visibilityState === 'hidden' && beacon(CALL, body)) return;
  const status = await post(CALL, body);
  if (SUCCESS.includes(status)) return;
  const message = `Error tracking event: HTTP Status ${status}`;
  warnOnce(message);
  throw new Error(message);
}
