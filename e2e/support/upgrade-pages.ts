import type { Browser, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

/** A page with one example between two paragraphs; `script: false` is how it is before the upgrade, and for ever without script. */
export const pageWith = (example: string, script: boolean) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>shift</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <style>img { max-width: 100%; height: auto; }</style>
  ${script ? '<script type="module" src="/dist/sq-blocks.js"></script>' : ''}
  <p>Before</p>${example}<p id="after">After</p></html>`;

/** The files of the page come from this machine: one that is asked for is asked for sooner. */
const IDLE_MS = 100;

/** Chromium, and a server of these pages by their addresses. `close` ends both. */
export async function openPages(pages: Record<string, string>) {
  const browser: Browser = await openChromium();
  const server: StaticServer = await serveFiles({ pages });
  return {
    async open(path: string, width: number, motion: 'reduce' | 'no-preference') {
      const context = await browser.createBrowserContext();
      const page: Page = await context.newPage();
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
      await page.goto(server.origin + path, { waitUntil: 'load' });
      await page.waitForNetworkIdle({ idleTime: IDLE_MS });
      return { page, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The first tag of an example: its block. */
export const tagOf = (example: string): string => /<(sq-[\w-]+)/.exec(example)![1]!;

export const ready = (page: Page, tag: string) => page.waitForSelector(`${tag}:state(ready)`);
