import { fixtureCleanup, fixture as openFixture, waitUntil } from '@open-wc/testing';

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
 * Resolves once the condition is true, checked every `interval` ms (default 50). Rejects after 20 s, not after one second
 * as open-wc does, for slow machines.
 */
export const until = (
  condition: () => unknown,
  message?: string,
  { interval = 50 }: { interval?: number } = {},
): Promise<void> => waitUntil(condition, message, { interval, timeout: 20_000 });

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
