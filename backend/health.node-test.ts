import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { closeServer, listenFrom } from './listen.js';
import { createServer } from './server.js';
import { createMemoryStorage } from './storage/memory-storage.js';
import { ownersCookie } from './testing/sign-in.js';

const { name, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
};

describe('the backend without a site', () => {
  const storage = createMemoryStorage();
  let waiting = 1;
  let server: Server;
  let origin = '';
  let cookie = '';
  before(async () => {
    const delivery = {
      id: 1,
      channel: 'mail',
      data: '{}',
      dueAt: 0,
      attempts: 1,
      problem: '',
      isGivenUp: false,
    } as const;
    const listDeliveries = () => Array.from({ length: waiting }, () => delivery);
    server = createServer({ storage: { ...storage, listDeliveries }, showSubmissions: true });
    origin = `http://127.0.0.1:${await listenFrom(server, 0, '127.0.0.1')}`;
    cookie = await ownersCookie(origin, storage);
  });
  after(() => closeServer(server));
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: 'manual', headers });

  it('shows its owner what runs, and how many messages wait', async () => {
    const response = await get('/owner/health', { cookie });
    assert.equal(response.status, 200);
    assert.match(response.headers.get('cache-control') ?? '', /no-store/);
    const text = await response.text();
    for (const said of [`${name} ${version}`, process.versions.node, '<dd>1</dd>'])
      assert.ok(text.includes(said), said);
    waiting = 100;
    assert.match(await (await get('/owner/health', { cookie })).text(), /100 or more/);
  });

  it('shows strangers the sign-in, and nowhere its version', async () => {
    const { status, headers } = await get('/owner/health');
    assert.deepEqual([status, headers.get('location')], [303, '/owner/sign-in?to=%2Fowner%2Fhealth']);
    for (const path of ['/healthz', '/readyz', '/', '/owner/sign-in', '/api/none']) {
      const response = await get(path);
      const said = [await response.text(), ...response.headers].join();
      assert.ok(!said.includes(version) && !said.includes(process.versions.node), path);
    }
  });

  it('leads from the sign-in to this page, as it has no other for the owner', async () => {
    const { status, headers } = await get('/owner.html', { cookie });
    assert.deepEqual([status, headers.get('location')], [303, '/owner/health']);
    assert.equal((await get('/')).status, 404);
  });
});
