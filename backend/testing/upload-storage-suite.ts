import type { BackendStorage } from '../storage/storage.js';
import type { NewUpload, UploadRoom } from '../storage/uploads.js';
import type { Assert } from './contract.js';
import { submission } from './a-submission.js';

type Check = (title: string, run: (storage: BackendStorage) => Promise<void>) => unknown;

const file = (id: string, more: Partial<NewUpload> = {}): NewUpload => ({
  id,
  formId: 'contact',
  field: 'photos',
  name: `${id}.jpg`,
  retryKey: null,
  size: 1000,
  expiresAt: 5000,
  client: '',
  ...more,
});
const ROOM: UploadRoom = { unclaimed: 1_000_000, total: 1_000_000, perClient: 1_000_000 };
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();

/** What every storage does alike with what is known of files. */
export function uploadStorageSuite(check: Check, assert: Assert): void {
  check('gives files to one submission, all of them or none', async (storage) => {
    for (const id of ['a', 'b', 'c']) {
      await storage.addUpload(file(id), ROOM);
      if (id !== 'c') await storage.completeUpload(id, 10, 'image/jpeg');
    }
    const save = (uploads: string[], more: object = {}) => storage.saveSubmission(submission(more), [], uploads);
    assert.strictEqual(await save(['a', 'c']), 'without-files');
    assert.strictEqual(await save(['a', 'unknown']), 'without-files');
    assert.strictEqual(await save(['a'], { formId: 'other' }), 'without-files');
    assert.strictEqual(await save(['a'], { receivedAt: 5000 }), 'without-files');
    assert.deepEqual(await storage.listSubmissions(10), []);
    assert.strictEqual(await save(['a', 'b']), 'stored');
    assert.strictEqual(await save(['b']), 'without-files');
    const [stored] = await storage.listSubmissions(10);
    const listed = await storage.listUploads([stored?.id ?? 0]);
    assert.deepEqual(ids(listed), ['a', 'b']);
    const { size, type, isComplete, submissionId } = listed[0]!;
    assert.deepEqual([size, type, isComplete, submissionId], [10, 'image/jpeg', true, stored?.id]);
    assert.deepEqual(await storage.listUploads([]), []);
  });
  check('forgets files after their time, and those of deleted submissions', async (storage) => {
    for (const id of ['a', 'b']) {
      await storage.addUpload(file(id), ROOM);
      await storage.completeUpload(id, 10, 'image/jpeg');
    }
    await storage.addUpload(file('killed'), ROOM);
    await storage.saveSubmission(submission(), [], ['a']);
    assert.deepEqual(await storage.takeExpiredUploads(4999, 10), []);
    assert.deepEqual([...(await storage.takeExpiredUploads(5000, 10))].sort(), ['b', 'killed']);
    assert.strictEqual((await storage.takeExpiredUploads(5000, 1)).length, 1);
    // Of a process whose clock is behind: their files are being deleted.
    assert.deepEqual(ids(await storage.readUploads(['a', 'b', 'c'], 4999)), ['a']);
    assert.strictEqual(await storage.saveSubmission(submission({ receivedAt: 4000 }), [], ['b']), 'without-files');
    assert.deepEqual(ids(await storage.readUploads(['a', 'b'], 5000)), ['a']);
    await storage.dropUploads(['b', 'killed']);
    assert.deepEqual(await storage.takeExpiredUploads(5000, 10), []);

    const [stored] = await storage.listSubmissions(10);
    await storage.deleteSubmissions([stored?.id ?? 0]);
    assert.deepEqual(await storage.takeExpiredUploads(1, 10), ['a']);
    await storage.dropUploads(['a']);

    await storage.addUpload(file('d'), ROOM);
    await storage.completeUpload('d', 10, '');
    await storage.saveSubmission(submission({ receivedAt: 2000 }), [], ['d']);
    await storage.expireSubmissions(3000);
    assert.deepEqual(await storage.takeExpiredUploads(1, 10), ['d']);
  });
  check('finds a complete file by the key of its retries, until a later attempt has the key', async (storage) => {
    const find = async () => (await storage.findUpload('contact', 'key', 1000))?.id;
    await storage.addUpload(file('a', { retryKey: 'key' }), ROOM);
    assert.strictEqual(await find(), undefined);
    await storage.addUpload(file('b', { retryKey: 'key' }), ROOM);
    await storage.completeUpload('a', 10, '');
    assert.strictEqual(await find(), undefined);
    await storage.completeUpload('b', 10, '');
    assert.strictEqual(await find(), 'b');
    assert.strictEqual(await storage.findUpload('other', 'key', 1000), undefined);
    assert.strictEqual(await storage.findUpload('contact', 'key', 5000), undefined);
    await storage.saveSubmission(submission(), [], ['b']);
    assert.strictEqual(await find(), undefined);
  });
  check('has room for so many bytes: without a submission, of all, and of one client', async (storage) => {
    const add = async (id: string, room: Partial<UploadRoom>, client = '') =>
      storage.addUpload(file(id, { client }), { ...ROOM, ...room });
    assert.strictEqual(await add('a', { unclaimed: 999 }), false);
    assert.strictEqual(await add('a', { unclaimed: 1000 }), true);
    await storage.completeUpload('a', 400, '');
    assert.strictEqual(await add('b', { unclaimed: 1399 }), false);
    await storage.saveSubmission(submission(), [], ['a']);
    assert.strictEqual(await add('b', { unclaimed: 1000, total: 1399 }), false);
    assert.strictEqual(await add('b', { unclaimed: 1000, total: 1400, perClient: 1000 }, 'one'), true);
    assert.strictEqual(await add('c', { perClient: 1999 }, 'one'), false);
    assert.strictEqual(await add('c', { perClient: 1999 }, 'other'), true);
    assert.strictEqual((await storage.readUploads(['a', 'b', 'c'], 1)).length, 3);
  });
  check('has room for the small files of one more, though many have sent all that they may', async (storage) => {
    const room = { unclaimed: 20_000, total: 1_000_000, perClient: 2000 };
    const add = async (id: string, size: number, client: string) => storage.addUpload(file(id, { size, client }), room);
    const sums: number[] = [];
    for (let at = 0; at < 30; at++) {
      let count = 0;
      while (await add(`${at} ${count}`, 50, `client ${at}`)) count++;
      sums.push(count * 50);
    }
    // Alone, a client has all that one may have; ten of them leave a third.
    assert.strictEqual(sums[0], 2000);
    assert.ok(sums.slice(0, 10).reduce((sum, bytes) => sum + bytes) < 14_000, String(sums));
    assert.ok(
      sums.every((bytes) => bytes > 0),
      String(sums),
    );
    assert.strictEqual(await add('last', 50, 'a visitor'), true);
    assert.strictEqual(await add('large', 1000, 'another visitor'), false);
  });
  check('knows the client of a file no longer than its day', async (storage) => {
    const add = (id: string) => storage.addUpload(file(id, { client: '20000 one' }), { ...ROOM, perClient: 1100 });
    const forget = async (keptClients: string) =>
      storage.forget({
        keysBefore: 0,
        cartsBefore: 0,
        rendersBefore: 0,
        recordsBefore: 0,
        consentsBefore: 0,
        callsBefore: 0,
        keptClients,
      });
    assert.strictEqual(await add('a'), true);
    await forget('20000 ');
    assert.strictEqual(await add('b'), false);
    await forget('20001 ');
    assert.strictEqual(await add('b'), true);
  });
  check('gives the last room to one of several that ask at once', async (storage) => {
    const room = { ...ROOM, perClient: 3000 };
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => Promise.resolve(storage.addUpload(file(`${at}`, { client: 'one' }), room))),
    );
    assert.strictEqual(all.filter(Boolean).length, 3);
  });
}
