// npm test: decides whether a change may land. npm run test:all: every test in every engine and flavour, and the consumers.
// Both take names of parts: `npm test -- node`, `npm run test:all -- firefox "chromium, lite"`.
// npm test -- changed [commit] [engine…]: only the tests that what has changed since then can reach.
// Each run ends with `N passed, N failed`. docs/contributing/testing.md says which test belongs to what.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { changedFiles, testsReaching } from './test-plan/changed.mjs';
import { allParts, buildPart } from './test-plan/parts.mjs';
import { lastLines, runCommand } from './test-run/child-process.mjs';
import { lastPassed, minutes, report } from './test-run/report.mjs';
import { MOST_UNSTEADY, runFiles, takeSecondLook } from './test-run/second-look.mjs';

const CORES = 2;
const ENGINES = ['chromium', 'firefox', 'webkit'];

/** The parts with these names, all without a name. */
function select(parts, names) {
  const known = [...new Set(parts.flatMap(({ keys }) => keys))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No part is named ${unknown.join('; ')}. Parts: ${known.join('; ')}`);
  return names.length > 0 ? parts.filter(({ keys }) => keys.some((key) => names.includes(key))) : parts;
}

/** The parts of the whole matrix with React, each with only the tests that reach what has changed. */
function selectChanged(parts, names) {
  const commit = names.find((name) => !ENGINES.includes(name)) ?? lastPassed() ?? 'HEAD~1';
  const engines = names.filter((name) => ENGINES.includes(name));
  const changed = changedFiles(commit);
  const { browser, node, e2e } = testsReaching(changed);
  console.log(`${changed.length} files have changed since ${commit}`);
  const chosen = engines.length > 0 ? engines : ['chromium'];
  const isChosen = ({ name, engine, flavour }) =>
    name === 'node' || name === 'e2e' || (flavour === 'react' && !name.startsWith('smoke') && chosen.includes(engine));
  return parts
    .filter(isChosen)
    .map((part) => {
      const reached = part.engine ? browser : part.name === 'node' ? node : e2e;
      return { ...part, files: part.files.filter((file) => reached.includes(file)) };
    })
    .filter(({ files }) => files.length > 0);
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

/** Runs a part; the result of a command is one file's, named after it. */
async function runPart(part) {
  console.log(`${part.name} starts${part.files ? `: ${part.files.length} files` : ''}`);
  const start = Date.now();
  let results;
  if (part.files) results = await runFiles(part, part.files, part.cores);
  else {
    const { code, output, seconds } = await runCommand({ command: part.command, env: part.env, isShown: true });
    const [, passed = 0, failed = 0] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
    const errors = code === 0 ? [] : [{ title: '', text: lastLines(output, 40) }];
    const counts = { passed: Number(passed), failed: code === 0 ? 0 : Math.max(1, Number(failed)) };
    results = [{ file: part.command.join(' '), ...counts, seconds, errors, isStarted: true }];
  }
  const seconds = (Date.now() - start) / 1000;
  console.log(`${part.name}: ${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed, ${minutes(seconds)}`);
  for (const { file, failed } of results) if (failed > 0) console.log(`  ✖ ${file}`);
  return { part, results, seconds };
}

/** Runs the parts in their order, beside each other where there are cores for both. */
async function runAll(parts) {
  const waiting = [...parts];
  const running = new Set();
  const runs = [];
  let free = CORES;
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && waiting[0].cores <= free) {
      const part = waiting.shift();
      free -= part.cores;
      const promise = runPart(part).then((run) => {
        runs.push(run);
        running.delete(promise);
        free += part.cores;
      });
      running.add(promise);
    }
    await Promise.race(running);
  }
  return runs;
}

/** Takes out the engines that did not start twice, and says so of each. */
function takeOutNotStarted(runs) {
  const isNotStarted = ({ part, results }) => part.isOptional && results.every(({ isStarted }) => !isStarted);
  const messages = runs.filter(isNotStarted).map(({ part, results }) => {
    const lines = results[0].errors.flatMap(({ text }) => text.trim().split('\n'));
    const words = (lines.find((line) => /Error: |unable/.test(line)) ?? lines[0]).trim();
    return `${part.name}: the browser did not start twice (${words})`;
  });
  return { started: runs.filter((run) => !isNotStarted(run)), messages };
}

async function main() {
  const start = Date.now();
  execFileSync('npm', ['run', '--silent', 'generate'], { stdio: 'inherit' });
  const args = process.argv.slice(2);
  const isChanged = args[0] === 'changed';
  const isAll = args[0] === 'all';
  const names = isAll || isChanged ? args.slice(1) : args;
  const { parts: known, missing } = await allParts({ isAll: isAll || isChanged });
  const parts = isChanged ? selectChanged(known, names) : select(known, names);
  // `SQ_BUILT=1` says that dist/ was made from these sources.
  const needsBuild =
    parts.some((part) => part.needsBuild) && !(process.env.SQ_BUILT && existsSync('dist/sq-blocks.js'));
  const before = needsBuild ? [await runPart(buildPart)] : [];
  const isBuilt = before.every(({ results }) => results[0].failed === 0);
  const runs = isBuilt ? await runAll(parts) : [];
  const unsteady = await takeSecondLook(runs.filter(({ part }) => part.files));
  const { started, messages } = takeOutNotStarted(runs);
  const done = [...before, ...started].map(({ part, results, seconds }) => ({
    name: part.name,
    engine: part.engine,
    passed: sum(results, 'passed'),
    failed: sum(results, 'failed'),
    seconds,
    files: results,
  }));
  const isTooUnsteady = unsteady.length > MOST_UNSTEADY;
  if (isTooUnsteady) console.log(`\nMore than ${MOST_UNSTEADY} files are unsteady: the run has failed`);
  const failed = sum(done, 'failed') + (isTooUnsteady ? 1 : 0);
  report({
    command: ['test', ...args].join(' '),
    parts: done,
    unsteady,
    notRun: [...missing, ...messages],
    failed,
    seconds: (Date.now() - start) / 1000,
    isGate: args.length === 0,
  });
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
