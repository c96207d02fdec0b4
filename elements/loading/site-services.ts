import { CART_PAGES } from '../../shared/site/vocabulary/cart-pages.js';
import { REVIEWS_PAGE } from '../../shared/site/vocabulary/reviews-page.js';
import { hitDue } from '../../shared/services/analytics/after-hit.js';
import { consent } from '../../shared/services/consent/consent.js';
import { countingOfVisits, enforceCookiePolicy } from '../../shared/services/consent/cookie-policy.js';
import { startErrorReporter } from '../../shared/services/errors/error-reporter.js';
import { startLogger } from '../../shared/services/logger/logger.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { measuring } from '../../shared/services/measuring/measuring.js';
import { startPerformance } from '../../shared/services/performance/performance-collector.js';
import { lazyService, onlyIf, type StartCondition } from '../../shared/services/runtime/lazy-service.js';
import { createRuntime, type Service } from '../../shared/services/runtime/runtime.js';
import { withTexts } from './with-texts.js';

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

function siteServices(): readonly Service[] {
  const context = pageContext();
  const { errors, speed } = measuring();
  return [
    () => void enforceCookiePolicy(),
    ...(errors ? [() => startErrorReporter({ kitOnly: errors === 'kit' })] : []),
    startLogger,
    ...(speed ? [() => startPerformance()] : []),
    lazyService(whenCounted, async () => {
      try {
        return (await import('../../shared/services/analytics/start-analytics.js')).startAnalytics;
      } catch (error) {
        // No hit will come: events that wait for it must not wait for ever.
        hitDue().set(false);
        throw error;
      }
    }),
    lazyService(
      onlyIf(CART_PAGES.includes(context.pageType)),
      async () => (await import('../shop-hooks/start-cart-page.js')).startCartPage,
    ),
    lazyService(
      onlyIf(context.pageType === REVIEWS_PAGE),
      async () => (await import('../shop-hooks/start-reviews-page.js')).startReviewsPage,
    ),
    lazyService(
      onlyIf(Boolean(context.website.typekitId ?? (context.raw.googleFonts as readonly unknown[] | null)?.length)),
      async () => (await import('../../shared/services/fonts/start-fonts.js')).startFonts,
    ),
    lazyService(
      onlyIf(Boolean(context.raw.authenticatedAccount || context.websiteSettings.useEscapeKeyToLogin)),
      async () => (await import('../../shared/services/session/escape-key.js')).startEscapeKey,
    ),
    lazyService(
      onlyIf(/[?&]logout=true(&|$)/.test(location.search)),
      async () =>
        (await withTexts('session', 'body', import('../../shared/services/session/logout-notice.js'))).showLogoutNotice,
    ),
  ];
}

/**
 * What runs on pages with a context, which names the site and its server: reports of errors and speed, visits, and what single
 * kinds of pages need. Other pages do not load it. The returned function ends all of it.
 */
export function startSiteServices(): () => void {
  const services = createRuntime();
  services.init(siteServices());
  return () => services.destroy();
}
