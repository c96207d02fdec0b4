import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type { Services } from '../elements/public/services.js';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { hitsOf, leave, visit, type OpenVisit, type Visit } from './support/measured-visit.js';

/** A call that never comes must not stop all tests. */
const LIMIT = { timeout: 600_000 };
const SITE = {
  website: { id: 'w1', identifier: 'tide' },
  appDomain: 'builder.example',
  templateId: 't1',
  pageType: 50,
};
const FILES = ['sq-blocks.js', 'lite/sq-blocks.js', 'sq-blocks.all.js', 'sq-blocks.classic.js'];

/** Runs `use` in the page, with its services and `values`; resolves with what it returns, or the message of what it throws. */
const withServices = <T, V extends unknown[]>(
  page: Page,
  use: (services: Services, ...values: V) => T | Promise<T>,
  ...values: V
) =>
  page.evaluate(
    `new Promise((give) => sq.push((services) => {
      const run = async () => (${use.toString()})(services, ...${JSON.stringify(values)});
      give(run().catch((error) => error.message));
    }))`,
  ) as Promise<T>;

describe('services for scripts, built', LIMIT, () => {
  let browser: Browser;
  const warnings: string[] = [];
  let opened = 0;
  before(async () => (browser = await openChromium()));
  after(() => browser.close());

  async function on(options: Visit, run: (visit: OpenVisit) => Promise<void>) {
    opened = Date.now();
    const open = await visit(browser, options);
    warnings.length = 0;
    open.page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    try {
      await run(open);
    } finally {
      await open.close();
    }
  }

  for (const file of FILES)
    it(`window.sq calls functions of before and after, in order, each once: ${file}`, () =>
      on(
        {
          file,
          html: `<script>
            var order = [], errors = [];
            addEventListener('error', ({ message }) => errors.push(message));
            sq.push(() => { order.push('first'); throw new Error('of the page'); }, () => order.push('second'));
            sq.push(() => order.push('third'));
          </script>`,
        },
        async ({ page }) => {
          const names = await withServices(page, (services) => Object.keys(services).sort());
          assert.deepEqual(names, [
            ...['cart', 'consent', 'context', 'flags', 'places', 'reportError', 'request', 'session'],
            ...['trace', 'track'],
          ]);
          const state = await page.evaluate(() => {
            const { order, errors } = window as unknown as { order: string[]; errors: string[] };
            return {
              order,
              errors,
              own: Object.keys(window.sq!).includes('track'),
              consent: window.sq!.consent!().get(),
            };
          });
          assert.deepEqual(state, {
            order: ['first', 'second', 'third'],
            errors: ['Uncaught Error: of the page'],
            own: true,
            consent: 'undecided',
          });
        },
      ));

  it('window.sq, the blocks and an imported module share the state of the page', () =>
    on({ context: SITE, html: '<sq-cart-indicator></sq-cart-indicator>' }, async ({ page, server }) => {
      server.answer('commerce/shopping-cart/entries', (response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"totalQuantity":3,"subtotalCents":1200,"subtotalAmount":{"currency":"EUR"}}'),
      );
      const added = await withServices(page, async ({ cart }) => (await cart().add({ itemId: 'i1', quantity: 3 })).ok);
      assert.equal(added, true);
      const imported = await page.evaluate(async (file) => {
        const { cart } = (await import(file)) as Services;
        return cart().get();
      }, '/dist/public/services.js');
      assert.deepEqual(imported, { synced: true, items: 3, subtotal: 1200, currency: 'EUR' });
      await page.waitForFunction(() =>
        document.querySelector('sq-cart-indicator')?.shadowRoot?.textContent?.includes('3'),
      );
    }));

  it('a page that has something else under the name keeps it', async () => {
    const { serveSite } = await import('./support/site-server.js');
    const server = await serveSite((path) =>
      path === '/'
        ? `<!doctype html><html lang="en"><meta charset="utf-8"><title>Other</title><link rel="icon" href="data:,">
          <script>var sq = { mine: true }; </script><script type="module" src="/dist/sq-blocks.js"></script>
          <time datetime="2020-01-01" data-sq-relative>1 January</time></html>`
        : undefined,
    );
    const page = await browser.newPage();
    await page.goto(server.origin);
    await page.waitForFunction(() => document.querySelector('time')!.textContent !== '1 January');
    assert.deepEqual(await page.evaluate(() => ({ ...(window.sq as object) })), { mine: true });
    await page.close();
    await server.close();
  });

  it('an event has the page, the session and every field; its id is stored for 390 days [TRK-011, TRK-019, TRK-020, TRK-021, TRK-022]', () =>
    on({ context: { ...SITE, collection: { id: 'c1', type: 10 }, memberId: 'm1' } }, async ({ page, server }) => {
      await server.got('census/RecordHit');
      await withServices(page, ({ track }) =>
        track.event({ action: 'open', object_type: 'menu', product_page: 'lunch' }),
      );
      const [call] = await server.got('v1/events');
      const { analyticsId, commonData, customData } = JSON.parse(call!.body) as Record<string, Record<string, unknown>>;
      const cookies = new Map((await page.cookies()).map((cookie) => [cookie.name, cookie]));
      const { value, expires } = cookies.get('ss_analytics_id')!;
      assert.equal(value, analyticsId);
      // A cookie's time may be rounded to seconds.
      const stored = (expires - 390 * 24 * 60 * 60) * 1000;
      assert.ok(stored > opened - 1000 && stored < Date.now() + 1000, `${opened} ${stored}`);
      const { createdOn, language, timeZone, platform, ...rest } = commonData!;
      assert.ok(Number(createdOn) >= opened && Number(createdOn) <= Date.now(), `${opened} ${Number(createdOn)}`);
      for (const text of [language, timeZone, platform]) assert.ok(typeof text === 'string' && text !== '');
      const [id, , , current] = cookies.get('ss_cvr')!.value.split('|');
      assert.deepEqual(rest, {
        ...{ accountId: null, websiteId: 'w1', memberId: 'm1', templateId: 't1', pageType: 50, collectionType: '10' },
        ...{ isFirstLanding: true, isFirstSession: true, sessionId: `${id}.${current}` },
      });
      const { locales, ...fields } = customData!;
      assert.ok(Array.isArray(locales));
      assert.deepEqual(fields, {
        ...{ actor: 'visitor', action: 'open', event_owner_team: null, event_source: 'web', object_type: 'menu' },
        ...{ object_identifier: null, indirect_object_type: null, indirect_object_identifier: null },
        ...{ product_area: null, product_page: 'lunch', product_section: null },
        ...{ user_member_account_id: null, user_session_id: `${id}.${current}` },
      });
    }));

  it('an event is a JSON request, and a beacon when the page is being left [TRK-023]', () =>
    on({ context: SITE }, async ({ page, server }) => {
      await withServices(page, ({ track }) => track.event({ action: 'stay' }));
      await withServices(page, ({ track }) => {
        const send = navigator.sendBeacon.bind(navigator);
        navigator.sendBeacon = (url, body) => send(`${url.toString()}&by=beacon`, body);
        addEventListener('visibilitychange', () => void track.event({ action: 'leave' }), { once: true });
      });
      await leave(page);
      const calls = await server.got('v1/events', 2);
      const actions = calls.map(
        ({ body }) => (JSON.parse(body) as { customData: { action: string } }).customData.action,
      );
      assert.deepEqual(actions, ['stay', 'leave']);
      assert.deepEqual(
        calls.map(({ query, headers }) => [query.get('by'), headers['content-type']]),
        [
          [null, 'application/json'],
          ['beacon', 'application/json'],
        ],
      );
    }));

  it('an event waits for no hit where the code that counts views cannot be loaded', () =>
    on({ context: { ...SITE, cookieSettings: { isCookieBannerEnabled: true } } }, async ({ page, server }) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        void (request.url().includes('/start-analytics-') ? request.abort() : request.continue());
      });
      await withServices(page, ({ consent, track }) => {
        consent().accept();
        return track.event({ action: 'open' });
      });
      assert.deepEqual(
        hitsOf(server.calls).map(({ name }) => name),
        ['v1/events'],
      );
    }));

  it('an event succeeds with 200 and 202, and else rejects with a warning; texts of the catalogue [TRK-024, TRK-032, TRK-033, TRK-034]', () =>
    on({ context: SITE }, async ({ page, server }) => {
      for (const status of [200, 202, 201, 400, 503]) {
        server.answer('v1/events', (response) => response.writeHead(status).end());
        const message = await withServices(page, ({ track }) => track.event({ action: 'open' }));
        assert.equal(
          message ?? undefined,
          status === 200 || status === 202 ? undefined : `Error tracking event: HTTP Status ${status}`,
        );
      }
      assert.deepEqual(
        warnings.filter((line) => line.includes('tracking event')),
        [201, 400, 503].map((status) => `[sq-blocks] Error tracking event: HTTP Status ${status}`),
      );
      assert.equal(await withServices(page, ({ track }) => track.event()), 'no payload');
      assert.equal(await withServices(page, ({ track }) => track.event({})), 'Data is empty');
    }));

  it('a browser without storage is told of in the console [TRK-035, TRK-036]', () =>
    on({ context: SITE }, async ({ page }) => {
      await page.evaluate(`
        Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
        undefined;`);
      await withServices(page, ({ track }) => track.event({ action: 'open' }));
      for (const text of ['Unable access local/session storage.', 'Unable to store analyticsId'])
        assert.ok(warnings.includes(`[sq-blocks] ${text}`), warnings.join('\n'));
    }));

  it('an editor’s events reach its other tabs, or a transport of its own; overlays and quick views are counted [TRK-030, TRK-031]', () =>
    on({ context: { ...SITE, authenticatedAccount: { id: 'a1' }, websiteRoles: [1] } }, async ({ page }) => {
      const received = await withServices(page, async ({ track }) => {
        const tab = new BroadcastChannel('sq-editor');
        const message = new Promise((resolve) => (tab.onmessage = (event) => resolve(event.data)));
        track.editor().track({ action: 'save', object_type: 'block', product_section: 'header' });
        const sent: unknown[] = [];
        const transport = { send: sent.push.bind(sent), close: sent.push.bind(sent, 'closed') };
        const own = track.editor(transport);
        own.track({ action: 'publish' });
        own.close();
        return [await message, ...sent];
      });
      assert.deepEqual(received, [
        { action: 'save', object_type: 'block', product_section: 'header' },
        { action: 'publish' },
        'closed',
      ]);
      await on({ context: SITE }, async ({ page: visitors, server }) => {
        await withServices(visitors, ({ track }) => {
          track.overlay('open', { version: 1 });
          track.quickView('p/1');
          track.pageEvent('menu-open');
        });
        const [overlay] = await server.got('census/overlay');
        assert.equal(new URLSearchParams(overlay!.body).get('data'), '{"version":1}');
        await server.got('census/RecordQuickView/p%2F1');
        const [event] = await server.got('events/RecordEvent');
        assert.equal(new URLSearchParams(event!.body).get('event'), 'menu-open');
      });
    }));

  it('a flag that cannot be read gives the default and says why, once [FLG-002, FLG-003, FLG-004, FLG-005, FLG-006]', async () => {
    await on({ context: SITE }, async ({ page }) => {
      assert.deepEqual(await withServices(page, ({ flags }) => [flags.isOn('x'), flags.value('x', 'number', 3)]), [
        false,
        3,
      ]);
      assert.match(warnings.join('\n'), /The underlying Praetor configuration is not loaded/);
    });
    const featureFlags = { steps: { variant: '4', type: 'number' }, odd: 7, menu: { variant: 'true' } };
    await on({ context: { ...SITE, featureFlags } }, async ({ page }) => {
      const values = await withServices(page, ({ flags }) => [
        flags.isOn('menu'),
        flags.value('none', 'string', 'a'),
        flags.value('steps', 'boolean', true),
        flags.value('steps', 'boolean', true),
        flags.value('odd', 'number', 5),
        flags.value('steps', 'number', 1),
      ]);
      assert.deepEqual(values, [true, 'a', true, true, 5, 4]);
      for (const text of [
        'The specified feature does not exist',
        'The specified feature is not a boolean',
        'The specified feature has an invalid server-side definition',
      ])
        assert.equal(warnings.filter((line) => line.includes(text)).length, 1, `${text}\n${warnings.join('\n')}`);
    });
  });

  it('log entries are one call, when the page is left [ERR-009, ERR-011]', () =>
    on({ context: SITE }, async ({ page, server }) => {
      await withServices(page, ({ trace }) => {
        trace('menu', { open: true });
        trace('menu', { open: false });
      });
      await leave(page);
      const [call] = await server.got('events/Trace');
      const entries = JSON.parse(new URLSearchParams(call!.body).get('data')!) as { message: string; data: unknown }[];
      assert.deepEqual(
        entries.map(({ message, data }) => [message, data]),
        [
          ['menu', { open: true }],
          ['menu', { open: false }],
        ],
      );
    }));

  it('log entries are sent after 30 s on a page that stays open [ERR-010]', () =>
    on({ context: SITE }, async ({ page, server }) => {
      await withServices(page, ({ trace }) => {
        const held: (() => void)[] = [];
        const start = window.setTimeout;
        window.setTimeout = ((run: () => void, ms?: number) =>
          ms === 30_000 ? held.push(run) : start(run, ms)) as typeof window.setTimeout;
        Object.assign(window, { held });
        trace('menu');
      });
      await page.waitForFunction(() => (window as unknown as { held: unknown[] }).held.length === 1);
      // A call after it arrives: the entries have not been sent before their time.
      await page.evaluate(() => fetch('/api/after', { method: 'POST' }));
      await server.got('after');
      assert.equal(server.calls.filter(({ name }) => name === 'events/Trace').length, 0);
      await page.evaluate(() => (window as unknown as { held: (() => void)[] }).held[0]!());
      await server.got('events/Trace');
    }));

  it('pages, chunks and sheets that cannot be loaded reject with the errors of the specification [ERR-012, ERR-013, ERR-014, ERR-015]', () =>
    on({ context: SITE }, async ({ page }) => {
      const problems = await page.evaluate(async (file) => {
        const loading = (await import(file)) as typeof import('../elements/public/loading.js');
        const { loadChunk, loadPage, loadStylesheet, LoadError, NotFoundError } = loading;
        const problem = (promise: Promise<unknown>) =>
          promise.then(
            () => 'loaded',
            (error: Error & { path?: string; chunk?: string; reason?: string }) => [
              error instanceof NotFoundError ? 'not found' : error instanceof LoadError ? 'load' : String(error),
              error.path ?? error.chunk,
              error.reason ?? '',
            ],
          );
        const timeout = window.setTimeout;
        const late = new Promise<never>(() => {});
        const results = [
          await problem(loadPage('/no-such-page')),
          await problem(loadChunk('calendar', () => import(`${file}.gone`))),
          await problem(loadStylesheet('/dist/no-such-sheet.css')),
        ];
        // The clock of this one chunk runs faster.
        window.setTimeout = ((run: () => void) => timeout(run)) as typeof window.setTimeout;
        results.push(await problem(loadChunk('late', () => late)));
        window.setTimeout = timeout;
        return results;
      }, '/dist/public/loading.js');
      assert.deepEqual(
        problems.map(([kind, name, reason]) => [kind, name, reason]),
        [
          ['not found', '/no-such-page', ''],
          ['load', 'calendar', 'failed'],
          ['load', '/dist/no-such-sheet.css', 'stylesheet'],
          ['load', 'late', 'timeout'],
        ],
      );
    }));

  it("a secure call goes to https on the site's domain, with credentials [REQ-005]", () =>
    on({ context: SITE }, async ({ page, server }) => {
      const urls: string[] = [];
      let allowsCredentials = false;
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (!request.url().startsWith('https://')) return void request.continue();
        urls.push(`${request.method()} ${request.url()}`);
        void request.respond({
          contentType: 'application/json',
          headers: {
            'access-control-allow-origin': server.origin,
            ...(allowsCredentials && { 'access-control-allow-credentials': 'true' }),
          },
          body: '{"member":"yes"}',
        });
      });
      const ask = () => withServices(page, ({ request }) => request('/api/session', { secure: true }));
      // A browser gives the answer to a call with credentials only to a page that may have it.
      assert.equal((await ask()).ok, false);
      allowsCredentials = true;
      assert.deepEqual(await ask(), { ok: true, data: { member: 'yes' } });
      assert.match(urls.at(-1)!, /^GET https:\/\/tide\.builder\.example\/api\/session/);
    }));

  it('a refused authorization, and a failure that nobody handles, are shown over the page [REQ-018]', async () => {
    for (const [status, body, settings] of [
      [401, '{"authorizationFail":true,"error":"Sign in again."}', {}],
      [500, '', { onFailure: 'overlay' }],
    ] as const)
      await on({ context: SITE }, async ({ page, server }) => {
        server.answer('orders', (response) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(body),
        );
        const { ok } = await withServices(page, ({ request }, given) => request('/api/orders', given), settings);
        assert.equal(ok, false);
        await page.waitForFunction(
          () =>
            [...document.querySelectorAll('*')].some(({ shadowRoot }) =>
              shadowRoot?.textContent?.includes('Reload Page'),
            ) || document.body.textContent?.includes('Reload Page'),
        );
      });
  });
});
