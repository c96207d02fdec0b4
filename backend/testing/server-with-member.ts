import { fileURLToPath } from 'node:url';
import { demoMember } from '../members/demo-member.js';
import { createServer } from '../server.js';
import { start } from '../start.js';
import { testPages } from './pages.js';

/** The server as `main.ts` runs it, with a member who may sign in, and a page for her. */
await start({
  createServer: (options) => createServer({ ...demoMember, pages: testPages, ...options }),
  name: 'A server with a member',
  dataFile: fileURLToPath(new URL('../data/backend.db', import.meta.url)),
});
