import { consent } from '../shared/services/consent/consent.js';
import { allowsThirdParties } from '../shared/services/consent/permissions.js';
import { startErrorReporter } from '../shared/services/errors/error-reporter.js';
import { startLogger } from '../shared/services/logger/logger.js';
import { pageContext } from '../shared/platform/page/read-page.js';
import { startPerformance } from '../shared/services/performance/performance-collector.js';
import { hasElement, lazyService, onlyIf, type StartCondition } from '../shared/services/runtime/lazy-service.js';
import { runtime, type Service } from '../shared/services/runtime/runtime.js';

const context = pageContext();

/** Holds once the visitor has accepted, on this visit or an earlier one. */
const afterConsent: StartCondition = (start) => {
  const check = () => {
    if (!allowsThirdParties()) return;
    unsubscribe();
    start();
  };
  const unsubscribe = consent().subscribe(check);
  check();
  return unsubscribe;
};

/** For every page that has an element or a setting which needs the service. */
const FOR_ANY_PAGE: readonly Service[] = [
  lazyService(
    context.cookieSettings['googleConsentMode'] === true
      ? onlyIf(true)
      : hasElement('sq-cookie-banner,[data-sq-consent],[data-sq-action]'),
    async () => (await import('../shared/services/consent/gates.js')).startGates,
  ),
  lazyService(hasElement('.sq-block'), async () => (await import('./wrappers/start-wrappers.js')).startWrappers),
  lazyService(
    hasElement('time[data-sq-relative]'),
    async () => (await import('../shared/services/dates/start-relative-times.js')).startRelativeTimes,
  ),
  lazyService(
    onlyIf(document.querySelector('[data-sq-debug]') !== null),
    async () => (await import('./checks/debug.js')).startDebug,
  ),
];
/** For pages with a context, which names the site and its server. */
const FOR_SITES: readonly Service[] = [
  startErrorReporter,
  startLogger,
  startPerformance,
  lazyService(
    afterConsent,
    async () => (await import('../shared/services/analytics/start-analytics.js')).startAnalytics,
  ),
  lazyService(
    onlyIf(Boolean(context.website['typekitId'])),
    async () => (await import('../shared/services/fonts/check-fonts.js')).startFontCheck,
  ),
  lazyService(
    onlyIf(Boolean(context.raw['authenticatedAccount'])),
    async () => (await import('../shared/services/session/log-out.js')).startLogout,
  ),
];

/*
 * The services that run beside the blocks. The loader imports this file when the browser is idle, for a page that has a
 * context or elements that wait for consent. Without a context nothing is reported and no visit is counted.
 */
// A second copy of the kit leaves the services to the first one.
if (!runtime().isInitialised)
  runtime().init(Object.keys(context.raw).length > 0 ? [...FOR_ANY_PAGE, ...FOR_SITES] : FOR_ANY_PAGE);
