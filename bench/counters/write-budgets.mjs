// node bench/counters/write-budgets.mjs: counts every page of the present build, and writes bench/budgets.json anew.
import { writeFileSync } from 'node:fs';
import { startBrowser } from '../harness/browser.mjs';
import { startServer } from '../harness/server.mjs';
import { FILE, withAir } from './budgets.mjs';
import { countPage } from './count.mjs';
import { pages } from './pages.mjs';

const browser = await startBrowser();
const server = await startServer();
const budgets = {};
for (const page of pages) {
  const counts = await countPage(page, { browser, server });
  console.log(page.name, counts);
  budgets[page.name] = withAir(counts);
}
await browser.close();
server.stop();
writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
