import { pageOfAddress } from '../../platform/page/page-of-address.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { allowsAnalytics, isAnonymous } from '../consent/analytics-permission.js';
import { consent } from '../consent/consent.js';
import { clearTrackingData } from '../consent/tracking-data.js';
import { hitDue } from './after-hit.js';
import { trackButtons } from './buttons.js';
import { recordHit } from './census.js';
import { isSeen, SHOWN } from './is-seen.js';
import { CAMPAIGN, pageAddresses, sizeOf } from './page-address.js';
import { payloadText } from './payload.js';
import { trackNewsletters } from './record-event.js';
import { ignoreErrors, image } from './send.js';
import { countVisit } from './visit.js';

/** Navigators of the page (Turbo, Astro, swup, htmx) send these when the content of another address is in place. */
const ARRIVALS = ['turbo:load', 'astro:page-load', 'swup:page:view', 'htmx:finally:swap', 'htmx:afterSettle'];
/** For a site's own router, which sends none: by then it has written the title of the new page. */
const SETTLED_MS = 1000;

const pageNow = () => pageOfAddress(location);
const pathOf = (page: string) => page.split('?', 1)[0];

/**
 * Calls `onPage` once for each page that is shown without loading a document: when the address is that of another page
 * (docs/measuring.md, "What a view is"), and its content is there. Where the browser has no Navigation API, only for
 * navigators that are known and for Back and Forward.
 */
export function followAddress(onPage: () => void, signal: AbortSignal): void {
  let shown = pageNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const arrive = () => {
    stopTimer();
    if (pageNow() === shown) return;
    shown = pageNow();
    onPage();
  };
  const leave = (event: Event) => {
    const isReplaced = (event as { navigationType?: unknown }).navigationType === 'replace';
    // A query that is replaced is a state of the page that is shown: a filter, or an address that was tidied up.
    if (isReplaced && timer === undefined && pathOf(pageNow()) === pathOf(shown)) shown = pageNow();
    stopTimer();
    if (pageNow() !== shown) timer = setTimeout(arrive, SETTLED_MS);
  };
  for (const type of ARRIVALS) document.addEventListener(type, arrive, { signal });
  addEventListener('popstate', leave, { signal });
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', leave, { signal });
  signal.addEventListener('abort', stopTimer);
}

type Query = Record<string, string>;

/**
 * The query of the track call: the page's own values, and the campaign values of its address. A `refer` of the address
 * wins (ambiguity A50). Pure.
 */
export function landingQuery(own: Query, pageQuery: string): Query {
  const page = new URLSearchParams(pageQuery);
  const query: Query = { ...own };
  for (const name of CAMPAIGN) {
    const value = page.get(name);
    if (value !== null) query[name] = value;
  }
  for (const name in query) query[name] = payloadText(query[name]) ?? '';
  return query;
}

/** Sends that the page was viewed, and where the visitor came from. */
function trackLanding(): void {
  const { url, query, referrer } = pageAddresses();
  const own = {
    landing: url,
    refer: referrer,
    rk: String(Math.floor(Math.random() * 1e9)),
    lang: navigator.language,
    screen: `${sizeOf(screen.width)}x${sizeOf(screen.height)}`,
  };
  image('track/Track', landingQuery(own, query));
}

interface Position {
  /** CSS px from the left edge of the viewport. */
  readonly x: number;
  /** CSS px from the top edge of the viewport. */
  readonly y: number;
}

/** The mouse of a signed-in account: held in memory and never sent (ambiguity A91). `undefined` until it moves. */
export const mousePosition = (): Store<Position | undefined> =>
  onePerPage('mouse-position', () => createStore<Position | undefined>(undefined));

function followMouse(signal: AbortSignal): void {
  const update = ({ clientX, clientY }: MouseEvent) => mousePosition().set({ x: clientX, y: clientY });
  document.addEventListener('mousemove', update, { passive: true, signal });
  signal.addEventListener('abort', () => mousePosition().set(undefined));
}

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
