/** Navigators of the page (Turbo, Astro, swup, htmx) send these when the content of another address is in place. */
const ARRIVALS = ['turbo:load', 'astro:page-load', 'swup:page:view', 'htmx:finally:swap', 'htmx:afterSettle'];
/** For a site's own router, which sends none: by then it has written the title of the new page. */
const SETTLED_MS = 1000;

/** The fragment is a place on the same page. */
const pageOf = () => location.pathname + location.search;

/**
 * Calls `onPage` once for each page that is shown without loading a document: when the address is another one, apart from
 * its fragment, and its content is there. Where the browser has no Navigation API, only for navigators that are known and
 * for Back and Forward.
 */
export function followAddress(onPage: () => void, signal: AbortSignal): void {
  let shown = pageOf();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrive = () => {
    clearTimeout(timer);
    if (pageOf() === shown) return;
    shown = pageOf();
    onPage();
  };
  const leave = () => {
    clearTimeout(timer);
    if (pageOf() !== shown) timer = setTimeout(arrive, SETTLED_MS);
  };
  for (const type of ARRIVALS) document.addEventListener(type, arrive, { signal });
  addEventListener('popstate', leave, { signal });
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', leave, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
