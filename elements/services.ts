import { startAnalytics } from '../shared/analytics/start-analytics.js';
import { startGates } from '../shared/consent/gates.js';
import { startRelativeTimes } from '../shared/dates/start-relative-times.js';
import { startErrorReporter } from '../shared/errors/error-reporter.js';
import { startFontCheck } from '../shared/fonts/check-fonts.js';
import { startLogger } from '../shared/logger/logger.js';
import { pageContext } from '../shared/page/read-page.js';
import { startPerformance } from '../shared/performance/performance-collector.js';
import { runtime, type Service } from '../shared/runtime/runtime.js';
import { startLogout } from '../shared/session/log-out.js';

/**
 * What runs beside the blocks. The loader brings it when the browser is idle, for a page that has a context or elements
 * that wait for the visitor's consent. Without a context nothing is reported and nobody is counted.
 */
const EVERYWHERE: readonly Service[] = [startGates, startRelativeTimes];
const HOSTED: readonly Service[] = [
  startErrorReporter,
  startLogger,
  startPerformance,
  startAnalytics,
  startFontCheck,
  startLogout,
];

const isHosted = Object.keys(pageContext().raw).length > 0;
runtime().init(isHosted ? [...EVERYWHERE, ...HOSTED] : EVERYWHERE);
