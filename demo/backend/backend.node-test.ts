import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { createServer } from '../server.js';
import { closeServer, listenFrom } from '../listen.js';
import { contractSuite } from './testing/contract-suite.js';
import type { Start } from './testing/contract.js';
import { createSqliteStorage } from './storage/sqlite-storage.js';
import { temporaryFolder } from './testing/temporary-folder.js';

/** Starts a server with its own database file. */
const start: Start = async (options) => {
  const folder = await temporaryFolder();
  const storage = createSqliteStorage(`${folder}/new/demo.db`);
  const server = createServer({ storage, ...options });
  await listenFrom(server, 0, '127.0.0.1');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    async fetch(path, init, jar) {
      const headers = new Headers(init.headers);
      headers.set('cookie', jar.readCookies());
      headers.set('origin', origin);
      const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
      response.headers.getSetCookie().forEach(jar.writeCookie);
      return response;
    },
    async stop() {
      await closeServer(server);
      await storage.close();
      await rm(folder, { recursive: true });
    },
  };
};

describe('the backend behind a server, with SQLite', () => contractSuite(it, assert, start));
