import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findSpam } from './examine.js';

it('a form whose template has a clock that is ahead is no spam; one that was sent at once is', () => {
  const headers = new Headers({ 'accept-language': 'en' });
  const find = (tookMs: number) => findSpam({ values: new Map(), isHoneypotFilled: false, tookMs, headers }).length > 0;
  assert.deepEqual([-600_000, -1, 0, 2999, 3000, 600_000].map(find), [false, false, true, true, false, false]);
});
