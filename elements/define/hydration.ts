/**
 * Pages that a React framework has rendered on a server: Next (app and pages router), React Router, Remix, TanStack Start,
 * Gatsby.
 */
const GLOBALS = ['__next_f', '__NEXT_DATA__', '__reactRouterContext', '__remixContext', '$_TSR', '___gatsby'];
/** An island that Astro has rendered and not yet hydrated. */
const ISLAND = 'astro-island[ssr]';
/** How often to look, in milliseconds: React tells nobody when it has hydrated an element. */
const INTERVAL_MS = 30;
/** How long after the page's `load` event React may take. Elements that other scripts have inserted wait no longer. */
const LIMIT_MS = 3000;

/** What React (17 and later) stores on an element that it has rendered or hydrated, under `__react…$` and random letters. */
const ofReact = (element: Element, kind: 'Fiber' | 'Props') =>
  Object.entries(element).find(([key]) => key.startsWith(`__react${kind}$`))?.[1] as object | undefined;

/** Whether an ancestor's content is HTML that React has been given as text, and does not look at. */
function isRawHtml(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const props = ofReact(parent, 'Props');
    if (props) return 'dangerouslySetInnerHTML' in props;
  }
  return false;
}

const isServerPage = (element: Element) =>
  GLOBALS.some((name) => name in globalThis) || element.closest(ISLAND) !== null;
const isPending = (element: Element) =>
  element.isConnected && isServerPage(element) && !ofReact(element, 'Fiber') && !isRawHtml(element);

/** Whether the page has had time enough to hydrate. */
function isOver(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !navigation || (navigation.loadEventEnd > 0 && performance.now() > navigation.loadEventEnd + LIMIT_MS);
}

/**
 * Resolves when the element may be changed: React compares what the server has rendered with the page, attribute by
 * attribute and child by child, and renders anew where a block has written something in between
 * (https://react.dev/reference/react-dom/client/hydrateRoot). At once on all other pages, and for elements that React
 * has created in the browser.
 */
export async function whenHydrated(element: Element): Promise<void> {
  while (isPending(element) && !isOver()) await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
}
