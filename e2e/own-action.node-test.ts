import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Frame, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

interface Post {
  readonly path: string;
  readonly method: string;
  readonly body: string;
  readonly type: string;
}

/** A server that knows nothing of the kit, with an answer for each path. */
async function openServer(answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void>) {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '' } = request;
      if (method === 'POST') posts.push({ path: pathname, method, body, type: request.headers['content-type'] ?? '' });
      const answer = answers[pathname];
      if (answer) answer(response, request);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const pageWith = (form: string, attributes = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>Contact</title><link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="module" src="/dist/sq-blocks.js"></script></head><body>
  <sq-form remember="false" ${attributes}><form method="post" ${form}>
    <label>Email <input type="email" name="email" required></label>
    <label>Message <textarea name="message"></textarea></label><button name="do" value="send">Send</button>
  </form></sq-form></body></html>`;
const ENTRIES = 'email=ada%40example.com&message=Line%0D%0ATwo&do=send';

describe('a form with an action of its own, on built files and real servers', () => {
  let browser: Browser;
  let context: BrowserContext;
  let other: Awaited<ReturnType<typeof openServer>>;
  let site: StaticServer;
  const sitePosts: string[] = [];
  const pages: Record<string, string> = {};

  before(async () => {
    const cors = { 'access-control-allow-origin': '*' };
    other = await openServer({
      '/open': (response, { method }) =>
        response
          .writeHead(method === 'POST' ? 200 : 405, { ...cors, 'content-type': 'application/json' })
          .end('{"ok":true}'),
      '/open-redirect': (response, { method }) =>
        method === 'POST'
          ? response.writeHead(303, { ...cors, location: `${site.origin}/thanks` }).end()
          : response.writeHead(200, cors).end(),
      '/closed': (response, { method }) =>
        method === 'POST'
          ? response.writeHead(200, HTML).end('<title>Subscribed</title><h1>Subscribed</h1>')
          : response.writeHead(200, HTML).end(),
    });
    const answers: Record<string, (response: ServerResponse) => unknown> = {
      '/mailer.cgi': (response) => response.writeHead(302, { location: '/thanks' }).end(),
      '/printer.cgi': (response) => response.writeHead(200, HTML).end('<main><h1>Received</h1></main>'),
    };
    site = await serveFiles({
      pages,
      intercept(path, response) {
        if (!answers[path]) return false;
        if (response.req.method === 'POST') sitePosts.push(path);
        answers[path](response);
        return true;
      },
    });
    pages['/thanks'] = '<!doctype html><title>Thanks</title><h1>Thank you</h1>';
    browser = await openChromium();
  });
  beforeEach(async () => {
    context = await browser.createBrowserContext();
    other.posts.length = sitePosts.length = 0;
  });
  afterEach(() => context.close());
  after(async () => {
    await browser.close();
    await Promise.all([site.close(), other.close()]);
  });

  async function open(form: string, attributes = '', csp = ''): Promise<Page> {
    pages['/contact'] = pageWith(form, attributes).replace('<title>', `${csp}<title>`);
    const page = await context.newPage();
    await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle0' });
    await page.waitForSelector('sq-form:state(ready)');
    await page.type('[name=email]', 'ada@example.com');
    await page.$eval('textarea', (area) => (area.value = 'Line\nTwo'));
    return page;
  }
  async function openFrame(action: string, attributes: string): Promise<Frame> {
    pages['/contact'] = pageWith(`action="${action}"`);
    pages['/around'] =
      `<!doctype html><title>Around</title><iframe title="Contact" width="800" height="600" ${attributes}></iframe>`;
    const page = await context.newPage();
    await page.goto(`${site.origin}/around`);
    const frame = await (await page.waitForSelector('iframe'))!.contentFrame();
    await frame.waitForSelector('sq-form:state(ready)');
    await frame.type('[name=email]', 'ada@example.com');
    return frame;
  }
  const press = (page: Page) => page.click('button:not([type=button])');
  const successOf = async (page: Page) =>
    (await page.waitForSelector('.sq-form-success'))!.evaluate(({ textContent }) => textContent);
  const platformCalls = () => site.requests.filter((path) => path.startsWith('/api/'));

  it('a redirect of the site is followed, as without script', async () => {
    const page = await open('action="/mailer.cgi"');
    await Promise.all([page.waitForNavigation(), press(page)]);
    assert.equal(page.url(), `${site.origin}/thanks`);
    assert.deepEqual(sitePosts, ['/mailer.cgi']);
    assert.deepEqual(platformCalls(), []);
  });
  it('a page of the site is shown as text', async () => {
    const page = await open('action="/printer.cgi"');
    await press(page);
    const words = await page.waitForSelector('.sq-form-answer > div');
    assert.equal(await words!.evaluate(({ textContent }) => textContent), 'Received');
    assert.deepEqual(sitePosts, ['/printer.cgi']);
  });
  for (const action of ['/printer.cgi'])
    it(`a sandboxed frame, which is of no origin, sends it once by the browser: ${action}`, async () => {
      const frame = await openFrame(action, 'sandbox="allow-scripts allow-forms" src="/contact"');
      await frame.click('button');
      const heading = await frame.waitForSelector('h1');
      assert.equal(await heading!.evaluate(({ textContent }) => textContent), 'Received');
      assert.deepEqual(sitePosts, [action]);
    });
  it('a frame of the page without an address sends it as the page itself', async () => {
    const frame = await openFrame(
      '/printer.cgi',
      `srcdoc="${pageWith('action="/printer.cgi"').replaceAll('"', '&quot;')}"`,
    );
    await frame.click('button');
    const words = await frame.waitForSelector('.sq-form-answer > div');
    assert.equal(await words!.evaluate(({ textContent }) => textContent), 'Received');
    assert.deepEqual(sitePosts, ['/printer.cgi']);
  });
  it('another origin that allows it is sent once by script, without a preflight', async () => {
    const page = await open(`action="${other.origin}/open"`);
    await press(page);
    assert.equal(await successOf(page), 'Thank you!');
    assert.deepEqual(other.posts, [
      { path: '/open', method: 'POST', body: ENTRIES, type: 'application/x-www-form-urlencoded' },
    ]);
  });
  it('a redirect of another origin is a success; its address is not told to scripts', async () => {
    const page = await open(`action="${other.origin}/open-redirect"`);
    await press(page);
    assert.equal(await successOf(page), 'Thank you!');
    assert.equal(other.posts.length, 1);
  });
  it('another origin that does not allow it is sent once by the browser, which shows its page', async () => {
    const page = await open(`action="${other.origin}/closed"`);
    await Promise.all([page.waitForNavigation(), press(page)]);
    assert.equal(await page.title(), 'Subscribed');
    assert.deepEqual(other.posts, [
      { path: '/closed', method: 'POST', body: ENTRIES, type: 'application/x-www-form-urlencoded' },
    ]);
  });
  it('a content security policy that forbids scripts to send it does not keep it from being sent', async () => {
    const csp = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'self' 'unsafe-inline'">`;
    const page = await open(`action="${other.origin}/open"`, '', csp);
    await Promise.all([page.waitForNavigation(), press(page)]);
    assert.equal(other.posts.length, 1);
  });
  it('it is sent by the browser in the same way where scripting is off', async () => {
    pages['/contact'] = pageWith(`action="${other.origin}/closed"`);
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.origin}/contact`);
    await page.type('[name=email]', 'ada@example.com');
    await page.type('textarea', 'Line\nTwo');
    await Promise.all([page.waitForNavigation(), press(page)]);
    assert.equal(other.posts[0]?.body, ENTRIES);
  });
  it("the README's first page works on a static host", async () => {
    const readme = readFileSync('README.md', 'utf8');
    pages['/first'] = /```html\n(<!doctype html>[^]*?)```/.exec(readme)![1]!;
    const page = await context.newPage();
    const sent: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === site.origin) return void request.continue();
      if (request.method() === 'POST') sent.push(`${url.href} ${request.postData() ?? ''}`);
      void request.respond({
        status: 200,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: '{"ok":true,"next":"/thanks"}',
      });
    });
    await page.goto(`${site.origin}/first`);
    await page.$eval('sq-form', (element) => element.scrollIntoView());
    await page.waitForSelector('sq-form:state(ready)');
    await page.type('sq-form [name=email]', 'ada@example.com');
    await page.$eval('sq-form form', (form) => form.requestSubmit());
    assert.equal(await successOf(page), 'Thank you. We answer within a day.');
    assert.equal(sent.length, 1);
    assert.match(sent[0]!, /^https:\/\/formspree\.io\/f\/\S+ email=ada%40example\.com&message=$/);
    assert.deepEqual(
      platformCalls().filter((path) => path.includes('form')),
      [],
    );
  });
});
