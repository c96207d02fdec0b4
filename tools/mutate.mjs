// npm run mutate -- path[:line[-line]] …: puts small faults into the files, one at a time, and runs their tests. Prints
// the faults that no test noticed and exits with 1 when there are any. Without paths: the files changed since main.
// The files on disk are not touched. `--list` prints the faults without running anything; `--tests=path,path` chooses tests.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openBrowserTests } from './mutate/browser-tests.mjs';
import { testsOf } from './mutate/find-tests.mjs';
import { apply, mutantsOf } from './mutate/mutants.mjs';
import { writeGenerated } from './registry.mjs';

const isSource = (file) =>
  /^(elements|react-impl|shared)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file);

function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = new Set([...git('diff', '--name-only', 'main...'), ...git('diff', '--name-only', 'HEAD')]);
  return [...files].filter((file) => isSource(file) && existsSync(file));
}

/** `path`, `path:12` or `path:12-20`; a folder stands for all sources in it. */
function readTargets(argument) {
  const [, file, from, to] = /^(.+?)(?::(\d+)(?:-(\d+))?)?$/.exec(argument);
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const files = statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true }).map((name) => path.posix.join(file, name))
    : [file];
  const lines = { first: Number(from ?? 1), last: Number(to ?? from ?? Infinity) };
  return files.filter(isSource).map((name) => ({ file: name, ...lines }));
}

const describeMutant = ({ file, line, before, after }) => `${file}:${line}  ${before}  →  ${after}`;

/** Runs the tests of one file with each fault; returns the faults that no test noticed. */
async function survivorsOf(file, mutants, tests) {
  const source = readFileSync(file, 'utf8');
  let browser = await openBrowserTests(tests);
  const broken = browser.first.filter(({ passed }) => !passed);
  if (broken.length > 0) {
    await browser.close();
    throw new Error(`These tests fail without any fault: ${broken.map((result) => result.file).join(', ')}`);
  }
  const survivors = [];
  for (const mutant of mutants) {
    const { passed, stuck } = await browser.runWith(file, apply(source, mutant));
    if (passed) {
      survivors.push(mutant);
      console.log(describeMutant(mutant));
    }
    if (stuck) {
      // A page in an endless loop cannot be used again.
      await browser.close();
      browser = await openBrowserTests(tests);
    }
  }
  // Server or browser may have broken down meanwhile: then every fault would look as if a test had noticed it.
  const control = await browser.runWith(file, source);
  await browser.close();
  if (!control.isLoaded) console.log(`None of these tests loads ${file}.`);
  if (!control.passed) throw new Error(`${control.file} fails without any fault now: the results above mean nothing`);
  return survivors;
}

async function main() {
  writeGenerated();
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const targets = (given.length > 0 ? given : changedFiles()).flatMap(readTargets);
  const chosenTests = options
    .find((option) => option.startsWith('--tests='))
    ?.slice('--tests='.length)
    .split(',');
  let survived = 0;
  let all = 0;
  for (const { file, first, last } of targets) {
    const mutants = mutantsOf(file, readFileSync(file, 'utf8')).filter(({ line }) => line >= first && line <= last);
    all += mutants.length;
    if (options.includes('--list')) {
      for (const mutant of mutants) console.log(describeMutant(mutant));
      continue;
    }
    const tests = chosenTests ?? testsOf(file);
    console.log(`\n${file}: ${mutants.length} faults, ${tests.join(' ') || 'no tests'}`);
    const survivors = tests.length > 0 ? await survivorsOf(file, mutants, tests) : mutants;
    survived += survivors.length;
  }
  console.log(`\n${all} faults, ${options.includes('--list') ? 'not run' : `${survived} not noticed by a test`}`);
  process.exit(survived > 0 ? 1 : 0);
}

await main();
