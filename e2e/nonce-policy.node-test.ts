import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const POLICY =
  "default-src 'self'; script-src 'nonce-own' 'strict-dynamic'; base-uri 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types sq";

const pushes = (name: string) => `(window.ran??=[]).push('${name}')`;
const waiting = (attributes: string, text = '') =>
  `<script type="text/plain" data-sq-consent="analytics" ${attributes}>${text}</script>`;
const count = (attributes: string) =>
  `<sq-comment-count shortname="a" ${attributes}><a href="/b">B</a></sq-comment-count>`;
const table = (attributes: string) =>
  `<sq-reservation variant="themed" ${attributes}><a href="/b">B</a></sq-reservation>`;
/** Its thanks have a script in the text and one in a file. */
const form = (name: string, attributes: string) =>
  `<sq-form ${attributes} post-submit-html="&lt;b>Thanks&lt;/b>&lt;script>${pushes(`html-${name}`)}&lt;/script>&lt;script src='/ran-html-${name}.js'>&lt;/script>">
  <form action="/sent" method="post"><input name="a" value="b" aria-label="A"><button id="${name}">Send</button></form></sq-form>`;

/** What strangers may have written: no nonce, or one that they have guessed. */
const FOREIGN = ['', 'nonce="guess"'].flatMap((nonce, at) => [
  waiting(nonce, pushes(`foreign-${at}`)),
  waiting(`${nonce} data-src="/ran-foreign-waiting-${at}.js"`),
  count(`${nonce} src="/ran-foreign-count-${at}.js"`),
  table(`${nonce} src="/ran-foreign-table-${at}.js"`),
  form(`foreign-${at}`, nonce),
]);
const OWN = [
  waiting('nonce="own"', pushes('inline-own')),
  waiting('nonce="own" data-src="/ran-waiting-own.js"'),
  count('nonce="own" src="/ran-count-own.js"'),
  table('nonce="own" src="/ran-table-own.js"'),
  form('own', 'nonce="own"'),
];
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Nonces</title>
  <link rel="stylesheet" href="/dist/sq-blocks.css"><script nonce="own" type="module" src="/dist/sq-blocks.js"></script>
  ${FOREIGN.join('')}${OWN.join('')}<p><button data-sq-action="open-consent">Cookies</button></p>
  <script nonce="own" type="module">
    import { consent } from '/dist/public/services.js';
    consent().accept();
  </script></html>`;

describe('a page whose policy trusts nonces, with strict-dynamic', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      headers: { 'content-security-policy': POLICY },
      pages: { '/nonces.html': PAGE },
      intercept(path, response) {
        if (path === '/sent') response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
        else if (/^\/ran-.*\.js$/.test(path))
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(pushes(path.slice(5, -3)));
        else return false;
        return true;
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('the kit lends its own nonce to nothing that has none', async () => {
    const tab = await browser.newPage();
    await tab.goto(`${server.origin}/nonces.html`, { waitUntil: 'networkidle0' });
    for (const id of ['foreign-0', 'foreign-1', 'own']) {
      await tab.click(`#${id}`);
      await tab.waitForSelector(`sq-form:has(#${id}) .sq-form-success b`);
    }
    const own = ['inline-own', 'waiting-own', 'count-own', 'table-own', 'html-own'];
    await tab.waitForFunction(
      (names) => names.every((name) => (window as { ran?: string[] }).ran?.includes(name)),
      {},
      [...own, 'html-own'],
    );
    await tab.waitForNetworkIdle();
    const ran = await tab.evaluate(() => (window as { ran?: string[] }).ran ?? []);
    assert.deepEqual([...new Set(ran)].sort(), [...own].sort());
    assert.deepEqual(
      server.requests.filter((path) => path.includes('foreign')),
      [],
    );
  });
});

const PLAN = '/plan.svg';
const OBJECT = `&lt;object>&lt;embed src='${PLAN}'>&lt;/object>`;
const RUNNING = `<embed data-sq-consent="media" data-src="${PLAN}">
  <object data-sq-consent="media" data-data="${PLAN}"><p>A plan of the house</p></object>
  <sq-video overlay="false" force-autoplay data-html="${OBJECT}"><a href="${PLAN}">The plan</a></sq-video>
  <img data-sq-consent="media" data-src="${PLAN}" alt="">`;
/** Runs inside the page: what each of them shows. */
const SHOWN = `[
  document.querySelector('embed').getAttribute('src'),
  document.querySelector('object').getAttribute('data'),
  document.querySelector('img').getAttribute('src'),
  document.querySelector('sq-video').shadowRoot?.querySelector('object embed')?.src.slice(location.origin.length),
]`;

describe('a page that enforces Trusted Types', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      intercept(path, response) {
        const isPlan = path === PLAN;
        if (!isPlan && !path.startsWith('/types-')) return false;
        const policy = `require-trusted-types-for 'script'; trusted-types ${path.endsWith('sq') ? 'sq' : "'none'"}`;
        response
          .writeHead(
            200,
            isPlan
              ? { 'content-type': 'image/svg+xml' }
              : { 'content-type': 'text/html', 'content-security-policy': policy },
          )
          .end(
            isPlan
              ? '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'
              : `<!doctype html><html lang="en"><title>Types</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/sq-blocks.css">
                <script type="module" src="/dist/sq-blocks.js"></script>${RUNNING}
                <script type="module">import { consent } from '/dist/public/services.js'; consent().accept();</script></html>`,
          );
        return true;
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('shows embeds and objects that have waited for consent, and a film in an object', async () => {
    const tab = await browser.newPage();
    const lines = listenTo(tab);
    await tab.goto(`${server.origin}/types-sq`);
    await tab.waitForFunction(`${SHOWN}.every(Boolean)`);
    assert.deepEqual(
      await tab.evaluate(SHOWN),
      Array.from({ length: 4 }, () => PLAN),
    );
    assert.deepEqual(lines, []);
  });
  it('has the content of its author and one warning where it refuses the policy; what follows is shown', async () => {
    const tab = await browser.newPage();
    const lines = listenTo(tab);
    await tab.goto(`${server.origin}/types-none`);
    await tab.waitForFunction(() => document.querySelector('img')!.hasAttribute('src'));
    assert.deepEqual(await tab.evaluate(`${SHOWN}.slice(0, 3)`), [null, null, PLAN]);
    assert.equal(await tab.evaluate(() => document.querySelector('object p')!.checkVisibility()), true);
    const warnings = lines.filter((line) => line.includes('an embed or object'));
    assert.equal(warnings.length, 1, lines.join('\n'));
  });
});
