import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IDLE_SLICE_MS, inIdleSlices } from './idle-slices.js';

/** Idle periods of these lengths (ms), one after the other; each item takes 10 ms. */
function idleFor(periods: number[]) {
  let now = 0;
  const slices: number[][] = [];
  return {
    slices,
    now: () => now,
    request(run: (deadline: { timeRemaining(): number }) => void) {
      const end = now + (periods.shift() ?? Infinity);
      slices.push([]);
      run({ timeRemaining: () => Math.max(0, end - now) });
    },
    work(item: number) {
      now += 10;
      slices.at(-1)!.push(item);
    },
  };
}
const items = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('work in idle time', () => {
  it('goes on for 50 ms at most, then waits for the next idle time [UTL-016]', async () => {
    assert.equal(IDLE_SLICE_MS, 50);
    const idle = idleFor([]);
    await inIdleSlices(items(12), idle.work, { idle });
    assert.deepEqual(idle.slices, [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [10, 11],
    ]);
  });
  it('ends a slice when the browser is idle no longer, after one item at least', async () => {
    const idle = idleFor([20, 0, 5]);
    await inIdleSlices(items(6), idle.work, { idle });
    assert.deepEqual(idle.slices, [[0, 1], [2], [3], [4, 5]]);
  });
  it('asks for no time without items', async () => {
    const idle = idleFor([]);
    await inIdleSlices([], idle.work, { idle });
    assert.deepEqual(idle.slices, []);
  });
  it('rejects with the error of an item, and leaves the rest', async () => {
    const done: number[] = [];
    const work = (item: number) => {
      if (item === 2) throw new Error('item 2');
      done.push(item);
    };
    await assert.rejects(inIdleSlices(items(5), work, { idle: idleFor([]) }), /item 2/);
    assert.deepEqual(done, [0, 1]);
  });
  it('stops when the signal is aborted, also before the first slice', async () => {
    const stop = new AbortController();
    const idle = idleFor([]);
    const work = (item: number) => {
      idle.work(item);
      if (item === 1) stop.abort(new Error('left'));
    };
    await assert.rejects(inIdleSlices(items(5), work, { idle, signal: stop.signal }), /left/);
    assert.deepEqual(idle.slices, [[0, 1]]);
    const never = () => assert.fail();
    await assert.rejects(inIdleSlices(items(5), never, { idle, signal: stop.signal }), /left/);
  });
  it('runs without idle callbacks, as in Safari', async () => {
    assert.equal(typeof requestIdleCallback, 'undefined');
    const done: number[] = [];
    await inIdleSlices(items(3), (item) => done.push(item));
    assert.deepEqual(done, [0, 1, 2]);
  });
});
