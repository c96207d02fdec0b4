// npm test: the browser suite in every engine and flavour that this machine can run, then the Node suites.
// Says what it could not run, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findChromium, firefoxPath, miniBrowserPath, webkitDriverPath } from './browsers.mjs';

const engines = {
  chromium: async () => {
    const { executablePath, brought } = await findChromium();
    return brought ? `the registry's Chromium (${executablePath})` : executablePath;
  },
  firefox: () => firefoxPath(),
  webkit: () => webkitDriverPath() && miniBrowserPath() && existsSync('/usr/bin/xvfb-run') && webkitDriverPath(),
};
const missing = {
  firefox: 'Firefox was not found (Debian: apt-get install firefox-esr; or set FIREFOX_PATH)',
  webkit: 'WebKitGTK was not found (Debian: apt-get install webkit2gtk-driver xvfb xauth)',
};

let passed = 0;
let failed = 0;
const notRun = [];
const summary = [];
/** Said again at the end: what failed early is far up by then. */
const failures = new Set();

/** Runs a command, shows its output, and counts by `read(output)`; a crash without a count is one failure. */
function run(name, command, args, env, read) {
  return new Promise((resolve) => {
    console.log(`\n== ${name}`);
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        process.stdout.write(data);
      });
    child.on('close', (code) => {
      const counts = read(output) ?? { passed: 0, failed: 0 };
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
      passed += counts.passed;
      failed += counts.failed;
      if (counts.failed > 0)
        for (const [line] of output.matchAll(/(?:❌|✖) .+(?:\n\s+.*Error.*)?/g)) failures.add(`${name}: ${line}`);
      summary.push(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
      resolve(code === 0);
    });
  });
}

const fromRunner = (output) => {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return found && { passed: Number(found[1]), failed: Number(found[2]) };
};
const fromNode = (output) => {
  const count = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)`, 'm').exec(output)?.[1] ?? NaN);
  return Number.isNaN(count('pass')) ? undefined : { passed: count('pass'), failed: count('fail') };
};

function nodeTests(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.node-test\.(ts|mjs)$/.test(file) && statSync(file).isFile())
    .sort();
}

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

// The built files are tested too: they must be those of these sources. `SQ_BUILT=1` says that they are.
const needsBuild = wanted('node') || wanted('build') || !existsSync('dist/sq-blocks.js');
if (needsBuild && !process.env.SQ_BUILT) {
  const built = await run('build', 'npm', ['run', '--silent', 'build'], {}, () => undefined);
  if (!built) process.exit(1);
  summary.pop();
}
for (const [engine, find] of Object.entries(engines)) {
  const where = await find();
  if (!where) {
    notRun.push(missing[engine]);
    continue;
  }
  for (const flavour of ['react', 'lite']) {
    const name = `${engine}, ${flavour}`;
    if (!wanted(engine) && !wanted(name)) continue;
    await run(
      name,
      'npx',
      ['--no-install', 'web-test-runner'],
      { SQ_BROWSER: engine, SQ_FLAVOUR: flavour, NODE_NO_WARNINGS: '1' },
      fromRunner,
    );
  }
}
const folders = ['demo', 'scripts', 'e2e', 'bench/harness', 'bench/report', 'bench/counters'];
const files = folders.flatMap(nodeTests);
if (files.length > 0 && wanted('node'))
  await run(
    'node and end to end',
    process.execPath,
    ['--import', 'tsx', '--test', '--test-concurrency=1', '--test-reporter=spec', ...files],
    {},
    fromNode,
  );

console.log(`\n${summary.join('\n')}`);
for (const line of failures) console.log(line);
for (const line of notRun) console.log(`Not run: ${line}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
