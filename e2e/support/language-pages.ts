import { readFileSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from 'puppeteer-core';
import { serveFiles } from '@sq-blocks/test-helpers/static-server';

export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The kit's languages beside English. */
export const languages = readdirSync('dist/messages').map((file) => file.replace('.json', ''));
export const read = (language: string) =>
  JSON.parse(readFileSync(`dist/messages/${language}.json`, 'utf8')) as Catalogue;
const RIGHT_TO_LEFT = ['ar', 'fa', 'he'];

export const MODULE = '<script type="module" src="/dist/sq-blocks.js"></script>';
/** A page in a language, with nothing of its own in that language. */
export const pageIn = (language: string, body: string, script = MODULE) =>
  `<!doctype html><html lang="${language}" dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}">
  <meta charset="utf-8"><title>language</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><style>img { max-width: 100%; height: auto; }</style>
  <link rel="stylesheet" href="/dist/sq-blocks.css">${script}${body}</html>`;

const SLIDES = '<img src="/photos/plain/teal.svg" alt="Teal" width="400" height="300">'.repeat(6);
export const GALLERY = `<sq-gallery design="carousel" load="eager">${SLIDES}</sq-gallery>`;

/** A server whose language files a test can hold back or let fail. */
export async function serveLanguages(pages: Record<string, string>) {
  const held: ServerResponse[] = [];
  const state = { mode: 'serve' as 'serve' | 'hold' | 'fail' };
  const server = await serveFiles({
    pages,
    intercept(address, response) {
      if (state.mode === 'serve' || !/\/languages\/|\/languages\.js$/.test(address)) return false;
      if (state.mode === 'fail') response.writeHead(500).end();
      else if (address.endsWith('/languages.js')) return false;
      else {
        const body = readFileSync(`.${address}`, 'utf8');
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
        held.push(response);
        const end = response.end.bind(response);
        response.end = (() => end(body)) as typeof response.end;
      }
      return true;
    },
  });
  return {
    ...server,
    state,
    /** The files of languages that were requested, without their folder. */
    requested: () =>
      [...new Set(server.requests.filter((address) => address.includes('/languages/')))]
        .map((address) => address.replace(/.*\/languages\//, ''))
        .sort(),
    release() {
      state.mode = 'serve';
      for (const response of held.splice(0)) response.end();
    },
  };
}

/** What a part of the first ready block of a tag is called; waits for the part. */
export async function textIn(page: Page, tag: string, selector: string): Promise<string | null | undefined> {
  await page.waitForSelector(`${tag}:state(ready)`);
  const part = await page.waitForFunction(
    (tag: string, selector: string) => {
      const element = document.querySelector(tag)!;
      return element.shadowRoot!.querySelector(selector) ?? element.querySelector(selector);
    },
    {},
    tag,
    selector,
  );
  return page.evaluate((found) => found?.getAttribute('aria-label') ?? found?.textContent, part);
}

/** Waits until the part is called so. */
export const waitForText = (page: Page, tag: string, selector: string, text: string) =>
  page.waitForFunction(
    (tag: string, selector: string, text: string) => {
      const part = document.querySelector(tag)?.shadowRoot?.querySelector(selector);
      return (part?.getAttribute('aria-label') ?? part?.textContent) === text;
    },
    {},
    tag,
    selector,
    text,
  );
