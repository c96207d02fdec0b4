import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Runs a command to its end; throws with what it has printed where it fails. */
export function run(command: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', input, maxBuffer: 1e8 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}\n${stdout}\n${stderr}`);
  return stdout;
}

export interface Server {
  /** Its output so far. */
  output(): string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts a server that stays until it is stopped, by its process id. */
export function start(command: string, args: readonly string[]): Server {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout!.on('data', (part) => (text += String(part)));
  child.stderr!.on('data', (part) => (text += String(part)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    output: () => text,
    isRunning,
    async stop() {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves when `isTrue` holds; rejects when the server has ended before. */
export async function untilReady(server: Server, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    if (!server.isRunning()) throw new Error(`A server has ended:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
