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

/** How often a browser is started for the files of one part. A single file gets one start, and the second look. */
const MOST_STARTS = 4;

/**
 * Runs test files in a browser. Where the server, the driver or the browser ends or hangs, what was not opened is run again in
 * new ones.
 *
 * @param {{ engine: string, flavour: string, port: number, files: string[] }} part
 * @param {typeof runOnce} start one run of some of the files; tests replace it
 * @returns {Promise<FileResult[]>} one per file
 */
export async function runBrowserFiles({ engine, flavour, port, files }, start = runOnce) {
  const results = new Map();
  const isLeft = (file) => !results.get(file)?.isStarted;
  let lastWords = '';
  for (let starts = 1, left = files; left.length > 0; starts++, left = files.filter(isLeft)) {
    if (starts > 1) console.log(`${engine} has not opened ${left.length} files: it starts anew`);
    const run = await start({ engine, flavour, port, files: left });
    for (const [file, result] of run.results) results.set(file, result);
    lastWords = lastLines(run.output);
    if (files.length === 1 || starts === MOST_STARTS) break;
  }
  const text = `${engine} has ended without a result. Its last words:\n${lastWords}`;
  return files.map(
    (file) =>
      results.get(file) ?? { file, passed: 0, failed: 1, seconds: 0, errors: [{ title: '', text }], isStarted: false },
  );
}
