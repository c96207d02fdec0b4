import { expect } from '@open-wc/testing';
import { until } from '../../shared/testing/fixture.js';
import { defineProbe, shown, type ProbeElement } from '../define/testing/probe.js';

const NEAR = 3;
const ALL = 30;
const isReady = (element: Element) => element.matches(':state(ready)');

/** A list of products or galleries, of which the first three are in view when the code of their tag comes. */
describe('defineBlock: many elements of one tag, most of them out of view', () => {
  const html = Array.from(
    { length: ALL },
    (_, at) => `<sq-probe label="${at}" style="display: block; block-size: ${at < NEAR - 1 ? 50 : 5000}px"></sq-probe>`,
  );
  const eager = '<sq-probe label="eager" load="EAGER" style="display: block; block-size: 50px"></sq-probe>';
  const belonging = '<sq-probe label="for" for="term" style="display: block; block-size: 50px"></sq-probe>';
  const list = document.createElement('div');
  let elements: ProbeElement[];
  let ready: (string | null)[];
  /** What the page asked to be done when the browser is idle, which it is when a test says so. */
  let work: IdleRequestCallback | undefined;
  const idle = window.requestIdleCallback;
  const answer = (deadline: IdleDeadline) => {
    const run = work!;
    work = undefined;
    run(deadline);
  };
  const beIdleFor = (ms: number) => answer({ didTimeout: false, timeRemaining: () => ms });
  const countReady = () => elements.filter(isReady).length;

  before(async () => {
    window.requestIdleCallback = (run) => {
      work = run;
      return 1;
    };
    // Not by `place`, which takes it away after the first test.
    list.innerHTML = html.join('') + eager + belonging;
    document.body.append(list);
    elements = [...list.querySelectorAll<ProbeElement>('sq-probe')];
    defineProbe();
    await customElements.whenDefined('sq-probe');
    await elements[0]!.updateComplete;
    ready = elements.filter(isReady).map((element) => element.getAttribute('label'));
  });
  after(() => {
    window.requestIdleCallback = idle;
    list.remove();
  });

  it('draws those in view at once, and those that are eager or belong to another element', () => {
    expect(ready).to.deep.equal(['0', '1', '2', 'eager', 'for']);
  });

  it('draws one that a method is called of, with all that was written before', async () => {
    const element = elements[10]!;
    element.label = 'changed';
    expect(await element.add(2)).to.equal(2);
    expect(shown(element)).to.include({ label: 'changed', total: 2 });
    expect(isReady(elements[11]!)).to.equal(false);
  });

  it('draws one whose attribute is written, or that somebody waits for', async () => {
    elements[12]!.setAttribute('count', '5');
    elements[14]!.remove();
    await elements[13]!.updateComplete;
    expect([11, 12, 13, 15].filter((at) => isReady(elements[at]!))).to.deep.equal([12, 13]);
    expect(shown(elements[12]!)).to.include({ label: '12', count: 5 });
  });

  it('draws one that comes near the viewport', async () => {
    elements[25]!.scrollIntoView();
    await until(() => isReady(elements[25]!));
    expect(isReady(elements[20]!)).to.equal(false);
  });

  it('draws the others when the browser is idle, as many as it has time for', async () => {
    const before = countReady();
    beIdleFor(0);
    await until(() => work !== undefined);
    expect(countReady()).to.equal(before + 1);
    expect(isReady(elements[NEAR]!), 'in the order of the page').to.equal(true);
  });

  it('draws several where the browser has not been idle for long', async () => {
    const before = countReady();
    const { now } = performance;
    const start = performance.now();
    // Each element takes three milliseconds of the eight that a task has.
    performance.now = () => start + 3 * (countReady() - before);
    try {
      answer({ didTimeout: true, timeRemaining: () => 0 });
      await until(() => work !== undefined);
    } finally {
      performance.now = now;
    }
    expect(countReady() - before).to.be.within(2, 5);
  });

  it('draws all where the browser is idle for long enough', async () => {
    beIdleFor(50);
    await until(() => elements.every((element) => isReady(element) || element === elements[14]));
    expect(isReady(elements[14]!), 'one that was removed').to.equal(false);
    expect(work, 'nothing more is asked for').to.equal(undefined);
  });

  it('draws one that comes later at once, wherever it is', async () => {
    const late = document.createElement('sq-probe');
    list.append(late);
    await Promise.resolve();
    expect(isReady(late)).to.equal(true);
  });
});
