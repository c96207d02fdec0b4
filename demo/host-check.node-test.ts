import assert from 'node:assert/strict';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { closeServer, createMemoryStorage, listenFrom } from '@sq-blocks/backend';
import { ownersCookie } from '@sq-blocks/backend/testing';
import { createServer } from './server.js';

describe('the host that a request names', () => {
  let server: Server;
  let cookie: string;
  before(async () => {
    const storage = createMemoryStorage();
    server = createServer({ storage, showSubmissions: true, hosts: [' Shop.Example'] });
    const port = await listenFrom(server, 0, '127.0.0.1');
    cookie = await ownersCookie(`http://127.0.0.1:${port}`, storage);
  });
  after(() => closeServer(server));

  const status = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const asked = request({ port, host: '127.0.0.1', path, headers: { host, cookie } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject).end();
    });
  const PATHS = ['/owner/submissions.html', '/owner/services.html', '/api/demo/submissions', '/api/demo/records', '/'];

  // A page of evil.example whose name is bound to 127.0.0.1 later would read what visitors sent.
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    'evil.example:4173',
    '127.0.0.1.evil.example',
    '192.0.2.1',
  ])
    it(`is not this site: ${host}`, async () => {
      for (const path of PATHS) assert.equal(await status(host, path), 421, path);
    });
  for (const host of [
    'localhost',
    'localhost:4173',
    'LocalHost:80',
    '127.0.0.1:1',
    '[::1]:4173',
    'shop.example',
    'SHOP.example:8080',
  ])
    it(`is this site: ${host}`, async () => {
      for (const path of PATHS) assert.equal(await status(host, path), 200, path);
    });
});
