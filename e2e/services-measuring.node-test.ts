import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { breakMenu, hitsOf, leave, PERSON, stored, visit, type Visit } from './support/measured-visit.js';
import type { Call } from './support/site-server.js';

const SITE = { website: { id: 'w1' } };
const ERRORS = 'events/RecordJavascriptErrors';
const FORM =
  '<sq-form form-id="table"><form><label>Guests <input name="guests"></label> <button>Book</button></form></sq-form>';
const SPEED = '1/performance/records';
const ALL_STORED = ['local ss_analytics_id', 'ss_analytics_id', 'ss_cvr', 'ss_cvt'];

/** The values of the first four columns of docs/measuring.md. */
const POLICIES: Readonly<Record<string, object>> = {
  none: {},
  restrictive: { cookieSettings: { isAnalyticsCookiesDisabled: true } },
  absolute: { cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } },
  anonymous: { measuring: { visits: 'anonymous' } },
  unlogged: { cookieSettings: { isActivityLogEnabled: false } },
  off: { censusDisabled: true },
};
/** The rows of the requirements that a policy's lines prove. */
const ROWS: Readonly<Record<string, string>> = {
  none: ' [TRK-001]',
  restrictive: ' [CKB-011]',
  absolute: ' [CKB-010]',
  anonymous: '',
  unlogged: ' [CKB-012]',
  off: ' [TRK-006]',
};
const VALUES = {
  policy: Object.keys(POLICIES),
  banner: ['no', 'yes'],
  choice: ['none', 'accepted', 'declined'],
  GPC: ['no', 'yes'],
};
type Condition = keyof typeof VALUES;
type Row = Readonly<Record<Condition | 'cookies' | 'visits' | 'errors' | 'speed', string>>;

function readTable(): Row[] {
  const text = readFileSync('docs/measuring.md', 'utf8');
  const [table] = /^\|(?:.*\|\n)+/m.exec(text.slice(text.indexOf('<!-- table: ')))!;
  const [names, , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [names![at], cell])) as Row);
}

/** The lines of the table with `any` written out. */
const writtenOut = (row: Row): Row[] =>
  (Object.keys(VALUES) as Condition[]).reduce<Row[]>(
    (rows, name) =>
      rows.flatMap((each) =>
        each[name] === 'any' ? VALUES[name].map((value) => ({ ...each, [name]: value })) : [each],
      ),
    [row],
  );
const nameOf = (row: Row) => (Object.keys(VALUES) as Condition[]).map((name) => `${name} ${row[name]}`).join(', ');

const visitOf = ({ policy, banner, choice, GPC }: Row): Visit => ({
  context: { ...SITE, ...POLICIES[policy] },
  html: banner === 'yes' ? '<sq-cookie-banner></sq-cookie-banner>' : '',
  choice: choice === 'accepted' || choice === 'declined' ? choice : undefined,
  gpc: GPC === 'yes',
});

function assertNameless(calls: readonly Call[], name: string) {
  for (const { headers, query, body, name: call } of calls) {
    assert.equal(headers.cookie, undefined, `${name}: ${call} has cookies`);
    const sent = `${decodeURIComponent(query.toString())} ${decodeURIComponent(body)}`;
    assert.doesNotMatch(sent, /ada|\bcrumb=./, `${name}: ${call} names the visitor`);
    assert.ok(!sent.replaceAll('+', ' ').includes(PERSON), `${name}: ${call} has all that the browser says of itself`);
    // The forms' calls have the page's path alone.
    const own = call === 'census/form-render' ? /"pagePath":"\/menu"/ : /\/menu\?campaign=spring|"action":"open"/;
    assert.match(sent, own, `${name}: ${call}`);
  }
}

/** A call that never comes must not stop all tests. */
const LIMIT = { timeout: 600_000 };

