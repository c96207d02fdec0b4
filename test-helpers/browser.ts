import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { chromiumArgs, findChromium, firefoxPath } from '@sq-blocks/tools/browsers';

/** A page that scrolls smoothly takes what is to be clicked away from the pointer, which Puppeteer has placed before. */
const ARGS = [...chromiumArgs, '--disable-smooth-scrolling'];

/** A Chromium for one test file, with these arguments besides. */
export async function openChromium(args: readonly string[] = []): Promise<Browser> {
  const { executablePath, isBundled } = await findChromium();
  return puppeteer.launch({
    executablePath,
    args: [...ARGS, ...args],
    ...(isBundled && { headless: 'shell' as const }),
  });
}

/** A Firefox, or nothing where there is none. */
export function openFirefox(): Promise<Browser> | undefined {
  const executablePath = firefoxPath();
  return executablePath ? puppeteer.launch({ browser: 'firefox', executablePath, headless: true }) : undefined;
}

/** A growing list of everything that the page logs, throws or fails to fetch, a line each. */
export function listenTo(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) => lines.push(`failed: ${request.url()}`));
  return lines;
}
