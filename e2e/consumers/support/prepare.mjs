import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestNodeEnvironment } from '@sq-blocks/tools/newest-node';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const TEXT = /\.(html|js|mjs|cjs|ts|tsx|astro|vue|svelte)$/;

const packed = mkdtempSync(path.join(tmpdir(), 'sq-blocks-pack-'));
process.once('exit', () => rmSync(packed, { recursive: true }));

/** The kit as it would be published; packed once. */
function kitArchive() {
  const [file] = readdirSync(packed);
  if (file) return path.join(packed, file);
  execFileSync('npm', ['pack', '--pack-destination', packed, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return kitArchive();
}

/** By which Node a set of tools runs: `newest` asks for a newer one than this project does. */
export const environmentOf = (set) => (set === 'newest' ? newestNodeEnvironment() : process.env);

const prepared = new Map();

/**
 * A folder with one set of tools (`tools/<set>`) and the packed kit. It lies outside of this project, so that nothing is
 * found by accident in the project's node_modules. The tools are kept between runs, by the contents of the lock file.
 */
export function prepareTools(set = 'quick') {
  const known = prepared.get(set);
  if (known) return known;
  const source = path.join(here, 'tools', set);
  const lock = readFileSync(path.join(source, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = path.join(tmpdir(), `sq-blocks-consumers-${set}-${hash}`);
  prepared.set(set, folder);
  const installed = path.join(folder, 'installed');
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(source, file), path.join(folder, file));
    cpSync(path.join(here, 'tools/.npmrc'), path.join(folder, '.npmrc'));
    // Not `npm ci`: it wants the optional packages of all platforms in the lock file.
    execFileSync('npm', ['install', '--ignore-scripts', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
    // Next would try to complete the lock file that it finds.
    rmSync(path.join(folder, 'package-lock.json'));
    writeFileSync(installed, '');
  }
  const target = path.join(folder, 'node_modules/sq-blocks');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', kitArchive(), '-C', target, '--strip-components=1']);
  return folder;
}

/** A fresh copy of a fixture among its tools, with the kit's entry and the page's content filled in. */
export function copyFixture({ name, folder, tools, kit = 'sq-blocks', settings }) {
  const target = path.join(prepareTools(tools), 'projects', name.toLowerCase().replaceAll(/\W+/g, '-'));
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(here, 'fixtures', folder), target, { recursive: true });
  const body = readFileSync(path.join(here, 'body.html'), 'utf8');
  for (const file of readdirSync(target, { recursive: true })) {
    if (!TEXT.test(file)) continue;
    const at = path.join(target, file);
    const text = readFileSync(at, 'utf8');
    writeFileSync(at, text.replaceAll('%KIT%', kit).replace('%BODY%', body));
  }
  for (const publicFolder of ['public', 'static']) {
    mkdirSync(path.join(target, publicFolder), { recursive: true });
    cpSync(path.join(here, 'map-style.json'), path.join(target, publicFolder, 'map-style.json'));
  }
  const project = { name: 'fixture', private: true, type: 'module', ...settings };
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(project));
  return target;
}
