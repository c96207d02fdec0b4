import puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium } from '@sq-blocks/tools/browsers';
import { readAccessibility } from './read-accessibility.mjs';
import { readDom } from './read-dom.mjs';

/** Everything that a block needs must have come by then. */
const READY_MS = 30_000;

export async function openBrowser() {
  const { executablePath, isBundled } = await findChromium();
  return puppeteer.launch({ executablePath, args: chromiumArgs, ...(isBundled && { headless: 'shell' }) });
}

/** In the page: blocks that are not ready. A block of the page that is never drawn, such as one in a dialog, would be one. */
const lateBlocks = () =>
  [...document.querySelectorAll('*')]
    .filter(({ localName }) => localName.startsWith('sq-'))
    .filter((block) => !block.matches(':state(ready)'))
    .map(({ localName }) => localName);

async function openTab(browser, { scripting }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // High enough for everything to be in view: blocks load their code then.
  await page.setViewport({ width: 1280, height: 9000 });
  await page.setJavaScriptEnabled(scripting);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return { page, close: () => context.close() };
}

async function readWithScripting(browser, address) {
  const { page, close } = await openTab(browser, { scripting: true });
  const log = [];
  page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => log.push(`uncaught: ${error}`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(`(${lateBlocks})().length === 0`, { timeout: READY_MS }).catch(() => {});
    const late = (await page.evaluate(lateBlocks)).map((tag) => `${tag} is not ready`);
    await page.waitForNetworkIdle();
    const injected = await page.evaluate(() => globalThis.injected);
    return { accessibility: await readAccessibility(page), log, late, injected };
  } finally {
    await close();
  }
}

async function readWithoutScripting(browser, address) {
  const { page, close } = await openTab(browser, { scripting: false });
  try {
    await page.goto(address, { waitUntil: 'load' });
    return { dom: await page.evaluate(readDom), accessibility: await readAccessibility(page) };
  } finally {
    await close();
  }
}

/**
 * What a page is: to a visitor whose browser runs no scripts, and, unless `scripting` is false, to one whose browser does,
 * once the blocks are ready.
 */
export async function readPage(browser, address, { scripting = true } = {}) {
  const nothing = { accessibility: [], log: [], late: [] };
  const [on, off] = await Promise.all([
    scripting ? readWithScripting(browser, address) : nothing,
    readWithoutScripting(browser, address),
  ]);
  return {
    'elements and attributes': off.dom,
    'accessibility tree without scripting': off.accessibility,
    'accessibility tree': on.accessibility,
    console: on.log,
    late: on.late,
    injected: on.injected,
  };
}
