import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientBehind, plainAddress, readTrust } from './trusted-proxies.js';

const PROXY = '10.0.0.1';
const client = (trusted: string, headers: Record<string, string>, connection = PROXY) =>
  clientBehind(connection, new Headers(headers), readTrust(trusted));
const by = (chain: string) => ({ 'x-forwarded-for': chain });

describe('the client of a request', () => {
  it('is who has connected, whatever headers say, without proxies of the site', () => {
    for (const headers of [by('203.0.113.7'), { forwarded: 'for=203.0.113.7' }, { 'x-real-ip': '203.0.113.7' }, {}])
      for (const trusted of ['', '0', '192.0.2.0/24'])
        assert.equal(client(trusted, headers as Record<string, string>), PROXY);
    assert.equal(client('', {}, '::ffff:10.0.0.1'), PROXY);
  });

  const cases: [string, string, Record<string, string>, string][] = [
    ['one proxy', '1', by('203.0.113.7'), '203.0.113.7'],
    ['what a visitor has made up stands left', '1', by('198.51.100.1, 203.0.113.7'), '203.0.113.7'],
    ['two proxies', '2', by('198.51.100.1, 203.0.113.7, 10.0.0.2'), '203.0.113.7'],
    ['fewer than there should be', '2', by('203.0.113.7'), '203.0.113.7'],
    ['networks', '10.0.0.0/8', by('198.51.100.1, 203.0.113.7, 10.0.0.2'), '203.0.113.7'],
    ['networks, and a visitor who names one of them', '10.0.0.0/8', by('10.9.9.9, 203.0.113.7'), '203.0.113.7'],
    ['a connection from elsewhere', '192.0.2.1', by('203.0.113.7'), PROXY],
    ['a visitor inside the network', '10.0.0.0/8', by('10.0.0.3, 10.0.0.2'), '10.0.0.3'],
    ['with a port', '1', by('203.0.113.7:4711'), '203.0.113.7'],
    ['IPv6 with a port', '1', by('[2001:DB8::0:1]:4711'), '2001:db8::1'],
    ['IPv4 in IPv6', '1', by('::ffff:cb00:7107'), '203.0.113.7'],
    ['no address', '1', by('unknown'), PROXY],
    ['no address, after a proxy', '2', by('203.0.113.7, <script>, 10.0.0.2'), '10.0.0.2'],
    ['no address, before a network', '10.0.0.0/8', by('203.0.113.7, unknown, 10.0.0.2'), '10.0.0.2'],
    ['empty', '1', by(''), PROXY],
    [
      'Forwarded',
      '1',
      { forwarded: 'for=198.51.100.1, for="[2001:db8::1]:4711";proto=https;by=10.0.0.1' },
      '2001:db8::1',
    ],
    ['Forwarded, hidden', '1', { forwarded: 'for=203.0.113.7, for=_hidden' }, PROXY],
    [
      'Forwarded, a value that looks like another',
      '1',
      { forwarded: 'by="a,for=1.2.3.4";for=203.0.113.7' },
      '203.0.113.7',
    ],
    ['both, the same', '1', { ...by('203.0.113.7'), forwarded: 'for=203.0.113.7' }, '203.0.113.7'],
    ['both, of which the visitor made one up', '1', { ...by('203.0.113.7'), forwarded: 'for=198.51.100.1' }, PROXY],
  ];
  for (const [name, trusted, headers, expected] of cases)
    it(`behind proxies: ${name}`, () => assert.equal(client(trusted, headers), expected));

  it('behind proxies with IPv6', () => {
    assert.equal(client('2400:cb00::/32', by('203.0.113.7'), '2400:cb00:1::5'), '203.0.113.7');
    assert.equal(client('::1', by('203.0.113.7'), '0:0:0:0:0:0:0:1'), '203.0.113.7');
    assert.equal(client('127.0.0.1', by('203.0.113.7'), '::ffff:127.0.0.1'), '203.0.113.7');
  });

  it('is not guessed where the setting cannot be read', () => {
    for (const wrong of ['yes', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '::1/129', '10.0.0.1/8/8', '-1', '1.5'])
      assert.throws(() => readTrust(wrong), /^RangeError: SQ_TRUSTED_PROXIES is neither a count nor networks/, wrong);
  });

  it('has one form of its address', () => {
    assert.equal(plainAddress('fe80::1%eth0'), 'fe80::1');
    assert.equal(plainAddress('2001:0db8:0:0:0:0:0:1'), '2001:db8::1');
    assert.equal(plainAddress('1.2.3'), undefined);
  });
});
