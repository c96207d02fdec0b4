import { cookieSettings } from '../shared/services/consent/cookie-settings.js';
import { startScriptQueue } from './loading/script-queue.js';
import { hasComponent } from './loading/has-component.js';
import { withTexts } from './loading/with-texts.js';
import {
  ADD_TO_CART,
  ANIMATED,
  CART_TEXTS,
  DEBUG,
  GATES,
  OPENERS,
  RELATIVE_TIMES,
  TRACKED,
  WRAPPERS,
} from '../shared/platform/page/served-elements.js';
import { pageContext } from '../shared/platform/page/read-page.js';
import { whenActivated } from '../shared/platform/page/when-activated.js';
import { hasElement, lazyService, onlyIf } from '../shared/services/runtime/lazy-service.js';
import { runtime, type Service } from '../shared/services/runtime/runtime.js';

/** Each for a page that has an element or a setting which needs it. */
const SERVICES: readonly Service[] = [
  lazyService(
    cookieSettings().googleConsentMode === true ? onlyIf(true) : hasElement(`sq-cookie-banner,${OPENERS}`),
    async () => (await import('../shared/services/consent/start-choice.js')).startChoice,
  ),
  lazyService(
    hasElement(GATES),
    async () => (await withTexts('gates', GATES, import('../shared/services/consent/gates.js'))).startGates,
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
  lazyService(
    onlyIf(Object.keys(pageContext().raw).length > 0),
    async () => (await import('./loading/site-services.js')).startSiteServices,
  ),
];

/*
 * The services that run beside the blocks. The loader imports this file when the browser is idle, for a page that has a
 * context, a cookie banner or an element that a service works for. Without a context nothing is reported and no visit is counted.
 */
const start = () => {
  // A second copy of the kit leaves the services to the first one.
  if (!runtime().isInitialised) runtime().init(SERVICES);
};
// A page that is rendered ahead may never be seen: nothing runs beside its blocks until it is.
const activation = whenActivated();
if (activation) void activation.then(start);
else start();
