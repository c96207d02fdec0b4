import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { answerElsewhere, choice, inside, setConsentApi, whenServicesRun } from './support/consent.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

const FILM =
  '<sq-video src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" thumbnail-url="https://i.ytimg.com/vi/dQw4w9WgXcQ/0.jpg" force-autoplay></sq-video>';
const OTHER_FILM = '<sq-video src="https://vimeo.com/1" heading="Other"></sq-video>';
const FRAME =
  '<iframe title="A film" data-sq-consent="media" data-src="https://www.youtube-nocookie.com/embed/1" width="300" height="200"></iframe>';
const COUNTER = '<script type="text/plain" data-sq-consent="analytics" data-src="https://count.example/a.js"></script>';
const BANNER =
  '<sq-cookie-banner accept-type="OPT_IN_AND_OUT" purposes="functional analytics media marketing"></sq-cookie-banner>';
const ALL = { functional: 'allow', preferences: 'allow', statistics: 'allow', marketing: 'allow' };

let site: WordPress;
let browser: Browser;
let context: BrowserContext;
/** The addresses of pages, by what is in them. */
let pages: { films: string; banner: string; none: string };

before(async () => {
  [site, browser] = await Promise.all([startWordPress(), openChromium()]);
  const write = (html: string) =>
    `${site.address}?p=${site.php<number>(
      `wp_set_current_user( 1 );
      return wp_insert_post( wp_slash( array( 'post_title' => 'A', 'post_content' => $input, 'post_status' => 'publish' ) ) );`,
      html,
    )}`;
  site.php(`switch_theme( 'classic' );`);
  pages = {
    films: write(FILM + OTHER_FILM + FRAME + COUNTER),
    banner: write(BANNER + FILM + OTHER_FILM),
    none: write('Only words'),
  };
  setConsentApi(site, 'optin', {
    youtube: 'marketing',
    'Google Maps': 'marketing',
    'google-analytics': 'statistics',
    'my-shop': 'functional',
    wishlist: 'preferences',
    'ad-network': 'marketing',
  });
});
after(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  await context?.close();
  context = await browser.createBrowserContext();
});

/** A page whose requests to others are answered with nothing, and noted by their hosts. `until` is what its services wait for. */
async function newPage(): Promise<Page & { asked: string[]; until?: Promise<void> }> {
  const page = Object.assign(await context.newPage(), {
    asked: [] as string[],
    until: undefined as Promise<void> | undefined,
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { host, protocol, pathname } = new URL(request.url());
    if (pathname.endsWith('/services.js')) return void Promise.resolve(page.until).then(() => request.continue());
    if (protocol === 'data:' || host === new URL(site.address).host) return void request.continue();
    page.asked.push(host);
    void request.respond({ status: 200, contentType: 'text/html', body: '' });
  });
  return page;
}
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await whenServicesRun(page);
};
const answer = (page: Page, service: string, value: boolean) =>
  page.evaluate((name, given) => window.wp_set_service_consent(name, given), service, value);
/** Two frames later: what a press starts has begun. */
const frames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
const isYouTube = (host: string) => /youtu|ytimg/.test(host);
const notice = (page: Page, video: string) => inside(page, video, '[part=provider]');

