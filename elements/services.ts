import { consent } from '../shared/services/consent/consent.js';
import { startErrorReporter } from '../shared/services/errors/error-reporter.js';
import { startLogger } from '../shared/services/logger/logger.js';
import { pageContext } from '../shared/platform/page/read-page.js';
import { startPerformance } from '../shared/services/performance/performance-collector.js';
import { anElement, onNeed, when, type Need } from '../shared/services/runtime/on-need.js';
import { runtime, type Service } from '../shared/services/runtime/runtime.js';

const context = pageContext();

/** After the visitor's first yes, in this visit or before. */
const aYes: Need = (go) => {
  const look = () => {
    if (consent().get() !== 'accepted') return;
    unsubscribe();
    go();
  };
  const unsubscribe = consent().subscribe(look);
  look();
  return unsubscribe;
};

/** For any page that has an element or a setting which asks for it. */
const EVERYWHERE: readonly Service[] = [
  onNeed(
    context.cookieSettings['googleConsentMode'] === true
      ? when(true)
      : anElement('sq-cookie-banner,[data-sq-consent],[data-sq-action]'),
    async () => (await import('../shared/services/consent/gates.js')).startGates,
  ),
  onNeed(
    anElement('time[data-sq-relative]'),
    async () => (await import('../shared/services/dates/start-relative-times.js')).startRelativeTimes,
  ),
];
/** For a page that says whose it is. */
const HOSTED: readonly Service[] = [
  startErrorReporter,
  startLogger,
  startPerformance,
  onNeed(aYes, async () => (await import('../shared/services/analytics/start-analytics.js')).startAnalytics),
  onNeed(
    when(Boolean(context.website['typekitId'])),
    async () => (await import('../shared/services/fonts/check-fonts.js')).startFontCheck,
  ),
  onNeed(
    when(Boolean(context.raw['authenticatedAccount'])),
    async () => (await import('../shared/services/session/log-out.js')).startLogout,
  ),
];

/*
 * What runs beside the blocks. The loader brings it when the browser is idle, for a page that has a context or elements
 * that wait for the visitor's consent. Without a context nothing is reported and nobody is counted.
 */
// A second copy of the kit leaves it to the first one.
if (!runtime().isInitialised)
  runtime().init(Object.keys(context.raw).length > 0 ? [...EVERYWHERE, ...HOSTED] : EVERYWHERE);
