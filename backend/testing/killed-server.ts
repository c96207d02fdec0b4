import process from 'node:process';
import type { AddressInfo } from 'node:net';
import { listenFrom } from '../listen.js';
import { createServer } from '../server.js';
import { createSqliteStorage } from '../storage/sqlite-storage.js';

/** The demo's server, killed as soon as it has stored a submission and before it answers. */
const storage = createSqliteStorage(process.env['SQ_DATA'] ?? '');
const server = createServer({
  storage: {
    ...storage,
    async saveSubmission(submission, deliveries) {
      await storage.saveSubmission(submission, deliveries);
      process.kill(process.pid, 'SIGKILL');
      return new Promise(() => {});
    },
  },
});
await listenFrom(server, 0, '127.0.0.1');
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
