import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServer, createMemoryStorage, listenFrom } from '@sq-blocks/backend';
import { createServer } from '../../demo/server.js';
import { buildDocs } from '@sq-blocks/site';

/** The documentation, built into a folder of its own and served by the demo beside its backend. */
export async function openDocs() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-docs-'));
  const out = path.join(folder, 'site');
  await buildDocs(out);
  const server = createServer({ storage: createMemoryStorage() }, { docs: out });
  const origin = `http://127.0.0.1:${await listenFrom(server, 0, '127.0.0.1')}`;
  const pages = (readdirSync(out, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
  return {
    folder: out,
    /** The address of the site's root, with a slash at its end. */
    root: `${origin}/docs/`,
    /** All pages, relative to the root. */
    pages,
    read: (name: string) => readFileSync(path.join(out, name), 'utf8'),
    async close() {
      server.closeAllConnections();
      await closeServer(server);
      rmSync(folder, { recursive: true });
    },
  };
}
