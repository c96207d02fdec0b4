import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { violations } from '@sq-blocks/test-helpers/accessibility';
import { startWordPress, type WordPress } from './support/wordpress.js';
import { answerElsewhere, choice, setConsentApi, whenServicesRun } from './support/consent.js';
import { signIn } from './support/editor.js';

const BANNER =
  '<sq-cookie-banner accept-type="OPT_IN_AND_OUT" purposes="functional analytics media marketing"></sq-cookie-banner>';
const PLAIN = '<sq-accordion><details><summary>A</summary>B</details></sq-accordion><p data-sq-consent="x">Nothing</p>';

let site: WordPress;
let browser: Browser;
let context: BrowserContext;
/** The addresses of pages, by what is in them. */
let pages: { banner: string; plain: string; none: string };

before(async () => {
  [site, browser] = await Promise.all([startWordPress(), openChromium()]);
  const write = (html: string) =>
    `${site.address}?p=${site.php<number>(
      `wp_set_current_user( 1 );
      return wp_insert_post( wp_slash( array( 'post_title' => 'A', 'post_content' => $input, 'post_status' => 'publish' ) ) );`,
      html,
    )}`;
  site.php(`switch_theme( 'classic' );`);
  pages = { banner: write(BANNER + PLAIN), plain: write(PLAIN), none: write('Only words') };
});
after(async () => {
  await browser?.close();
  await site?.close();
});

const setApi = (type: 'optin' | 'optout' | '' | undefined) => setConsentApi(site, type);
const setBanner = (settings: object) => site.php(`update_option( 'sq_blocks_cookie_banner', $input );`, settings);

beforeEach(async () => {
  await context?.close();
  context = await browser.createBrowserContext();
  setBanner({});
});

/** Opens a page, with the services of the kit running. */
async function open(address: string, cookies: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await context.newPage();
  await context.setCookie(
    ...Object.entries(cookies).map(([name, value]) => ({ name, value, domain: '127.0.0.1', path: '/' })),
  );
  await page.goto(address);
  await whenServicesRun(page);
  return page;
}
/** The answers that the API has, by category. */
const answers = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.cookie.matchAll(/wp_consent_([\w-]+)=(\w+)/g)].map(([, name, value]) => [name!, value!] as const),
    ),
  );
const press = (page: Page, part: string) =>
  page.waitForSelector(`sq-cookie-banner >>> [part=${part}]`).then((button) => button!.click());
const ALL = { preferences: 'allow', statistics: 'allow', 'statistics-anonymous': 'allow', marketing: 'allow' };
const NONE = { preferences: 'deny', statistics: 'deny', 'statistics-anonymous': 'deny', marketing: 'deny' };

describe('the banner of the kit', () => {
  before(() => setApi(''));

  it('is registered with the API', () => {
    assert.equal(site.php(`return consent_api_registered( 'sq-blocks/sq-blocks.php' );`), true);
  });

  it('says that nothing is allowed before an answer, and sets no cookie', async () => {
    const page = await open(pages.banner);
    assert.deepEqual(await page.evaluate(() => window.heard), ['type optin']);
    assert.deepEqual(await answers(page), {});
    assert.equal(await page.evaluate(() => document.cookie), '');
  });

  for (const [button, told, chosen] of [
    ['accept', { functional: 'allow', ...ALL }, 'accepted functional analytics media marketing'],
    ['decline', { functional: 'allow', ...NONE }, 'declined'],
  ] as const)
    it(`tells the API its answer: ${button}`, async () => {
      const page = await open(pages.banner);
      const lines = listenTo(page);
      await press(page, button);
      await page.waitForFunction(() => document.cookie.includes('wp_consent_functional'));
      assert.deepEqual(await answers(page), told);
      await page.reload();
      assert.equal(await choice(page), chosen);
      assert.deepEqual(await answers(page), told);
      assert.deepEqual(lines, []);
    });

  it('tells no more than was chosen: marketing is allowed with media and marketing', async () => {
    const page = await open(pages.banner);
    const choose = (purposes: string) =>
      page.evaluate(
        (words) =>
          new Promise<void>((resolve) =>
            window.sq!.push(({ consent }) => resolve(consent().choose(words.split(' ') as []))),
          ),
        purposes,
      );
    await choose('media');
    assert.deepEqual(await answers(page), { functional: 'allow', ...NONE });
    await page.reload();
    assert.equal(await choice(page), 'declined media', 'the choice stays on the next page');
    await choose('marketing analytics');
    assert.deepEqual(await answers(page), {
      functional: 'allow',
      ...NONE,
      statistics: 'allow',
      'statistics-anonymous': 'allow',
    });
    await page.reload();
    assert.equal(await choice(page), 'declined analytics marketing');
    await choose('media marketing');
    assert.deepEqual(await answers(page), { functional: 'allow', ...NONE, marketing: 'allow' });
  });

  it('tells an API that was installed after the answer', async () => {
    const page = await open(pages.banner, { ss_cookieAllowed: 'true', ss_cookieBannerVersion: '2' });
    await page.waitForFunction(() => document.cookie.includes('wp_consent_functional'));
    assert.deepEqual(await answers(page), { functional: 'allow', ...ALL });
  });

  it('denies again what was allowed, when the choice is taken back', async () => {
    const page = await open(pages.banner);
    await press(page, 'accept');
    await page.evaluate(() => window.sq!.push(({ consent }) => consent().reset()));
    await page.waitForFunction(() => document.cookie.includes('wp_consent_marketing=deny'));
    await page.reload();
    assert.equal(await choice(page), 'undecided');
    await page.waitForSelector('sq-cookie-banner >>> [part=accept]');
  });
});

