import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { addressSuite } from '../testing/address-suite.js';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.js';
import { signInStorageSuite } from '../testing/sign-in-storage-suite.js';
import { storageSuite } from '../testing/storage-suite.js';
import { submission } from '../testing/a-submission.js';
import { openStorage } from './open-storage.js';
import { createPostgresStorage } from './postgres-storage.js';

describe('the storage in PostgreSQL', () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  storageSuite(it, assert, async () => createPostgresStorage(await server.emptySchema()));

  const schemas = new Map<string, string>();
  signInStorageSuite(async (name) => {
    const url = schemas.get(name) ?? (await server.emptySchema());
    schemas.set(name, url);
    return createPostgresStorage(url);
  });

  addressSuite(async () => {
    const url = await server.emptySchema();
    const storage = await createPostgresStorage(url);
    const client = new pg.Client(url);
    await client.connect();
    return {
      storage,
      async rows() {
        const found: Record<string, string> = {};
        const { rows: tables } = await client.query<{ name: string }>(
          'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
        );
        for (const { name } of tables) found[name] = JSON.stringify((await client.query(`SELECT * FROM ${name}`)).rows);
        return found;
      },
      bytes: () => Promise.resolve(''),
      async close() {
        await client.end();
        await storage.close();
      },
    };
  });

  it('is used where DATABASE_URL names one, and keeps what it has', async () => {
    const env = { DATABASE_URL: await server.emptySchema() };
    for (const stored of [0, 1]) {
      const storage = await openStorage(env, '/nowhere/else.db');
      assert.equal((await storage.listSubmissions(10)).length, stored);
      await storage.saveSubmission(submission());
      await storage.close();
    }
    await assert.rejects(
      openStorage({ DATABASE_URL: 'mysql://root:secret@db/x' }, ''),
      /^RangeError: [^:]*postgres:\/\/$/,
    );
  });
  it('of a database that is not there ends with its error', async () => {
    await assert.rejects(createPostgresStorage('postgres://postgres@/postgres?host=/nowhere'), /ENOENT/);
  });
  it('keeps texts with characters that PostgreSQL cannot hold', async () => {
    const storage = await createPostgresStorage(await server.emptySchema());
    const page = {
      pageTitle: 'a\0b',
      pageId: '',
      contentSource: 'c',
      pagePath: '\0',
      pagePermissionTypeValue: null,
    } as const;
    const context = { ...page, collectionId: '\0', objectName: '', isOverlayForm: false, submitButtonText: '' };
    await storage.saveSubmission(submission({ form: JSON.stringify({ text: 'a\0b' }), context }));
    assert.deepEqual((await storage.listSubmissions(1))[0]?.context, context);
    const render = { formId: 'contact', visitorCookie: '\0', page, receivedAt: 1 };
    await storage.addFormRender(render);
    assert.deepEqual(await storage.listFormRenders(10), [render]);
    assert.deepEqual(await storage.listFormRenders(10, '\0'), []);
    await storage.close();
  });
  it('lets records be seen in the order of their ids, from whatever process they come', async () => {
    const url = await server.emptySchema();
    const processes = await Promise.all([1, 2, 3].map(() => createPostgresStorage(url)));
    const record = { kind: 'hit', data: '{}', receivedAt: 1 } as const;
    const seen = new Set<number>();
    let newest = 0;
    const adding = Promise.all(
      processes.flatMap((one) =>
        Array.from({ length: 20 }, () => Promise.resolve(one.addRecords([record, record], 1000))),
      ),
    );
    let isDone = false;
    void adding.finally(() => (isDone = true));
    do {
      const found = (await processes[0]?.listRecords(1000, newest)) ?? [];
      for (const { id } of found) seen.add(id);
      newest = found[0]?.id ?? newest;
    } while (!isDone);
    await adding;
    for (const { id } of (await processes[0]?.listRecords(1000, newest)) ?? []) seen.add(id);
    assert.equal(seen.size, 120);
    for (const one of processes) await one.close();
  });
});
