// Whether anything grows with time: a page of every block and of what moves by itself, which a router leaves and comes back to.
//   npm run build && npx tsx bench/soak.mjs [minutes] [react|lite]
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { answerCalls, everyBlockPages, visitEveryBlock } from '@sq-blocks/test-helpers/every-block';
import { serveFiles } from '@sq-blocks/test-helpers/static-server';
import { setTimeout as pause } from 'node:timers/promises';

const [minutes = 10, onlyFlavour] = process.argv.slice(2);
const MINUTES = Number(minutes);
const MINUTE = 60_000;
/** What is put off until the browser is idle is done as well, in ms. */
const STAY = 1000;

const server = await serveFiles({ pages: everyBlockPages(), intercept: answerCalls });
const browser = await openChromium();
try {
  for (const flavour of onlyFlavour ? [onlyFlavour] : ['react', 'lite']) {
    const page = await browser.newPage();
    const { cycle, measure } = await visitEveryBlock(page, server.origin, flavour, () => pause(STAY));
    console.log(
      `\n| ${flavour}, minutes | visits | nodes | listeners | heap (MB) |\n| ---: | ---: | ---: | ---: | ---: |`,
    );
    const start = performance.now();
    let visits = 0;
    for (let minute = 0; minute <= MINUTES; minute++) {
      do {
        await cycle();
        visits++;
      } while (performance.now() < start + minute * MINUTE);
      const { nodes, listeners, heap } = await measure();
      console.log(`| ${minute} | ${visits} | ${nodes} | ${listeners} | ${heap.toFixed(2)} |`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
