import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lastLines, runCommand } from './child-process.mjs';
import { readLines, RESULTS_FOLDER } from './results-file.mjs';

const REPORTER = new URL('node-reporter.mjs', import.meta.url).href;
/** A file that takes longer hangs. */
const LONGEST_MS = 10 * 60_000;

let runs = 0;

const countIn = (output, word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);

/** @returns {Promise<import('./browser-files.mjs').FileResult>} */
async function runFile(file) {
  const address = path.resolve(RESULTS_FOLDER, `${process.pid}-node-${++runs}.jsonl`);
  const { code, output, isKilled, seconds } = await runCommand({
    command: [
      process.execPath,
      ...['--import', 'tsx'],
      // A test that fails may leave a server or a browser open: the file must end all the same.
      '--test-force-exit',
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...[`--test-reporter=${REPORTER}`, '--test-reporter-destination=stderr'],
      file,
    ],
    // Set where a test runs this: the file would report to that test's runner.
    env: { SQ_RESULTS: address, NODE_TEST_CONTEXT: undefined },
    isStuck: (startedAt) => Date.now() - startedAt > LONGEST_MS,
  });
  const errors = readLines(address);
  rmSync(address, { force: true });
  const passed = countIn(output, 'pass');
  const isPassed = code === 0 && !isKilled && errors.length === 0 && passed > 0;
  if (!isPassed && errors.length === 0) {
    const words = isKilled
      ? `Killed after ${LONGEST_MS / 60_000} minutes`
      : `Ended with code ${code}, ${passed} passed`;
    errors.push({ title: '', text: `${words}. Its last words:\n${lastLines(output)}` });
  }
  const failed = isPassed ? 0 : Math.max(1, countIn(output, 'fail') + countIn(output, 'cancelled'));
  return { file, passed, failed, seconds, errors, isStarted: true };
}

/**
 * Runs test files in Node, each in a process of its own, `atOnce` of them at a time.
 *
 * @returns {Promise<import('./browser-files.mjs').FileResult[]>} one per file
 */
export async function runNodeFiles({ files, atOnce }) {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const waiting = [...files];
  const results = [];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) results.push(await runFile(file));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
