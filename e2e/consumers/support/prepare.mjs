import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const TEXT = /\.(html|js|mjs|cjs|ts|tsx|astro|vue|svelte)$/;

/**
 * A folder outside of this project, so that nothing is found by accident in its node_modules: the tools of `package.json`
 * (kept between runs, by the contents of the lock file), and the kit as `npm pack` makes it.
 */
export async function prepareProjects() {
  const lock = readFileSync(path.join(here, 'package-lock.json'));
  const folder = path.join(
    tmpdir(),
    `sq-blocks-consumers-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`,
  );
  const installed = path.join(folder, 'installed');
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      cpSync(path.join(here, file), path.join(folder, file));
    // Not `npm ci`: it wants the optional packages of all platforms in the lock file.
    execFileSync('npm', ['install', '--ignore-scripts', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
    // Next would try to complete the lock file that it finds.
    rmSync(path.join(folder, 'package-lock.json'));
    writeFileSync(installed, '');
  }
  installKit(path.join(folder, 'node_modules/sq-blocks'));
  return { folder, copy: (fixture) => copyFixture(fixture, path.join(folder, 'projects')) };
}

/** The kit as it would be published. */
function installKit(target) {
  const packed = mkdtempSync(path.join(tmpdir(), 'sq-blocks-pack-'));
  execFileSync('npm', ['pack', '--pack-destination', packed, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(packed, readdirSync(packed)[0]), '-C', target, '--strip-components=1']);
  rmSync(packed, { recursive: true });
}

/** A fresh copy of a fixture, with the kit's entry and the page's content filled in. */
function copyFixture({ name, folder, kit = 'sq-blocks' }, projects) {
  const target = path.join(projects, name.toLowerCase().replaceAll(/\W+/g, '-'));
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(here, 'fixtures', folder), target, { recursive: true });
  const body = readFileSync(path.join(here, 'body.html'), 'utf8');
  for (const file of readdirSync(target, { recursive: true })) {
    if (!TEXT.test(file)) continue;
    const at = path.join(target, file);
    const text = readFileSync(at, 'utf8');
    writeFileSync(at, text.replaceAll('%KIT%', kit).replace('%BODY%', body));
  }
  mkdirSync(path.join(target, 'public'), { recursive: true });
  cpSync(path.join(here, 'map-style.json'), path.join(target, 'public/map-style.json'));
  writeFileSync(path.join(target, 'package.json'), JSON.stringify({ name: 'fixture', private: true, type: 'module' }));
  return target;
}
