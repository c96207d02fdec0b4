// npm test: says what it will run and about how long that takes, runs it, and ends with `N passed, N failed`.
// `npm test -- quick`, or the names of parts: `npm test -- firefox`, `npm test -- "chromium, lite" node`.
// CONTRIBUTING, "What runs where", says why which test runs in which combination.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeGenerated } from './registry.mjs';
import { allParts } from './test-plan/parts.mjs';

/** Parts run beside each other as long as they need no more. */
const CORES = 2;
const QUICK = ['chromium, react', 'node'];

const minutes = (seconds) =>
  seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** The parts with these names, all without a name; before them the build, where the built files are read. */
function select(parts, names) {
  const known = [...new Set(parts.flatMap(({ keys }) => keys)), 'quick'];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No part is named ${unknown.join('; ')}. Parts: ${known.join('; ')}`);
  const asked = names.flatMap((name) => (name === 'quick' ? QUICK : [name]));
  const tests = parts.filter(
    ({ keys }) => keys.length > 0 && (!asked.length || keys.some((key) => asked.includes(key))),
  );
  // `SQ_BUILT=1` says that dist/ was made from these sources.
  const isStale = tests.some(({ name }) => name === 'e2e') && !process.env.SQ_BUILT;
  const needsBuild = isStale || !existsSync('dist/sq-blocks.js');
  return [...parts.filter(({ name }) => needsBuild && name === 'build'), ...tests];
}

function printPlan(parts, missing, isAll) {
  const seconds = parts.reduce((sum, part) => sum + (part.seconds * part.cores) / CORES, 0);
  console.log(`Takes about ${Math.ceil(seconds / 60)} min on two cores:`);
  for (const { name, what, seconds: own } of parts)
    console.log(`  ${name.padEnd(16)} ${what}, about ${minutes(Math.ceil(own / 10) * 10)}`);
  for (const message of missing) console.log(`  Not run: ${message}`);
  if (isAll) console.log('Much shorter: `npm test -- quick` (Chromium with React, and Node).');
}

/** The failed tests of an output, each with its file where the browsers' runner names it: `elements/x.test.ts:`. */
function failuresIn(output) {
  let file = '';
  return [...output.matchAll(/([\w./-]+\.test\.tsx?):$|(?:❌|✖) .+(?:\n\s+.*Error.*)?/gm)].flatMap(([found, name]) => {
    file = name ?? file;
    return name ? [] : [file ? `${file} ${found}` : found];
  });
}

/** What was printed last, and what the browsers' runner says of a file that it could not run or that did not end. */
const lastLines = (output) => {
  const lines = output.split('\n').filter((line) => line.trim());
  return [...lines.filter((line) => /🚧|❌|Error|did not|interrupted/.test(line)), ...lines.slice(-20)];
};

/** Runs a part. A crash without a count is one failure. The output of a part that runs beside others is shown at its end. */
function run({ name, command, cores, env, read }) {
  const isAlone = cores === CORES;
  return new Promise((resolve) => {
    console.log(isAlone ? `\n== ${name}` : `\n${name} runs; its output follows when it has ended`);
    const start = Date.now();
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        if (isAlone) process.stdout.write(data);
      });
    child.on('close', (code) => {
      if (!isAlone) console.log(`\n== ${name}\n${output}`);
      const counts = read?.(output) ?? { passed: 0, failed: 0 };
      const isCrash = code !== 0 && counts.failed === 0;
      if (isCrash) counts.failed = 1;
      resolve({
        name,
        ...counts,
        seconds: (Date.now() - start) / 1000,
        failures: new Set(isCrash ? lastLines(output) : counts.failed > 0 ? failuresIn(output) : []),
      });
    });
  });
}

/** Runs the parts in their order, beside each other where there are cores for both. Without a build it stops. */
async function runAll(parts) {
  const waiting = [...parts];
  const running = new Set();
  const results = [];
  let free = CORES;
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && waiting[0].cores <= free) {
      const part = waiting.shift();
      free -= part.cores;
      const promise = run(part).then((result) => {
        results.push(result);
        running.delete(promise);
        free += part.cores;
        if (part.name === 'build' && result.failed > 0) waiting.length = 0;
      });
      running.add(promise);
    }
    await Promise.race(running);
  }
  return results;
}

async function main() {
  writeGenerated();
  const names = process.argv.slice(2);
  const { parts: all, missing } = await allParts();
  const parts = select(all, names);
  printPlan(parts, missing, names.length === 0);
  const start = Date.now();
  const results = await runAll(parts);
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`${name}: ${passed} passed, ${failed} failed, ${minutes(seconds)}`);
  console.log(`altogether: ${minutes((Date.now() - start) / 1000)}`);
  // Repeated here: the output of what failed early is far up by now.
  for (const { name, failures } of results) for (const line of failures) console.log(`${name}: ${line}`);
  for (const message of missing) console.log(`Not run: ${message}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

await main();
