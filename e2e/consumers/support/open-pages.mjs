import { chromiumArgs, findChromium } from '@sq-blocks/tools/browsers';
import puppeteer from 'puppeteer-core';

/*
 * Functions that run in the opened page: each returns what is not as it must be yet. They are sent as text, so they refer
 * to nothing outside of themselves.
 */

/** The page of `body.html`, or the same by a framework. */
export function missingOnPage() {
  const blocks = [...document.querySelectorAll('sq-gallery, sq-marquee, sq-form, sq-map')];
  const late = blocks
    .filter((block) => !block.matches(':state(ready)'))
    .map(({ localName }) => `${localName} is not ready`);
  if (blocks.length !== 4) late.push(`the page has ${blocks.length} blocks`);
  if (getComputedStyle(document.documentElement).getPropertyValue('--sq-blocks') === '')
    late.push('the page sheet is missing');
  const map = document.querySelector('sq-map');
  if (!map?.shadowRoot?.querySelector('canvas')) late.push('the map is not drawn');
  const perRow = document.querySelector('sq-gallery')?.slidesPerRow;
  if (perRow !== 2) late.push(`slidesPerRow is ${perRow}`);
  return late;
}

/** A number and a list that a framework has passed, by property or as text. */
export function missingValues() {
  const gallery = document.querySelector('sq-gallery');
  const form = document.querySelector('sq-form');
  const late = [gallery, form].filter((block) => !block?.matches(':state(ready)')).map(() => 'a block is not ready');
  if (gallery?.slidesPerRow !== 3) late.push(`slidesPerRow is ${gallery?.slidesPerRow}`);
  if (!form?.querySelector('input[name=email]')) late.push('the list of fields has not arrived');
  return late;
}

/** Everything that a block needs must have come by then. */
const READY_MS = 30_000;
/** What development servers and the software renderer print on every page. */
const NOISE = [
  /GL Driver Message/,
  /^debug: \[vite\]/,
  /React DevTools/,
  /\[HMR\]/,
  /^debug: \[astro/,
  /Fast Refresh/,
  /Client Instrumentation Hook/,
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
    /**
     * `isValues`: the page shows what values a framework has passed, instead of the four blocks. `other`: the path of a
     * page with the same blocks, to which a link leads; from there the browser goes back.
     */
    check: (address, { isValues = false, other } = {}) =>
      check(browser, address, isValues ? missingValues : missingOnPage, other),
    close: () => browser.close(),
  };
}

async function check(browser, address, missing, other) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems = [];
  const note = (text) => {
    if (!NOISE.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('console', (message) => note(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`));
  page.on('pageerror', (error) => note(`uncaught: ${error}`));
  page.on('requestfailed', (request) => {
    // Navigators cancel what they have prefetched.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`request failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(address, { waitUntil: 'load' });
    problems.push(...(await waitForBlocks(page, missing)));
    if (other) problems.push(...(await goAndReturn(page, missing, other)));
  } finally {
    await context.close();
  }
  return [...new Set(problems)]
    .slice(0, 12)
    .map((problem) => `${address.slice(new URL(address).origin.length)}: ${problem}`);
}

/** Scrolls to every block, and waits until nothing is missing; what still is. */
async function waitForBlocks(page, missing) {
  for (const block of await page.$$('sq-gallery, sq-marquee, sq-form, sq-map')) await block.scrollIntoView();
  await page.waitForFunction(`(${missing})().length === 0`, { timeout: READY_MS }).catch(() => {});
  return page.evaluate(missing);
}

/** Follows the link to the other page, where the navigator replaces the content, and goes back. */
async function goAndReturn(page, missing, other) {
  const problems = [];
  const here = new URL(page.url()).pathname;
  await page.evaluate(() => (globalThis.isSameDocument = true));
  for (const [path, from, go] of [
    [other, here, () => page.click(`a[href="${other}"]`)],
    [here, other, () => page.evaluate(() => history.back())],
  ]) {
    await go();
    // Each page has a link to the other: the content is in place.
    await page.waitForFunction(`location.pathname === '${path}' && document.querySelector('a[href="${from}"]')`);
    problems.push(...(await waitForBlocks(page, missing)).map((problem) => `after going to ${path}: ${problem}`));
  }
  if (!(await page.evaluate(() => globalThis.isSameDocument))) problems.push('the navigator loaded the page anew');
  return problems;
}
