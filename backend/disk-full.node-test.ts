import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { createApp } from './app.js';
import { NO_ROOM } from './storage/is-full.js';
import { createMemoryStorage } from './storage/memory-storage.js';
import { createJar } from './testing/cookie-jar.js';
import { KEY, payload, SAVE } from './testing/form-calls.js';
import { startServer, stopServer, visit, type Running } from './testing/server-process.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const MEGABYTE = 1_000_000;
const DISK = 64 * MEGABYTE;
/** In a place of its own, where it need not be root, with a small disk in memory at `$0`. */
const SMALL_DISK = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'];
const MOUNT = `mount -t tmpfs -o size=${DISK} none "$0"`;
const CONTACT = { name: 'Ada', email: 'ada@example.com', message: 'Is the blue bowl still there?' };

/** Two addresses of IPv4 and a network of IPv6, whose addresses are one client. */
const STRANGERS = [() => '198.51.100.1', () => '203.0.113.7', (at: number) => `2001:db8::${at + 1}`];

describe('a small disk', () => {
  let folder: string;
  let server: Running;
  /** The folder as the server sees it. */
  let seen: string;
  before(async () => {
    folder = await temporaryFolder();
    const [command = '', ...args] = SMALL_DISK;
    const { status, stderr } = spawnSync(command, [...args, MOUNT, folder], { encoding: 'utf8' });
    assert.equal(status, 0, `A small disk needs user namespaces (unshare): ${stderr}`);
    const env = { SQ_DATA: `${folder}/demo.db`, SQ_TRUSTED_PROXIES: '1', SQ_SUBMISSIONS_PER_MINUTE: '100000' };
    server = await startServer(env, undefined, [...SMALL_DISK, `${MOUNT} && exec "$@"`, folder]);
    seen = `/proc/${server.child.pid}/root${folder}`;
  });
  after(async () => {
    await stopServer(server, 'SIGKILL');
    await rm(folder, { recursive: true });
  });

  const filesOnDisk = () => readdirSync(`${seen}/files`).length;
  const post = (fields: Record<string, string>, address = '192.0.2.1') =>
    fetch(`${server.origin}/api/form/submit/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin, 'x-forwarded-for': address },
      body: new URLSearchParams(fields),
    });
  const asOwner = async (path: string, body?: object) => {
    const headers = { cookie: server.owner.readCookies(), 'content-type': 'application/json' };
    const crumb = { 'x-csrf-token': server.owner.cookies.get('crumb') ?? '' };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(`${server.origin}/api/demo/${path}`, { headers: { ...headers, ...crumb }, ...init });
    return {
      status: response.status,
      body: (await response.json()) as { submissions: { id: number }[]; count: number },
    };
  };

  it('is not filled by three addresses that send files as fast as they can: visitors still send forms', async () => {
    const file = new Uint8Array(7 * MEGABYTE);
    file.set([0xff, 0xd8, 0xff, 0xe0]);
    const { jar } = await visit(server.origin);
    const upload = async (address: string) => {
      const headers = {
        cookie: jar.readCookies(),
        'x-csrf-token': jar.cookies.get('crumb') ?? '',
        'x-forwarded-for': address,
        'content-type': 'image/jpeg',
      };
      const url = `${server.origin}/api/form/uploads?formId=repair&field=photos&name=a.jpg`;
      // Refused in its middle: a client that still sends may find the connection cut before it has read the answer.
      const response = await fetch(url, { method: 'POST', headers, body: file }).catch(() => undefined);
      await response?.text();
      return response?.status ?? 'cut';
    };
    assert.equal(await upload('192.0.2.1'), 200);
    let isOver = false;
    const flood = Promise.all(
      STRANGERS.flatMap((addressOf) => Array.from({ length: 10 }, (_, at) => upload(addressOf(at)))),
    ).finally(() => (isOver = true));
    while (!isOver) assert.equal((await post(CONTACT)).status, 303);
    const statuses = await flood;
    assert.ok(statuses.includes(503));
    const taken = statuses.filter((status) => status !== 503 && status !== 'cut');
    assert.ok(taken.every((status) => status === 200));
    // Of those that were refused in their middle nothing is left.
    assert.equal(filesOnDisk(), 1 + taken.length);
    assert.equal((await post(CONTACT)).status, 303);
  });

  it('that is full refuses forms in words, keeps what was written, stores nothing by halves, and lets the owner delete', async () => {
    const note = 'Is the blue bowl still there? '.repeat(300).trim();
    const notes = Array.from({ length: 8 }, (_, at) => [`note${at}`, note]);
    const long = { ...CONTACT, ...(Object.fromEntries(notes) as Record<string, string>) };
    let stored = (await asOwner('submissions')).body.submissions.length;
    for (;;) {
      // One client may not store so much in a day.
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => post(long, `192.0.2.${at + 10}`)));
      stored += answers.filter(({ status }) => status === 303).length;
      const refused = answers.find(({ status }) => status !== 303);
      if (!refused) continue;
      assert.equal(refused.status, 503);
      const page = await refused.text();
      assert.match(page, /There is no room on the server at the moment/);
      assert.ok(page.includes(note));
      break;
    }
    const { submissions } = (await asOwner('submissions')).body;
    assert.equal(submissions.length, Math.min(stored, 500));
    const ids = submissions.map(({ id }) => id);
    const deleted = await asOwner('submissions/delete', { ids });
    assert.deepEqual([deleted.status, deleted.body.count], [200, ids.length]);
    // Somebody makes more room.
    await Promise.all(readdirSync(`${seen}/files`).map((name) => rm(`${seen}/files/${name}`)));
    assert.equal((await post(CONTACT)).status, 303);
  });

  it('is no error of the server to a form with script either, nor for a PostgreSQL database', async () => {
    for (const code of ['ENOSPC', '53100']) {
      const refuse = () => Promise.reject(Object.assign(new Error('No space left'), { code }));
      const storage = { ...createMemoryStorage(), addKey: refuse, saveSubmission: refuse };
      const app = createApp({ storage, report: () => {} });
      const start = await app.request('/api/commerce/shopping-cart');
      const jar = createJar();
      start.headers.getSetCookie().forEach(jar.writeCookie);
      const headers = { cookie: jar.readCookies(), 'x-csrf-token': jar.cookies.get('crumb') ?? '' };
      const body = JSON.stringify(payload('0'.repeat(32)));
      for (const path of [KEY, SAVE]) {
        const response = await app.request(path, { method: 'POST', headers, body });
        assert.deepEqual([response.status, await response.json()], [503, { error: NO_ROOM }], path);
      }
    }
  });
});