describe('another banner', () => {
  before(() => setApi('optin'));

  it('is taken by the kit, when the visitor answers and on later pages', async () => {
    const page = await open(pages.plain);
    assert.equal(await choice(page), 'undecided');
    await answerElsewhere(page, { functional: 'allow', ...NONE, statistics: 'allow' });
    assert.equal(await choice(page), 'declined analytics');
    await answerElsewhere(page, { marketing: 'allow' });
    assert.equal(await choice(page), 'declined analytics media marketing');
    await answerElsewhere(page, ALL);
    assert.equal(await choice(page), 'accepted functional analytics media marketing');
    assert.deepEqual(await page.evaluate(() => window.heard.length), 8, 'the kit has told nothing back');
    await page.goto(pages.none);
    await answerElsewhere(page, { ...NONE, preferences: 'allow' });
    await page.goto(pages.plain);
    assert.equal(await choice(page), 'declined functional');
  });

  it('grants the kit nothing more than it was given', async () => {
    const page = await open(pages.plain);
    await answerElsewhere(page, { functional: 'allow', 'statistics-anonymous': 'allow' });
    assert.equal(await choice(page), 'undecided');
    await answerElsewhere(page, { statistics: 'allow', 'statistics-anonymous': 'deny' });
    assert.equal(await choice(page), 'declined analytics');
    assert.deepEqual(await answers(page), { functional: 'allow', statistics: 'allow', 'statistics-anonymous': 'deny' });
  });

  it('that has refused need not be followed by that of the kit', async () => {
    const page = await open(pages.banner, { wp_consent_marketing: 'deny', wp_consent_statistics: 'deny' });
    assert.equal(await choice(page), 'declined');
    assert.deepEqual(await page.evaluate(() => window.heard), []);
  });

  it('hears what the visitor chooses in the kit, and the other way round', async () => {
    const page = await open(pages.banner);
    await press(page, 'accept');
    await page.waitForFunction(() => document.cookie.includes('wp_consent_marketing=allow'));
    await answerElsewhere(page, { marketing: 'deny' });
    assert.equal(await choice(page), 'declined functional analytics');
  });

  it('that allows without an answer (opt-out), or says no type, has no answer', async () => {
    for (const type of ['optout', ''] as const) {
      setApi(type);
      const page = await open(pages.plain);
      assert.equal(await choice(page), 'undecided', type);
      await answerElsewhere(page, { statistics: 'deny', marketing: 'deny' });
      assert.equal((await choice(page)).split(' ').length, 1, type);
      await answerElsewhere(page, { statistics: 'allow' });
      assert.equal(await choice(page), 'declined analytics', type);
      await page.reload();
      assert.equal(await choice(page), 'declined analytics', type);
      await context.close();
      context = await browser.createBrowserContext();
    }
  });
});

