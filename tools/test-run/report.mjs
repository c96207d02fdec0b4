import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const REPORT = '.cache/test-report.json';
/** Where `main` stood at the last run of the gate that passed. */
const LAST_PASSED = '.cache/test-last-passed';
/** A test file in Chromium, and one in Node, should take no longer. */
const SLOW_SECONDS = { chromium: 8, node: 60 };
const SHOWN_SLOW = 10;

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

export const minutes = (seconds) =>
  seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** The commit of the last gate that passed; undefined before the first one. */
export function lastPassed() {
  try {
    return readFileSync(LAST_PASSED, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The errors of a file, its own and those of its tests. */
function printErrors(part, file, errors) {
  console.log(`\n✖ ${file} (${part})`);
  for (const { title, text } of errors) console.log(`  ${title}\n    ${text.trim().replaceAll('\n', '\n    ')}`);
}

const slowest = (parts) =>
  parts
    .flatMap(({ name, engine, files }) => files.map(({ file, seconds }) => ({ part: name, engine, file, seconds })))
    .sort((one, other) => other.seconds - one.seconds);

const isTooSlow = ({ engine, seconds }) => seconds > (SLOW_SECONDS[engine ?? 'node'] ?? Infinity);

function printSummary({ parts, unsteady, notRun, seconds }) {
  console.log('');
  for (const { name, passed, failed, seconds: own } of parts)
    console.log(`${name}: ${passed} passed, ${failed} failed, ${minutes(own)}`);
  console.log(`altogether: ${minutes(seconds)}`);
  for (const { part, file, seconds: own } of slowest(parts).filter(isTooSlow).slice(0, SHOWN_SLOW))
    console.log(`Slow: ${file} (${part}), ${own.toFixed(1)} s`);
  if (unsteady.length > 0) console.log('unsteady (failed first, passed alone):');
  for (const { part, file, errors } of unsteady) {
    console.log(`  ${file} (${part})`);
    for (const { title, text } of errors) console.log(`    ${title}: ${text.trim().split('\n')[0]}`);
  }
  for (const message of notRun) console.log(`Not run: ${message}`);
}

/**
 * Prints what a run has found, and writes it to `.cache/test-report.json`.
 *
 * @param {object} run
 * @param {string} run.command as given to npm
 * @param {{ name: string, engine?: string, passed: number, failed: number, seconds: number, files: object[] }[]} run.parts
 * @param {{ part: string, file: string, errors: object[] }[]} run.unsteady
 * @param {string[]} run.notRun what could not be run on this machine, and why
 * @param {number} run.failed all failures, those of the run itself with them
 * @param {number} run.seconds
 * @param {boolean} run.isGate whether it decides that a change may land
 */
export function report(run) {
  const commit = git('rev-parse', 'HEAD');
  const isClean = git('status', '--porcelain') === '';
  for (const { name, files } of run.parts)
    for (const { file, failed, errors } of files) if (failed > 0) printErrors(name, file, errors);
  printSummary(run);
  const passed = run.parts.reduce((sum, part) => sum + part.passed, 0);
  const { isGate, ...rest } = run;
  mkdirSync('.cache', { recursive: true });
  const written = { commit, isClean, ...rest, passed, slowest: slowest(run.parts).slice(0, SHOWN_SLOW) };
  writeFileSync(REPORT, `${JSON.stringify(written, null, 2)}\n`);
  if (isGate && run.failed === 0) writeFileSync(LAST_PASSED, `${commit}\n`);
  console.log(`\n${passed} passed, ${run.failed} failed`);
}
