import puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium } from '@sq-blocks/tools/browsers';

/** A Chromium whose pages may ask at once for their own memory. */
export async function startBrowser() {
  const { executablePath, isBundled } = await findChromium();
  return puppeteer.launch({
    executablePath,
    protocolTimeout: 300_000,
    ...(isBundled && { headless: 'shell' }),
    args: [...chromiumArgs, '--enable-blink-features=ForceEagerMeasureMemory'],
  });
}
