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
const KIT = new URL('/elements/sq-map/index.ts', location.href).href;
const STACK = `Error: Broken\n    at draw (${KIT}:7:9)\n    at https://cdn.example/theme.js:1:2`;

/** An error of a file of the kit; `line` tells one from another. */
const kitError = (message = 'Broken', line = 7) =>
  Object.assign(new Error(message), { stack: STACK.replace(':7:', `:${line}:`) });
const strayError = (stack: string, message = 'Broken') => Object.assign(new Error(message), { stack });

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
      fail(kitError(), { filename: KIT, lineno: 7, colno: 9 });
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
              file: KIT,
              line: 7,
              column: 9,
              custom: { block: { tag: 'sq-map' }, count: 1 },
              websiteId: 'w-1',
              templateId: 't-1',
              url: location.href,
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
    it('no more than 20 reports per page, of which those that were dropped are none [ERR-005]', async () => {
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
      fail(strayError(`${STACK}\n${'at x '.repeat(2000)}`));
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
    it('the same error once, with its number, also where it comes in every frame', async () => {
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
    it('again after a new crumb, which came with a refusal', async () => {
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

  describe('knows', () => {
    const blockOf = async () => {
      clock.advance(1000);
      await sent(1);
      return batches[0]![0]!.data.custom;
    };
    it('the block of an sq-error, with what it was doing', async () => {
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
    it('the block of a built file by its name', async () => {
      const at = (file: string) => `  at x (${new URL(file, location.href).href}:1:2)\n`;
      fail(
        strayError(
          `Error\n${at('/elements/sq-none.js')}${at('/chunks/base-DC6cVqOf.js')}${at('/chunks/map-0L_2nPwj.js')}`,
        ),
      );
      expect((await blockOf()).block).to.deep.equal({ tag: 'sq-map' });
    });
    it('no block where no name is one', async () => {
      fail(strayError(`Error\n  at x (${new URL('/shared/x.ts', location.href).href}:1:2)`));
      expect(await blockOf()).to.deep.equal({ count: 1 });
    });
    it('where a rejection came from, of its stack', async () => {
      const promise = Promise.reject(kitError());
      promise.catch(() => {});
      page.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: kitError() }));
      await blockOf();
      const { file, line, column } = batches[0]![0]!.data;
      expect([file, line, column]).to.deep.equal([KIT, 7, 9]);
    });
    it('an import that failed, which is in no stack', async () => {
      fail(strayError('TypeError', `Failed to fetch dynamically imported module: ${KIT}`));
      await blockOf();
    });
    it('what really goes wrong in a window', async () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      stop();
      stop = startErrorReporter({ clock, page: frame.contentWindow! });
      const script = frame.contentDocument!.createElement('script');
      const broken = (message: string) => `Object.assign(new Error('${message}'), { stack: ${JSON.stringify(STACK)} })`;
      const text = `Promise.reject(${broken('Rejected')}); throw ${broken('Thrown')};`;
      // WebKit tells nothing of a script that has no address.
      script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const rejected = nextEvent(frame.contentWindow!, 'unhandledrejection');
      frame.contentDocument!.body.append(script);
      await rejected;
      await blockOf();
      expect(messages()).to.deep.equal([['Error: Thrown', 'Error: Rejected']]);
      frame.remove();
    });
    it('what somebody else has caught', async () => {
      recordError(strayError('', 'Metric settings request timeout'));
      await blockOf();
      expect(messages()).to.deep.equal([['Error: Metric settings request timeout']]);
    });
  });

  describe('leaves out', () => {
    const kit = `${KIT}:1:2`;
    const noise: Record<string, () => void> = {
      'scripts of other origins': () => fail(null, { message: 'Script error.' }),
      'loops of resize observers': () =>
        fail(null, { message: 'ResizeObserver loop completed with undelivered notifications.', filename: KIT }),
      'what has neither file nor stack': () => fail(null, { message: KIT }),
      'rejections with no error': () =>
        page.dispatchEvent(
          new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: KIT }),
        ),
      'errors of the page': () => fail(strayError('Error\n  at https://shop.example/theme.js:1:2')),
      'errors of a file beside the kit': () =>
        fail(strayError(`Error\n  at ${new URL('/theme.js', location.href).href}:1:2`)),
      ...Object.fromEntries(
        ['chrome', 'moz', 'safari', 'safari-web'].map((browser) => [
          `extensions of ${browser}`,
          () => fail(strayError(`Error\n  at ${browser}-extension://abc/content.js:1:2\n  at ${kit}`)),
        ]),
      ),
      'masked extensions': () => fail(strayError(`Error\nx@webkit-masked-url://hidden/:1:2\ny@${kit}`)),
    };
    for (const [name, happen] of Object.entries(noise))
      it(name, () => {
        happen();
        expect(isWaiting()).to.equal(false);
      });
  });

  describe('is no burden', () => {
    it('to a page whose server is dead: each report is tried once', async () => {
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
    it('to whoever throws what throws when it is looked at', () => {
      const bad = new Proxy({}, { get: () => expect.fail('looked at') });
      fail(bad);
      recordError(bad);
      page.dispatchEvent(new CustomEvent('sq-error'));
      page.dispatchEvent(new Event('error'));
      page.dispatchEvent(new Event('unhandledrejection'));
      expect(isWaiting()).to.equal(false);
    });
    it('after it was stopped', () => {
      fail(kitError());
      stop();
      fail(kitError('Two'));
      recordError(kitError('Three'));
      page.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect([isWaiting(), keepalive.calls.length]).to.deep.equal([false, 0]);
    });
    it('twice: the first that was started stays in use', async () => {
      startErrorReporter({ page })();
      fail(kitError());
      clock.advance(1000);
      await sent(1);
      expect(messages()).to.deep.equal([['Error: Broken']]);
    });
  });

  describe('sends what waits', () => {
    it('when the page is left, with the header, and goes on when it comes back', async () => {
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
      const show = pretend(document, 'visibilityState', 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      page.dispatchEvent(new PageTransitionEvent('pagehide'));
      show();
      await sent(1);
      expect(keepalive.calls).to.have.length(1);
    });
  });
});
