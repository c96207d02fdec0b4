import { submission } from './a-submission.js';
import { uploadStorageSuite } from './upload-storage-suite.js';
import type { Assert, Test } from './contract.js';
import { shopStorageSuite } from './shop-storage-suite.js';
import type { BackendStorage, NewDelivery, NewSubmission, SubmissionFilter } from '../storage/storage.js';

const note = (text: string, more: Partial<NewSubmission> = {}) =>
  submission({ form: JSON.stringify({ text }), ...more });
const delivery = (dueAt: number, data = '{}'): NewDelivery => ({ channel: 'mail', data, dueAt });

/** What every storage does alike. `open` gives an empty one, which `close` ends. */
export function storageSuite(test: Test, assert: Assert, open: () => Promise<BackendStorage>): void {
  const check = (title: string, run: (storage: BackendStorage) => Promise<void>) =>
    test(title, async () => {
      const storage = await open();
      try {
        await run(storage);
      } finally {
        await storage.close();
      }
    });
  listSuite(check, assert);
  deliverySuite(check, assert);
  shopStorageSuite(check, assert);
  uploadStorageSuite(check, assert);
}

type Check = (title: string, run: (storage: BackendStorage) => Promise<void>) => unknown;

function listSuite(check: Check, assert: Assert) {
  const texts = async (storage: BackendStorage, filter?: SubmissionFilter) =>
    (await storage.listSubmissions(100, filter)).map(({ form }) => (JSON.parse(form) as { text: string }).text);

  check('finds submissions by form, by words in any letters, and by spam', async (storage) => {
    await storage.saveSubmission(note('Glaze for a TEAPOT, 100 % blue'));
    await storage.saveSubmission(note('Überraschung', { formId: 'workshop' }));
    await storage.saveSubmission(note('cheap teapots', { spam: ['many addresses'] }));
    const cases: [SubmissionFilter, string[]][] = [
      [{}, ['cheap teapots', 'Überraschung', 'Glaze for a TEAPOT, 100 % blue']],
      [{ formId: 'workshop' }, ['Überraschung']],
      [{ formId: '\0' }, []],
      [{ text: '\0' }, ['cheap teapots', 'Überraschung', 'Glaze for a TEAPOT, 100 % blue']],
      [{ text: 'teapot' }, ['cheap teapots', 'Glaze for a TEAPOT, 100 % blue']],
      [{ text: ' Blue  teaPOT ' }, ['Glaze for a TEAPOT, 100 % blue']],
      [{ text: '%' }, ['Glaze for a TEAPOT, 100 % blue']],
      [{ text: '_' }, []],
      [{ text: "'" }, []],
      [{ text: 'überraschung' }, ['Überraschung']],
      [{ text: 'text' }, []],
      [{ spam: true }, ['cheap teapots']],
      [{ spam: false, text: 'teapot' }, ['Glaze for a TEAPOT, 100 % blue']],
    ];
    for (const [filter, expected] of cases)
      assert.deepEqual(await texts(storage, filter), expected, JSON.stringify(filter));
    assert.strictEqual((await storage.listSubmissions(2)).length, 2);
  });
  check('reads, marks and deletes submissions, with the keys that lead to them', async (storage) => {
    await storage.addKey('key', 2000);
    const mine = note('mine', { key: 'key', idempotencyKey: 'id' });
    await storage.saveSubmission(mine);
    await storage.addKey('another', 2000);
    assert.strictEqual(await storage.isRepeat({ ...mine, key: 'another' }), true);
    await storage.saveSubmission(note('other'));
    const [other, stored] = await storage.listSubmissions(10);
    const [id = 0, otherId = 0] = [stored?.id, other?.id];
    assert.deepEqual(await storage.readSubmission(id), { ...mine, id, spam: [] });
    assert.strictEqual(await storage.readSubmission(id + 1000), undefined);

    assert.strictEqual(await storage.markSubmissions([id, otherId, 99_999], ['said the owner']), 2);
    assert.deepEqual((await storage.readSubmission(otherId))?.spam, ['said the owner']);
    assert.strictEqual(await storage.markSubmissions([otherId], []), 1);
    assert.deepEqual(await texts(storage, { spam: true }), ['mine']);

    const deleted = await storage.deleteSubmissions([id, id, 99_999]);
    assert.deepEqual(
      deleted.map((one) => one.id),
      [id],
    );
    assert.deepEqual(await texts(storage), ['other']);
    assert.deepEqual(await storage.deleteSubmissions([]), []);
    for (const key of ['key', 'another'])
      assert.strictEqual(await storage.isRepeat({ key, idempotencyKey: 'id', formId: 'contact' }), false);
    await storage.saveSubmission(note('third'));
    assert.ok(((await storage.listSubmissions(1))[0]?.id ?? 0) > otherId);
  });
  check(
    'stores what can be submitted once only once, and again after it was deleted to be submitted again',
    async (storage) => {
      await storage.addKey('key', 2000);
      const mine = note('mine', { once: 'review a' });
      const others = ['b', 'c', 'd'].map((text) => note(text, { once: 'review a' }));
      const outcomes = await Promise.all([mine, ...others].map((one) => Promise.resolve(storage.saveSubmission(one))));
      assert.deepEqual(outcomes.sort(), ['stored', 'taken', 'taken', 'taken']);
      assert.strictEqual(await storage.saveSubmission(note('e', { once: 'review a', key: 'key' })), 'taken');
      assert.strictEqual(await storage.saveSubmission(note('f', { once: 'review b', key: 'key' })), 'stored');
      assert.deepEqual(
        await Promise.all(['review a', 'review c'].map((once) => Promise.resolve(storage.isTaken(once)))),
        [true, false],
      );
      const all = async () => (await storage.listSubmissions(10)).map(({ id }) => id);
      await storage.deleteSubmissions(await all(), true);
      assert.strictEqual(await storage.isTaken('review a'), false);
      assert.strictEqual(await storage.saveSubmission(note('again', { once: 'review a' })), 'stored');
      await storage.saveSubmission(note('old', { once: 'review old', receivedAt: 1 }));
      await storage.expireSubmissions(2);
      await storage.deleteSubmissions(await all());
      for (const once of ['review a', 'review old']) {
        assert.strictEqual(await storage.isTaken(once), true);
        assert.strictEqual(await storage.saveSubmission(note('once more', { once })), 'taken');
      }
      assert.strictEqual(await storage.isTaken('review b'), false);
      assert.deepEqual(await all(), []);
    },
  );
  check('deletes the submissions of before a time', async (storage) => {
    for (const receivedAt of [1000, 2000, 3000]) await storage.saveSubmission(note(String(receivedAt), { receivedAt }));
    const expired = await storage.expireSubmissions(2000);
    assert.deepEqual(
      expired.map(({ receivedAt }) => receivedAt),
      [1000],
    );
    assert.deepEqual(await texts(storage), ['3000', '2000']);
  });
}