describe('what is measured, built', LIMIT, () => {
  let browser: Browser;
  before(async () => (browser = await openChromium()));
  after(() => browser.close());

  /** A visit from its beginning to its end: what the site's server got, and what the browser has kept. */
  async function measure(options: Visit, expected: Pick<Row, 'visits' | 'errors' | 'speed'>) {
    const { page, server, close } = await visit(browser, { ...options, html: FORM + (options.html ?? '') });
    await page.evaluate(
      () => new Promise<void>((give) => window.sq!.push(({ track }) => give(track.event({ action: 'open' })))),
    );
    if (expected.visits !== 'no')
      for (const name of ['census/RecordHit', 'census/form-render', 'track/Track']) await server.got(name);
    // What must not be counted is not counted when the form is there either.
    await page.waitForSelector('sq-form:state(ready)');
    await page.waitForNetworkIdle();
    const kept = await stored(page);
    await breakMenu(page);
    await leave(page);
    if (expected.errors === 'yes') await server.got(ERRORS);
    if (expected.speed === 'yes') await server.got(SPEED);
    await close();
    return { kept, calls: server.calls };
  }
  async function prove(row: Row) {
    const name = nameOf(row);
    const { kept, calls } = await measure(visitOf(row), row);
    const hits = hitsOf(calls);
    assert.deepEqual(kept, row.cookies === 'yes' ? ALL_STORED : [], `${name}: what is stored`);
    const expected = row.visits === 'no' ? [] : ['census/RecordHit', 'census/form-render', 'track/Track', 'v1/events'];
    assert.deepEqual(hits.map((call) => call.name).sort(), expected, name);
    if (row.visits === 'nameless') assertNameless(hits, name);
    if (row.policy === 'unlogged')
      assert.ok(!calls.some(({ body }) => body.includes(PERSON)), `${name}: reports have all that the browser says`);
    if (row.visits === 'yes') {
      const visitor = new URLSearchParams(hits.find((call) => call.name === 'census/RecordHit')!.body).get(
        'visitorCookie',
      )!;
      assert.match(visitor, /^[\w-]{36}\|/, name);
      const { visitorCookie } = JSON.parse(hits.find((call) => call.name === 'census/form-render')!.body) as Record<
        string,
        unknown
      >;
      assert.equal(visitorCookie, visitor, `${name}: a form is shown to a visitor who has been counted`);
    }
    for (const [column, call] of [
      ['errors', ERRORS],
      ['speed', SPEED],
    ] as const)
      assert.equal(
        calls.filter((each) => each.name === call).length,
        row[column] === 'yes' ? 1 : 0,
        `${name}: ${call}`,
      );
  }

  const table = readTable();
  it('is said for each policy, banner, choice and signal once', () => {
    const names = table.flatMap(writtenOut).map(nameOf);
    assert.equal(new Set(names).size, names.length);
    assert.equal(names.length, 6 * 2 * 3 * 2);
  });
  for (const row of table)
    it(`${nameOf(row)}: ${row.visits === 'no' ? 'no visits' : `visits: ${row.visits}`}${ROWS[row.policy]}`, async () => {
      const rows = writtenOut(row);
      while (rows.length > 0) await Promise.all(rows.splice(0, 3).map(prove));
    });

  it('is deleted from earlier visits where a policy or the visitor forbids it, under each name [CKB-024]', async () => {
    const old = { ss_cvr: 'a|1|1|1|1', ss_cvt: '1', ss_analytics_id: 'a', studio_id: 'a' };
    const named = { analyticsCookieName: 'studio_id' };
    const forbidding: Visit[] = [
      { context: { ...SITE, cookieSettings: { ...named, isAnalyticsCookiesDisabled: true } } },
      {
        context: { ...SITE, cookieSettings: { ...named, isRestrictiveCookiePolicyAbsolute: true } },
        choice: 'accepted',
      },
      { context: { ...SITE, cookieSettings: named, measuring: { visits: 'anonymous' } } },
      { context: { ...SITE, cookieSettings: named }, choice: 'declined' },
      { context: { ...SITE, cookieSettings: named }, gpc: true },
      { context: { cookieSettings: named }, choice: 'declined', html: '<sq-cookie-banner></sq-cookie-banner>' },
    ];
    for (const options of forbidding) {
      const { page, server, close } = await visit(browser, { ...options, cookies: { ...old, own: 'y' } });
      await page.evaluate(() => ['studio_id', 'own'].forEach((key) => localStorage.setItem(key, 'a')));
      // The next page finds both.
      for (const [name, value] of Object.entries(old)) await page.setCookie({ url: server.origin, name, value });
      await page.reload();
      await page.waitForFunction(() => !/ss_cv|_id=/.test(document.cookie) && !localStorage.getItem('studio_id'));
      assert.deepEqual(await stored(page), ['local own', 'own'], JSON.stringify(options));
      await close();
    }
  });

  it('is less, as the context says: errors of the kit only, no errors, no speed, nothing', async () => {
    const nothing = { visits: 'no', errors: 'no', speed: 'no' };
    for (const [settings, expected] of [
      [{ errors: 'kit' }, { visits: 'yes', errors: 'no', speed: 'yes' }],
      [{ errors: false }, { visits: 'yes', errors: 'no', speed: 'yes' }],
      [{ visits: false }, { visits: 'no', errors: 'yes', speed: 'yes' }],
      [{ speed: false }, { visits: 'yes', errors: 'yes', speed: 'no' }],
      [false, nothing],
    ] as const) {
      const { calls } = await measure({ context: { ...SITE, measuring: settings } }, expected);
      const name = JSON.stringify(settings);
      assert.equal(hitsOf(calls).length > 0, expected.visits === 'yes', name);
      assert.equal(calls.filter((call) => call.name === ERRORS).length, expected.errors === 'yes' ? 1 : 0, name);
      assert.equal(
        calls.some((call) => call.name.startsWith('1/performance/')),
        expected.speed === 'yes',
        name,
      );
    }
  });

  it('is nothing of a browser that says it is a robot, unless the site wants its tests measured', async () => {
    const nothing = { visits: 'no', errors: 'no', speed: 'no' };
    const googlebot = `${PERSON} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;
    for (const robot of [{ webdriver: true }, { userAgent: googlebot }]) {
      const unseen = await measure({ context: SITE, ...robot }, nothing);
      assert.deepEqual([unseen.kept, unseen.calls.map(({ name }) => name)], [[], []], JSON.stringify(robot));
      const seen = await measure(
        { context: { ...SITE, measuring: { robots: true } }, ...robot },
        { visits: 'yes', errors: 'yes', speed: 'yes' },
      );
      assert.deepEqual(seen.kept, ALL_STORED);
    }
  });

  it('is nothing on a page without a context', async () => {
    for (const options of [{}, { context: {} }]) {
      const { kept, calls } = await measure(options, { visits: 'no', errors: 'no', speed: 'no' });
      assert.deepEqual([kept, calls], [[], []]);
    }
  });

  it('is one view for each page of a site that loads no documents, with the policy of each', async () => {
    const { page, server, close } = await visit(browser, { context: SITE });
    await server.got('census/RecordHit');
    for (const address of ['/menu/lunch', '/menu/dinner']) {
      await page.evaluate((path) => history.pushState(null, '', path), address);
      await server.got('census/RecordHit', address.endsWith('lunch') ? 2 : 3);
    }
    await page.evaluate(() => history.pushState(null, '', '#wine'));
    await page.evaluate(() => new Promise<void>((give) => window.sq!.push(({ consent }) => give(consent().decline()))));
    await page.evaluate(() => history.pushState(null, '', '/menu/dessert'));
    await page.evaluate(() => new Promise<void>((give) => window.sq!.push(({ consent }) => give(consent().accept()))));
    const hits = await server.got('census/RecordHit', 4);
    const paths = hits.map(({ body }) => {
      const { url } = JSON.parse(new URLSearchParams(body).get('data')!) as { url: string };
      return new URL(url).pathname;
    });
    assert.deepEqual(paths, ['/menu', '/menu/lunch', '/menu/dinner', '/menu/dessert']);
    await close();
  });
});

describe('errors that are reported, built', LIMIT, () => {
  let browser: Browser;
  before(async () => (browser = await openChromium()));
  after(() => browser.close());

  it('are those of the site; those of extensions and other origins stay out', async () => {
    const { page, server, close } = await visit(browser, { context: SITE });
    await page.evaluate(() => {
      const noise = [
        'chrome-extension://abc/content.js',
        'moz-extension://abc/content.js',
        'https://tags.example/tag.js',
      ];
      for (const file of noise) {
        const error = Object.assign(new Error(file), { stack: `Error: ${file}\n    at x (${file}:1:2)` });
        dispatchEvent(new ErrorEvent('error', { error, message: file, filename: file, lineno: 1, colno: 2 }));
        const promise = Promise.resolve();
        dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }));
      }
      dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    });
    await breakMenu(page);
    await page.evaluate(() => {
      void Promise.reject(new Error('not evaluated'));
    });
    const [batch] = await server.got(ERRORS);
    const reports = JSON.parse(batch!.body) as { data: { message: string; file: string } }[];
    assert.deepEqual(
      reports.filter(({ data }) => data.file.startsWith(server.origin)).map(({ data }) => data.message),
      ['Error: the menu is broken'],
    );
    assert.ok(!JSON.stringify(reports.map(({ data }) => data.message)).match(/extension|tags|Script error/));
    await close();
  });
});