describe('the banner of the whole site', () => {
  before(() => setApi(''));
  const html = async (address = pages.none) => (await fetch(address)).text();

  it('is on no page before the owner wants it', async () => {
    assert.doesNotMatch(await html(), /sq-cookie-banner|sq-blocks\.js|open-consent/);
    assert.match(await html(), /"on-server">allow</);
  });

  it('is on every page, with the text, the purposes and the policy of the owner', async () => {
    const policy = site.php<string>(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Datenschutz & "Rechte"', 'post_status' => 'publish' ) );
      update_option( 'wp_page_for_privacy_policy', $id ); return get_permalink( $id );`,
    );
    setBanner({
      show: '1',
      text: 'Wir <b>fragen</b> <script>x</script>“zuerst”.',
      purposes: ['media', 'x" onload="x', 'analytics'],
    });
    const page = await html();
    assert.match(
      page,
      /<sq-cookie-banner accept-type="OPT_IN_AND_OUT" purposes="analytics media"><p>Wir <b>fragen<\/b> x“zuerst”\. <a class="privacy-policy-link" href="[^"]+"[^>]*>Datenschutz/,
    );
    assert.ok(page.includes(`<a href="${policy}" data-sq-action="open-consent">`));
    assert.match(page.split('</head>')[0]!, /sq-blocks\.css/);
    assert.match(page, /"on-server">deny</, 'nothing is allowed on the server before an answer');
    site.php(`update_option( 'wp_page_for_privacy_policy', 0 );`);
  });

  it('asks, is accessible, and is opened again by the button at the end of the page', async () => {
    setBanner({ show: true, purposes: ['media'] });
    const page = await context.newPage();
    const lines = listenTo(page);
    await page.goto(pages.none);
    await press(page, 'decline');
    await page.waitForFunction(() => document.cookie.includes('wp_consent_marketing=deny'));
    await page.click('[data-sq-action=open-consent]');
    await page.waitForSelector('sq-cookie-banner >>> [part=accept]');
    assert.deepEqual(
      (await violations(page)).filter((line) => /cookie|sq-/.test(line)),
      [],
    );
    assert.deepEqual(lines, []);
  });

  it('is changed in Settings, Reading', async () => {
    const page = await context.newPage();
    await signIn(page, site.address, 'admin');
    await page.goto(`${site.address}wp-admin/options-reading.php`);
    await page.click('[name="sq_blocks_cookie_banner[show]"]');
    await page.click('[name="sq_blocks_cookie_banner[purposes][]"][value=media]');
    await page.type('#sq_blocks_cookie_banner_text', 'Ça va? <i>"Oui"</i>');
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
    assert.deepEqual(site.php(`return get_option( 'sq_blocks_cookie_banner' );`), {
      show: true,
      text: 'Ça va? <i>"Oui"</i>',
      purposes: ['media'],
    });
    assert.equal(
      await page.$eval('#sq_blocks_cookie_banner_text', (field) => (field as HTMLTextAreaElement).value),
      'Ça va? <i>"Oui"</i>',
    );
  });

  it('is given by a theme, or taken away', async () => {
    const theme = (value: string) =>
      site.php(
        `file_put_contents( WPMU_PLUGIN_DIR . '/banner.php', "<?php add_filter( 'sq_blocks_cookie_banner', function () { return '$input'; } );" );`,
        value,
      );
    theme('<sq-cookie-banner><p>Own</p></sq-cookie-banner>');
    assert.match(await html(), /<sq-cookie-banner><p>Own</);
    theme('');
    setBanner({ show: true });
    assert.doesNotMatch(await html(), /sq-cookie-banner/);
    site.php(`unlink( WPMU_PLUGIN_DIR . '/banner.php' );`);
  });

  it('is gone with the plugin', () => {
    setBanner({ show: true });
    const left = site.php(
      `define( 'WP_UNINSTALL_PLUGIN', 'sq-blocks/sq-blocks.php' ); require WP_PLUGIN_DIR . '/sq-blocks/uninstall.php';
      global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%sq_blocks%'" );`,
    );
    assert.deepEqual(left, []);
  });
});

describe('without the API', () => {
  before(() => setApi(undefined));
  it('the banner rules, and nothing of the API is loaded', async () => {
    const page = await open(pages.banner);
    await press(page, 'accept');
    assert.equal(await choice(page), 'accepted functional analytics media marketing');
    assert.doesNotMatch(await page.content(), /consent\.js|sqBlocksAsksAnother/);
  });
});

describe('a banner in a post', () => {
  const saved = (login: string, text: string) =>
    site.php<string>(
      `wp_set_current_user( get_user_by( 'login', $input[0] )->ID );
      return get_post( wp_insert_post( wp_slash( array( 'post_title' => 'A', 'post_content' => $input[1] ) ) ) )->post_content;`,
      [login, text],
    );

  it('is written by an editor', () => {
    assert.equal(saved('editor', BANNER), BANNER);
  });

  it('is not written by an author, as a tag or a wrapper', () => {
    const written = {
      '<sq-cookie-banner accept-type="OPT_IN"><p>Win!</p></sq-cookie-banner>': '<p>Win!</p>',
      '<SQ-Cookie-Banner>Win!</SQ-Cookie-Banner>': 'Win!',
      '<div class="sq-block sq-cookie-banner" data-text="Win!">a</div>': '<div data-text="Win!">a</div>',
      '<p class="SQ-block&#32;sq-cookie&#45;banner">a</p>': '<p>a</p>',
      '<div class="sq-block sq-gallery my-sq-cookie-banner">a</div>':
        '<div class="sq-block sq-gallery my-sq-cookie-banner">a</div>',
    };
    for (const [text, result] of Object.entries(written)) assert.equal(saved('author', text), result, text);
  });
});

