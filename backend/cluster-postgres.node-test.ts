import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { startPostgres, type PostgresServer } from './testing/postgres-server.js';
import {
  FORMS,
  notes,
  save,
  saveWith,
  send,
  startServer,
  stopServer,
  visit,
  type Running,
  type Sent,
} from './testing/server-process.js';

const PROCESSES = 4;
const CLIENTS = 8;
/** How many submissions are accepted around the end of each process. */
const ACCEPTED_PER_KILL = 20;

describe('four processes behind one database', () => {
  let database: PostgresServer;
  let all: Running[] = [];
  let env: Record<string, string> = {};

  before(async () => {
    database = await startPostgres();
  });
  afterEach(stopAll);
  after(() => database.stop());
  async function startAll(perMinute: number) {
    env = { DATABASE_URL: await database.emptySchema(), SQ_SUBMISSIONS_PER_MINUTE: String(perMinute) };
    // All at once: they migrate the same empty database.
    all = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)));
  }
  async function stopAll() {
    await Promise.all(all.map((one) => stopServer(one, 'SIGKILL')));
    all = [];
  }
  const originOf = (at: number) => all[at % PROCESSES]?.origin ?? '';
  async function killAndReplace(at: number) {
    const killed = all[at];
    if (killed) await stopServer(killed, 'SIGKILL');
    all[at] = await startServer(env);
  }

  it('share keys, and what was stored with them', async () => {
    await startAll(1000);
    const sent = send('key of one, saved by another');
    const visitor = await visit(originOf(0));
    assert.equal((await saveWith(originOf(1), visitor, sent)).status, 204);
    assert.equal((await saveWith(originOf(2), visitor, { ...sent, id: crypto.randomUUID() })).status, 204);
    assert.equal((await save(originOf(3), sent)).status, 204);
    assert.deepEqual(await notes(all[0]!), [sent.note]);
  });

  it('store a submission once that reaches all of them at the same moment', async () => {
    await startAll(1000);
    const repeated = Array.from({ length: 10 }, (_, at) => send(`at once ${at}`));
    const answers = await Promise.all(repeated.flatMap((sent) => all.map(({ origin }) => save(origin, sent))));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [204]);
    const stored = await notes(all[0]!);
    assert.deepEqual([...stored].sort(), repeated.map(({ note }) => note).sort());
  });

  it('count one limit together', async () => {
    await startAll(5);
    const statuses: number[] = [];
    for (let at = 0; at < 8; at++) statuses.push((await save(originOf(at), send(`note ${at}`))).status);
    assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429, 429, 429]);
    const together = await Promise.all(Array.from({ length: 12 }, (_, at) => save(originOf(at), send('x', 'contact'))));
    assert.equal(together.filter(({ status }) => status === 204).length, 5);
    assert.equal((await notes(all[0]!)).length, 10);
  });

  it('lose nothing and store nothing twice when one after the other is killed under load', async () => {
    await startAll(1000);
    const tried: Sent[] = [];
    const accepted: string[] = [];
    /** Sends from all clients at once until so many more are accepted; halfway there one process is killed. */
    async function sendAndKill(killed: number) {
      const enough = accepted.length + ACCEPTED_PER_KILL;
      let killing: Promise<void> | undefined;
      async function sendSome() {
        while (accepted.length < enough) {
          const sent = send(`note ${tried.length}`, FORMS[tried.length % FORMS.length]);
          tried.push(sent);
          // Of a killed process there is no answer: it is tried again below.
          const answer = await save(originOf(tried.length), sent).catch(() => undefined);
          if (answer?.status === 204) accepted.push(sent.note);
          if (accepted.length >= enough - ACCEPTED_PER_KILL / 2) killing ??= killAndReplace(killed);
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, sendSome));
      await killing;
    }
    for (const killed of all.keys()) await sendAndKill(killed);
    const stored = await notes(all[0]!);
    for (const note of accepted) assert.ok(stored.includes(note), `${note} is lost`);
    for (const [at, sent] of tried.entries()) assert.equal((await save(originOf(at), sent)).status, 204);
    assert.deepEqual((await notes(all[0]!)).sort(), tried.map(({ note }) => note).sort());
  });

  it('share one clock, though those of their machines are ten minutes apart', async () => {
    // Every `Date.now()` of the process.
    const clockOf = (minutes: number) =>
      `data:text/javascript,const now = Date.now; Date.now = () => now() + ${minutes} * 60000;`;
    env = { DATABASE_URL: await database.emptySchema(), SQ_SUBMISSIONS_PER_MINUTE: '5' };
    for (const minutes of [0, 10, -10, 0]) all.push(await startServer({ ...env, TEST_CLOCK: clockOf(minutes) }));
    // A limit holds whichever of them is asked, and in either order.
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) statuses.push((await save(originOf(at), send(`note ${at}`))).status);
    assert.deepEqual(statuses, [...Array.from({ length: 5 }, () => 204), ...Array.from({ length: 7 }, () => 429)]);
    // The owner is signed in on all of them, and what one has stored is as old on another.
    for (const one of all) assert.equal((await notes({ ...one, owner: all[2]!.owner })).length, 5);
    const response = await fetch(`${originOf(1)}/api/demo/submissions`, {
      headers: { cookie: all[1]!.owner.readCookies() },
    });
    const { submissions } = (await response.json()) as { submissions: { receivedAt: string }[] };
    const times = submissions.map(({ receivedAt }) => Date.parse(receivedAt));
    assert.deepEqual(
      times.toSorted((a, b) => b - a),
      times,
    );
  });

  it('go on by themselves after the database has crashed', async () => {
    await startAll(1000);
    assert.equal((await save(originOf(0), send('before'))).status, 204);
    await database.crash();
    for (const at of all.keys()) assert.equal((await save(originOf(at), send(`after ${at}`))).status, 204);
    assert.deepEqual((await notes(all[3]!)).sort(), ['after 0', 'after 1', 'after 2', 'after 3', 'before']);
  });
});
