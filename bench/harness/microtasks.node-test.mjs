import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startBrowser } from './browser.mjs';
import { microtaskTime } from './microtasks.mjs';
import { visitToRest } from './start-up.mjs';
import { startServer } from './server.mjs';
import { openTab } from './tab.mjs';

const thread = { ph: 'X', pid: 1, tid: 1 };
const span = (name, from, to, on = thread) => ({ ...on, name, ts: from, dur: to - from, tdur: to - from });
const LAYOUT = span('Layout', 0, 1);

describe('the time of microtasks', () => {
  it('is that of those which no script has within it, without the style and layout that they cause', () => {
    const events = [
      LAYOUT,
      span('FunctionCall', 1000, 9000),
      span('RunMicrotasks', 5000, 8000),
      span('RunMicrotasks', 10_000, 20_000),
      span('UpdateLayoutTree', 11_000, 13_000),
      span('Layout', 13_000, 14_000),
      // Chromium counts it itself, with what is laid out within it.
      span('FunctionCall', 15_000, 18_000),
      span('Layout', 16_000, 17_000),
      span('RunMicrotasks', 15_500, 15_600),
    ];
    assert.equal(microtaskTime(events), 10 - 2 - 1 - 3);
    assert.equal(microtaskTime(events.toReversed()), 4);
  });
  it('is that of the thread which lays the page out, before a moment', () => {
    const worker = { ...thread, tid: 2 };
    const events = [LAYOUT, span('RunMicrotasks', 10, 1010), span('RunMicrotasks', 10, 5010, worker)];
    events.push(span('RunMicrotasks', 3000, 5000));
    assert.equal(microtaskTime(events), 3);
    assert.equal(microtaskTime(events, 2500), 1);
    assert.equal(microtaskTime([]), 0);
  });
});

describe('script of a page', () => {
  /** No processor writes a hundred million times in less, in ms: what is not counted is far below. */
  const LEAST = 25;
  const WORK = 'for (let turn = 0; turn < 1e8; turn++) window.turned = turn % 7;';
  const HOW = {
    'at once': WORK,
    'after an import': `await import('data:text/javascript,1'); ${WORK}`,
    'after an answer': `await (await fetch('data:,1')).text(); ${WORK}`,
    'after an await in a timer': `setTimeout(async () => { await 1; ${WORK} window.isReady = () => true; });`,
  };
  let browser;
  let server;
  before(async () => {
    [browser, server] = [await startBrowser(), await startServer({})];
  });
  after(async () => {
    await browser.close();
    server.stop();
  });

  it('is counted wherever it runs', async () => {
    const script = {};
    for (const [how, code] of Object.entries(HOW)) {
      const ready = how.includes('timer') ? '' : 'window.isReady = () => true;';
      const address = server.serve(`script/${how}`, `<!doctype html><script type="module">${code}${ready}</script>`);
      const tab = await openTab(browser, server, { throttle: 1 });
      ({
        atReady: { script: script[how] },
      } = await visitToRest(tab, address));
      await tab.close();
    }
    for (const how of Object.keys(HOW)) assert.ok(script[how] > LEAST, `${how}: ${script[how]} ms`);
  });
});
