import assert from 'node:assert/strict';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { closeServer, listenFrom } from '../listen.js';
import { createServer } from '../server.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import { testPages } from '../testing/pages.js';
import { ownersCookie } from '../testing/sign-in.js';

describe('every answer of the server', () => {
  const storage = createMemoryStorage();
  let isAway = false;
  let plain: Server;
  let secure: Server;
  before(async () => {
    const isTaken: typeof storage.isTaken = (once) => {
      if (isAway) throw new Error('The database is away.');
      return storage.isTaken(once);
    };
    const options = { storage: { ...storage, isTaken }, showSubmissions: true, pages: testPages };
    plain = createServer(options);
    secure = createServer({ ...options, https: true });
    for (const server of [plain, secure]) await listenFrom(server, 0, '127.0.0.1');
  });
  after(() => Promise.all([plain, secure].map(closeServer)));
  const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}, server = plain) =>
    fetch(originOf(server) + path, { redirect: 'manual', headers });
  const PAGES = ['/', '/contact.html', '/owner/sign-in', '/owner.html', '/owner/health', '/api/commerce/shopping-cart'];

  it('is kept by no cache between where it has a secret cookie, or what the owner alone may see', async () => {
    const owner = { cookie: await ownersCookie(originOf(plain), storage) };
    const answers = [
      ...(await Promise.all(PAGES.map((path) => get(path)))),
      ...(await Promise.all(['/owner.html', '/owner/submissions.html', '/OWNER.html'].map((path) => get(path, owner)))),
    ];
    let secrets = 0;
    for (const { headers, url } of answers) {
      const isSecret = headers.getSetCookie().length > 0 || /owner/i.test(url);
      if (!isSecret) continue;
      secrets++;
      assert.match(headers.get('cache-control') ?? '', /\b(?:private|no-store)\b/, url);
    }
    assert.ok(secrets >= PAGES.length);
    assert.equal((await get('/site.css')).headers.get('cache-control'), 'no-cache');
  });

  it('by HTTPS tells browsers to come back by HTTPS only', async () => {
    for (const path of [...PAGES, '/site.css', '/none', '/healthz']) {
      const { headers } = await get(path, {}, secure);
      assert.equal(headers.get('strict-transport-security'), 'max-age=31536000', path);
      assert.equal((await get(path)).headers.get('strict-transport-security'), null, path);
    }
  });

  it('tells whoever watches over it whether it lives, and whether it is ready', async () => {
    // Probes come by the address of the machine.
    const { port } = plain.address() as AddressInfo;
    const status = (path: string) =>
      new Promise((resolve, reject) =>
        request({ port, host: '127.0.0.1', path, headers: { host: '10.1.2.3' } }, (response) => {
          response.resume();
          resolve([response.statusCode, response.headers['cache-control'], response.headers['set-cookie']]);
        })
          .on('error', reject)
          .end(),
      );
    assert.deepEqual(await status('/healthz'), [200, 'no-store', undefined]);
    assert.deepEqual(await status('/readyz'), [200, 'no-store', undefined]);
    isAway = true;
    assert.deepEqual(await status('/healthz'), [200, 'no-store', undefined]);
    assert.deepEqual(await status('/readyz'), [503, 'no-store', undefined]);
    isAway = false;
  });
});
