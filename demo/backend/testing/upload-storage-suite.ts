import type { BackendStorage } from '../storage/storage.js';
import type { NewUpload } from '../storage/uploads.js';
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
  ...more,
});
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();

/** What every storage does alike with what is known of files. */
export function uploadStorageSuite(check: Check, assert: Assert): void {
  check('gives files to one submission, all of them or none', async (storage) => {
    for (const id of ['a', 'b', 'c']) {
      await storage.addUpload(file(id));
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
    assert.strictEqual(await storage.unclaimedBytes(), 1000);
  });
  check('forgets files after their time, and those of deleted submissions', async (storage) => {
    for (const id of ['a', 'b']) {
      await storage.addUpload(file(id));
      await storage.completeUpload(id, 10, 'image/jpeg');
    }
    await storage.addUpload(file('killed'));
    await storage.saveSubmission(submission(), [], ['a']);
    assert.deepEqual(await storage.expiredUploads(4999, 10), []);
    assert.deepEqual([...(await storage.expiredUploads(5000, 10))].sort(), ['b', 'killed']);
    assert.strictEqual((await storage.expiredUploads(5000, 1)).length, 1);
    assert.deepEqual(ids(await storage.readUploads(['a', 'b', 'c'], 4999)), ['a', 'b']);
    assert.deepEqual(ids(await storage.readUploads(['a', 'b'], 5000)), ['a']);
    await storage.dropUploads(['b', 'killed']);
    assert.deepEqual(await storage.expiredUploads(5000, 10), []);

    const [stored] = await storage.listSubmissions(10);
    await storage.deleteSubmissions([stored?.id ?? 0]);
    assert.deepEqual(await storage.expiredUploads(1, 10), ['a']);
    await storage.dropUploads(['a']);

    await storage.addUpload(file('d'));
    await storage.completeUpload('d', 10, '');
    await storage.saveSubmission(submission({ receivedAt: 2000 }), [], ['d']);
    await storage.expireSubmissions(3000);
    assert.deepEqual(await storage.expiredUploads(1, 10), ['d']);
  });
  check('finds a complete file by the key of its retries, until a later attempt has the key', async (storage) => {
    const find = async () => (await storage.findUpload('contact', 'key', 1000))?.id;
    await storage.addUpload(file('a', { retryKey: 'key' }));
    assert.strictEqual(await find(), undefined);
    await storage.addUpload(file('b', { retryKey: 'key' }));
    await storage.completeUpload('a', 10, '');
    assert.strictEqual(await find(), undefined);
    await storage.completeUpload('b', 10, '');
    assert.strictEqual(await find(), 'b');
    assert.strictEqual(await storage.findUpload('other', 'key', 1000), undefined);
    assert.strictEqual(await storage.findUpload('contact', 'key', 5000), undefined);
    await storage.saveSubmission(submission(), [], ['b']);
    assert.strictEqual(await find(), undefined);
  });
}
