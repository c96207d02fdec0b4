import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { writeCrumb } from '../../platform/requests/crumb.js';
import { nextEvent, until } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretend, pretendClock } from '../../testing/storage.js';
import { recordError, startErrorReporter } from './error-reporter.js';
import type { ErrorReport } from './error-report.js';
import { seenKeepalive } from './testing/keepalive.js';

const START = Date.parse('2030-01-01');
const KIT_FILE = new URL('/elements/sq-map/index.ts', location.href).href;
/** A script of the site's own. */
const THEME = new URL('/theme.js', location.href).href;
const STACK = `Error: Broken\n    at draw (${KIT_FILE}:7:9)\n    at https://cdn.example/theme.js:1:2`;

/** An error of a file of the kit; `line` tells one from another. */
const kitError = (message = 'Broken', line = 7) =>
  Object.assign(new Error(message), { stack: STACK.replace(':7:', `:${line}:`) });
const errorWithStack = (stack: string, message = 'Broken') => Object.assign(new Error(message), { stack });

describe('the error reporter', () => {
  const network = pretendNetwork();
  let batches: ErrorReport[][];
  let headers: Headers[];
  let clock: ReturnType<typeof pretendClock>;
  let page: EventTarget;
  let stop: () => void;
  let keepalive: ReturnType<typeof seenKeepalive>;
  const context = document.createElement('script');

  before(() => {
    context.type = 'application/json';
    context.id = 'sq-context';
    context.textContent = JSON.stringify({ website: { id: 'w-1' }, templateId: 't-1' });
    document.head.append(context);
    forgetPageContext();
    customElements.define('sq-map', class extends HTMLElement {});
  });
  after(() => {
    context.remove();
    forgetPageContext();
  });
  beforeEach(() => {
    [batches, headers] = [[], []];
    keepalive = seenKeepalive();
    writeCrumb('c-1');
    answer(() => new HttpResponse(null, { status: 204 }));
    clock = pretendClock(START);
    page = new EventTarget();
    stop = startErrorReporter({ clock, page });
  });
  afterEach(() => {
    stop();
    keepalive.restore();
  });

  const answer = (reply: () => Response) =>
    network.use(
      http.post('/api/events/RecordJavascriptErrors', async ({ request }) => {
        headers.push(request.headers);
        batches.push((await request.json()) as ErrorReport[]);
        return reply() as HttpResponse<null>;
      }),
    );
  const sent = (count: number) => until(() => batches.length >= count, `not ${count} batches`);
  const messages = () => batches.map((reports) => reports.map(({ data }) => data.message));
  const fail = (error: unknown, place: ErrorEventInit = {}) =>
    page.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught', error, ...place }));
  const isWaiting = () => clock.pauses().length > 0;

  describe('sends', () => {
    it('the name, the data and the time of an error [ERR-001, ERR-002]', async () => {
      fail(kitError(), { filename: KIT_FILE, lineno: 7, colno: 9 });
      clock.advance(1000);
      await sent(1);
      expect(batches).to.deep.equal([
        [
          {
            event: 'error',
            data: {
              app: 'sq-blocks',
              message: 'Error: Broken',
              stack: STACK,
              file: KIT_FILE,
              line: 7,
              column: 9,
              custom: { block: { tag: 'sq-map' }, count: 1 },
              websiteId: 'w-1',
              templateId: 't-1',
              url: location.origin + location.pathname,
              userAgent: navigator.userAgent,
            },
            timestamp: START,
          },
        ],
      ]);
    });
    it('a JSON array with the crumb of the cookie as a header [ERR-003, ERR-004]', async () => {
      fail(kitError('One'));
      fail(kitError('Two'));
      clock.advance(1000);
      await sent(1);
      expect(messages()).to.deep.equal([['Error: One', 'Error: Two']]);
      expect(headers[0]!.get('content-type')).to.equal('application/json');
      expect(headers[0]!.get('X-CSRF-Token')).to.equal('c-1');
    });
    it('no more than 20 reports per page; dropped reports do not count [ERR-005]', async () => {
      for (let round = 0; round < 4; round++) {
        for (let index = 0; index < 7; index++) fail(kitError(`${round}-${index}`));
        clock.advance(1000);
        if (round < 3) await sent(round + 1);
      }
      expect(batches.map(({ length }) => length)).to.deep.equal([7, 7, 6]);
      fail(kitError('one more'));
      expect(isWaiting()).to.equal(false);
    });
    it('the first 10 of a queue, and later ones when it is empty again [ERR-006]', async () => {
      for (let index = 0; index < 12; index++) fail(kitError(`e${index}`));
      clock.advance(1000);
      await sent(1);
      fail(kitError('e11'));
      clock.advance(1000);
      await sent(2);
      expect(messages()).to.deep.equal([Array.from({ length: 10 }, (_, index) => `Error: e${index}`), ['Error: e11']]);
    });
    it('stacks of 5000 characters at most [ERR-007]', async () => {
      fail(errorWithStack(`${STACK}\n${'at x '.repeat(2000)}`));
      clock.advance(1000);
      await sent(1);
      expect(batches[0]![0]!.data.stack).to.have.length(5000);
    });
    it('a second after the last new error [ERR-008]', async () => {
      fail(kitError('One'));
      clock.advance(999);
      fail(kitError('Two'));
      clock.advance(999);
      expect(clock.pauses()).to.deep.equal([1]);
      clock.advance(1);
      await sent(1);
      expect(messages()).to.deep.equal([['Error: One', 'Error: Two']]);
    });
    it('the same error once, with a count, also when it occurs in every frame', async () => {
      for (let frame = 0; frame < 60; frame++) {
        fail(kitError());
        clock.advance(16);
      }
      fail(kitError());
      clock.advance(1000);
      await sent(1);
      expect(batches[0]!.map(({ data }) => data.custom.count)).to.deep.equal([61]);
      fail(kitError());
      expect(isWaiting()).to.equal(false);
    });
    it('again with the new crumb that came with a refusal', async () => {
      let replies = 0;
      answer(() =>
        replies++ ? new HttpResponse(null, { status: 204 }) : HttpResponse.json({ crumbFail: true, crumb: 'c-2' }),
      );
      fail(kitError());
      clock.advance(1000);
      await sent(2);
      expect(headers.map((each) => each.get('X-CSRF-Token'))).to.deep.equal(['c-1', 'c-2']);
    });
  });

  describe('finds', () => {
    const blockOf = async () => {
      clock.advance(1000);
      await sent(1);
      return batches[0]![0]!.data.custom;
    };
    it('the block of an sq-error, with the phase', async () => {
      const host = document.createElement('div');
      const block = document.createElement('sq-map');
      block.id = 'shop';
      host.attachShadow({ mode: 'open' }).append(block);
      document.body.append(host);
      stop();
      stop = startErrorReporter({ clock });
      block.dispatchEvent(
        new CustomEvent('sq-error', {
          detail: { error: 'no map', phase: 'method' },
          bubbles: true,
          composed: true,
        }),
      );
      host.remove();
      expect(await blockOf()).to.deep.equal({ block: { tag: 'sq-map', id: 'shop' }, phase: 'method', count: 1 });
      expect(messages()).to.deep.equal([['no map']]);
    });
    it("the block of a built file by the file's name", async () => {
      const at = (file: string) => `  at x (${new URL(file, location.href).href}:1:2)\n`;
      fail(
        errorWithStack(
          `Error\n${at('/elements/sq-none.js')}${at('/chunks/base-DC6cVq.js')}${at('/chunks/map.live-map-0L_2nP.js')}`,
        ),
      );
      expect((await blockOf()).block).to.deep.equal({ tag: 'sq-map' });
    });
    it('no block where no file name belongs to a block', async () => {
      fail(errorWithStack(`Error\n  at x (${new URL('/shared/x.ts', location.href).href}:1:2)`));
      expect(await blockOf()).to.deep.equal({ count: 1 });
    });
    it('the position of a rejection in its stack', async () => {
      const promise = Promise.reject(kitError());
      promise.catch(() => {});
      page.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: kitError() }));
      await blockOf();
      const { file, line, column } = batches[0]![0]!.data;
      expect([file, line, column]).to.deep.equal([KIT_FILE, 7, 9]);
    });
    it('a failed import, which has no stack', async () => {
      fail(errorWithStack('TypeError', `Failed to fetch dynamically imported module: ${KIT_FILE}`));
      await blockOf();
    });
    it('errors and rejections of a real window', async () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      stop();
      stop = startErrorReporter({ clock, page: frame.contentWindow! });
      const script = frame.contentDocument!.createElement('script');
      const broken = (message: string) => `Object.assign(new Error('${message}'), { stack: ${JSON.stringify(STACK)} })`;
      const text = `Promise.reject(${broken('Rejected')}); throw ${broken('Thrown')};`;
      // WebKit gives no details of errors in a script without an address.
      script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const rejected = nextEvent(frame.contentWindow!, 'unhandledrejection');
      frame.contentDocument!.body.append(script);
      await rejected;
      await blockOf();
      expect(messages()).to.deep.equal([['Error: Thrown', 'Error: Rejected']]);
      frame.remove();
    });
    it("errors of the site's own scripts, with and without a stack", async () => {
      fail(errorWithStack(`Error: Broken\n    at open (${THEME}:3:4)`));
      fail('a text', { filename: location.href, lineno: 5, colno: 6 });
      expect(await blockOf(), 'no block').to.deep.equal({ count: 1 });
      expect(batches[0]!.map(({ data }) => [data.message, data.file, data.line])).to.deep.equal([
        ['Error: Broken', THEME, 3],
        ['a text', location.origin + location.pathname, 5],
      ]);
    });
    it('an error that was caught elsewhere', async () => {
      recordError(errorWithStack('', 'Metric settings request timeout'));
      await blockOf();
      expect(messages()).to.deep.equal([['Error: Metric settings request timeout']]);
    });
  });

  describe('does not report', () => {
    const kit = `${KIT_FILE}:1:2`;
    const noise: Record<string, () => void> = {
      'scripts of other origins': () => fail(null, { message: 'Script error.' }),
      'loops of resize observers': () =>
        fail(null, { message: 'ResizeObserver loop completed with undelivered notifications.', filename: KIT_FILE }),
      'an error with neither file nor stack': () => fail(null, { message: KIT_FILE }),
      'rejections without an error': () =>
        page.dispatchEvent(
          new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: KIT_FILE }),
        ),
      'errors of another origin': () => fail(errorWithStack('Error\n  at https://tags.example/tag.js:1:2')),
      'errors of another origin that a script of the site has called': () =>
        fail(errorWithStack(`Error\n  at https://tags.example/tag.js:1:2\n  at ${THEME}:1:2`)),
      'errors of the site where it wants those of the kit only': () => {
        stop();
        stop = startErrorReporter({ clock, page, kitOnly: true });
        fail(errorWithStack(`Error\n  at ${THEME}:1:2`));
      },
      ...Object.fromEntries(
        ['chrome', 'moz', 'safari', 'safari-web'].map((browser) => [
          `extensions of ${browser}`,
          () => fail(errorWithStack(`Error\n  at ${browser}-extension://abc/content.js:1:2\n  at ${kit}`)),
        ]),
      ),
      'masked extensions': () => fail(errorWithStack(`Error\nx@webkit-masked-url://hidden/:1:2\ny@${kit}`)),
    };
    for (const [name, happen] of Object.entries(noise))
      it(name, () => {
        happen();
        expect(isWaiting()).to.equal(false);
      });
  });

  describe('is limited', () => {
    it('to one attempt for each report when the server is down', async () => {
      answer(() => HttpResponse.error());
      fail(kitError('One'));
      clock.advance(1000);
      await sent(1);
      fail(kitError('One'));
      clock.advance(60_000);
      fail(kitError('Two'));
      clock.advance(1000);
      await sent(2);
      expect(messages()).to.deep.equal([['Error: One'], ['Error: Two']]);
      expect(isWaiting()).to.equal(false);
    });
    it('to never throwing, even when reading the thrown value throws', () => {
      const bad = new Proxy({}, { get: () => expect.fail('was read') });
      fail(bad);
      recordError(bad);
      page.dispatchEvent(new CustomEvent('sq-error'));
      page.dispatchEvent(new Event('error'));
      page.dispatchEvent(new Event('unhandledrejection'));
      expect(isWaiting()).to.equal(false);
    });
    it('to the time before it is stopped', () => {
      fail(kitError());
      stop();
      fail(kitError('Two'));
      recordError(kitError('Three'));
      page.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect([isWaiting(), keepalive.calls.length]).to.deep.equal([false, 0]);
    });
    it('to one per page: the first one stays in use', async () => {
      startErrorReporter({ page })();
      fail(kitError());
      clock.advance(1000);
      await sent(1);
      expect(messages()).to.deep.equal([['Error: Broken']]);
    });
  });

  describe('sends waiting reports', () => {
    it('when the page is left, with the header, and continues when it is restored', async () => {
      fail(kitError('One'));
      page.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      expect([keepalive.calls.length, isWaiting()]).to.deep.equal([1, false]);
      await sent(1);
      expect(headers[0]!.get('X-CSRF-Token')).to.equal('c-1');
      page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      fail(kitError('One'));
      fail(kitError('Two'));
      clock.advance(1000);
      await sent(2);
      expect(messages()).to.deep.equal([['Error: One'], ['Error: Two']]);
    });
    it('when the page is hidden, once', async () => {
      fail(kitError());
      const show = pretend(Document.prototype, 'visibilityState', 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      page.dispatchEvent(new PageTransitionEvent('pagehide'));
      show();
      await sent(1);
      expect(keepalive.calls).to.have.length(1);
    });
  });
});
