import { expect } from '@open-wc/testing';
import { pretend } from '../../testing/storage.js';
import { observeShifts } from './observe.js';
import { createInteractions, createShiftWindow } from './vitals.js';
import { observeVitals } from './vitals.js';

/** A timeline that tests write: engines support different entries, and none can be made slow on purpose. */
function pretendTimeline(types: readonly string[]) {
  const waiting = new Map<string, object[]>();
  let ended = 0;
  class Observer {
    static supportedEntryTypes = types;
    #type = '';
    observe({ type }: { type: string }) {
      this.#type = type;
    }
    takeRecords() {
      return waiting.get(this.#type) ?? [];
    }
    disconnect() {
      ended++;
    }
  }
  const restore = pretend(window, 'PerformanceObserver', Observer);
  return { restore, add: (type: string, ...entries: object[]) => void waiting.set(type, entries), ended: () => ended };
}
const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

describe('web vitals', () => {
  let reported: Record<string, number>;
  beforeEach(() => (reported = {}));
  const start = () => observeVitals((name, value) => (reported[name] = value));

  it("are reported once, at the end of the page, from the browser's entries", () => {
    const timeline = pretendTimeline(['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input']);
    const restore = pretend(
      window,
      'PerformanceEventTiming',
      class {
        interactionId = 0;
      },
    );
    Object.defineProperty(window.PerformanceEventTiming.prototype, 'interactionId', { value: 0 });
    const end = start();
    timeline.add('paint', { name: 'first-paint', startTime: 1 }, { name: 'first-contentful-paint', startTime: 320 });
    timeline.add('largest-contentful-paint', { startTime: 400 }, { startTime: 900 });
    timeline.add('layout-shift', shift(500, 0.1), shift(600, 0.2), shift(700, 5, true));
    timeline.add('event', { interactionId: 7, duration: 64 }, { interactionId: 0, duration: 500 });
    timeline.add('first-input', { interactionId: 7, duration: 88 });
    end();
    timeline.restore();
    restore();
    expect(reported['ttfb']).to.be.greaterThan(0);
    expect([reported['fcp'], reported['lcp'], reported['inp']]).to.deep.equal([320, 900, 88]);
    expect(reported['cls']).to.be.closeTo(0.3, 1e-9);
    expect(timeline.ended()).to.equal(5);
  });
  it('are left out where the browser does not support them', () => {
    for (const types of [[], undefined]) {
      const timeline = pretendTimeline(types as string[]);
      start()();
      timeline.restore();
    }
    const restore = pretend(window, 'PerformanceObserver', undefined);
    start()();
    restore();
    expect(Object.keys(reported)).to.deep.equal(['ttfb']);
  });
  it('are not reported for a page that is opened in the background', () => {
    const restore = pretend(Document.prototype, 'visibilityState', 'hidden');
    start()();
    restore();
    expect(Object.keys(reported)).to.deep.equal(['ttfb']);
  });
  it('are counted from the activation of a prerendered page', () => {
    const restore = pretend(performance, 'getEntriesByType', () => [{ responseStart: 500, activationStart: 450 }]);
    start()();
    restore();
    expect(reported['ttfb']).to.equal(50);
  });
  it('are reported by this browser', () => {
    start()();
    expect(reported['ttfb']).to.be.greaterThan(0);
    for (const value of Object.values(reported)) expect(value).to.be.at.least(0);
  });
});

describe('layout shift', () => {
  it('is the worst session window of shifts less than a second apart', () => {
    const cls = createShiftWindow();
    for (const entry of [shift(0, 0.1), shift(999, 0.1), shift(1999, 0.05), shift(2100, 0.01)]) cls.add(entry);
    expect(cls.worst()).to.be.closeTo(0.2, 1e-9);
  });
  it('has windows of five seconds at most', () => {
    const cls = createShiftWindow();
    for (let at = 0; at < 9000; at += 900) cls.add(shift(at, 0.1));
    expect(cls.worst()).to.be.closeTo(0.6, 1e-9);
  });
  it('is reported for the block whose node moved, unless it follows an input', () => {
    const timeline = pretendTimeline(['layout-shift']);
    const block = document.createElement('sq-map');
    const inside = block.appendChild(document.createElement('p')).appendChild(document.createTextNode('Moved'));
    const moved: unknown[] = [];
    const observation = observeShifts((...args) => moved.push(args))!;
    timeline.add(
      'layout-shift',
      { ...shift(10, 0.1), sources: [{ node: null }, { node: inside }, { node: document.body }] },
      { ...shift(20, 0.2), sources: [{ node: document.body }] },
      { ...shift(30, 0.3), sources: [] },
      { ...shift(40, 0.4, true), sources: [{ node: block }] },
    );
    observation.catchUp();
    timeline.restore();
    expect(moved).to.deep.equal([['sq-map', 0.1, 10]]);
  });
});

describe('interactions', () => {
  const interaction = (interactionId: number, duration: number) => ({ interactionId, duration });

  it('take as long as the slowest of their events', () => {
    const interactions = createInteractions(() => 2);
    for (const entry of [interaction(1, 48), interaction(1, 120), interaction(1, 64), interaction(2, 80)])
      interactions.add(entry);
    expect(interactions.slowest()).to.equal(120);
  });
  it('ignore one outlier in fifty', () => {
    const interactions = createInteractions(() => 100);
    for (let index = 1; index <= 5; index++) interactions.add(interaction(index, index * 100));
    expect(interactions.slowest()).to.equal(300);
  });
  it('may be fewer than their outliers, or none at all', () => {
    const interactions = createInteractions(() => 500);
    expect(interactions.slowest()).to.equal(undefined);
    interactions.add({ duration: 900 });
    interactions.add(interaction(1, 100));
    expect(interactions.slowest()).to.equal(100);
  });
});
