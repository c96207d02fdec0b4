import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { environmentOf } from './prepare.mjs';
import { serveFolder } from './serve-folder.mjs';

/** A server that needs longer has failed. */
const START_MS = 90_000;
const BUILD_MS = 300_000;

const environment = (tools, folder, port) => ({
  ...environmentOf(tools),
  PATH: `${path.resolve(folder, '../../node_modules/.bin')}${path.delimiter}${environmentOf(tools).PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  // Where the servers that SvelteKit and Nuxt build listen.
  ...(port && { PORT: port, HOST: '127.0.0.1' }),
});

/** Builds a fixture as its user would; what went wrong, if anything. */
export function buildFixture({ build, files, tools }, folder) {
  if (!build) return [];
  const [command, ...args] = build.split(' ');
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    env: environment(tools, folder),
    encoding: 'utf8',
    timeout: BUILD_MS,
  });
  if (status !== 0) return [`${build} failed: ${error ?? ''}\n${stdout}\n${stderr}`.slice(0, 4000)];
  // What a bundler leaves to its user: the page, and the other files of the site.
  for (const [file, copy] of [
    ['index.html', 'index.html'],
    ['public/map-style.json', 'map-style.json'],
  ]) {
    const source = path.join(folder, file);
    const target = path.join(folder, files ?? '', copy);
    if (files && existsSync(source) && !existsSync(target)) cpSync(source, target);
  }
  return [];
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Serves what was built, or runs the tool's own server. */
export async function serveFixture({ files, server, tools }, folder) {
  if (files) return serveFolder(path.join(folder, files));
  const port = await freePort();
  const [command, ...args] = server.replace('{port}', port).split(' ');
  const child = spawn(command, args, {
    cwd: folder,
    env: environment(tools, folder, port),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const origin = `http://127.0.0.1:${port}`;
  const close = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      process.kill(-child.pid, 'SIGKILL');
    });
  try {
    await answers(origin, child);
  } catch (error) {
    await close();
    throw new Error(`${server}: ${error.message}\n${output}`, { cause: error });
  }
  return { origin, close };
}

/** Resolves with the first answer that the server gives. */
async function answers(origin, child) {
  const end = AbortSignal.timeout(START_MS);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`);
    end.throwIfAborted();
    const answer = await fetch(origin, { signal: end }).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
