// npm start -w backend: the server alone, without a site. Its settings are those of start.ts.
import { fileURLToPath } from 'node:url';
import { NAME, VERSION } from './health.js';
import { createServer } from './server.js';
import { start } from './start.js';

await start({
  createServer,
  name: `${NAME} ${VERSION}`,
  dataFile: fileURLToPath(new URL('data/backend.db', import.meta.url)),
});
