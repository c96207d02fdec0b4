// npm run test:consumers [-- all | -- NAME…]: packs the kit, installs it in projects of other people's tools, builds each,
// opens it in Chromium, and asserts that every block is ready and that the console stayed empty. Before, it checks the package
// itself: its types, its exports, and that servers can import it. At the end it renders the examples by template engines.
import { runExamples } from '../../examples/test.mjs';
import { newestNodeMissing } from '@sq-blocks/tools/newest-node';
import { FIXTURES } from './fixtures.mjs';
import { PACKAGE_CHECKS } from './support/check-package.mjs';
import { TOOL_CHECKS } from './support/check-tools.mjs';
import { buildFixture, serveFixture } from './support/fixture.mjs';
import { openPages } from './support/open-pages.mjs';
import { copyFixture } from './support/prepare.mjs';

const names = process.argv.slice(2).map((name) => name.toLowerCase());
const isChosen = (name, isSlow = false) =>
  names.length === 0 ? !isSlow : names.includes('all') || names.some((text) => name.toLowerCase().includes(text));

const browser = await openPages();

async function checkFixture(fixture) {
  const folder = copyFixture(fixture);
  const problems = buildFixture(fixture, folder);
  if (problems.length > 0) return problems;
  const site = await serveFixture(fixture, folder);
  try {
    const { pages = ['/'], valuePages = [], other } = fixture;
    for (const page of pages) problems.push(...(await browser.check(site.origin + page, { other })));
    for (const page of valuePages) problems.push(...(await browser.check(site.origin + page, { isValues: true })));
  } finally {
    await site.close();
  }
  return problems;
}

const checks = [
  ...[...PACKAGE_CHECKS, ...TOOL_CHECKS].filter(({ name, isSlow }) => isChosen(name, isSlow)),
  ...FIXTURES.filter(({ name, isSlow }) => isChosen(name, isSlow)).map((fixture) => ({
    ...fixture,
    run: () => checkFixture(fixture),
  })),
];
let passed = 0;
let failed = 0;
function report({ name, problems, missing }, start) {
  if (missing) return console.log(`- ${name} was not run: ${missing}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? '✓' : '✖'} ${name} (${seconds} s)`);
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  if (problems.length > 0) failed++;
  else passed++;
}

for (const { name, tools, run } of checks) {
  const start = performance.now();
  if (tools === 'newest' && newestNodeMissing) {
    report({ name, missing: newestNodeMissing }, start);
    continue;
  }
  let problems;
  try {
    problems = await run();
  } catch (error) {
    problems = [String(error.stack ?? error)];
  }
  report({ name, problems }, start);
}
await browser.close();
if (isChosen('template engines')) {
  let start = performance.now();
  const onResult = ({ name, ...result }) => {
    report({ name: `template engine: ${name}`, ...result }, start);
    start = performance.now();
  };
  await runExamples([], { quick: !names.includes('all'), onResult });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
