import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { BackendStorage } from '../storage/storage.js';

/** What a process of an earlier release does with the database: statements, which know only what was there at its time. */
interface OldProcess {
  run(sql: string): Promise<unknown>;
  end(): Promise<void>;
}
export interface OldDatabase {
  /** Another connection to it. */
  connect(): Promise<OldProcess>;
  /** Started by this release, which migrates it. */
  open(): Promise<BackendStorage>;
  /** Sets the version, as an earlier release does when it starts. */
  readonly setVersion: (version: number) => string;
}

/** Writes of those releases to all tables that visitors change. `n` makes them differ. */
const writes = (n: number) => [
  `INSERT INTO submission_keys VALUES ('unused ${n}', 9000)`,
  `INSERT INTO submissions (key, idempotency_key, form_id, form, context, received_at, spam, searched)
    VALUES ('used ${n}', 'id ${n}', 'contact', '{"note":"${n}"}', '{}', 1000, '[]', '${n}')`,
  `INSERT INTO repeated_keys (key, submission_id) SELECT 'repeated ${n}', max(id) FROM submissions`,
  `INSERT INTO deliveries (channel, data, due_at) VALUES ('mail', '{}', 10)`,
  `INSERT INTO carts VALUES ('cart ${n}', '[]', 1, 1)`,
  `INSERT INTO orders (token, key, data, placed_at) VALUES ('order ${n}', 'key ${n}', '{}', 1)`,
  `INSERT INTO sold VALUES ('bowl', 1) ON CONFLICT (sku) DO UPDATE SET quantity = sold.quantity + excluded.quantity`,
  `INSERT INTO uploads (id, form_id, field, name, retry_key, size, expires_at)
    VALUES ('file ${n}', 'contact', 'photo', 'a.png', 'retry ${n}', 5, 9000)`,
  `INSERT INTO owner_sessions (token_hash, by_link, expires_at) VALUES ('session ${n}', '1', 9000)`,
  `INSERT INTO sign_in_links (token_hash, expires_at) VALUES ('link ${n}', 9000)`,
  `INSERT INTO records (kind, data, received_at) VALUES ('hit', '{}', 1)`,
  `INSERT INTO consents (id, data, received_at) VALUES ('visitor ${n}', '{}', 1)`,
];
async function write(old: OldProcess, n: number) {
  for (const statement of writes(n)) await old.run(statement);
}

/** Checks that this release finds what `writes(n)` has stored, for each of them. */
async function find(storage: BackendStorage, all: readonly number[]) {
  const found = await storage.listSubmissions(100, { formId: 'contact' });
  assert.deepEqual(
    found.map(({ form }) => form).sort(),
    all.map((n) => `{"note":"${n}"}`),
  );
  for (const n of all) {
    const identity = { formId: 'contact', key: null, idempotencyKey: null };
    assert.strictEqual(await storage.isRepeat({ ...identity, key: `used ${n}` }), true);
    assert.strictEqual(await storage.isRepeat({ ...identity, idempotencyKey: `id ${n}` }), true);
    assert.strictEqual(await storage.isRepeat({ ...identity, key: `repeated ${n}` }), true);
    assert.deepEqual((await storage.readCart(`cart ${n}`))?.entries, []);
    assert.strictEqual((await storage.readOrder(`order ${n}`))?.key, `key ${n}`);
    assert.strictEqual((await storage.readUploads([`file ${n}`], 1)).length, 1);
    assert.strictEqual((await storage.readSession(`session ${n}`, 1))?.byLink, true);
  }
  assert.strictEqual((await storage.readSold(['bowl'])).get('bowl'), all.length);
  assert.strictEqual((await storage.listDeliveries(100)).length, all.length);
  assert.strictEqual((await storage.listRecords(100, 0)).length, all.length);
  assert.strictEqual((await storage.listConsents(100)).length, all.length);
}

