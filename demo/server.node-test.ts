import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { closeServer, createMemoryStorage, listenFrom } from '@sq-blocks/backend';
import { fuzz, temporaryFolder } from '@sq-blocks/backend/testing';
import { CONTENT_SECURITY_POLICY } from './files/send-page.js';
import { createServer } from './server.js';

const LONG_SHEET = 'p { color: red }'.repeat(200);

describe('the server’s files', () => {
  let folder: string;
  let server: Server;
  let port: number;
  before(async () => {
    folder = await temporaryFolder();
    for (const name of ['site/rooms', 'site/data', 'site/backend', 'dist', 'docs/blocks'])
      await mkdir(`${folder}/${name}`, { recursive: true });
    await writeFile(`${folder}/secret.html`, 'secret');
    await writeFile(`${folder}/site/index.html`, '<!doctype html>home');
    await writeFile(`${folder}/site/404.html`, '<!doctype html>nothing here');
    await writeFile(`${folder}/site/a b.html`, 'a b');
    await writeFile(`${folder}/site/rooms/index.html`, 'rooms');
    await writeFile(`${folder}/site/page.css`, 'p{}');
    await writeFile(`${folder}/site/.hidden.html`, 'secret');
    await writeFile(`${folder}/site/data/demo.json`, 'secret');
    await writeFile(`${folder}/site/backend/app.js`, 'secret');
    await writeFile(`${folder}/site/server.ts`, 'secret');
    await writeFile(`${folder}/dist/sq-blocks.js`, 'export {}');
    await writeFile(`${folder}/site/long.css`, LONG_SHEET);
    await writeFile(`${folder}/site/photo.jpg`, LONG_SHEET);
    await writeFile(`${folder}/docs/index.html`, 'docs');
    await writeFile(`${folder}/docs/404.html`, 'no such page of the docs');
    await writeFile(`${folder}/docs/blocks/index.html`, 'all blocks');
    await symlink(`${folder}/secret.html`, `${folder}/site/link.html`);
    await symlink(`${folder}/secret.html`, `${folder}/docs/link.html`);
    const folders = { site: `${folder}/site`, dist: `${folder}/dist`, docs: `${folder}/docs` };
    server = createServer({ storage: createMemoryStorage() }, folders);
    port = await listenFrom(server, 0, '127.0.0.1');
  });
  after(async () => {
    await closeServer(server);
    await rm(folder, { recursive: true });
  });
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

  it('are served with their kind, and asked for again each time', async () => {
    const cases = [
      ['/', 'text/html; charset=utf-8', '<!doctype html>home'],
      ['/index', 'text/html; charset=utf-8', '<!doctype html>home'],
      ['/a%20b.html', 'text/html; charset=utf-8', 'a b'],
      ['/rooms/', 'text/html; charset=utf-8', 'rooms'],
      ['/page.css?v=1', 'text/css; charset=utf-8', 'p{}'],
      ['/dist/sq-blocks.js', 'text/javascript; charset=utf-8', 'export {}'],
    ] as const;
    for (const [path, type, text] of cases) {
      const response = await get(path);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('content-type'), type);
      // A page comes with the visitor's own cookies.
      const kept = type.startsWith('text/html') ? 'private, no-cache' : 'no-cache';
      assert.equal(response.headers.get('cache-control'), kept, path);
      assert.equal(response.headers.get('content-length'), String(text.length));
      assert.equal(await response.text(), text);
    }
  });
  it('are compressed, where that makes them smaller and the browser reads it', async () => {
    const encodingOf = async (path: string, accepted: string) => {
      const response = await get(path, { headers: { 'accept-encoding': accepted } });
      assert.equal(await response.text(), LONG_SHEET);
      return [response.headers.get('content-encoding'), response.headers.get('vary')];
    };
    assert.deepEqual(await encodingOf('/long.css', 'gzip'), ['gzip', 'Accept-Encoding']);
    assert.deepEqual(await encodingOf('/long.css', 'identity'), [null, 'Accept-Encoding']);
    assert.deepEqual(await encodingOf('/photo.jpg', 'gzip'), [null, null]);
  });
  it('are compressed, but not the answers of the backend, whose size would tell of their secrets', async () => {
    const response = await get('/api/form/render?formId=none', { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(response.headers.get('content-encoding'), null);
    assert.equal(response.headers.get('vary'), null);
    await response.text();
  });
  it('are not sent again when they are the same', async () => {
    const tag = (await get('/page.css')).headers.get('etag') ?? '';
    const again = await get('/page.css', { headers: { 'if-none-match': tag } });
    assert.equal(again.status, 304);
    assert.equal(again.headers.get('etag'), tag);
  });
  it('answer HEAD without a body, and no other method', async () => {
    const head = await get('/page.css', { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers.get('content-length'), await head.text()], [200, '3', '']);
    const post = await get('/page.css', { method: 'POST' });
    assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
    assert.equal((await get('/page.css', { method: 'OPTIONS' })).status, 204);
  });
  it('have a strict policy, and set the crumb where they are pages', async () => {
    const page = await get('/');
    assert.equal(page.headers.get('content-security-policy'), CONTENT_SECURITY_POLICY);
    assert.match(CONTENT_SECURITY_POLICY, /frame-ancestors 'self'/);
    assert.equal(page.headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
    assert.ok(page.headers.getSetCookie().some((line) => line.startsWith('crumb=')));
    const sheet = await get('/page.css');
    assert.equal(sheet.headers.get('content-security-policy'), null);
    assert.equal(sheet.headers.get('set-cookie'), null);
  });
  it('have a page for what is not there, and a slash for a folder', async () => {
    const missing = await get('/nothing/at/all');
    assert.deepEqual([missing.status, await missing.text()], [404, '<!doctype html>nothing here']);
    const rooms = await get('/rooms');
    assert.deepEqual([rooms.status, rooms.headers.get('location')], [308, './rooms/']);
  });
  it('have the documentation beside them, with a page of its own for what is not there', async () => {
    for (const [path, code, text] of [
      ['/docs/', 200, 'docs'],
      ['/docs/blocks/', 200, 'all blocks'],
      ['/docs/nothing', 404, 'no such page of the docs'],
      ['/docs/link.html', 404, 'no such page of the docs'],
    ] as const) {
      const response = await get(path);
      assert.deepEqual([response.status, await response.text()], [code, text], path);
      assert.equal(response.headers.get('content-security-policy'), CONTENT_SECURITY_POLICY);
    }
    for (const [path, location] of [
      ['/docs', './docs/'],
      ['/docs/blocks', './blocks/'],
    ] as const) {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('location')], [308, location]);
    }
  });
  it('leave the calls to the backend', async () => {
    const response = await get('/api/nothing');
    assert.equal(response.status, 404);
    assert.deepEqual(await response.json(), { error: 'There is no such call.' });
  });

  /** As it is: `fetch` would tidy the path up. */
  const status = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject).end();
    });
  const outside = [
    '/../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/%2e%2e%2fsecret.html',
    '/..%5csecret.html',
    '/dist/../../secret.html',
    '/dist/..%2f..%2fsecret.html',
    '/docs/../../secret.html',
    '/docs/..%2f..%2fsecret.html',
    '/link.html',
    '/.hidden.html',
    '/data/demo.json',
    '/./data/demo.json',
    '//data/demo.json',
    '/%64ata/demo.json',
    '/backend/app.js',
    '/server.ts',
    '/secret.html%00.css',
    '/%E0%A4%A',
  ];
  for (const path of outside)
    it(`are all there is: ${path}`, async () => assert.ok([400, 404].includes((await status(path)) ?? 0)));

  it('are on the next port when one is taken', async () => {
    const second = createServer({ storage: createMemoryStorage() });
    const next = await listenFrom(second, port, '127.0.0.1');
    assert.ok(next > port);
    assert.equal((second.address() as AddressInfo).port, next);
    await closeServer(second);
  });

  it('are for one visitor alone where they come with a secret cookie, the pages of the shop too', async () => {
    for (const path of ['/', '/shop/', '/cart', '/owner/sign-in']) {
      const { headers } = await get(path);
      assert.ok(headers.getSetCookie().length > 0, path);
      assert.match(headers.get('cache-control') ?? '', /\b(?:private|no-store)\b/, path);
    }
  });
  it('do not fail at hostile requests', async () => {
    const { failures } = await fuzz(createMemoryStorage(), 300, 20_261_130, createServer);
    assert.deepEqual(failures, []);
  });
});

describe('npm start', () => {
  it('says where the studio and its documentation are', async () => {
    const folder = await temporaryFolder();
    const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('server.ts', import.meta.url))], {
      env: { ...process.env, PORT: '0', SQ_DATA: `${folder}/demo.db` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const data of child.stdout) {
      output += String(data);
      if (output.includes('The documentation')) child.kill('SIGTERM');
    }
    await rm(folder, { recursive: true });
    assert.match(output, /^Tidewater Studio is open: (http:\/\/localhost:\d+\/)\n[^]*^The documentation: \1docs\/$/m);
  });
});
