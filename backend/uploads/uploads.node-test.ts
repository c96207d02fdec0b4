import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import Database from 'libsql';
import { completeOptions } from '../app-options.js';
import { forgetOld } from '../storage/forget-old.js';
import { createSqliteStorage } from '../storage/sqlite-storage.js';
import { startServer, stopServer, visit, type Running } from '../testing/server-process.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { deleteExpiredFiles } from './delete-expired-files.js';
import { createDiskFiles } from './disk-files.js';
import { checkBytes, RefusedFile } from './check-bytes.js';
import { findFileType } from './file-types.js';
import { createReceiver } from './receive-file.js';
import { safeName } from './receive-file.js';

const MB = 1_000_000;
const TOKEN = '0123456789abcdef'.repeat(2);

async function* chunks(count: number, size = 64 * 1024) {
  const part = new Uint8Array(size);
  part.set([0xff, 0xd8, 0xff]);
  for (let sent = 0; sent < count; sent++) {
    yield part;
    await Promise.resolve();
  }
}
async function bytesOf(stream: ReadableStream<Uint8Array> | undefined): Promise<number> {
  return (await new Response(stream).arrayBuffer()).byteLength;
}

describe('names of files', () => {
  const cases: [string, string][] = [
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\bowl.jpg', 'bowl.jpg'],
    ['.htaccess', 'htaccess'],
    ['...', 'file'],
    ['', 'file'],
    ['a\u0000b\r\n.jpg', 'ab.jpg'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['a".jpg', 'a_.jpg'],
    [`${'ü'.repeat(300)}.jpeg`, `${'ü'.repeat(115)}.jpeg`],
    ['con. . ', 'con'],
    ['\ud800.jpg', 'jpg'],
    ['日本語.png', '日本語.png'],
  ];
  for (const [given, safe] of cases)
    it(`${JSON.stringify(given.slice(0, 20))} is ${safe.slice(0, 20)}`, () => assert.equal(safeName(given), safe));
});

describe('the type of a file', () => {
  const HEADS = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    jpeg: [0xff, 0xd8, 0xff],
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
    zip: [0x50, 0x4b, 3, 4],
    mp4: [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x33, 0x67, 0x70, 0x34],
    program: [0x4d, 0x5a, 0x90, 0],
  } as const;
  const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const cases: [accept: string, name: string, type: string, head: keyof typeof HEADS, isAccepted: boolean][] = [
    ['image/*', 'photo.html', 'image/png', 'png', false],
    ['.png', 'photo.html', 'image/png', 'png', false],
    ['image/png', 'photo.svgz', 'image/png', 'png', false],
    ['.pdf,image/*', 'invoice.exe', 'image/x', 'program', false],
    ['.pdf,image/*', 'invoice.exe', 'image/tiff', 'program', false],
    ['.pdf,image/*', 'invoice.exe', 'application/pdf', 'pdf', false],
    ['.pdf,image/*', 'invoice', 'image/x', 'program', false],
    ['audio/*', 'song.scr', 'audio/x', 'program', false],
    ['video/*', 'film.js', 'video/mp4', 'mp4', false],
    ['text/plain', 'notes.bat', 'text/plain', 'program', false],
    ['application/x-notes', 'notes.pdf', 'application/x-notes', 'program', false],
    ['application/msword,' + DOCX, 'letter.jar', DOCX, 'zip', false],
    ['image/*', 'photo.PNG', 'image/png', 'png', true],
    ['image/*', 'photo', 'image/png', 'png', true],
    ['image/*', 'IMG_1.heic', 'image/heic', 'jpeg', true],
    ['image/*', 'scan.tif', 'image/tiff', 'program', true],
    ['image/*', 'scan', 'image/tiff', 'program', true],
    ['image/*', 'IMG_1.CR2', 'image/x-canon-cr2', 'program', true],
    ['.jpg', 'photo.jpeg', 'image/jpeg', 'jpeg', true],
    ['video/*', 'film.3gp', 'video/3gpp', 'mp4', true],
    ['video/mp4', 'film.3gp', 'video/3gpp', 'mp4', true],
    [DOCX, 'letter.docx', DOCX, 'zip', true],
    ['.tar.gz', 'all.tar.gz', 'application/gzip', 'program', true],
    ['application/x-notes', 'mine.notes', 'application/x-notes', 'program', true],
    ['', 'anything.exe', '', 'program', true],
    ['', 'photo.html', 'image/png', 'png', true],
  ];
  for (const [accept, name, type, head, isAccepted] of cases)
    it(`${isAccepted ? 'accepts' : 'refuses'} for ${accept || 'any'}: ${name}, ${type}, the bytes of ${head}`, () => {
      const found = findFileType(accept, { name, type }, Uint8Array.from(HEADS[head]));
      assert.equal(found !== undefined, isAccepted);
    });
});

