import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onScrollEnd, SCROLL_END_MS } from './on-scroll-end.js';
import { scrollIntoView } from './scroll-into-view.js';
import { SCROLL_MS, scrollDuration, scrollTo } from './scroll-to.js';

describe('the helpers of scrolling', () => {
  it('last 300 ms [UTL-021]', () => {
    assert.equal(SCROLL_MS, 300);
    assert.equal(scrollDuration(), 300);
  });
  it('last no shorter than 50 ms [UTL-022]', () => {
    assert.deepEqual([49, 50, 51, 0, -300, 5000].map(scrollDuration), [50, 50, 51, 50, 50, 5000]);
  });
  it('log an error without an element, and do nothing [UTL-010]', (context) => {
    const error = context.mock.method(console, 'error', () => {});
    assert.equal(scrollTo(null, { top: 5 }), undefined);
    assert.equal(scrollIntoView(undefined), undefined);
    assert.equal(error.mock.callCount(), 2);
    for (const call of error.mock.calls) assert.match(String(call.arguments[0]), /^\[sq-blocks\] There is no element/);
  });

  describe('without the event scrollend', () => {
    it('call back 300 ms after the last scroll [UTL-013]', (context) => {
      context.mock.timers.enable({ apis: ['setTimeout'] });
      assert.equal(SCROLL_END_MS, 300);
      const scroller = new EventTarget();
      let count = 0;
      onScrollEnd(scroller, () => count++);
      scroller.dispatchEvent(new Event('scroll'));
      context.mock.timers.tick(299);
      scroller.dispatchEvent(new Event('scroll'));
      context.mock.timers.tick(299);
      assert.equal(count, 0);
      context.mock.timers.tick(1);
      assert.equal(count, 1);
      context.mock.timers.tick(5000);
      assert.equal(count, 1);
    });
    it('call back no more when they are stopped', (context) => {
      context.mock.timers.enable({ apis: ['setTimeout'] });
      const scroller = new EventTarget();
      const stop = onScrollEnd(scroller, () => assert.fail());
      scroller.dispatchEvent(new Event('scroll'));
      stop();
      scroller.dispatchEvent(new Event('scroll'));
      context.mock.timers.tick(5000);
    });
  });
  it('use that event where there is one', () => {
    const scroller = Object.assign(new EventTarget(), { onscrollend: null });
    let count = 0;
    const stop = onScrollEnd(scroller, () => count++);
    scroller.dispatchEvent(new Event('scrollend'));
    assert.equal(count, 1);
    stop();
    scroller.dispatchEvent(new Event('scrollend'));
    assert.equal(count, 1);
  });
});
