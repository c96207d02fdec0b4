import { spawn, spawnSync } from 'node:child_process';

/** A process and all that it has started: browsers and drivers have process groups of their own. */
function processTree(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [pid];
  for (const parent of tree) tree.push(...pairs.filter(([, of]) => of === parent).map(([child]) => child));
  return tree;
}

/** Ends a process and all that it has started, by their ids. */
function killTree(pid) {
  for (const id of processTree(pid)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}

const CHECK_EVERY_MS = 1000;

/**
 * Runs a command. `isStuck` is asked every second: the command and what it has started are killed once it says so.
 *
 * @param {{ command: string[], env?: Record<string, string>, isStuck?: (startedAt: number) => boolean, isShown?: boolean }} options
 *   `isShown` prints the output as it comes
 * @returns {Promise<{ code: number | null, output: string, isKilled: boolean, seconds: number }>}
 */
export function runCommand({ command, env = {}, isStuck = () => false, isShown = false }) {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isKilled = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        if (isShown) process.stdout.write(data);
      });
    const timer = setInterval(() => {
      if (isKilled || !isStuck(startedAt)) return;
      isKilled = true;
      killTree(child.pid);
      // A process that has left the tree may still hold the pipes: 'close' would never come.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    }, CHECK_EVERY_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ code, output, isKilled, seconds: (Date.now() - startedAt) / 1000 });
    });
  });
}

/** The last lines of an output, for what ended without a result. */
export const lastLines = (output, count = 20) =>
  output
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count)
    .join('\n');
