import { expect } from '@open-wc/testing';
import { emptyDatabase, fullDisk, pretend } from '../../testing/storage.js';
import { change, get, getAll, put, remove } from './database.js';

/** An `open` that ends as the test says. */
const opens = (answer: (request: Record<string, unknown>) => void) => ({
  open() {
    const request: Record<string, () => void> = {};
    queueMicrotask(() => answer(request));
    return request;
  },
});
const say = (event: string) => (request: Record<string, unknown>) => (request[event] as () => void)();

describe('database', () => {
  let restore = () => {};
  beforeEach(emptyDatabase);
  afterEach(() => restore());

  it('stores, reads and removes values', async () => {
    expect(await get('drafts', 'a')).to.equal(undefined);
    expect(await put('drafts', 'a', { text: ['x'] })).to.equal(true);
    expect(await put('drafts', 'b', 2)).to.equal(true);
    expect(await get('drafts', 'a')).to.deep.equal({ text: ['x'] });
    expect(await getAll('drafts')).to.deep.equal([{ text: ['x'] }, 2]);
    expect(await getAll('outbox')).to.deep.equal([]);
    await remove('drafts', 'a');
    expect(await getAll('drafts')).to.deep.equal([2]);
  });
  it('reads and writes in one transaction, also when two run at once', async () => {
    await put('leases', 'count', 0);
    const add = () => change<number>('leases', 'count', (old) => old! + 1);
    expect(await Promise.all([add(), add(), add()])).to.deep.equal([1, 2, 3]);
    expect(await change<number>('leases', 'count', () => undefined)).to.equal(undefined);
    expect(await get('leases', 'count')).to.equal(3);
  });
  it('closes its connection when the database is deleted, and opens a new one', async () => {
    await put('drafts', 'a', 1);
    await emptyDatabase();
    expect(await get('drafts', 'a')).to.equal(undefined);
    expect(await put('drafts', 'a', 2)).to.equal(true);
    expect(await get('drafts', 'a')).to.equal(2);
  });
  it('opens again when the connection was lost without an event', async () => {
    await put('drafts', 'a', 1);
    const real = IDBDatabase.prototype.transaction;
    let refused = 0;
    restore = pretend(IDBDatabase.prototype, 'transaction', function (this: IDBDatabase, ...words: [string]) {
      if (refused++ === 0) throw new DOMException('Connection lost', 'InvalidStateError');
      return real.apply(this, words);
    });
    expect(await get('drafts', 'a')).to.equal(1);
    expect(refused).to.equal(2);
  });
  it('stores nothing that cannot be cloned, and continues to work', async () => {
    expect(await put('drafts', 'a', () => {})).to.equal(undefined);
    expect(await put('drafts', 'a', 1)).to.equal(true);
  });
  it('resolves with undefined when the disk is full, and works again when there is room', async () => {
    restore = fullDisk();
    expect(await put('drafts', 'a', 1)).to.equal(undefined);
    restore();
    expect(await put('drafts', 'a', 1)).to.equal(true);
  });

  const broken: Record<string, unknown> = {
    missing: undefined,
    'refused at once': {
      open() {
        throw new DOMException('No', 'SecurityError');
      },
    },
    refused: opens(say('onerror')),
    blocked: opens(say('onblocked')),
  };
  for (const [how, factory] of Object.entries(broken))
    it(`resolves with undefined where IndexedDB is ${how}, and works again afterwards`, async () => {
      restore = pretend(window, 'indexedDB', factory);
      expect(await put('drafts', 'a', 1)).to.equal(undefined);
      expect(await get('drafts', 'a')).to.equal(undefined);
      expect(await getAll('drafts')).to.equal(undefined);
      expect(await remove('drafts', 'a')).to.equal(undefined);
      expect(await change('drafts', 'a', () => 1)).to.equal(undefined);
      restore();
      expect(await put('drafts', 'a', 1)).to.equal(true);
    });
  it('stops waiting for an open without an answer', async () => {
    const restoreFactory = pretend(
      window,
      'indexedDB',
      opens(() => {}),
    );
    const real = window.setTimeout;
    const restoreTimeout = pretend(window, 'setTimeout', (run: () => void) => real(run));
    restore = () => [restoreFactory, restoreTimeout].forEach((each) => each());
    expect(await put('drafts', 'a', 1)).to.equal(undefined);
    restore();
    expect(await put('drafts', 'a', 1)).to.equal(true);
  });
});