describe('the client of an upload', () => {
  it('is in the database for its day only, also where an earlier release has stored it', async () => {
    const folder = await temporaryFolder();
    const file = `${folder}/clients.db`;
    let time = 20_000 * 86_400_000;
    const storage = createSqliteStorage(file);
    const settings = completeOptions({ storage, now: () => time, limits: { uploadLifetimeMs: 9 * 86_400_000 } });
    const incoming = { formId: 'a', field: 'b', rule: { accept: '', maxBytes: MB, maxFiles: 1 }, name: 'c', type: '' };
    const receipt = createReceiver(settings)({ ...incoming, retryKey: null, client: '203.0.113.7' }, chunks(1));
    assert.equal((await receipt).kind, 'stored');
    const database = new Database(file);
    const clients = () => database.prepare('SELECT client FROM uploads').pluck().all();
    assert.match(String(clients()), /^20000 [0-9a-f]{64}$/);
    time += 86_400_000;
    await forgetOld(settings);
    assert.deepEqual(clients(), ['']);
    database.exec("UPDATE uploads SET client = '6af1'; PRAGMA user_version = 13");
    await storage.close();
    await createSqliteStorage(file).close();
    assert.deepEqual(clients(), ['']);
    database.close();
    await rm(folder, { recursive: true });
  });
});

describe('a folder for files', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  it('writes, reads and removes, never outside and never over another file', async () => {
    const files = createDiskFiles(`${folder}/new`);
    await files.write(TOKEN, chunks(3));
    assert.equal(await bytesOf(await files.read(TOKEN)), 3 * 64 * 1024);
    await assert.rejects(files.write(TOKEN, chunks(1)), { code: 'EEXIST' });
    await assert.rejects(files.write('../outside', chunks(1)), RangeError);
    await files.remove(TOKEN);
    assert.equal(await files.read(TOKEN), undefined);
    await files.remove(TOKEN);
  });
  it('gets nothing of a file of another type, and no more of one that is too large than its limit', async () => {
    const files = createDiskFiles(folder);
    const rule = { accept: '.pdf', maxBytes: MB, maxFiles: 1 };
    const refused = checkBytes(chunks(5), { name: 'a.pdf', type: '' }, rule, { size: 0, type: '' });
    await assert.rejects(files.write(TOKEN, refused), RefusedFile);
    assert.equal(await bytesOf(await files.read(TOKEN)), 0);
    await files.remove(TOKEN);
    const passed = { size: 0, type: '' };
    const jpeg = checkBytes(chunks(500), { name: 'a.jpg', type: '' }, { ...rule, accept: '.jpg' }, passed);
    await assert.rejects(files.write(TOKEN, jpeg), { problem: 'too-large' });
    assert.ok((await bytesOf(await files.read(TOKEN))) <= MB);
    await files.remove(TOKEN);
  });
});

