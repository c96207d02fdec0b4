import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lastLines, runCommand } from './child-process.mjs';
import { readLines, RESULTS_FOLDER } from './results-file.mjs';

/**
 * What a run says of one test file.
 *
 * @typedef {object} FileResult
 * @property {string} file from the root of the repository
 * @property {number} passed tests
 * @property {number} failed tests; 1 for a file that could not run
 * @property {number} seconds
 * @property {{ title: string, text: string }[]} errors `title` is empty where it is the file's own
 * @property {boolean} isStarted `false` where the browser never opened the file
 */

/** Longer than a file may take (`testsFinishTimeout` in web-test-runner.config.mjs): then the browser or its driver hangs. */
const STUCK_MS = 6 * 60_000;

let runs = 0;

/** One run of the test server, until each file has a result or the server has ended without one. */
async function runOnce({ engine, flavour, port, files }) {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const address = path.resolve(RESULTS_FOLDER, `${process.pid}-${++runs}.jsonl`);
  let count = 0;
  let lastChange = Date.now();
  const { output } = await runCommand({
    command: ['npx', '--no-install', 'web-test-runner'],
    env: {
      SQ_BROWSER: engine,
      SQ_FLAVOUR: flavour,
      SQ_PORT: String(port),
      SQ_FILES: files.join('\n'),
      SQ_RESULTS: address,
      NODE_NO_WARNINGS: '1',
    },
    isStuck() {
      const found = readLines(address).length;
      if (found > count) lastChange = Date.now();
      count = found;
      return Date.now() - lastChange > STUCK_MS;
    },
  });
  const results = new Map(readLines(address).map((result) => [result.file, result]));
  rmSync(address, { force: true });
  return { results, output };
}

/** A browser that opens none of its files so often in a row is given up. A single file gets one start, and the second look. */
const MOST_VAIN_STARTS = 2;

/**
 * Runs test files in a browser. Where the server, the driver or the browser ends or hangs, what was not opened is run again in
 * new ones, as long as they open some of it.
 *
 * @param {{ engine: string, flavour: string, port: number, files: string[] }} part
 * @param {typeof runOnce} start one run of some of the files; tests replace it
 * @returns {Promise<FileResult[]>} one per file
 */
export async function runBrowserFiles({ engine, flavour, port, files }, start = runOnce) {
  const results = new Map();
  let left = files;
  let vainStarts = 0;
  let lastWords = '';
  while (left.length > 0 && vainStarts < (files.length === 1 ? 1 : MOST_VAIN_STARTS)) {
    if (left !== files)
      console.log(`${engine} has not opened ${left.length} files: it starts anew. ${reasonIn(results, left)}`);
    const before = left.length;
    const run = await start({ engine, flavour, port, files: left });
    for (const [file, result] of run.results) results.set(file, result);
    lastWords = lastLines(run.output);
    left = left.filter((file) => !results.get(file)?.isStarted);
    vainStarts = left.length === before ? vainStarts + 1 : 0;
  }
  const text = `${engine} has ended without a result. Its last words:\n${lastWords}`;
  return files.map(
    (file) =>
      results.get(file) ?? { file, passed: 0, failed: 1, seconds: 0, errors: [{ title: '', text }], isStarted: false },
  );
}

/** The first line of the first error of a file that was not opened. */
function reasonIn(results, left) {
  const [error] = left.flatMap((file) => results.get(file)?.errors ?? []);
  return error ? error.text.split('\n')[0] : 'It has ended without a word.';
}
