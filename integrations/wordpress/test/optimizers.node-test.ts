import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { answerElsewhere, choice, inside, setConsentApi, whenServicesRun } from './support/consent.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

const PAGE = `<sq-accordion><details><summary>Question</summary><p>Answer</p></details></sq-accordion>
<sq-gallery design="carousel"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A bowl" width="300" height="200"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A jug" width="300" height="200"></sq-gallery>
<div id="wrapped" class="sq-block sq-accordion"><details><summary>Another</summary><p>Words</p></details></div>
[sq_form fields="Name*"]`;
const FILM =
  '<sq-video src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" thumbnail-url="https://i.ytimg.com/vi/1/0.jpg"></sq-video>';

let site: WordPress;
let browser: Browser;
let context: BrowserContext;
let pages: { blocks: string; film: string };

const setOptimizer = (name: string) => site.php(`update_option( 'test_optimizer', $input );`, name);

before(async () => {
  [site, browser] = await Promise.all([startWordPress(), openChromium()]);
  const write = (html: string) =>
    `${site.address}?p=${site.php<number>(
      `wp_set_current_user( 1 );
      return wp_insert_post( wp_slash( array( 'post_title' => 'A', 'post_content' => $input, 'post_status' => 'publish' ) ) );`,
      html,
    )}`;
  site.php(
    `switch_theme( 'classic' ); file_put_contents( WPMU_PLUGIN_DIR . '/optimizer.php', $input );`,
    readFileSync(path.join(import.meta.dirname, 'support/optimizer.php'), 'utf8'),
  );
  pages = { blocks: write(PAGE), film: write(FILM) };
});
after(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  await context?.close();
  context = await browser.createBrowserContext();
});

const isUpgraded = (page: Page) =>
  page.waitForFunction(() =>
    ['sq-accordion', 'sq-gallery', 'sq-form'].every((name) => document.querySelector(`${name}:defined`)),
  );
/** What can be read on the page, by its own text. */
const readable = (page: Page) =>
  page.evaluate(() =>
    ['summary', 'sq-gallery img', 'sq-form input', '#wrapped summary'].filter((each) =>
      document.querySelector(each)!.checkVisibility(),
    ),
  );
const ALL_READABLE = ['summary', 'sq-gallery img', 'sq-form input', '#wrapped summary'];
const newPage = async (address: string) => {
  const page = await context.newPage();
  const lines = listenTo(page);
  await page.goto(address);
  return { page, lines };
};

for (const way of ['delay-source', 'delay-type'])
  describe(`an optimizer that keeps scripts back: ${way}`, () => {
    before(() => setOptimizer(way));

    it('leaves a page that can be read, and its blocks begin with the first movement', async () => {
      const { page, lines } = await newPage(pages.blocks);
      assert.equal(await page.$('sq-accordion:defined'), null);
      assert.deepEqual(await readable(page), ALL_READABLE);
      await page.mouse.move(5, 5);
      await isUpgraded(page);
      assert.deepEqual(await readable(page), ALL_READABLE);
      assert.deepEqual(lines, []);
    });

    it('does not lose the first click, nor does what it opened close again', async () => {
      const { page, lines } = await newPage(pages.blocks);
      await page.$eval('summary', (summary) => {
        summary.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true }));
        summary.click();
      });
      await isUpgraded(page);
      assert.equal(await page.$eval('details', ({ open }) => open), true);
      await page.click('summary');
      await page.waitForFunction(() => !document.querySelector('details')!.open);
      assert.deepEqual(lines, []);
    });

    it('does not lose what was typed before the form was ready', async () => {
      const { page, lines } = await newPage(pages.blocks);
      await page.focus('sq-form input:not([type=hidden])');
      await page.keyboard.type('Ada');
      await isUpgraded(page);
      assert.equal(await page.$eval('sq-form input:not([type=hidden])', (field) => field.value), 'Ada');
      assert.deepEqual(lines, []);
    });
  });

