import { pageOfAddress } from '../../platform/page/page-of-address.js';

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
