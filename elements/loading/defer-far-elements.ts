import { deferredDrawing } from '../define/deferred-drawing.js';

/** An element that is farther from the viewport than this, in px, can wait: its code would not be loaded for it either. */
const MARGIN_PX = 200;
/** In a page that is never idle: how long until the next task that draws some, in ms. */
const PATIENCE_MS = 1000;
/** How long such a task draws, in ms; so does each task of a browser without requestIdleCallback. */
const TASK_MS = 8;

interface Turn {
  start(): void;
  /** Resolves when the element is drawn. */
  drawn(): Promise<void> | undefined;
}
/** Elements that wait until the browser is idle, in the order of the document. */
const waiting = new Map<Element, Turn>();
/** While a tag is being defined: its elements that nobody sees. */
let far: ReadonlySet<Element> | undefined;
let nearViewport: IntersectionObserver | undefined;

/** One with `for` belongs to another element, which may be in view. */
function isFar(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (bottom < -MARGIN_PX || top > innerHeight + MARGIN_PX) && !element.matches('[load=eager i], [for]');
}

/**
 * Defines a custom element of which the page has many. The browser upgrades all of them in one task, and to draw two hundred
 * takes so long that a press meanwhile seems to do nothing. So those out of view are drawn when the browser is idle, when
 * they come near the viewport, or when a script uses them, whichever is first.
 */
export default function deferFarElements(elements: Iterable<Element>, define: () => void): void {
  Object.assign(deferredDrawing, { wait, end: endWait });
  // Before it is defined: each element that is upgraded changes the page.
  far = new Set([...elements].filter(isFar));
  try {
    define();
  } finally {
    far = undefined;
  }
  whenIdle();
  if (!('IntersectionObserver' in globalThis)) return;
  nearViewport ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void endWait(target);
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  for (const element of waiting.keys()) nearViewport.observe(element);
}

const wait = (element: Element, drawn: Turn['drawn']) =>
  far?.has(element) ? new Promise<void>((start) => waiting.set(element, { start, drawn })) : undefined;

function endWait(element: Element) {
  // The attributes of an element that is being upgraded are no use of it.
  const turn = far ? undefined : waiting.get(element);
  if (!turn) return undefined;
  waiting.delete(element);
  nearViewport?.unobserve(element);
  turn.start();
  return turn.drawn();
}

async function drawSome(deadline?: IdleDeadline) {
  const end = performance.now() + TASK_MS;
  const isTimeLeft = () => (deadline?.didTimeout === false ? deadline.timeRemaining() > 0 : performance.now() < end);
  try {
    for (const element of waiting.keys()) {
      await endWait(element);
      if (!isTimeLeft()) break;
    }
  } finally {
    // The others do not wait for one that fails.
    whenIdle();
  }
}

function whenIdle() {
  if (waiting.size === 0) return;
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback((deadline) => void drawSome(deadline), { timeout: PATIENCE_MS });
  else setTimeout(() => void drawSome());
}