describe('an optimizer that asks which scripts it must leave', () => {
  before(() => setOptimizer('delay-others'));
  it('keeps none of the kit back', async () => {
    const { page, lines } = await newPage(pages.blocks);
    await isUpgraded(page);
    assert.equal(await page.$('[data-put-back]'), null);
    assert.deepEqual(lines, []);
  });
  it('is asked in the words of each', () => {
    const told = site.php<Record<string, unknown>>(
      `$told = array();
      foreach ( $input as $filter ) { $told[ $filter ] = apply_filters( $filter, array( 'others' ) ); }
      foreach ( array( 'autoptimize_filter_js_exclude', 'autoptimize_filter_css_exclude' ) as $filter ) { $told[ $filter ] = apply_filters( $filter, 'others' ); }
      return $told;`,
      [
        'rocket_delay_js_exclusions',
        'rocket_exclude_js',
        'rocket_exclude_css',
        'litespeed_optimize_js_excludes',
        'litespeed_optm_js_defer_exc',
        'litespeed_optm_gm_js_exc',
        'litespeed_optimize_css_excludes',
        'perfmatters_delay_js_exclusions',
        'perfmatters_minify_js_exclusions',
        'perfmatters_minify_css_exclusions',
      ],
    );
    for (const [filter, list] of Object.entries(told)) {
      const text = typeof list === 'string' ? list : (list as string[]).join();
      assert.match(text, /^others, ?.*sq-blocks/, filter);
    }
  });
});

describe('an optimizer, where another banner asks', () => {
  const denied = async (way: string) => {
    setOptimizer('');
    setConsentApi(site, 'optin');
    const page = await context.newPage();
    const asked: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!/youtu|ytimg/.test(request.url())) return void request.continue();
      asked.push(request.url());
      void request.respond({ status: 200, body: '' });
    });
    await page.goto(pages.film);
    await whenServicesRun(page);
    await answerElsewhere(page, { marketing: 'allow' });
    await page.waitForFunction(() => document.cookie.includes('media'));
    // Another page, without the kit.
    await page.evaluate(() => (document.cookie = 'wp_consent_marketing=deny;path=/'));
    setOptimizer(way);
    asked.length = 0;
    const lines = listenTo(page);
    await page.goto(pages.film);
    await page.mouse.move(5, 5);
    await inside(page, 'sq-video', '[part=provider]');
    await whenServicesRun(page);
    assert.equal(await choice(page), 'declined');
    assert.deepEqual(asked, []);
    assert.deepEqual(lines, []);
  };
  for (const way of ['', 'delay-source', 'delay-classic', 'delay-others'])
    it(`${way || 'without one'}: contacts nobody whom the visitor has denied meanwhile`, () => denied(way));
  after(() => setConsentApi(site, undefined));
});

describe('an optimizer that moves files', () => {
  it('into its own folder, without their hashes: the other files come from the plugin', async () => {
    setOptimizer('cache');
    const { page, lines } = await newPage(pages.blocks);
    await isUpgraded(page);
    assert.match(await page.content(), /cache\/min\/1\/plugins\/sq-blocks\/dist-[\d.]+\/sq-blocks\.js/);
    assert.doesNotMatch(await page.content(), /integrity=/);
    assert.equal(await page.$$eval('link[href*="sq-blocks.css"]', ({ length }) => length), 1);
    assert.deepEqual(lines, []);
  });

  const openFromServer = async (headers: Record<string, string>) => {
    setOptimizer('cdn');
    const page = await context.newPage();
    const lines = listenTo(page);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().startsWith('https://cdn.example/')) return void request.continue();
      const own = request.url().replace('https://cdn.example/', site.address);
      void fetch(own).then(async (answer) =>
        request.respond({
          status: answer.status,
          contentType: answer.headers.get('content-type')!,
          headers,
          body: Buffer.from(await answer.arrayBuffer()),
        }),
      );
    });
    await page.goto(pages.blocks);
    return { page, lines };
  };

  it('to another server that permits it', async () => {
    const { page, lines } = await openFromServer({ 'Access-Control-Allow-Origin': '*' });
    await isUpgraded(page);
    assert.deepEqual(lines, []);
  });

  it('to another server that does not: the page can be read, and the browser says why', async () => {
    const { page, lines } = await openFromServer({});
    assert.deepEqual(await readable(page), ALL_READABLE);
    assert.equal(await page.$('sq-accordion:defined'), null);
    assert.ok(lines.some((line) => /blocked by CORS policy/.test(line)));
  });

  it('and changes them: the page can be read, and the browser says why', async () => {
    setOptimizer('minify');
    const { page, lines } = await newPage(pages.blocks);
    assert.deepEqual(await readable(page), ALL_READABLE);
    assert.equal(await page.$('sq-accordion:defined'), null);
    assert.ok(lines.some((line) => /integrity/.test(line)));
  });
});
