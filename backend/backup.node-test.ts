import assert from 'node:assert/strict';
import { cp, readdir, rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { createDiskFiles } from './uploads/disk-files.js';
import { createSqliteStorage } from './storage/sqlite-storage.js';
import { newToken } from './http/token.js';
import { notes, save, send, startServer, stopServer } from './testing/server-process.js';
import { temporaryFolder } from './testing/temporary-folder.js';

/** The command as the guide gives it. */
async function backUp(from: string, to: string) {
  const guide = await readFile(fileURLToPath(new URL('reference.md', import.meta.url)), 'utf8');
  const script = /```sh\n(node backend\/back-up[^\n]*)\n/.exec(guide)?.[1] ?? '';
  assert.notEqual(script, '', 'the guide has no command');
  const [program = '', ...args] = script
    .split(' ')
    .map((word) => (word === '$FROM' ? from : word === '$TO' ? to : word));
  await promisify(execFile)(program, args, { cwd: fileURLToPath(new URL('..', import.meta.url)) });
}

describe('a backup', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  it('of a running server has all that it had accepted, files too, and starts another one', async () => {
    const file = `${folder}/site/demo.db`;
    const running = await startServer({ SQ_DATA: file, SQ_SUBMISSIONS_PER_MINUTE: '1000' });
    for (const note of ['one', 'two']) assert.equal((await save(running.origin, send(note))).status, 204);
    const id = newToken();
    await createDiskFiles(`${folder}/site/files`).write(id, bytesOf('a photo'));
    await backUp(`${folder}/site`, `${folder}/backup`);
    assert.equal((await save(running.origin, send('after the backup'))).status, 204);
    await stopServer(running, 'SIGKILL');

    await cp(`${folder}/backup`, `${folder}/restored`, { recursive: true });
    const restored = await startServer({ SQ_DATA: `${folder}/restored/demo.db` });
    assert.deepEqual((await notes(restored)).sort(), ['one', 'two']);
    await stopServer(restored, 'SIGTERM');
    assert.deepEqual(await readdir(`${folder}/restored/files`), [id]);
    const storage = createSqliteStorage(`${folder}/restored/demo.db`);
    assert.equal((await storage.listSubmissions(10)).length, 2);
    await storage.close();
  });

  it('is not written over another one', async () => {
    await assert.rejects(backUp(`${folder}/site`, `${folder}/backup`), /is there already/);
  });
});

async function* bytesOf(text: string) {
  yield await Promise.resolve(new TextEncoder().encode(text));
}
