import { spawnSync } from 'node:child_process';
import { reachableFrom } from './import-graph.mjs';
import { browserTests, nodeTests } from './plan.mjs';

/** What every browser test runs on. */
const EVERYTHING = [
  /^(package-lock|tsconfig)[\w.]*\.json$/,
  /^web-test-runner\.config\.mjs$/,
  /^tools\/(test-server|lite)\//,
];

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
};

/** The files that differ from a commit, those that git does not know yet with them. */
export const changedFiles = (commit) => [
  ...new Set([...git('diff', '--name-only', commit, '--'), ...git('ls-files', '--others', '--exclude-standard')]),
];

/**
 * The tests whose imports reach a changed file. Files that a test reads in another way are not seen; of the tests over
 * `dist/` only those that have changed themselves are taken.
 *
 * @param {string[]} changed paths from the root of the repository
 * @returns {{ browser: string[], node: string[], e2e: string[] }}
 */
export function testsReaching(changed) {
  const isChanged = new Set(changed);
  const reaches = (file) => [...reachableFrom(file).keys()].some((name) => isChanged.has(name));
  const { node, e2e } = nodeTests();
  const isEverything = changed.some((name) => EVERYTHING.some((pattern) => pattern.test(name)));
  return {
    browser: isEverything ? browserTests() : browserTests().filter(reaches),
    node: node.filter(reaches),
    e2e: e2e.filter((file) => isChanged.has(file)),
  };
}
