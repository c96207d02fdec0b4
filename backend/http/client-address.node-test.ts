import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientOfAddress } from './client-address.js';
import { plainAddress } from './trusted-proxies.js';

describe('who counts as one client', () => {
  const cases = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:12:34::1', '2001:db8:12:34::/64'],
    ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34::/64'],
    ['2001:0DB8:0012:0034:ffff::', '2001:db8:12:34::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ] as const;
  for (const [address, client] of cases)
    it(`${address}: ${client}`, () => assert.equal(clientOfAddress(plainAddress(address) ?? address), client));
});
