import { ofDocument } from '../page/script-global.js';
/**
 * Calls `run` at each event that may be the last one of the page. Phones often fire only `visibilitychange`; `pagehide`
 * also fires when a page enters the back/forward cache, from which it may return. So `run` may be called several times.
 */
export function whenHidden(run: () => void, page: EventTarget, signal: AbortSignal): void {
  page.addEventListener('pagehide', run, { signal });
  document.addEventListener('visibilitychange', () => ofDocument('visibilityState') === 'hidden' && run(), { signal });
}
