import assert from 'node:assert/strict';
import { spawn, type ChildProcessWithoutNullStreams, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createSqliteStorage } from './storage/sqlite-storage.js';
import { hashPassword } from './sign-in/passwords.js';
import { createJar } from './testing/cookie-jar.js';
import { startServer, stopServer } from './testing/server-process.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

describe('the server, started', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  const start = (port: string, more: Record<string, string> = {}, stdio: StdioOptions = 'pipe') =>
    spawn(process.execPath, ['--import', 'tsx', MAIN], {
      env: { ...process.env, PORT: port, SQ_DATA: `${folder}/demo.db`, ...more },
      stdio,
    }) as ChildProcessWithoutNullStreams;

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
    assert.match(second ?? '', /^@sq-blocks\/backend [\d.]+ is open: http:\/\/localhost:\d+\/$/);
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

  it('is reached by the names of SQ_HOSTS, which are no passwords', async () => {
    const env = { SQ_DATA: `${folder}/hosts.db`, SQ_HOSTS: 'tidewater-studio.example, WWW.harbour-pots.example' };
    const running = await startServer(env);
    const { origin, owner } = running;
    try {
      const statusOf = async (host: string) => {
        const [{ statusCode }] = (await once(get(`${origin}/healthz/none`, { headers: { host } }), 'response')) as [
          { statusCode: number },
        ];
        return statusCode;
      };
      for (const [host, status] of Object.entries({
        'tidewater-studio.example': 404,
        'www.harbour-pots.example': 404,
        'pots.example': 421,
      }))
        assert.equal(await statusOf(host), status, host);
      const headers = () => ({ cookie: owner.readCookies(), origin });
      const page = await (await fetch(`${origin}/owner/account`, { headers: headers() })).text();
      const crumb = /name="crumb" value="(\w+)"/.exec(page)?.[1] ?? '';
      async function setPassword(password: string) {
        const body = new URLSearchParams({ crumb, password });
        const answer = await fetch(`${origin}/owner/account/password`, {
          method: 'POST',
          redirect: 'manual',
          headers: headers(),
          body,
        });
        return [answer.status, (await answer.text()).includes('among the first that strangers try')];
      }
      for (const name of ['Tidewater Studio 2026', 'www.harbour-pots.example'])
        assert.deepEqual(await setPassword(name), [400, true], name);
      assert.deepEqual(await setPassword('kiln otter bramble seven'), [303, false]);
    } finally {
      await stopServer(running, 'SIGTERM');
    }
  });

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

  for (const [env, line] of [
    [{ PORT: 'the usual one' }, 'PORT is no port: the usual one'],
    [{ PORT: '99999' }, 'PORT is no port: 99999'],
    [{ HOST: '203.0.113.1' }, /^listen EADDRNOTAVAIL\b.*\n$/],
    [{ SQ_HTTPS: 'perhaps' }, 'SQ_HTTPS is neither on nor off: perhaps'],
    [{ SQ_SIGN_IN_LINK: '2' }, 'SQ_SIGN_IN_LINK is neither on nor off: 2'],
  ] as const)
    it(`ends with one line and 1 where it cannot start: ${JSON.stringify(env)}`, async () => {
      const child = start('0', env);
      let errors = '';
      child.stderr.on('data', (data) => (errors += String(data)));
      // It would not end by itself.
      child.stdout.on('data', () => child.kill('SIGKILL'));
      const [code] = (await once(child, 'close')) as [number];
      assert.equal(code, 1);
      if (typeof line === 'string') assert.equal(errors, `${line}\n`);
      else assert.match(errors, line);
    });

  /** Until it prints its address. */
  async function origin(child: ReturnType<typeof start>): Promise<string> {
    for await (const line of createInterface({ input: child.stdout })) {
      const [, found] = /is open: http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (found) return `http://127.0.0.1:${found}`;
    }
    throw new Error('the server ended before it printed its address');
  }
  for (const [value, isOn] of [
    ['1', true],
    ['true', true],
    ['YES', true],
    ['on', true],
    ['', false],
    ['0', false],
    ['False', false],
    ['no', false],
    ['off', false],
  ] as const)
    it(`${isOn ? 'gives' : 'gives no'} secure cookies with SQ_HTTPS=${value}`, async () => {
      const child = start('0', { SQ_HTTPS: value });
      const response = await fetch(`${await origin(child)}/owner/sign-in`);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const cookies = response.headers.getSetCookie();
      assert.ok(cookies.length > 0);
      for (const cookie of cookies) assert.equal(cookie.includes('; Secure'), isOn, cookie);
    });

  /** A wrong password is a line of the log. */
  async function logSomething(at: string): Promise<number> {
    const jar = createJar();
    const headers = { origin: at, 'content-type': 'application/x-www-form-urlencoded' };
    (await fetch(`${at}/owner/sign-in`)).headers.getSetCookie().forEach(jar.writeCookie);
    const body = new URLSearchParams({ crumb: jar.cookies.get('crumb') ?? '', password: 'not this one' });
    const { status } = await fetch(`${at}/owner/sign-in`, {
      method: 'POST',
      headers: { ...headers, cookie: jar.readCookies() },
      body,
    });
    return status;
  }
  async function logsAndAnswers(at: string) {
    assert.equal(await logSomething(at), 403);
    assert.equal((await fetch(`${at}/healthz`)).status, 200);
  }
  /** With a password, so that attempts are looked at. */
  async function setPassword() {
    const storage = createSqliteStorage(`${folder}/demo.db`);
    await storage.setPassword(await hashPassword('a'), await storage.readPassword());
    await storage.close();
  }

  // A device of Linux that is always full.
  it('goes on where its log is on a full disk', async () => {
    await setPassword();
    const full = openSync('/dev/full', 'w');
    const child = start('0', {}, ['ignore', 'pipe', full]);
    const at = await origin(child);
    await logsAndAnswers(at);
    await logsAndAnswers(at);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
    closeSync(full);
  });
  it('creates files that only its user reads', async () => {
    const child = start('0', { SQ_DATA: `${folder}/own/demo.db` });
    await origin(child);
    for (const name of ['', '-wal', '-shm', '-calls'])
      assert.equal(statSync(`${folder}/own/demo.db${name}`).mode & 0o077, 0, name);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  it('goes on where nobody reads its log any more', async () => {
    await setPassword();
    const child = start('0', { SQ_SIGN_IN_LINK: '1' });
    const at = await origin(child);
    child.stdout.destroy();
    child.stderr.destroy();
    await logsAndAnswers(at);
    await logsAndAnswers(at);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  });
});
