import { until } from './fixture.js';

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** The first element for a selector that is seen: on the page, in a block or in its shadow root. Waits for it. */
async function find<E extends HTMLElement = HTMLElement>(within: Document | Element, selector: string): Promise<E> {
  const roots = [within, (within as Element).shadowRoot ?? []].flat();
  const first = () => roots.flatMap((root) => [...root.querySelectorAll<E>(selector)]).find(isSeen);
  await until(first, `${selector} is seen`);
  return first()!;
}

async function press(within: Document | Element, selector: string): Promise<void> {
  (await find(within, selector)).click();
}

async function fill(within: Document | Element, selector: string, value: string): Promise<void> {
  const control = await find<HTMLInputElement>(within, selector);
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs a script of the site's own: a module, which may import what the package has for such scripts. */
function runScript(page: Document, text: string): void {
  const script = page.createElement('script');
  script.type = 'module';
  script.textContent = text;
  page.head.append(script);
}

/** What the actions of e2e/smoke use on a page in a frame. */
export const pageTools = { until, isSeen, find, press, fill, runScript };

/** Uses a block once, as a visitor would, and resolves when its effect is seen. The page has all examples of the block. */
export type MainAction = (page: Document, tools: typeof pageTools) => Promise<void>;
