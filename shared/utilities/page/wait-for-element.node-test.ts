import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ELEMENT_POLL_MS, waitForElement } from './wait-for-element.js';

/** A root whose element is there from the look with this number on; none if it is 0. */
function rootWith(look: number) {
  const element = {};
  const root = {
    looks: 0,
    querySelector: () => (++root.looks === look ? element : null),
  };
  return { element, root: root as typeof root & ParentNode };
}
/** Lets what waits for a promise run. */
const settled = async () => {
  for (let count = 0; count < 10; count++) await Promise.resolve();
};

describe('waiting for an element', () => {
  it('looks every 100 ms [UTL-018]', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    assert.equal(ELEMENT_POLL_MS, 100);
    const { root, element } = rootWith(3);
    let found: unknown;
    void waitForElement('p', { root }).then((it) => (found = it));
    await settled();
    assert.equal(root.looks, 1);
    context.mock.timers.tick(99);
    await settled();
    assert.equal(root.looks, 1);
    context.mock.timers.tick(1);
    await settled();
    assert.equal(root.looks, 2);
    assert.equal(found, undefined);
    context.mock.timers.tick(100);
    await settled();
    assert.equal(found, element);
    context.mock.timers.tick(1000);
    await settled();
    assert.equal(root.looks, 3);
  });
  it('ends at once where the element is there', async () => {
    const { root, element } = rootWith(1);
    assert.equal(await waitForElement('p', { root }), element);
  });
  it('rejects with the reason of the signal, before and while it waits', async () => {
    const stop = new AbortController();
    const { root } = rootWith(0);
    const waiting = waitForElement('p', { root, signal: stop.signal });
    stop.abort(new Error('enough'));
    await assert.rejects(waiting, /enough/);
    await assert.rejects(waitForElement('p', { root, signal: stop.signal }), /enough/);
    assert.equal(root.looks, 1);
  });
});
