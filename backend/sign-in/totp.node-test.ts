import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findStep, isTotpSecret, newTotpSecret, stepOf, toBase32, totpAt, totpUri } from './totp.js';

const SECRET = toBase32(Buffer.from('12345678901234567890'));
/** RFC 6238, appendix B, for SHA-1: seconds, and the last six of its eight digits. */
const VECTORS: readonly (readonly [number, string])[] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

describe('a code of the second factor', () => {
  it('is that of RFC 6238', () => {
    assert.equal(SECRET, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    for (const [seconds, code] of VECTORS) assert.equal(totpAt(SECRET, stepOf(seconds * 1000)), code);
  });
  it('is taken one step early or late, and says to which step it belongs', () => {
    const now = 1234567890_000;
    for (const drift of [-1, 0, 1])
      assert.equal(findStep(SECRET, '005924', now + drift * 30_000), stepOf(now), String(drift));
    for (const drift of [-2, 2]) assert.equal(findStep(SECRET, '005924', now + drift * 30_000), undefined);
  });
  it('may be typed in groups, or by another keyboard, and is refused in any other form', () => {
    const now = 1234567890_000;
    for (const code of ['005 924', ' 005924\n', '００５９２４']) assert.equal(findStep(SECRET, code, now), stepOf(now));
    for (const code of ['', '5924', '0059240', '00592x', '-05924', '5924.0'])
      assert.equal(findStep(SECRET, code, now), undefined, code);
  });
  it('has a secret of 160 bits, another each time, which apps read from the address', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    assert.notEqual(one, other);
    assert.ok(isTotpSecret(one) && isTotpSecret(other));
    const uri = new URL(totpUri(one, 'Tidewater Studio'));
    assert.equal(uri.href.split('?')[0], 'otpauth://totp/Tidewater%20Studio:owner');
    assert.deepEqual(Object.fromEntries(uri.searchParams), {
      secret: one,
      issuer: 'Tidewater Studio',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
