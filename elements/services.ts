import { CART_PAGES } from '../shared/site/vocabulary/cart-pages.js';
import { REVIEWS_PAGE } from '../shared/site/vocabulary/reviews-page.js';
import { consent } from '../shared/services/consent/consent.js';
import { countingOfVisits, enforceCookiePolicy } from '../shared/services/consent/cookie-policy.js';
import { cookieSettings } from '../shared/services/consent/cookie-settings.js';
import { startScriptQueue } from './loading/script-queue.js';
import { hasComponent } from './loading/has-component.js';
import { startErrorReporter } from '../shared/services/errors/error-reporter.js';
import { startLogger } from '../shared/services/logger/logger.js';
import {
  ADD_TO_CART,
  ANIMATED,
  CART_TEXTS,
  CONSENT,
  DEBUG,
  RELATIVE_TIMES,
  TRACKED,
  WRAPPERS,
} from '../shared/platform/page/served-elements.js';
import { pageContext } from '../shared/platform/page/read-page.js';
import { whenActivated } from '../shared/platform/page/when-activated.js';
import { textsFor } from '../shared/platform/i18n/page-texts.js';
import { measuring } from '../shared/services/measuring/measuring.js';
import { startPerformance } from '../shared/services/performance/performance-collector.js';
import { hasElement, lazyService, onlyIf, type StartCondition } from '../shared/services/runtime/lazy-service.js';
import { restoreToken } from '../shared/services/session/restore-token.js';
import { runtime, type Service } from '../shared/services/runtime/runtime.js';

const context = pageContext();

/** What a service for such elements exports, when its texts are there as well. */
async function withTexts<T>(user: string, selector: string, load: Promise<T>): Promise<T> {
  await textsFor(user, [document.documentElement, ...document.querySelectorAll(selector)]);
  return load;
}
const { errors, speed } = measuring();

/** Holds as soon as visits may be counted: at once, or when the visitor has accepted. */
const whenCounted: StartCondition = (start) => {
  const check = () => {
    if (countingOfVisits() === 'none') return;
    unsubscribe();
    start();
  };
  const unsubscribe = consent().subscribe(check);
  check();
  return unsubscribe;
};

/** For every page that has an element or a setting which needs the service. */
const FOR_ANY_PAGE: readonly Service[] = [
  restoreToken,
  lazyService(
    cookieSettings()['googleConsentMode'] === true ? onlyIf(true) : hasElement(`sq-cookie-banner,${CONSENT}`),
    async () => (await withTexts('gates', CONSENT, import('../shared/services/consent/gates.js'))).startGates,
  ),
  lazyService(hasElement(WRAPPERS), async () => (await import('./wrappers/start-wrappers.js')).startWrappers),
  lazyService(hasComponent, async () => (await import('./loading/shadow-roots.js')).startShadowRoots),
  lazyService(
    hasElement(RELATIVE_TIMES),
    async () =>
      (await withTexts('times', RELATIVE_TIMES, import('../shared/services/dates/start-relative-times.js')))
        .startRelativeTimes,
  ),
  lazyService(
    hasElement(TRACKED),
    async () => (await import('../shared/services/analytics/track-attributes.js')).startTrackAttributes,
  ),
  lazyService(
    hasElement(ADD_TO_CART),
    async () => (await withTexts('cart', ADD_TO_CART, import('./shop-hooks/start-add-to-cart.js'))).startAddToCart,
  ),
  lazyService(hasElement(CART_TEXTS), async () => (await import('./shop-hooks/start-cart-texts.js')).startCartTexts),
  lazyService(
    hasElement(ANIMATED),
    async () => (await import('../shared/services/animation/start-animation.js')).startAnimation,
  ),
  () => startScriptQueue(() => import('./loading/script-services.js')),
  lazyService(
    onlyIf(document.querySelector(DEBUG) !== null),
    async () => (await import('./checks/debug.js')).startDebug,
  ),
];
/** For pages with a context, which names the site and its server. */
const FOR_SITES: readonly Service[] = [
  () => void enforceCookiePolicy(),
  ...(errors ? [() => startErrorReporter({ kitOnly: errors === 'kit' })] : []),
  startLogger,
  ...(speed ? [() => startPerformance()] : []),
  lazyService(
    whenCounted,
    async () => (await import('../shared/services/analytics/start-analytics.js')).startAnalytics,
  ),
  lazyService(
    onlyIf(CART_PAGES.includes(context.pageType)),
    async () => (await import('./shop-hooks/start-cart-page.js')).startCartPage,
  ),
  lazyService(
    onlyIf(context.pageType === REVIEWS_PAGE),
    async () => (await import('./shop-hooks/start-reviews-page.js')).startReviewsPage,
  ),
  lazyService(
    onlyIf(Boolean(context.website['typekitId'] ?? (context.raw['googleFonts'] as readonly unknown[] | null)?.length)),
    async () => (await import('../shared/services/fonts/start-fonts.js')).startFonts,
  ),
  lazyService(
    onlyIf(Boolean(context.raw['authenticatedAccount'] || context.websiteSettings['useEscapeKeyToLogin'])),
    async () => (await import('../shared/services/session/escape-key.js')).startEscapeKey,
  ),
  lazyService(
    onlyIf(/[?&]logout=true(&|$)/.test(location.search)),
    async () =>
      (await withTexts('session', 'body', import('../shared/services/session/logout-notice.js'))).showLogoutNotice,
  ),
];

/*
 * The services that run beside the blocks. The loader imports this file when the browser is idle, for a page that has a
 * context, a cookie banner or an element that a service works for. Without a context nothing is reported and no visit is counted.
 */
const start = () => {
  // A second copy of the kit leaves the services to the first one.
  if (!runtime().isInitialised)
    runtime().init(Object.keys(context.raw).length > 0 ? [...FOR_ANY_PAGE, ...FOR_SITES] : FOR_ANY_PAGE);
};
// A page that is rendered ahead may never be seen: nothing runs beside its blocks until it is.
const activation = whenActivated();
if (activation) void activation.then(start);
else start();
