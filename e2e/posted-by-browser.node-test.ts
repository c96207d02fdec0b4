import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Frame } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const SUBMIT = '/api/form/submit/contact';
const HTML = 'text/html; charset=';
const BUTTON = '<button name="do" value="send">Send</button>';
const FIELDS = `<input name="name" aria-label="Name">${BUTTON}`;

describe('a form that only the browser can post, on built files and a real server', () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: StaticServer;
  /** The page that is served, in which encoding. */
  let page: { readonly html: string; readonly charset: string };
  let posts: { readonly path: string; readonly body: string }[] = [];

  before(async () => {
    site = await serveFiles({
      intercept(path, response) {
        const { req: request } = response;
        if (request.method === 'POST') {
          const parts: Buffer[] = [];
          request.on('data', (part: Buffer) => parts.push(part));
          void once(request, 'end').then(() => {
            posts.push({ path, body: Buffer.concat(parts).toString('latin1') });
            response.writeHead(200, { 'content-type': `${HTML}utf-8` }).end('<h1>Received</h1>');
          });
          return true;
        }
        if (path === '/page')
          response
            .writeHead(200, { 'content-type': `${HTML}${page.charset}` })
            .end(Buffer.from(page.html, page.charset === 'utf-8' ? 'utf-8' : 'latin1'));
        else if (path === '/around')
          response
            .writeHead(200, { 'content-type': `${HTML}utf-8` })
            .end(
              '<title>Around</title><iframe title="Form" width="900" height="700" sandbox="allow-scripts allow-forms" src="/page"></iframe>',
            );
        else return false;
        return true;
      },
    });
    browser = await openChromium();
  });
  beforeEach(async () => {
    posts = [];
    context = await browser.createBrowserContext();
  });
  afterEach(() => context.close());
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function open(path: string, block: string, inside: string, charset = 'utf-8'): Promise<Frame> {
    const html = `<!doctype html><html lang="en"><title>Grüße</title><link rel="stylesheet" href="/dist/sq-blocks.css">
      <script type="module" src="/dist/sq-blocks.js"></script><body>${inside}</body></html>`;
    page = { html, charset };
    const tab = await context.newPage();
    await tab.goto(`${site.origin}${path}`);
    const frame = path === '/around' ? await (await tab.waitForSelector('iframe'))!.contentFrame() : tab.mainFrame();
    await frame.waitForSelector(`${block}:state(ready)`);
    return frame;
  }
  const received = async (frame: Frame) => {
    await frame.waitForSelector('h1');
    assert.equal(posts.length, 1);
    return posts[0]!;
  };

  /** As https://encoding.spec.whatwg.org/#windows-1252 has them; of others a form has references. */
  const NAME = 'Müller € 名';
  for (const remember of ['remember="false"', ''])
    for (const [what, charset, ofForm] of [
      ['a page in windows-1252', 'windows-1252', ''],
      ['accept-charset', 'utf-8', 'accept-charset="iso-8859-1"'],
      ['the page, where the form names none that is known', 'windows-1252', 'accept-charset="unknown"'],
    ] as const) {
      const form = (attributes: string) =>
        `<sq-form ${remember}><form method="post" action="/old.cgi" ${ofForm} ${attributes}>${FIELDS}</form></sq-form>`;
      const kept = remember ? 'without drafts' : 'with drafts';
      it(`is sent in the encoding of ${what}, ${kept}`, async () => {
        const frame = await open('/page', 'sq-form', form(''), charset);
        await frame.type('[name=name]', NAME);
        await frame.click('button');
        const { path, body } = await received(frame);
        assert.deepEqual([path, body], ['/old.cgi', 'name=M%FCller+%80+%26%2321517%3B&do=send']);
      });
      it(`is sent in the encoding of ${what} in parts, ${kept}`, async () => {
        const frame = await open('/page', 'sq-form', form('enctype="multipart/form-data"'), charset);
        await frame.type('[name=name]', NAME);
        await frame.click('button');
        const { body } = await received(frame);
        assert.match(body, /name="name"\r\n\r\nM\xfcller \x80 &#21517;\r\n/);
      });
    }

  for (const block of ['sq-form', 'sq-newsletter', 'sq-reviews'])
    it(`of ${block} in a frame of no origin arrives at the platform`, async () => {
      const frame = await open(
        '/around',
        block,
        `<${block} form-id="contact"><form method="post" action="${SUBMIT}">${FIELDS}</form></${block}>`,
      );
      await frame.type('[name=name]', 'Ada');
      await frame.click('button:not([type=button])');
      const { path, body } = await received(frame);
      assert.deepEqual([path, body], [SUBMIT, 'name=Ada&do=send']);
    });
  for (const [what, block, inside, words] of [
    // The browser would post it to the page, or put what was typed into the address.
    ...[
      ['a form without an action', '<form method="post">', BUTTON],
      ['a form with method GET', `<form action="${SUBMIT}">`, BUTTON],
      [
        'a form whose button says GET',
        `<form method="post" action="${SUBMIT}">`,
        '<button formmethod="get">Send</button>',
      ],
    ].map(
      ([what, form, button]) =>
        [
          what,
          'sq-form',
          `<sq-form form-id="contact">${form}<input name="name" value="Ada" aria-label="Name">${button}</form></sq-form>`,
          /could not get a form submission key/i,
        ] as const,
    ),
    [
      'sq-sign-in',
      'sq-sign-in',
      `<sq-sign-in><form method="post"><input type="email" name="email" value="a@example.com" aria-label="Email">
        <input type="password" name="password" value="x" aria-label="Password">${BUTTON}</form></sq-sign-in>`,
      /connect/i,
    ],
    [
      'sq-product',
      'sq-product',
      `<sq-product item-id="bowl"><form method="post" action="/add"><input name="itemId" value="bowl">${BUTTON}</form></sq-product>`,
      /connect/i,
    ],
  ] as const)
    it(`${what} in a frame of no origin says that it is not sent`, async () => {
      const frame = await open('/around', block, inside);
      const typed = await frame.$eval('form', (form) => new URLSearchParams(new FormData(form) as never).toString());
      await frame.click('form button');
      await frame.waitForFunction(
        (tag: string, pattern: string) =>
          new RegExp(pattern, 'i').test(
            [...document.querySelector(tag)!.shadowRoot!.querySelectorAll<HTMLElement>('*')]
              .map((each) => each.innerText ?? '')
              .join(' '),
          ),
        {},
        block,
        words.source,
      );
      assert.deepEqual(
        posts.filter(({ path }) => !/^\/api\/(?!form\/(?:submit|Save))/.test(path)),
        [],
      );
      assert.equal(frame.url(), `${site.origin}/page`);
      assert.equal(
        await frame.$eval('form', (form) => new URLSearchParams(new FormData(form) as never).toString()),
        typed,
      );
    });
});
