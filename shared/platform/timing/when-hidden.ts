/**
 * Runs whenever this may be the last that is heard of the page: phones often say no more than `visibilitychange`, and
 * `pagehide` also comes when a page goes to the back/forward cache, from which it may return. So it may run often.
 */
export function whenHidden(run: () => void, page: EventTarget, signal: AbortSignal): void {
  page.addEventListener('pagehide', run, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run(), { signal });
}
