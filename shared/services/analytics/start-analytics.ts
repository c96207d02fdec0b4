import { isSignedIn } from '../../site/roles/user-kind.js';
import { onePerPage } from '../../platform/store.js';
import { allowsAnalytics, isAnonymous } from '../consent/analytics-permission.js';
import { consent } from '../consent/consent.js';
import { clearTrackingData } from '../consent/tracking-data.js';
import { hitDue } from './after-hit.js';
import { trackButtons } from './buttons.js';
import { recordHit } from './census.js';
import { followAddress } from './follow-address.js';
import { isSeen, SHOWN } from './is-seen.js';
import { trackLanding } from './landing.js';
import { followMouse } from './mouse-position.js';
import { trackNewsletters } from './record-event.js';
import { ignoreErrors } from './send.js';
import { countVisit } from './visit.js';

/** Measures one view of the page, until `signal` aborts. One failing measurement does not stop the others. */
function beginView(signal: AbortSignal): void {
  if (!isAnonymous()) countVisit(Date.now());
  for (const measure of [trackLanding, recordHit, trackNewsletters, trackButtons]) ignoreErrors(() => measure(signal));
  hitDue().set(false);
}

/** Begins a view as soon as it is permitted and seen; ends it and deletes its data when the permission ends. */
function measureViews(signal: AbortSignal): void {
  let view: AbortController | undefined;
  const end = () => {
    if (view) hitDue().set(true);
    view?.abort();
    view = undefined;
  };
  const update = () =>
    ignoreErrors(() => {
      const isAllowed = allowsAnalytics();
      if (isAllowed && !view && isSeen()) {
        view = new AbortController();
        beginView(view.signal);
      }
      if (isAllowed || (!view && consent().get() !== 'declined')) return;
      end();
      clearTrackingData();
    });
  for (const type of SHOWN) document.addEventListener(type, update, { signal });
  const beginAnew = () => {
    end();
    update();
  };
  followAddress(beginAnew, signal);
  const handleRestore = ({ persisted }: PageTransitionEvent) => {
    // A page that returns from the back/forward cache is a new view.
    if (persisted) beginAnew();
  };
  addEventListener('pageshow', handleRestore, { signal });
  signal.addEventListener('abort', () => {
    end();
    hitDue().set(false);
  });
  signal.addEventListener('abort', consent().subscribe(update));
  if (isSignedIn()) followMouse(signal);
  update();
}

/**
 * Measures visits from the moment when the policy and the visitor's choice permit it until they no longer do. Nothing is
 * stored or sent before.
 * The page is measured once, however often this is called; measuring ends when each caller has called the function
 * that it got.
 */
export function startAnalytics(): () => void {
  const page = onePerPage('analytics', () => ({ starts: 0, ended: new AbortController() }));
  if (page.starts++ === 0) {
    page.ended = new AbortController();
    ignoreErrors(() => measureViews(page.ended.signal));
  }
  let isStopped = false;
  return () => {
    if (!isStopped && --page.starts === 0) page.ended.abort();
    isStopped = true;
  };
}
