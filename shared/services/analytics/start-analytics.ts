import { clearTracking, consent } from '../consent/consent.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { onePerPage } from '../../platform/store.js';
import { forgetAnalyticsId } from './analytics-id-name.js';
import { mayTrack } from './may-track.js';
import { followMouse } from './mouse-position.js';
import { quietly } from './send.js';
import { beginView } from './view.js';

/** Prerendered pages, and those opened in a background tab, may never be looked at. */
const isSeen = () =>
  !(document as Document & { prerendering?: boolean }).prerendering && document.visibilityState === 'visible';

function follow(signal: AbortSignal): void {
  let view: AbortController | undefined;
  const end = () => {
    view?.abort();
    view = undefined;
  };
  const look = () =>
    quietly(() => {
      const may = mayTrack();
      if (may && !view && isSeen()) {
        view = new AbortController();
        beginView(view.signal);
      }
      if (may || (!view && consent().get() !== 'declined')) return;
      end();
      clearTracking();
      forgetAnalyticsId();
    });
  for (const type of ['visibilitychange', 'prerenderingchange']) document.addEventListener(type, look, { signal });
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Back from the back/forward cache: the page is seen anew.
    end();
    look();
  };
  addEventListener('pageshow', show, { signal });
  signal.addEventListener('abort', end);
  signal.addEventListener('abort', consent().subscribe(look));
  if (isSignedIn()) followMouse(signal);
  look();
}

/**
 * Measures visits: as soon as the visitor has agreed, for as long as the answer stays yes. Nothing is stored and nothing
 * is sent before. Whoever starts it gets what ends it; the page is measured once, however often it is started.
 */
export function startAnalytics(): () => void {
  const page = onePerPage('analytics', () => ({ starts: 0, life: new AbortController() }));
  if (page.starts++ === 0) {
    page.life = new AbortController();
    quietly(() => follow(page.life.signal));
  }
  let isOver = false;
  return () => {
    if (!isOver && --page.starts === 0) page.life.abort();
    isOver = true;
  };
}
