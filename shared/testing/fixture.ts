import { fixtureCleanup, fixture as openFixture } from '@open-wc/testing';

/** Less than the limit of a test, so that the report says what was waited for. */
const LIMIT_MS = 25_000;
/** As they are now: a test that replaces the page's timers can still wait. */
const { setTimeout: startTimer, clearTimeout: stopTimer } = window;

/** Puts HTML text on the page, as an author would write it, and waits until the block has rendered. */
export async function place<E extends HTMLElement = HTMLElement>(html: string): Promise<E> {
  const holder = await openFixture<HTMLDivElement>(document.createElement('div'));
  holder.innerHTML = html;
  const element = holder.firstElementChild as E;
  await settled(element);
  return element;
}

/** Resolves when all changes so far are rendered. */
export const settled = (element: Element): Promise<void> =>
  (element as Element & { updateComplete?: Promise<void> }).updateComplete ?? Promise.resolve();

/** An element by part name (or any selector) inside the block's shadow root. */
export const inShadow = <E extends Element = HTMLElement>(host: Element, selector: string): E | null =>
  host.shadowRoot?.querySelector<E>(selector) ?? null;

/** The next event of this type that reaches `target`. */
export const nextEvent = <E extends Event = CustomEvent>(target: EventTarget, type: string): Promise<E> =>
  new Promise((resolve) => target.addEventListener(type, (event) => resolve(event as E), { once: true }));

/**
 * Resolves once the condition is true, checked every `interval` ms (default 10). Rejects after 25 s and says what it waited
 * for: `what`, and the condition itself.
 */
export async function until(
  condition: () => unknown,
  what = '',
  { interval = 10 }: { interval?: number } = {},
): Promise<void> {
  // Made here: its stack leads to the test.
  const late = new Error(`Waited ${LIMIT_MS / 1000} s for: ${[what, String(condition)].filter(Boolean).join(', ')}`);
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = startTimer(() => reject(late), LIMIT_MS);
  let isOver = false;
  const wait = async () => {
    while (!isOver && !(await condition())) await new Promise((resolve) => startTimer(resolve, interval));
  };
  try {
    await Promise.race([wait(), limit]);
  } finally {
    isOver = true;
    stopTimer(timer);
  }
}

/** The texts of `console.warn` while `run` runs. They do not reach the console. */
export async function warningsOf(run: () => unknown): Promise<string[]> {
  const warnings: string[] = [];
  const real = console.warn;
  console.warn = (...words: unknown[]) => warnings.push(words.map(String).join(' '));
  try {
    await run();
  } finally {
    console.warn = real;
  }
  return warnings;
}

/** Gives the page a block's page-side sheet, which a real page has from `sq-blocks.css`. */
export function withPageSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export { fixtureCleanup };
