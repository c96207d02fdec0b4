import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createSqliteStorage } from './storage/sqlite-storage.js';
import { save, send, startServer } from './testing/server-process.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const SECRET = `whsec_${Buffer.from('a key of at least twenty-four bytes').toString('base64')}`;

describe('a server that is asked to stop', () => {
  let folder: string;
  let webhook: Server;
  before(async () => {
    folder = await temporaryFolder();
    // Takes every call, and answers none.
    webhook = createServer(() => {}).listen(0, '127.0.0.1');
    await once(webhook, 'listening');
  });
  after(async () => {
    webhook.closeAllConnections();
    webhook.close();
    await rm(folder, { recursive: true });
  });

  it('ends although a webhook hangs, and keeps the call for the next process', async () => {
    const file = `${folder}/webhook.db`;
    const { port } = webhook.address() as AddressInfo;
    const running = await startServer({
      SQ_DATA: file,
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: SECRET,
    });
    const called = once(webhook, 'request');
    assert.equal((await save(running.origin, send('hangs'))).status, 204);
    await called;
    const ended = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    const storage = createSqliteStorage(file);
    const [left] = await storage.listDeliveries(10);
    assert.deepEqual([left?.problem, left?.isGivenUp], ['The server was stopped while it was sent.', false]);
    assert.equal((await storage.claimDeliveries(Date.now(), Date.now(), 10)).length, 1);
    await storage.close();
  });

  it('answers what is under way, and ends connections that are kept with their next answer', async () => {
    const running = await startServer({ SQ_DATA: `${folder}/kept.db` });
    const { hostname, port } = new URL(running.origin);
    const open = async () => {
      const socket = connect(Number(port), hostname).setEncoding('utf8');
      let received = '';
      socket.on('data', (text) => (received += String(text)));
      await once(socket, 'connect');
      // What is written to a connection that the server has ended.
      socket.on('error', () => {});
      return { socket, ended: new Promise((resolve) => socket.once('close', resolve)), text: () => received };
    };
    // A browser opens connections before it has anything to ask for.
    const early = await open();
    const idle = await open();
    idle.socket.write('GET /api/none HTTP/1.1\r\nHost: localhost\r\n\r\n');
    while (!idle.text().includes('There is no such call')) await once(idle.socket, 'data');
    assert.match(idle.text(), /connection: keep-alive/i);
    // Of this one half has arrived: a call that reads the whole body.
    const slow = await open();
    slow.socket.write(
      'POST /api/events/Trace HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n\r\n{"dat',
    );
    while (!slow.text().includes('100 Continue')) await once(slow.socket, 'data');
    const exit = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    await idle.ended;
    early.socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await early.ended;
    // Newer releases of Node end it at once, as one that is kept: https://github.com/nodejs/node/pull/63470.
    assert.match(early.text(), /^$|^HTTP\/1\.1 503 .*\r\nconnection: close\r\n.*not ready$/is);
    slow.socket.write('a":1}');
    await slow.ended;
    assert.match(slow.text(), /^HTTP\/1\.1 400 /m);
    assert.match(slow.text(), /\r\nconnection: close\r\n/i);
    assert.deepEqual(await exit, [0, null]);
  });
});
