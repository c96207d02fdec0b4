/**
 * Pages that a React framework has rendered on a server: Next (app and pages router), React Router, Remix, TanStack Start,
 * Gatsby.
 */
const GLOBALS = ['__next_f', '__NEXT_DATA__', '__reactRouterContext', '__remixContext', '$_TSR', '___gatsby'];
/** An island that Astro has rendered and not yet hydrated. */
const ISLAND = 'astro-island[ssr]';
/** How often to look, in milliseconds: React tells nobody when it has hydrated an element. */
const INTERVAL_MS = 30;
/**
 * How long a block waits, in milliseconds, from the page's `load` event or from its own definition, whichever is later:
 * 3 s where React has hydrated what is around it, so that the element waits for its own boundary or was inserted by
 * another script; 30 s where React has not begun.
 */
const LIMIT_MS = { begun: 3000, pending: 30_000 };

/** What React (17 and later) stores on an element that it has rendered or hydrated, under `__react…$` and random letters. */
const ofReact = (element: Element, kind: 'Fiber' | 'Props') =>
  Object.entries(element).find(([key]) => key.startsWith(`__react${kind}$`))?.[1] as object | undefined;

/** What React knows of the nearest ancestor that it has hydrated. */
function outerProps(element: Element): object | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const props = ofReact(parent, 'Props');
    if (props) return props;
  }
  return undefined;
}

const isServerPage = (element: Element) =>
  GLOBALS.some((name) => name in globalThis) || element.closest(ISLAND) !== null;

function isPending(element: Element, start: number): boolean {
  if (!element.isConnected || !isServerPage(element) || ofReact(element, 'Fiber')) return false;
  const props = outerProps(element);
  // HTML that React has been given as text: it does not look at that.
  if (props && 'dangerouslySetInnerHTML' in props) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation) return false;
  const { loadEventEnd } = navigation;
  return (
    loadEventEnd === 0 || performance.now() <= Math.max(loadEventEnd, start) + LIMIT_MS[props ? 'begun' : 'pending']
  );
}

/**
 * Resolves when the element may be changed: React compares what the server has rendered with the page, attribute by
 * attribute and child by child, and renders anew where a block has written something in between
 * (https://react.dev/reference/react-dom/client/hydrateRoot). At once on all other pages, and for elements that React
 * has created in the browser.
 */
export async function whenHydrated(element: Element): Promise<void> {
  const start = performance.now();
  while (isPending(element, start)) await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
}

/**
 * A function that waits for the hydration of an element once: later changes are not held up. Before the element is on the
 * page there is nothing to wait for, and nothing counts as waited for: the parser sets attributes first.
 */
export function hydrationOf(element: Element): () => Promise<void> | undefined {
  let hydrated: Promise<void> | undefined;
  return () => (element.isConnected ? (hydrated ??= whenHydrated(element)) : undefined);
}
