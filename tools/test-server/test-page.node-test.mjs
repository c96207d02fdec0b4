import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runBrowserFiles } from '../test-run/browser-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** More than the browser opens at a time: the later ones run where others have. */
const FILES = 4;
const TEST = `
const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
it('finds nothing, and stores all it can', async () => {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const found = [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases];
  document.cookie = 'crumb=left; path=/';
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  (await done(indexedDB.open('sq-blocks'))).close();
  if (found.join('')) throw new Error(found.join());
});`;

it('a test file begins without what the files before it have stored', async (t) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'test-page-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const files = Array.from({ length: FILES }, (_, index) => join(relative(root, folder), `${index}.test.js`));
  for (const file of files) writeFileSync(join(root, file), TEST);
  const results = await runBrowserFiles({ engine: 'chromium', flavour: 'react', port: 8790, files });
  assert.deepEqual(
    results.map(({ passed, errors }) => [passed, errors]),
    files.map(() => [1, []]),
  );
});
