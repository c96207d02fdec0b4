import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createSqliteStorage } from './backend/storage/sqlite-storage.js';
import { temporaryFolder } from './backend/testing/temporary-folder.js';

describe('the demo, started', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  const start = (port: string, more: Record<string, string> = {}) =>
    spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
      env: { ...process.env, PORT: port, SQ_DATA: `${folder}/demo.db`, ...more },
    });

  it('says in one line that its port is taken, and opens at the next', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const child = start(String(port));
    let output = '';
    for await (const data of child.stdout) {
      output += String(data);
      if (output.includes('is open')) break;
    }
    child.kill();
    await once(child, 'exit');
    other.close();
    const [first, second] = output.trim().split('\n');
    assert.equal(first, `Port ${port} is taken; this is the next one that is free.`);
    assert.match(second ?? '', /^Tidewater Studio is open: http:\/\/localhost:\d+\/$/);
  });

  /** All that it prints until it has ended, asked to as soon as it can be. */
  async function print(more: Record<string, string> = {}) {
    const child = start('0', more);
    let output = '';
    for await (const data of child.stdout) {
      output += String(data);
      if (output.includes('is open')) child.kill('SIGTERM');
    }
    return output;
  }

  it('prints a link for the owner as long as there is no password, afterwards on demand', async () => {
    const LINK =
      /^Sign in as its owner, once, within 30 minutes: http:\/\/localhost:\d+\/owner\/sign-in\/link\?token=[0-9a-f]{64}$/m;
    assert.match(await print(), LINK);
    const storage = createSqliteStorage(`${folder}/demo.db`);
    await storage.setPassword('a hash', undefined);
    await storage.close();
    assert.doesNotMatch(await print(), /token/);
    assert.match(await print({ SQ_SIGN_IN_LINK: '1' }), LINK);
  });

  it('ends with one line where the port is none', async () => {
    const child = start('the usual one');
    let errors = '';
    child.stderr.on('data', (data) => (errors += String(data)));
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 1);
    assert.equal(errors, 'PORT is no port: the usual one\n');
  });
});
