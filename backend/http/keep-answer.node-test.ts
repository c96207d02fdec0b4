import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Server } from 'node:http';
import { closeServer, listenFrom } from '../listen.js';
import { createServer } from '../server.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import { testPages } from '../testing/pages.js';

const ANSWER = 'ss_cookieAllowed=false; ss_cookieBannerVersion=2; ss_cookiePurposes=analytics.media';
const AS_THE_KIT = '; Max-Age=2592000; Path=/; SameSite=Lax';

interface Request {
  readonly path?: string;
  readonly https?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

describe('the answer to the cookie banner', () => {
  const servers: Server[] = [];
  const ports: number[] = [];
  before(async () => {
    for (const https of [false, true]) {
      const server = createServer({ storage: createMemoryStorage(), https, pages: testPages });
      servers.push(server);
      ports.push(await listenFrom(server, 0, '127.0.0.1'));
    }
  });
  after(() => Promise.all(servers.map((server) => closeServer(server))));
  async function open(cookie: string, { path = '/consent.html', https = false, headers = {} }: Request = {}) {
    const response = await fetch(`http://127.0.0.1:${ports[Number(https)]}${path}`, {
      headers: { cookie, accept: 'text/html', ...headers },
    });
    assert.equal(response.status, 200);
    return {
      set: response.headers.getSetCookie().filter((line) => line.startsWith('ss_')),
      cache: response.headers.get('cache-control') ?? '',
    };
  }

  it('is set again by the server with each page, as the kit has set it: Safari keeps it then', async () => {
    const { set, cache } = await open(`other=1; ${ANSWER}`);
    assert.deepEqual(
      set,
      ANSWER.split('; ').map((pair) => pair + AS_THE_KIT),
    );
    assert.match(cache, /^private\b(?!.*\bpublic\b)/, 'no cache on the way gives it to others');
    const secure = await open('ss_cookieAllowed=true; ss_cookieBannerVersion=2', { https: true });
    assert.deepEqual(
      secure.set,
      ['ss_cookieAllowed=true', 'ss_cookieBannerVersion=2'].map(
        (pair) => `${pair}; Max-Age=2592000; Path=/; Secure; SameSite=Lax`,
      ),
    );
  });

  it('is not made by the server: none, a part of one, one of several, and what the kit does not write', async () => {
    for (const cookie of [
      '',
      'ss_cookieAllowed=true',
      'ss_cookieBannerVersion=2',
      `ss_cookieAllowed=true; ${ANSWER}`,
      'ss_cookieAllowed=yes; ss_cookieBannerVersion=2',
      'ss_cookieAllowed=true; ss_cookieBannerVersion=2; ss_cookiePurposes=a%0d%0aset-cookie:x=1',
    ])
      assert.deepEqual(await open(cookie).then(({ set }) => set), [], cookie);
  });

  it('is left alone by files, and by pages that are fetched ahead: the visitor may answer before they arrive', async () => {
    const file = { path: '/site.css', headers: { accept: 'text/css' } };
    for (const options of [file, { headers: { 'sec-purpose': 'prefetch;prerender' } }])
      assert.deepEqual((await open(ANSWER, options)).set, []);
  });
});