describe('a server with files', () => {
  let folder: string;
  let running: Running;
  before(async () => {
    folder = await temporaryFolder();
    running = await startServer({ SQ_DATA: `${folder}/files.db` });
  });
  after(async () => {
    await stopServer(running, 'SIGKILL');
    await rm(folder, { recursive: true });
  });

  /** Sends a body bit by bit, without its length; `until` ends it before its end. */
  async function stream(path: string, headers: Record<string, string>, parts: AsyncIterable<Uint8Array>) {
    const call = request(`${running.origin}${path}`, {
      method: 'POST',
      headers: { origin: running.origin, ...headers },
    });
    const answered = new Promise<number | 'none'>((resolve) => {
      call.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 'none');
      });
      call.on('error', () => resolve('none'));
    });
    for await (const part of parts) {
      if (call.destroyed) break;
      if (!call.write(part)) await new Promise<void>((resolve) => call.once('drain', resolve).once('close', resolve));
    }
    call.end();
    return { status: await answered, call };
  }
  async function uploadHeaders() {
    const { jar } = await visit(running.origin);
    return { cookie: jar.readCookies(), 'x-csrf-token': jar.cookies.get('crumb') ?? '', 'content-type': 'image/jpeg' };
  }
  const UPLOAD = '/api/form/uploads?formId=repair&field=photos&name=a.jpg';
  const filesIn = () => readdir(`${folder}/files`);

  it('takes a file as it arrives, stops one without a length at its limit, and leaves nothing of it', async () => {
    assert.equal((await stream(UPLOAD, await uploadHeaders(), chunks(100))).status, 200);
    assert.equal((await filesIn()).length, 1);
    const { status } = await stream(UPLOAD, await uploadHeaders(), chunks(1000));
    assert.ok(status === 413 || status === 'none', String(status));
    assert.equal((await filesIn()).length, 1);
  });
  it('says that the connection ends with an answer that comes before the end of a file', async () => {
    const agent = new Agent({ keepAlive: true });
    const headers = { origin: running.origin, ...(await uploadHeaders()), 'content-type': 'application/json' };
    const answer = await new Promise<(number | string | undefined)[]>((resolve, reject) => {
      const call = request(
        `${running.origin}${UPLOAD.replace('a.jpg', 'a.json')}`,
        { agent, method: 'POST', headers },
        (response) => response.resume().on('end', () => resolve([response.statusCode, response.headers.connection])),
      );
      call.on('error', reject);
      call.end(Buffer.alloc(MB, '['));
    });
    agent.destroy();
    assert.deepEqual(answer, [415, 'close']);
  });
  it('reads four posts of 60 MB at once in less than half of that memory, though none of its files is taken', async () => {
    const head = (name: string, more = '') =>
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`);
    async function* body() {
      yield head('photos', '; filename="large.jpg"\r\ncontent-type: image/jpeg');
      yield* chunks(900);
      yield Buffer.from('\r\n--x--\r\n');
    }
    const post = async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const { status } = await stream('/api/form/submit/repair', headers, body());
      assert.equal(status, 400);
    };
    // The first one: what Node keeps for itself, up to 80 MB by its version.
    await post();
    const before = await residentOf(running.child.pid);
    await Promise.all(Array.from({ length: 4 }, post));
    const grown = (await residentOf(running.child.pid)) - before;
    assert.ok(grown < 120 * MB, `${grown / MB} MB`);
    assert.equal((await filesIn()).length, 1);
  });
  it('leaves out parts without a name, and is not ended by them', async () => {
    const part = (head: string, content: string) =>
      Buffer.from(`--x\r\ncontent-disposition: form-data${head}\r\n\r\n${content}\r\n`);
    async function* body() {
      yield part('', 'a text');
      yield part('; filename="a.jpg"\r\ncontent-type: image/jpeg', 'a file');
      yield part('; name="email"', 'ada');
      yield Buffer.from('--x--\r\n');
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    // Refused for what the form needs, and the server still answers.
    for (let time = 1; time <= 2; time++)
      assert.equal((await stream('/api/form/submit/repair', headers, body())).status, 400);
  });
  it('that is killed within an upload deletes what it left, after a day', async () => {
    const headers = await uploadHeaders();
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    async function* endless() {
      yield* chunks(10);
      await stopped;
    }
    const sending = stream(UPLOAD, headers, endless());
    while ((await filesIn()).length < 2) await new Promise((resolve) => setImmediate(resolve));
    await stopServer(running, 'SIGKILL');
    stop();
    await sending;
    const now = Date.now() + 25 * 3_600_000;
    running = await startServer({ SQ_DATA: `${folder}/files.db` });
    assert.equal((await filesIn()).length, 2);
    await stopServer(running, 'SIGTERM');
    const storage = createSqliteStorage(`${folder}/files.db`);
    await deleteExpiredFiles(completeOptions({ storage, files: createDiskFiles(`${folder}/files`), now: () => now }));
    assert.deepEqual(await filesIn(), []);
    assert.deepEqual(await storage.takeExpiredUploads(now, 10), []);
    await storage.close();
    running = await startServer({ SQ_DATA: `${folder}/files.db` });
  });
});

/** The most memory that a process has ever had, in bytes (Linux: `VmHWM`). */
async function residentOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}
