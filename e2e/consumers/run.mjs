// npm run test:consumers [-- all | -- NAME…]: packs the kit, installs it in projects of other people's tools, builds each,
// opens it in Chromium, and asserts that every block is ready and that the console stayed empty.
import { prepareProjects } from './support/prepare.mjs';
import { openPages } from './support/open-pages.mjs';
import { buildFixture, serveFixture } from './support/fixture.mjs';
import { FIXTURES } from './fixtures.mjs';

const wanted = process.argv.slice(2);
const isWanted = ({ name, slow }) =>
  wanted.length === 0
    ? !slow
    : wanted.includes('all') || wanted.some((text) => name.toLowerCase().includes(text.toLowerCase()));

const projects = await prepareProjects();
const browser = await openPages();
let failed = 0;
const chosen = FIXTURES.filter(isWanted);
for (const fixture of chosen) {
  const start = performance.now();
  const problems = [];
  try {
    const folder = projects.copy(fixture);
    problems.push(...buildFixture(fixture, folder));
    if (problems.length === 0) {
      const site = await serveFixture(fixture, folder);
      try {
        for (const page of fixture.pages ?? [fixture.page]) problems.push(...(await browser.check(site.origin + page)));
      } finally {
        await site.close();
      }
    }
  } catch (error) {
    problems.push(String(error.stack ?? error));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? '✓' : '✖'} ${fixture.name} (${seconds} s)`);
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  if (problems.length > 0) failed++;
}
await browser.close();
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
