import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createJar, type Jar } from './cookie-jar.js';
import { signInBy } from './sign-in.js';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));
export const KILLED_SERVER = fileURLToPath(new URL('killed-server.ts', import.meta.url));
export const WITH_MEMBER = fileURLToPath(new URL('server-with-member.ts', import.meta.url));

/** Answers to the required fields of all these forms. */
export const FORMS = ['playground', 'contact', 'newsletter', 'workshop'];
const ANSWERS = { email: 'ada@example.com', who: ['Ada', 'Lovelace'], day: '2026-12-01' };

export interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  /** The cookies of the owner, who has signed in by the link that the server printed. */
  readonly owner: Jar;
}

/** Runs `npm start` in its own process, on a free port. `within`: a command that runs the command behind it. */
export async function startServer(
  env: Record<string, string>,
  script = SERVER,
  within: readonly string[] = [],
): Promise<Running> {
  const [command = '', ...args] = [
    ...within,
    process.execPath,
    ...(env['TEST_CLOCK'] ? ['--import', env['TEST_CLOCK']] : []),
    '--import',
    'tsx',
    script,
  ];
  const child = spawn(command, args, {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const owner = createJar();
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0]?.replace('localhost', '127.0.0.1');
    if (!address) continue;
    const isLink = address.includes('token=');
    if (isLink) await signInBy(address, owner);
    // This one shows nothing to anybody: there is nothing to sign in to.
    if (isLink || script === KILLED_SERVER) return { child, origin: new URL(address).origin, owner };
  }
  throw new Error('the server ended before it printed its address');
}

export async function stopServer({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export async function visit(origin: string) {
  const jar = createJar();
  const response = await fetch(`${origin}/api/form/FormSubmissionKey`, { method: 'POST' });
  response.headers.getSetCookie().forEach(jar.writeCookie);
  const { key } = (await response.json()) as { key: string };
  return { jar, key };
}

export interface Sent {
  readonly formId: string;
  readonly note: string;
  /** The same for each attempt. */
  readonly id: string;
}

export const send = (note: string, formId = 'playground'): Sent => ({ formId, note, id: crypto.randomUUID() });

export const saveWith = (origin: string, { jar, key }: { jar: Jar; key: string }, { formId, note, id }: Sent) =>
  fetch(`${origin}/api/form/SaveFormSubmission`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': jar.cookies.get('crumb') ?? '',
      cookie: jar.readCookies(),
      'idempotency-key': id,
    },
    body: JSON.stringify({ key, formId, form: JSON.stringify({ ...ANSWERS, note }) }),
  });

export const save = async (origin: string, sent: Sent) => saveWith(origin, await visit(origin), sent);

export async function notes({ origin, owner }: Running): Promise<string[]> {
  const response = await fetch(`${origin}/api/demo/submissions`, { headers: { cookie: owner.readCookies() } });
  const { submissions } = (await response.json()) as { submissions: { form: { note: string } }[] };
  return submissions.map(({ form }) => form.note);
}