describe('a service that the visitor has denied singly', () => {
  it('is contacted where nothing is denied', async () => {
    const page = await newPage();
    await page.goto(pages.none);
    await answerElsewhere(page, ALL);
    await open(page, pages.films);
    await inside(page, 'sq-video', 'iframe');
    assert.equal(await choice(page), 'accepted functional analytics media marketing');
    assert.ok(page.asked.some(isYouTube));
    assert.ok(page.asked.includes('count.example'));
  });

  it('is not contacted on the next pages, whatever its category is', async () => {
    const page = await newPage();
    await open(page, pages.films);
    await answerElsewhere(page, ALL);
    await inside(page, 'sq-video', 'iframe');
    await page.goto(pages.none);
    await answer(page, 'youtube', false);
    page.asked.length = 0;
    await open(page, pages.films);
    await notice(page, 'sq-video');
    assert.equal(await choice(page), 'declined functional analytics marketing');
    assert.deepEqual(page.asked.filter(isYouTube), []);
    await page.reload();
    await notice(page, 'sq-video');
    assert.deepEqual(page.asked.filter(isYouTube), []);
    assert.equal(await page.evaluate(() => window.wp_is_service_denied('youtube')), true);
    assert.match(await page.evaluate(() => document.cookie), /wp_consent_marketing=allow/, 'others keep their answer');
  });

  it('is no longer contacted from the moment of the answer, and again after the next one', async () => {
    const page = await newPage();
    await open(page, pages.films);
    await answerElsewhere(page, ALL);
    await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe[data-sq-consent]')?.src);
    await answer(page, 'youtube', false);
    await page.waitForFunction(() => !document.querySelector<HTMLIFrameElement>('iframe[data-sq-consent]')?.src);
    assert.equal(await choice(page), 'declined functional analytics marketing');
    await answer(page, 'youtube', true);
    await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe[data-sq-consent]')?.src);
    assert.equal(await choice(page), 'accepted functional analytics media marketing');
  });

  it('is found by its name, else by its category', async () => {
    const page = await newPage();
    for (const [service, permitted] of [
      ['Google Maps', 'declined functional analytics marketing'],
      ['google-analytics', 'declined functional media marketing'],
      ['hCaptcha', 'declined analytics media marketing'],
      ['wishlist', 'declined analytics media marketing'],
      ['ad-network', 'declined functional analytics'],
      ['never-registered', 'declined functional analytics'],
      ['my-shop', 'accepted functional analytics media marketing'],
    ] as const) {
      await open(page, pages.films);
      await answerElsewhere(page, ALL);
      await answer(page, service, false);
      await page.reload();
      assert.equal(await choice(page), permitted, service);
      await answer(page, service, true);
    }
  });

  it('is denied on the server too, which encodes the answer', async () => {
    const page = await newPage();
    await page.goto(pages.none);
    await answerElsewhere(page, ALL);
    await page.goto(`${pages.none}&deny=youtube`);
    assert.match(await page.evaluate(() => document.cookie), /consented_services=%7B/);
    await open(page, pages.films);
    await notice(page, 'sq-video');
    assert.deepEqual(page.asked.filter(isYouTube), []);
  });

  it('needs no category that was answered, and grants nothing', async () => {
    const page = await newPage();
    await page.goto(pages.none);
    await answer(page, 'youtube', false);
    await answer(page, 'google-analytics', true);
    await open(page, pages.films);
    assert.equal(await choice(page), 'undecided');
    assert.deepEqual(await page.evaluate(() => window.heard), []);
  });

  it('is allowed again by the button beside it, and by no other', async () => {
    const page = await newPage();
    await open(page, pages.films);
    await answerElsewhere(page, ALL);
    await answer(page, 'youtube', false);
    await page.reload();
    page.asked.length = 0;
    await inside(page, 'sq-video[heading]', '[part=always]').then((button) => button.press('Enter'));
    await inside(page, 'sq-video[heading]', 'iframe');
    assert.equal(await choice(page), 'declined functional analytics marketing');
    assert.deepEqual(page.asked.filter(isYouTube), []);
    await open(page, pages.films);
    await inside(page, 'sq-video:not([heading])', '[part=always]').then((button) => button.press('Enter'));
    await page.waitForFunction(() => !window.wp_is_service_denied('youtube'));
    assert.equal(await choice(page), 'accepted functional analytics media marketing');
    await page.reload();
    assert.equal(await choice(page), 'accepted functional analytics media marketing');
  });

  describe('where the visitor presses a button before the services run', () => {
    async function pressEarly(page: Page & { until?: Promise<void> }) {
      let run = () => {};
      page.until = new Promise((resolve) => (run = resolve));
      await page.goto(pages.films, { waitUntil: 'domcontentloaded' });
      await inside(page, 'sq-video[heading]', '[part=always]').then((button) => button.press('Enter'));
      await frames(page);
      return run;
    }

    it('is not contacted', async () => {
      const page = await newPage();
      await open(page, pages.films);
      await answerElsewhere(page, ALL);
      await answer(page, 'youtube', false);
      await page.goto(pages.none);
      page.asked.length = 0;
      const run = await pressEarly(page);
      assert.deepEqual(page.asked, []);
      run();
      await inside(page, 'sq-video[heading]', 'iframe');
      assert.equal(await choice(page), 'declined functional analytics marketing');
      assert.deepEqual(page.asked.filter(isYouTube), []);
    });

    it('is allowed, although its category was denied in another banner', async () => {
      const page = await newPage();
      await open(page, pages.films);
      await answerElsewhere(page, { ...ALL, marketing: 'deny' });
      const run = await pressEarly(page);
      run();
      await inside(page, 'sq-video[heading]', 'iframe');
      assert.equal(await choice(page), 'declined functional analytics media');
    });
  });

  it('is allowed by the button beside it alone, and nothing else with it', async () => {
    const page = await newPage();
    await open(page, pages.films);
    await answerElsewhere(page, { ...ALL, statistics: 'deny', marketing: 'deny' });
    await inside(page, 'sq-video[heading]', '[part=always]').then((button) => button.press('Enter'));
    await inside(page, 'sq-video[heading]', 'iframe');
    const hasAllowedFilmsAlone = async () => {
      assert.equal(await choice(page), 'declined functional media');
      for (const category of ['statistics', 'marketing'])
        assert.match(await page.evaluate(() => document.cookie), new RegExp(`wp_consent_${category}=deny`));
      assert.equal(page.asked.includes('count.example'), false);
    };
    await hasAllowedFilmsAlone();
    await open(page, pages.films);
    await inside(page, 'sq-video', 'iframe');
    await hasAllowedFilmsAlone();
  });

  it('is allowed again by the banner of the kit, where the visitor accepts all', async () => {
    const page = await newPage();
    await open(page, pages.banner);
    await answer(page, 'youtube', false);
    await answer(page, 'google-analytics', false);
    await inside(page, 'sq-cookie-banner', '[part=accept]').then((button) => button.click());
    await page.waitForFunction(() => !window.wp_is_service_denied('youtube'));
    assert.equal(await choice(page), 'accepted functional analytics media marketing');
    assert.equal(await page.evaluate(() => window.wp_is_service_denied('google-analytics')), false);
  });

  it('does not keep what the visitor denies in the kit from the other plugins', async () => {
    const page = await newPage();
    await open(page, pages.banner);
    await inside(page, 'sq-cookie-banner', '[part=accept]').then((button) => button.click());
    await page.waitForFunction(() => document.cookie.includes('wp_consent_marketing=allow'));
    await answer(page, 'youtube', false);
    await page.reload();
    assert.equal(await choice(page), 'declined functional analytics marketing');
    const choose = (words: string) =>
      page.evaluate((list) => window.sq!.push(({ consent }) => consent().choose(list.split(' ') as [])), words);
    await choose('functional marketing');
    await page.waitForFunction(() => document.cookie.includes('wp_consent_statistics=deny'));
    assert.match(await page.evaluate(() => document.cookie), /wp_consent_marketing=allow/);
    await choose('functional');
    await page.waitForFunction(() => document.cookie.includes('wp_consent_marketing=deny'));
    await page.reload();
    assert.equal(await choice(page), 'declined functional');
    assert.equal(await page.evaluate(() => window.wp_is_service_denied('youtube')), true);
  });
});
