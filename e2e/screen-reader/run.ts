/*
 * npm run test:screen-reader [-- name …] [--settle MS]
 *
 * What Orca says in Firefox while blocks are used by keys alone, compared with e2e/screen-reader/visits. It needs a build, and Debian packages that it names when they are missing; so it is not a part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveFiles } from '@sq-blocks/test-helpers/static-server';
import { listenTo, missingPackages } from './desktop.js';
import { problemsOf, readVisit, transcriptOf } from './visit.js';

const ON_OWN_BUS = 'SQ_SCREEN_READER_BUS';
const VISITS = path.join(import.meta.dirname, 'visits');

/** Where links of the visits lead. */
const TARGETS: Readonly<Record<string, string>> = {
  '/checkout/donate': 'checkout',
  '/checkout/giftcard': 'checkout',
  '/checkout/subscribe': 'checkout',
  '/shop/tide-bowl': 'tide-bowl',
  '/songs': 'songs',
};

const readPage = (name: string) => readFileSync(path.join(VISITS, `${name}.html`), 'utf8');
const pageOf = (name: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css"><script type="module" src="/dist/sq-blocks.js"></script>
  ${readPage(name)}</html>`;

const readTarget = (name: string) => readFileSync(path.join(import.meta.dirname, 'pages', `${name}.html`), 'utf8');

async function runVisits(names: readonly string[], settleMs: number): Promise<number> {
  const pages = [
    ...names.map((name) => [`/${name}`, pageOf(name)]),
    ...Object.entries(TARGETS).map(([address, name]) => [address, readTarget(name)]),
  ];
  const server = await serveFiles({ pages: Object.fromEntries(pages) as Record<string, string> });
  let failed = 0;
  try {
    for (const name of names) {
      const visit = readVisit(readPage(name));
      const steps = await listenTo(`${server.origin}/${name}`, visit, settleMs);
      const problems = problemsOf(visit, steps);
      if (problems.length > 0) failed++;
      console.log(`${problems.length > 0 ? 'failed' : 'passed'}: ${name}\n${transcriptOf(steps)}`);
      for (const problem of problems) console.log(`  ${problem}`);
    }
  } finally {
    await server.close();
  }
  console.log(`${names.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { settle: { type: 'string', default: '2500' } },
});
const missing = missingPackages();
if (missing.length > 0) {
  console.error(`A screen reader needs: apt-get install ${missing.join(' ')}`);
  process.exitCode = 2;
} else if (process.env[ON_OWN_BUS]) {
  const all = readdirSync(VISITS).map((name) => path.parse(name).name);
  process.exitCode = await runVisits(positionals.length > 0 ? positionals : all, Number(values.settle));
} else {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const inside = spawnSync('dbus-run-session', ['--', process.execPath, ...args], {
    env: { ...process.env, [ON_OWN_BUS]: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = inside.status ?? 1;
}
