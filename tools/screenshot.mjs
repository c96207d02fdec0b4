// node tools/screenshot.mjs <url> <out.png> [width=1440] [light|dark] [--full] [--no-script]
import puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium } from './browsers.mjs';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const [url, out, width = '1440', scheme = 'light'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!url || !out) {
  console.error('usage: screenshot.mjs <url> <out.png> [width] [light|dark] [--full] [--no-script]');
  process.exit(2);
}
const { executablePath } = await findChromium();
const browser = await puppeteer.launch({ executablePath, args: chromiumArgs });
const page = await browser.newPage();
page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`));
page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
page.on('requestfailed', (request) => console.log(`failed: ${request.url()} ${request.failure()?.errorText}`));
await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
await page.setJavaScriptEnabled(!flags.includes('--no-script'));
await page.setViewport({ width: Number(width), height: 900 });
await page.goto(url, { waitUntil: 'networkidle0' });
await page.screenshot({ path: out, fullPage: flags.includes('--full') });
await browser.close();
