import { expect } from '@open-wc/testing';
import { place } from '../../shared/testing/fixture.js';
import { hydrationOf, whenHydrated } from './hydration.js';

type Marked = HTMLElement & Record<string, unknown>;
const page = globalThis as unknown as Record<string, unknown>;

/** Whether the promise is settled after all microtasks that are queued now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => resolve(undefined)))));
  return settled;
}

describe('elements that a React framework has rendered on a server', () => {
  /** Milliseconds since the navigation; the `load` event ended at 400. */
  let now: number;
  before(() => {
    performance.getEntriesByType = () => [{ loadEventEnd: 400 } as unknown as PerformanceEntry];
    performance.now = () => now;
  });
  // The functions of the prototype are visible again.
  after(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    Reflect.deleteProperty(performance, 'now');
  });
  beforeEach(() => {
    now = 500;
    page['__next_f'] = [];
  });
  afterEach(() => {
    delete page['__next_f'];
  });

  it('wait until React has hydrated them', async () => {
    const element = await place<Marked>('<sq-any></sq-any>');
    const hydrated = whenHydrated(element);
    expect(await isSettled(hydrated)).to.equal(false);
    element['__reactFiber$a1'] = {};
    await hydrated;
  });
  it('wait three seconds where React has hydrated what is around them', async () => {
    const wrapper = await place<Marked>('<div><sq-any></sq-any></div>');
    wrapper['__reactProps$a1'] = { children: [] };
    const hydrated = whenHydrated(wrapper.firstElementChild!);
    now = 3499;
    expect(await isSettled(hydrated)).to.equal(false);
    now = 3501;
    await hydrated;
    const late = whenHydrated(wrapper.firstElementChild!);
    expect(await isSettled(late), 'defined when the page had long been loaded').to.equal(false);
    now = 6502;
    await late;
  });
  it('wait half a minute where React has not begun', async () => {
    const hydrated = whenHydrated(await place('<sq-any></sq-any>'));
    now = 30_499;
    expect(await isSettled(hydrated)).to.equal(false);
    now = 30_501;
    await hydrated;
  });
  it('do not wait where React has created them in the browser', async () => {
    const element = await place<Marked>('<sq-any></sq-any>');
    element['__reactFiber$a1'] = {};
    expect(await isSettled(whenHydrated(element))).to.equal(true);
  });
  it('do not wait in HTML that React has been given as text', async () => {
    const wrapper = await place<Marked>('<div><p><sq-any></sq-any></p></div>');
    const element = wrapper.querySelector('sq-any')!;
    expect(await isSettled(whenHydrated(element))).to.equal(false);
    wrapper['__reactProps$a1'] = { children: [] };
    expect(await isSettled(whenHydrated(element))).to.equal(false);
    wrapper['__reactProps$a1'] = { dangerouslySetInnerHTML: { __html: '' } };
    expect(await isSettled(whenHydrated(element))).to.equal(true);
  });
  it('wait once: what changes later is not held up, though no React owns them', async () => {
    const element = document.createElement('sq-any');
    const wait = hydrationOf(element);
    expect(wait(), 'not on the page yet').to.equal(undefined);
    document.body.append(element);
    const first = wait()!;
    expect(await isSettled(first)).to.equal(false);
    now = 40_000;
    await first;
    expect(await isSettled(wait()!)).to.equal(true);
    element.remove();
  });
  it('wait in an island of Astro', async () => {
    delete page['__next_f'];
    const island = await place('<astro-island ssr><sq-any></sq-any></astro-island>');
    const hydrated = whenHydrated(island.firstElementChild!);
    expect(await isSettled(hydrated)).to.equal(false);
    island.removeAttribute('ssr');
    await hydrated;
  });
});

describe('elements of any other page', () => {
  it('do not wait', async () => {
    const element = await place('<sq-any></sq-any>');
    expect(await isSettled(whenHydrated(element))).to.equal(true);
  });
});
