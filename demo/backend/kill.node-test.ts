import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { temporaryFolder } from './testing/temporary-folder.js';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const KILLED_SERVER = fileURLToPath(new URL('testing/killed-server.ts', import.meta.url));
const CLIENTS = 8;
/** Higher than the number of submissions in any of these tests. */
const PER_MINUTE = '1000';
const FORMS = ['playground', 'contact', 'newsletter', 'workshop'];
/** Answers to the required fields of all these forms. */
const ANSWERS = { email: 'ada@example.com', who: ['Ada', 'Lovelace'], day: '2026-12-01' };
/** The number of accepted submissions at which the server is killed, while others are still being sent. */
const ENOUGH = 10;

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Runs `npm start` in its own process, on a free port. */
async function startServer(file: string, script = SERVER): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, PORT: '0', SQ_DATA: file, SQ_SUBMISSIONS_PER_MINUTE: PER_MINUTE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { child, origin: new URL(address).origin.replace('localhost', '127.0.0.1') };
  }
  throw new Error('the server ended before it printed its address');
}

async function stopServer({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function visit(origin: string) {
  const response = await fetch(`${origin}/api/form/FormSubmissionKey`, { method: 'POST' });
  const crumb = /crumb=(\w+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { key } = (await response.json()) as { key: string };
  return { crumb, key };
}

interface Sent {
  readonly formId: string;
  readonly note: string;
  /** The same for each attempt. */
  readonly id: string;
}

async function saveWith(origin: string, { crumb, key }: { crumb: string; key: string }, { formId, note, id }: Sent) {
  return fetch(`${origin}/api/form/SaveFormSubmission`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': crumb,
      cookie: `crumb=${crumb}`,
      'idempotency-key': id,
    },
    body: JSON.stringify({ key, formId, form: JSON.stringify({ ...ANSWERS, note }) }),
  });
}
const save = async (origin: string, sent: Sent) => saveWith(origin, await visit(origin), sent);
const send = (note: string, formId = 'playground'): Sent => ({ formId, note, id: crypto.randomUUID() });

async function notes(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/demo/submissions`);
  const { submissions } = (await response.json()) as { submissions: { form: { note: string } }[] };
  return submissions.map(({ form }) => form.note);
}

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
    running = await startServer(file);
    assert.equal((await save(running.origin, send('accepted'))).status, 204);
    await stopServer(running, 'SIGKILL');
    running = await startServer(file);
    assert.deepEqual(await notes(running.origin), ['accepted']);
    await stopServer(running, 'SIGKILL');
  });

  it('between key and save stores the save that follows, once', async () => {
    const file = `${folder}/key.db`;
    const sent = send('with a key of before');
    running = await startServer(file);
    const visitor = await visit(running.origin);
    await stopServer(running, 'SIGKILL');
    running = await startServer(file);
    assert.equal((await saveWith(running.origin, visitor, sent)).status, 204);
    assert.equal((await saveWith(running.origin, visitor, sent)).status, 204);
    assert.equal((await save(running.origin, sent)).status, 204);
    assert.deepEqual(await notes(running.origin), [sent.note]);
    await stopServer(running, 'SIGKILL');
  });

  it('between save and answer has one submission, whatever way it is retried', async () => {
    const file = `${folder}/answer.db`;
    const sent = send('stored, but never answered');
    running = await startServer(file, KILLED_SERVER);
    const visitor = await visit(running.origin);
    const ended = once(running.child, 'exit');
    await assert.rejects(saveWith(running.origin, visitor, sent));
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    running = await startServer(file);
    assert.deepEqual(await notes(running.origin), [sent.note]);
    assert.equal((await save(running.origin, sent)).status, 204);
    assert.equal((await saveWith(running.origin, visitor, sent)).status, 204);
    const withoutHeader = { ...sent, id: crypto.randomUUID() };
    assert.equal((await saveWith(running.origin, visitor, withoutHeader)).status, 204);
    assert.deepEqual(await notes(running.origin), [sent.note]);
    await stopServer(running, 'SIGKILL');
  });

  it('during submissions still has all that it accepted, and after retries has each of them once', async () => {
    const file = `${folder}/many.db`;
    running = await startServer(file);
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
    running = await startServer(file);
    const stored = await notes(running.origin);
    for (const note of accepted) assert.ok(stored.includes(note), `${note} is lost`);
    assert.equal(new Set(stored).size, stored.length);

    for (const sent of tried) assert.equal((await save(running.origin, sent)).status, 204);
    const all = await notes(running.origin);
    assert.deepEqual(all.sort(), tried.map(({ note }) => note).sort());
    await stopServer(running, 'SIGKILL');
  });

  it('ends by itself, with success, when it is asked to stop', async () => {
    running = await startServer(`${folder}/stop.db`);
    const ended = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    running = await startServer(`${folder}/stop.db`);
  });
});