/** `make` gives a database as the release with this version of the schema has made it. */
export function oldReleaseSuite(version: number, make: () => Promise<OldDatabase>): void {
  it('is migrated while the earlier release is running, and both go on', async () => {
    const database = await make();
    const old = await database.connect();
    await write(old, 1);
    const storage = await database.open();
    await find(storage, [1]);
    await write(old, 2);
    await find(storage, [1, 2]);
    await old.run(`DELETE FROM carts WHERE token = 'cart 2'`);
    assert.strictEqual(await storage.readCart('cart 2'), undefined);
    await old.end();
    await storage.close();
  });

  it('is gone back to, and forth again, by releases that set the version back', async () => {
    const database = await make();
    await (await database.open()).close();
    for (const n of [1, 2]) {
      const old = await database.connect();
      await old.run(database.setVersion(version));
      await write(old, n);
      await old.end();
      const storage = await database.open();
      await find(
        storage,
        [1, 2].filter((earlier) => earlier <= n),
      );
      await storage.close();
    }
  });

  it('lets the sessions of before go on while they are used, but not beyond the end that they had', async () => {
    const database = await make();
    const old = await database.connect();
    await write(old, 1);
    const storage = await database.open();
    await storage.prolongSession('session 1', 5000, 1);
    const session = await storage.readSession('session 1', 4999);
    assert.deepEqual([session?.expiresAt, session?.endsAt], [5000, 9000]);
    await storage.prolongSession('session 1', 9500, 4999);
    assert.strictEqual((await storage.readSession('session 1', 8999))?.expiresAt, 9000);
    await old.end();
    await storage.close();
  });

  it('has steps that can be run again, all of them', async () => {
    const database = await make();
    const old = await database.connect();
    await write(old, 1);
    for (const from of [version, 0, 1]) {
      await old.run(database.setVersion(from));
      const storage = await database.open();
      await find(storage, [1]);
      await storage.close();
    }
    await old.end();
  });

  it('keeps the reviews of before, of which each order has one from now on', async () => {
    const database = await make();
    const old = await database.connect();
    const [order, next] = ['a'.repeat(32), 'b'.repeat(32)];
    for (const token of [order, next])
      await old.run(`INSERT INTO orders (token, key, data, placed_at) VALUES ('${token}', '${token}', '{}', 1)`);
    for (const review of ['one \\u0000', 'other'])
      await old.run(`INSERT INTO submissions (form_id, form, context, received_at, spam, searched)
        VALUES ('review', '{"review":"${review}","token":"${order}"}', '{}', 1000, '[]', '')`);
    const storage = await database.open();
    const [other, one] = await storage.listSubmissions(10);
    assert.strictEqual(await storage.isTaken(`review ${order}`), true);
    assert.strictEqual(await storage.isTaken(`review ${next}`), false);
    await storage.deleteSubmissions([other?.id ?? 0]);
    assert.strictEqual(await storage.isTaken(`review ${order}`), true);
    await storage.deleteSubmissions([one?.id ?? 0], true);
    assert.strictEqual(await storage.isTaken(`review ${order}`), false);
    await old.end();
    await storage.close();
  });

  it('is migrated by two that start at once', async () => {
    const database = await make();
    const [one, other] = await Promise.all([database.open(), database.open()]);
    await one?.close();
    await other?.close();
  });

  it('is refused, and left as it is, when a release has changed it that this one does not know', async () => {
    const database = await make();
    await (await database.open()).close();
    const newer = await database.connect();
    // As a release leaves it that knew nothing of this table.
    await newer.run('DELETE FROM schema_compatibility');
    await (await database.open()).close();
    await newer.run(database.setVersion(99));
    for (const times of [1, 2])
      await assert.rejects(
        database.open(),
        /^NewerSchema: The database has schema 99, .* backup from before it\.$/,
        String(times),
      );
    // The newer release says which earlier ones may go on with it: here this very one.
    await newer.run('UPDATE schema_compatibility SET oldest = version, version = 99');
    await (await database.open()).close();
    await newer.run('UPDATE schema_compatibility SET version = 99, oldest = 98');
    await assert.rejects(database.open(), /^NewerSchema/);
    await newer.run('UPDATE schema_compatibility SET version = 99, oldest = 1');
    await write(newer, 1);
    const storage = await database.open();
    await find(storage, [1]);
    await storage.close();
    await newer.run('UPDATE schema_compatibility SET oldest = 98');
    await assert.rejects(database.open(), /^NewerSchema/);
    await newer.end();
  });
}
