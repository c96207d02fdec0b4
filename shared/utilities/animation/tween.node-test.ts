import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frames } from './frames.js';
import { ANIMATION_MS, createTween, type TweenState } from './tween.js';

/** Frames that come when the test says so. */
function heldFrames() {
  let now = 1000;
  let waiting: (() => void) | undefined;
  const frames: Frames = {
    now: () => now,
    request(draw) {
      waiting = draw;
      return () => (waiting = waiting === draw ? undefined : waiting);
    },
  };
  /** Lets time pass, and draws a frame if one was requested. */
  const pass = (ms: number) => {
    now += ms;
    const draw = waiting;
    waiting = undefined;
    draw?.();
  };
  return { frames, pass, isWaiting: () => waiting !== undefined };
}

function start(options: Parameters<typeof createTween>[1] = {}) {
  const clock = heldFrames();
  const values: number[] = [];
  const states: TweenState[] = [];
  const tween = createTween((value) => values.push(value), {
    easing: (share) => share,
    onState: (state) => states.push(state),
    ...options,
    frames: clock.frames,
  });
  return { ...clock, tween, values, states };
}

describe('a tween', () => {
  it('is started, paused, resumed and ended [UTL-001]', () => {
    const { tween, values, states, pass, isWaiting } = start({ to: 100, duration: 100 });
    assert.equal(tween.state, 'idle');
    assert.equal(isWaiting(), false);
    tween.start();
    assert.equal(tween.state, 'started');
    pass(25);
    tween.pause();
    assert.equal(tween.state, 'paused');
    pass(5000);
    assert.deepEqual(values, [25]);
    tween.resume();
    assert.equal(tween.state, 'resumed');
    pass(50);
    pass(25);
    assert.deepEqual(values, [25, 75, 100]);
    assert.equal(tween.state, 'ended');
    assert.equal(isWaiting(), false);
    assert.deepEqual(states, ['started', 'paused', 'resumed', 'ended']);
  });
  it('jumps to its final value when it is ended, whatever its state is [UTL-002]', () => {
    for (const before of [[], ['start'], ['start', 'pause'], ['start', 'pause', 'resume']] as const) {
      const { tween, values, pass, isWaiting } = start({ from: 10, to: -20 });
      for (const call of before) tween[call]();
      tween.end();
      assert.equal(values.at(-1), -20);
      assert.equal(tween.state, 'ended');
      assert.equal(isWaiting(), false);
      const { length } = values;
      tween.end();
      pass(1000);
      assert.equal(values.length, length, 'it ends once');
    }
  });
  it('takes no other function [UTL-006]', () => {
    for (const draw of [undefined, null, 'draw', {}, 0])
      assert.throws(() => createTween(draw as never), {
        name: 'TypeError',
        message: '[Tween] First parameter needs to be a function.',
      });
  });
  it('takes no other duration [UTL-007]', () => {
    for (const duration of [NaN, Infinity, -Infinity, '300', null])
      assert.throws(() => createTween(() => {}, { duration: duration as never }), {
        name: 'TypeError',
        message: '[Tween] Duration is not a finite number.',
      });
  });
  it('lasts 0.3 s [UTL-011]', () => {
    assert.equal(ANIMATION_MS, 300);
    const { tween, values, pass } = start();
    tween.start();
    pass(299);
    assert.equal(tween.state, 'started');
    pass(1);
    assert.equal(tween.state, 'ended');
    assert.deepEqual(values, [299 / 300, 1]);
  });

  it('does nothing that its state does not permit', () => {
    const { tween, states } = start();
    tween.resume();
    tween.pause();
    assert.deepEqual(states, []);
    tween.start();
    tween.resume();
    assert.deepEqual(states, ['started']);
    tween.end();
    tween.pause();
    tween.resume();
    assert.equal(tween.state, 'ended');
  });
  it('begins anew when it is started again', () => {
    const { tween, values, pass } = start({ to: 100, duration: 100 });
    tween.start();
    pass(50);
    tween.start();
    pass(10);
    pass(90);
    tween.start();
    pass(20);
    assert.deepEqual(values, [50, 10, 100, 20]);
  });
  it('ends at once without a duration', () => {
    for (const duration of [0, -1]) {
      const { tween, values, states, isWaiting } = start({ duration });
      tween.start();
      assert.deepEqual(values, [1]);
      assert.deepEqual(states, ['started', 'ended']);
      assert.equal(isWaiting(), false);
    }
  });
  it('can be paused by who hears that it starts', () => {
    const { tween, isWaiting } = start({ onState: (state) => state === 'started' && tween.pause() });
    tween.start();
    assert.equal(tween.state, 'paused');
    assert.equal(isWaiting(), false);
  });
  it('is slow at both ends', () => {
    const values: number[] = [];
    const { frames, pass } = heldFrames();
    createTween((value) => values.push(value), { duration: 100, frames }).start();
    for (const ms of [10, 40, 40, 10]) pass(ms);
    const [first = 0, middle = 0, late = 0, last] = values;
    assert.ok(first > 0 && first < 0.1 && late > 0.9 && late < 1);
    assert.ok(Math.abs(middle - 0.5) < 1e-9);
    assert.equal(last, 1);
  });
});
