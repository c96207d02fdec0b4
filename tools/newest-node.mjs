// node tools/newest-node.mjs COMMAND [ARGUMENT…]: runs a command, and all that it starts, by the newest Node with long-term
// support. The project itself needs an older one only. Fetched when it is first needed, and kept in .cache/.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Of the newest line with long-term support, what is in the registry. */
export const VERSION = '26.12.1';
/** Of the npm package with the program, for each platform that it is fetched for. */
const INTEGRITY = {
  'linux-x64': 'sha512-jk5LMAmgHlPlPMWpsUrSOqNaEZG+11UNd35hWQ+p5/XGaelWuTqJ69IcAy/5xtPPN4d5ZRBNOGB6gLMCh2kL9A==',
  'linux-arm64': 'sha512-8Oxs6Y7rDcKufVIM/zYRSwytj46WOrZk7yFCLTKDcs17bBjAeD9HMAqo97hMfMyxozIud0S4vZCs5WB/3iavNQ==',
};
const PLATFORM = `${process.platform}-${process.arch}`;
const CACHE = path.resolve(import.meta.dirname, '../.cache');

/** Why there is none here; undefined where there is one. */
export const newestNodeMissing = INTEGRITY[PLATFORM] ? undefined : `Node ${VERSION} is not fetched for ${PLATFORM}`;

/** The folder with the program `node`. */
function newestNodeFolder() {
  if (newestNodeMissing) throw new Error(newestNodeMissing);
  const folder = path.join(CACHE, `node-${VERSION}`);
  if (!existsSync(folder)) fetchTo(folder);
  return path.join(folder, 'package/bin');
}

function fetchTo(folder) {
  const unpacked = `${folder}-${process.pid}`;
  mkdirSync(unpacked, { recursive: true });
  try {
    execFileSync('npm', ['pack', `node-${PLATFORM}@${VERSION}`, '--silent', '--pack-destination', unpacked], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const archive = path.join(unpacked, `node-${PLATFORM}-${VERSION}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== INTEGRITY[PLATFORM]) throw new Error(`${path.basename(archive)} has the integrity ${found}`);
    execFileSync('tar', ['-xzf', archive, '-C', unpacked, 'package/bin', 'package/LICENSE']);
    rmSync(archive);
    renameSync(unpacked, folder);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** The environment in which `node` is this one, also for what npm and other programs start. */
export const newestNodeEnvironment = () => ({
  ...process.env,
  PATH: `${newestNodeFolder()}${path.delimiter}${process.env.PATH}`,
});

/** A command that runs the command behind it. */
export const BY_NEWEST_NODE = ['node', path.relative('', import.meta.filename)];

if (process.argv[1] === import.meta.filename) {
  const [command, ...args] = process.argv.slice(2);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: newestNodeEnvironment() });
  if (error) console.error(error.message);
  process.exitCode = status ?? 1;
}
