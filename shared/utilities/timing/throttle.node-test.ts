import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { throttle } from './throttle.js';

/** A clock that moves when the test, or the work, says so. */
function heldClock() {
  let now = 0;
  let timer: { readonly ms: number; readonly at: number; readonly run: () => void } | undefined;
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      timer = { ms, at: now + ms, run };
      return () => {};
    },
    /** Time that work takes: no timer runs meanwhile. */
    work: (ms: number) => void (now += ms),
    pass(ms: number) {
      now += ms;
      if (!timer || timer.at > now) return;
      const { run } = timer;
      timer = undefined;
      run();
    },
    /** The length of the wait that has begun last. */
    waits: () => timer?.ms,
  };
}

function measured(lengths: number[]) {
  const clock = heldClock();
  const runs: string[] = [];
  const call = throttle((name: string) => {
    runs.push(name);
    clock.work(lengths.shift() ?? 0);
  }, clock);
  return { clock, runs, call };
}

describe('a throttled function', () => {
  it('runs at once, and then waits twice the average of the last 22 runs [UTL-017]', () => {
    const lengths = [1000, ...Array<number>(22).fill(10), 33];
    const { clock, runs, call } = measured(lengths);
    call('first');
    assert.deepEqual(runs, ['first']);
    assert.equal(clock.waits(), 2000);
    const averages: number[] = [];
    for (let count = 2; count <= 24; count++) {
      clock.pass(clock.waits()!);
      call(String(count));
      averages.push(clock.waits()!);
    }
    assert.equal(runs.length, 24);
    assert.equal(averages[0], 2 * (1010 / 2));
    assert.equal(averages[20], 2 * (1210 / 22), 'the first of 22 still counts');
    assert.equal(averages[21], 2 * 10, 'the first of 23 counts no longer');
    assert.equal(averages[22], 2 * ((21 * 10 + 33) / 22));
  });
  it('runs afterwards with the last of the calls that came while it waited', () => {
    const { clock, runs, call } = measured([10, 10, 10]);
    for (const name of ['a', 'b', 'c']) call(name);
    clock.pass(19);
    assert.deepEqual(runs, ['a']);
    clock.pass(1);
    assert.deepEqual(runs, ['a', 'c']);
    clock.pass(20);
    assert.deepEqual(runs, ['a', 'c']);
    call('d');
    assert.deepEqual(runs, ['a', 'c', 'd'], 'at once: it waits no longer');
  });
  it('drops the call that waits when it is cancelled', () => {
    const { clock, runs, call } = measured([10]);
    call('a');
    call('b');
    call.cancel();
    clock.pass(20);
    assert.deepEqual(runs, ['a']);
    call('c');
    assert.deepEqual(runs, ['a', 'c']);
  });
  it('goes on after an error, and calls of itself wait', () => {
    const clock = heldClock();
    const runs: number[] = [];
    const call = throttle((left: number) => {
      runs.push(left);
      clock.work(5);
      if (left > 0) call(left - 1);
      throw new Error('broken');
    }, clock);
    assert.throws(() => call(1), /broken/);
    assert.deepEqual(runs, [1]);
    assert.throws(() => clock.pass(10), /broken/);
    assert.deepEqual(runs, [1, 0]);
    clock.pass(10);
    assert.deepEqual(runs, [1, 0]);
  });
});