describe('the answer to the banner', () => {
  const ANSWER = 'ss_cookieAllowed=false; ss_cookieBannerVersion=2; ss_cookiePurposes=analytics.media';
  const NAMES = ANSWER.split('; ').map((pair) => pair.split('=')[0]!);
  async function keep(cookie: string) {
    const response = await fetch(`${site.address}?rest_route=/sq-blocks/v1/answer`, {
      method: 'POST',
      headers: { cookie },
    });
    const set = response.headers.getSetCookie().filter((line) => line.startsWith('ss_'));
    return { status: response.status, set, cache: response.headers.get('cache-control') };
  }

  it('is set again by WordPress: Safari keeps it then', async () => {
    const { status, set, cache } = await keep(ANSWER);
    const parts = set.map((line) => line.split('; ').filter((part) => !part.startsWith('expires=')));
    assert.deepEqual(
      parts,
      ANSWER.split('; ').map((pair) => [pair, 'Max-Age=2592000', 'path=/', 'SameSite=Lax']),
    );
    assert.deepEqual([status, cache], [204, 'no-store']);
  });

  it('is not made by WordPress: none, one of several, what the kit does not write', async () => {
    for (const cookie of [
      '',
      'ss_cookieAllowed=true',
      `ss_cookieAllowed=true; ${ANSWER}`,
      ANSWER.replace('false', 'yes'),
    ])
      assert.deepEqual((await keep(cookie)).set, [], cookie);
  });

  it('leaves the pages of those who have answered to caches: they are the same as of everybody else', async () => {
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/page-cache.php', $input );`,
      `<?php add_action( 'wp_footer', function () { echo defined( 'DONOTCACHEPAGE' ) ? 'not stored' : 'stored'; } );`,
    );
    const read = async (cookie: string) => {
      const response = await fetch(pages.banner, { headers: { cookie } });
      const names = ['set-cookie', 'cache-control', 'vary', 'expires'];
      return [names.map((name) => response.headers.get(name)), await response.text()];
    };
    const [headers, html] = await read(ANSWER);
    assert.match(String(html), /\bstored/);
    assert.doesNotMatch(String(html), /not stored/);
    assert.deepEqual([headers, html], await read(''));
    site.php(`unlink( WPMU_PLUGIN_DIR . '/page-cache.php' );`);
  });

  it('is asked for when a page is left, once for each answer of a visit, and not one that was taken back', async () => {
    const page = await open(pages.banner);
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/answers.php', $input ); delete_option( 'test_answers' );`,
      `<?php add_filter( 'rest_pre_dispatch', function ( $result ) {
        update_option( 'test_answers', array_merge( get_option( 'test_answers', array() ), array( $_COOKIE['ss_cookieAllowed'] ?? '' ) ) );
        return $result;
      } );`,
    );
    const sent = () => site.php<string[]>(`return get_option( 'test_answers', array() );`);
    const untilSent = async (count: number) => {
      while (sent().length < count) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
      return sent();
    };
    const leave = async () => {
      await page.goto(pages.plain);
      await whenServicesRun(page);
      await page.goto(pages.banner);
      await whenServicesRun(page);
    };
    const change = (way: 'decline' | 'reset') =>
      page.evaluate((name) => window.sq!.push(({ consent }) => consent()[name]()), way);
    await leave();
    await press(page, 'accept');
    await leave();
    assert.deepEqual(await untilSent(1), ['true']);
    await leave();
    await change('decline');
    await leave();
    assert.deepEqual(await untilSent(2), ['true', 'false']);
    const cookies = (await context.cookies()).filter(({ name }) => NAMES.includes(name));
    assert.deepEqual(cookies.map(({ value }) => value).sort(), ['2', 'false']);
    await change('reset');
    await leave();
    assert.deepEqual(sent(), ['true', 'false']);
    assert.equal(await choice(page), 'undecided');
    site.php(`unlink( WPMU_PLUGIN_DIR . '/answers.php' );`);
  });
});
