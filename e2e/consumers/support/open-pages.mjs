import puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../../../scripts/browsers.mjs';
import { missingOnPage, missingValues } from './page-checks.mjs';

/** Everything that a block needs must have come by then. */
const READY_MS = 30_000;
/** What development servers and the software renderer print on every page. */
const NOISE = [
  /GL Driver Message/,
  /^debug: \[vite\]/,
  /React DevTools/,
  /\[HMR\]/,
  /^debug: \[astro/,
  /\[Fast Refresh\]/,
];

/** A browser that opens pages of fixtures and judges them. */
export async function openPages() {
  const { executablePath, isBundled } = await findChromium();
  const browser = await puppeteer.launch({
    executablePath,
    args: chromiumArgs,
    ...(isBundled && { headless: 'shell' }),
  });
  return {
    /** `isValues`: the page shows what values a framework has passed, instead of the four blocks. */
    check: (address, isValues) => check(browser, address, isValues ? missingValues : missingOnPage),
    close: () => browser.close(),
  };
}

async function check(browser, address, missing) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems = [];
  const note = (text) => {
    if (!NOISE.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('console', (message) => note(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`));
  page.on('pageerror', (error) => note(`uncaught: ${error}`));
  page.on('requestfailed', (request) => note(`request failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(address, { waitUntil: 'load' });
    for (const block of await page.$$('sq-gallery, sq-marquee, sq-form, sq-map')) await block.scrollIntoView();
    await page.waitForFunction(`(${missing})().length === 0`, { timeout: READY_MS }).catch(() => {});
    problems.push(...(await page.evaluate(missing)));
  } finally {
    await context.close();
  }
  return [...new Set(problems)]
    .slice(0, 12)
    .map((problem) => `${address.slice(new URL(address).origin.length)}: ${problem}`);
}
