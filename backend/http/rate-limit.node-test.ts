import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRateLimit } from './rate-limit.js';

describe('a limit of calls', () => {
  it('holds for any window, for each client alone', () => {
    let time = 0;
    const limit = createRateLimit({ limit: 2, windowMs: 1000, now: () => time });
    assert.equal(limit.take('a'), 0);
    time = 600;
    assert.equal(limit.take('a'), 0);
    assert.equal(limit.take('a'), 400);
    assert.equal(limit.take('b'), 0);
    time = 1000;
    assert.equal(limit.take('a'), 0);
    assert.equal(limit.take('a'), 600);
  });

  it('looks at as many clients for a call, however many there are', ({ mock }) => {
    const iterator = Object.getPrototypeOf(new Map().entries()) as Iterator<unknown>;
    const looks = [
      mock.method(Map.prototype, 'get'),
      mock.method(Map.prototype, 'forEach'),
      mock.method(iterator, 'next'),
    ];
    const looksFor = (clients: number) => {
      const before = looks.map((each) => each.mock.callCount());
      let time = 0;
      const limit = createRateLimit({ limit: 1, windowMs: 2 * clients, now: () => time });
      for (time = 1; time <= clients; time++) assert.equal(limit.take(String(time)), 0);
      assert.equal(limit.take('1'), clients);
      return looks.reduce((sum, each, at) => sum + each.mock.callCount() - before[at]!, 0);
    };
    const [some, twice] = [looksFor(500), looksFor(1000)];
    assert.ok(some >= 500, 'they are counted');
    assert.ok(twice <= 2 * some, `${some} looks for 500 clients, ${twice} for 1000`);
  });

  it('still counts the others after it has forgotten the old ones', () => {
    let time = 0;
    const limit = createRateLimit({ limit: 1, windowMs: 1000, now: () => time });
    limit.take('old');
    time = 999;
    limit.take('new');
    time = 1000;
    assert.equal(limit.take('new'), 999);
    assert.equal(limit.take('old'), 0);
  });
});
