import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { temporaryFolder } from './temporary-folder-suite.js';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const CLIENTS = 8;
/** Of each form only so many are taken in a minute: together they are enough. */
const FORMS = ['playground', 'contact', 'newsletter', 'workshop'];
/** All that any of them asks for. */
const ANSWERS = { email: 'ada@example.com', who: 'Ada', day: '2026-12-01' };
/** Accepted when the server is killed; by then others are under way. */
const ENOUGH = 10;

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** `npm start`, in a process of its own, on a free port. */
async function startServer(file: string): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    env: { ...process.env, PORT: '0', SQ_DATA: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { child, origin: new URL(address).origin.replace('localhost', '127.0.0.1') };
  }
  throw new Error('the server ended before it said where it is');
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

async function save(origin: string, formId: string, note: string): Promise<Response> {
  const { crumb, key } = await visit(origin);
  return fetch(`${origin}/api/form/SaveFormSubmission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': crumb, cookie: `crumb=${crumb}` },
    body: JSON.stringify({ key, formId, form: JSON.stringify({ ...ANSWERS, note }) }),
  });
}

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

  it('has kept what it accepted right before', async () => {
    const file = `${folder}/one.db`;
    running = await startServer(file);
    assert.equal((await save(running.origin, 'playground', 'accepted')).status, 204);
    await stopServer(running, 'SIGKILL');
    running = await startServer(file);
    assert.deepEqual(await notes(running.origin), ['accepted']);
    await stopServer(running, 'SIGKILL');
  });

  it('has kept all that it accepted, while others were being sent', async () => {
    const file = `${folder}/many.db`;
    running = await startServer(file);
    const { origin, child } = running;
    const accepted: string[] = [];
    let sent = 0;
    let ended: Promise<unknown> | undefined;
    async function sendUntilItEnds() {
      try {
        for (;;) {
          const note = `note ${sent++}`;
          const { status } = await save(origin, FORMS[sent % FORMS.length] ?? '', note);
          if (status === 204) accepted.push(note);
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
    const kept = await notes(running.origin);
    for (const note of accepted) assert.ok(kept.includes(note), `${note} is lost`);
    assert.equal(new Set(kept).size, kept.length);
    await stopServer(running, 'SIGKILL');
  });

  it('and one that is asked to stop ends by itself, with success', async () => {
    running = await startServer(`${folder}/stop.db`);
    const ended = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    running = await startServer(`${folder}/stop.db`);
  });
});