function deliverySuite(check: Check, assert: Assert) {
  const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id);

  check('stores deliveries with their submission, and none with a repeat', async (storage) => {
    const mine = submission({ idempotencyKey: 'id' });
    assert.strictEqual(await storage.saveSubmission(mine, [delivery(10, '{"to":"a"}'), delivery(20)]), 'stored');
    assert.strictEqual(await storage.saveSubmission(mine, [delivery(10)]), 'repeated');
    assert.strictEqual(await storage.saveSubmission(submission({ key: 'never issued' }), [delivery(10)]), 'refused');
    const [later, first] = await storage.listDeliveries(10);
    assert.deepEqual(
      [first, later],
      [
        { id: first?.id, channel: 'mail', data: '{"to":"a"}', dueAt: 10, attempts: 0, problem: '', isGivenUp: false },
        { id: later?.id, channel: 'mail', data: '{}', dueAt: 20, attempts: 0, problem: '', isGivenUp: false },
      ],
    );
  });
  check('gives a delivery that is due to one who asks, and again if that one is never heard of', async (storage) => {
    await storage.saveSubmission(submission(), [delivery(10), delivery(20), delivery(30)]);
    const [first, second] = await storage.claimDeliveries(20, 500, 10);
    assert.deepEqual([first?.attempts, second?.attempts], [1, 1]);
    assert.deepEqual(await storage.claimDeliveries(20, 500, 10), []);
    assert.strictEqual((await storage.claimDeliveries(30, 500, 10)).length, 1);
    assert.strictEqual((await storage.claimDeliveries(499, 900, 10)).length, 0);
    const again = await storage.claimDeliveries(500, 900, 2);
    assert.deepEqual(
      again.map(({ attempts }) => attempts),
      [2, 2],
    );
  });
  check('forgets what has arrived, tries what has failed later, and gives up', async (storage) => {
    await storage.saveSubmission(submission(), [delivery(10), delivery(10, '{"to":"b"}'), delivery(10, '{"to":"c"}')]);
    const [one, two, three] = idsOf(await storage.claimDeliveries(10, 500, 10));
    await storage.finishDelivery(one ?? 0);
    await storage.postponeDelivery(two ?? 0, 'status 503', 40);
    await storage.postponeDelivery(three ?? 0, 'no such\0 mailbox', undefined);
    assert.deepEqual(idsOf(await storage.claimDeliveries(39, 500, 10)), []);
    assert.deepEqual(idsOf(await storage.claimDeliveries(40, 500, 10)), [two]);
    assert.deepEqual(idsOf(await storage.claimDeliveries(9999, 9999, 10)), [two]);
    const left = await storage.listDeliveries(10);
    assert.deepEqual(
      left.map(({ isGivenUp, attempts }) => [isGivenUp, attempts]),
      [
        [true, 1],
        [false, 3],
      ],
    );
    assert.match(left[0]?.problem ?? '', /^no such/);
    assert.strictEqual(left[1]?.problem, 'status 503');
    assert.deepEqual(
      left.map(({ data }) => data),
      ['{}', '{"to":"b"}'],
    );
  });
}
