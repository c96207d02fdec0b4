import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import {
  FORMS,
  KILLED_SERVER,
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
import { temporaryFolder } from './testing/temporary-folder.js';

const CLIENTS = 8;
/** The number of accepted submissions at which the server is killed, while others are still being sent. */
const ENOUGH = 10;

/** With its database in a file, and a limit higher than the number of submissions in any of these tests. */
const start = (file: string, script?: string) =>
  startServer({ SQ_DATA: file, SQ_SUBMISSIONS_PER_MINUTE: '1000' }, script);

describe('a server that is killed', () => {
  let folder: string;
  let running: Running;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(async () => {
    await stopServer(running, 'SIGKILL');
    await rm(folder, { recursive: true });
  });

  it('still has what it accepted right before', async () => {
    const file = `${folder}/one.db`;
    running = await start(file);
    assert.equal((await save(running.origin, send('accepted'))).status, 204);
    await stopServer(running, 'SIGKILL');
    running = await start(file);
    assert.deepEqual(await notes(running), ['accepted']);
    await stopServer(running, 'SIGKILL');
  });

  it('between key and save stores the save that follows, once', async () => {
    const file = `${folder}/key.db`;
    const sent = send('with a key of before');
    running = await start(file);
    const visitor = await visit(running.origin);
    await stopServer(running, 'SIGKILL');
    running = await start(file);
    assert.equal((await saveWith(running.origin, visitor, sent)).status, 204);
    assert.equal((await saveWith(running.origin, visitor, sent)).status, 204);
    assert.equal((await save(running.origin, sent)).status, 204);
    assert.deepEqual(await notes(running), [sent.note]);
    await stopServer(running, 'SIGKILL');
  });

  it('between save and answer has one submission, whatever way it is retried', async () => {
    const file = `${folder}/answer.db`;
    const sent = send('stored, but never answered');
    running = await start(file, KILLED_SERVER);
    const visitor = await visit(running.origin);
    const ended = once(running.child, 'exit');
    await assert.rejects(saveWith(running.origin, visitor, sent));
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    running = await start(file);
    assert.deepEqual(await notes(running), [sent.note]);
    assert.equal((await save(running.origin, sent)).status, 204);
    assert.equal((await saveWith(running.origin, visitor, sent)).status, 204);
    const withoutHeader = { ...sent, id: crypto.randomUUID() };
    assert.equal((await saveWith(running.origin, visitor, withoutHeader)).status, 204);
    assert.deepEqual(await notes(running), [sent.note]);
    await stopServer(running, 'SIGKILL');
  });

  it('during submissions still has all that it accepted, and after retries has each of them once', async () => {
    const file = `${folder}/many.db`;
    running = await start(file);
    const { origin, child } = running;
    const tried: Sent[] = [];
    const accepted: string[] = [];
    let ended: Promise<unknown> | undefined;
    async function sendUntilItEnds() {
      try {
        for (;;) {
          const sent = send(`note ${tried.length}`, FORMS[tried.length % FORMS.length]);
          tried.push(sent);
          const { status } = await save(origin, sent);
          if (status === 204) accepted.push(sent.note);
          if (accepted.length < ENOUGH || ended) continue;
          ended = once(child, 'exit');
          child.kill('SIGKILL');
        }
      } catch {
        // the server is gone
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, sendUntilItEnds));
    await ended;
    assert.ok(accepted.length >= ENOUGH);
    running = await start(file);
    const stored = await notes(running);
    for (const note of accepted) assert.ok(stored.includes(note), `${note} is lost`);
    assert.equal(new Set(stored).size, stored.length);

    for (const sent of tried) assert.equal((await save(running.origin, sent)).status, 204);
    const all = await notes(running);
    assert.deepEqual(all.sort(), tried.map(({ note }) => note).sort());
    await stopServer(running, 'SIGKILL');
  });

  it('ends by itself, with success, when it is asked to stop', async () => {
    running = await start(`${folder}/stop.db`);
    const ended = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    running = await start(`${folder}/stop.db`);
  });
});
