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

  it('costs the same however many clients there are', () => {
    const limit = createRateLimit({ limit: 1, windowMs: 60_000, now: () => 0 });
    const start = performance.now();
    for (let i = 0; i < 60_000; i++) assert.equal(limit.take(String(i)), 0);
    // It took more than a minute when each call looked at all of them.
    assert.ok(performance.now() - start < 10_000);
    for (let i = 0; i < 60_000; i += 1000) assert.equal(limit.take(String(i)), 60_000);
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
