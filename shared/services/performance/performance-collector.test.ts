import { expect } from '@open-wc/testing';
import type { ErrorReport } from '../errors/error-report.js';
import { startErrorReporter } from '../errors/error-reporter.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretend, pretendClock } from '../../testing/storage.js';
import { measure } from './create-collector.js';
import { startPerformance } from './performance-collector.js';
import type { Vitals } from './vitals.js';
import { until } from '../../testing/fixture.js';

const SETTINGS = '/api/1/performance/settings';
const RECORDS = '/api/1/performance/records';

describe('the performance collector', () => {
  const network = pretendNetwork();
  let requests: Request[];
  let batches: unknown[][];
  let types: (string | null)[];
  let errors: unknown[];
  let clock: ReturnType<typeof pretendClock>;
  let page: EventTarget;
  let report: Parameters<Vitals>[0];
  let ended: number;
  let restores: (() => void)[];

  /** Reports one vital at once, and another when it is ended. */
  const vitals: Vitals = (reportVital) => {
    report = reportVital;
    reportVital('fcp', 812.345678);
    return () => {
      ended++;
      reportVital('lcp', 1200);
    };
  };
  beforeEach(() => {
    [requests, batches, types, errors, restores, ended] = [[], [], [], [], [], 0];
    performance.clearMeasures();
    clock = pretendClock();
    page = new EventTarget();
    answer(() => HttpResponse.json({ pageLoadId: 'p-1' }));
    network.use(
      http.post(RECORDS, async ({ request }) => {
        types.push(request.headers.get('content-type'));
        batches.push(JSON.parse(await request.text()) as unknown[]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });
  afterEach(() => restores.reverse().forEach((restore) => restore()));

  const answer = (reply: () => Response | Promise<Response>) =>
    network.use(
      http.get(SETTINGS, ({ request }) => {
        requests.push(request);
        return reply() as HttpResponse<null>;
      }),
    );
  /** A settings call whose response the test sends. */
  const answerLater = () => {
    let reply = (_: Response) => {};
    answer(() => new Promise<Response>((resolve) => (reply = resolve)));
    const respond = (body: object) => reply(HttpResponse.json(body));
    // msw waits for all its responses.
    restores.push(() => respond({}));
    return respond;
  };
  const start = (options: Parameters<typeof startPerformance>[0] = {}) =>
    restores.push(startPerformance({ clock, page, vitals, onError: (error) => errors.push(error), ...options }));
  const sent = (count: number) => until(() => batches.length >= count, `not ${count} batches`);
  /** The settings have arrived: their time-out is the one timer that the response ends. */
  const ready = () => until(() => clock.pauses().length === 2, 'no settings');
  const over = () => until(() => clock.pauses().length === 0, 'it is still running');
  const names = () => batches.map((batch) => batch.map((record) => (record as unknown[])[0]));
  const messages = () => errors.map((error) => (error as Error).message);
  const leave = (persisted = false) => page.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  const hide = () => {
    const show = pretend(Document.prototype, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    return show;
  };

  describe('requests its settings', () => {
    it('without a payload, and reads the id of the page load [PRF-003, PRF-005]', async () => {
      start();
      await ready();
      leave();
      await sent(1);
      expect(requests.map(({ method, headers }) => [method, headers.get('content-type')])).to.deep.equal([
        ['GET', null],
      ]);
      expect((batches[0]![0] as unknown[])[2]).to.equal('p-1');
      expect(errors).to.deep.equal([]);
    });
    it('and reports settings without an id [PRF-004]', async () => {
      for (const settings of [{}, { pageLoadId: '' }, { pageLoadId: 7 }, null, []]) {
        answer(() => HttpResponse.json(settings));
        start();
        await over();
        restores.pop()!();
      }
      leave();
      expect(messages()).to.deep.equal(Array(5).fill('Unable to resolve pageLoadId'));
      expect(batches).to.deep.equal([]);
    });
    it('with a time-out of 30 s [PRF-006, PRF-007]', async () => {
      answerLater();
      start();
      await until(() => requests.length === 1, 'no request');
      clock.advance(29_999);
      expect(requests[0]!.signal.aborted).to.equal(false);
      expect(clock.pauses()).to.include(1);
      clock.advance(1);
      await until(() => errors.length > 0, 'no time-out');
      expect(messages()).to.deep.equal(['Metric settings request timeout']);
      expect(clock.pauses()).to.deep.equal([]);
      expect(ended).to.equal(1);
    });
    it('and reports the status of a refusal [PRF-008, PRF-009]', async () => {
      const statuses = [201, 202, 204, 206, 404, 500, 503];
      for (const status of statuses) {
        answer(() =>
          status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json({ pageLoadId: 'p-1' }, { status }),
        );
        start();
        await over();
        restores.pop()!();
      }
      expect(messages()).to.deep.equal(statuses.map((status) => `XHR request DONE with unexpected status: ${status}`));
      expect(ended).to.equal(statuses.length);
    });
    it('and reports nothing when no server answers, or when it is stopped [PRF-008]', async () => {
      answer(() => HttpResponse.error());
      start();
      await over();
      restores.pop()!();
      answerLater();
      start();
      await until(() => requests.length === 2, 'no request');
      restores.pop()!();
      await over();
      expect(ended).to.equal(2);
      leave();
      expect([errors, batches]).to.deep.equal([[], []]);
    });
  });

  describe('sends', () => {
    it('compact records, first the version and the page [PRF-001, PRF-010, PRF-013]', async () => {
      start();
      await ready();
      leave();
      await sent(1);
      expect(batches).to.deep.equal([
        [
          ['rum-page', '4.3.0', 'p-1', Math.round(performance.timeOrigin)],
          ['rum-fcp', 812.3457, 0, 1],
          ['rum-lcp', 1200, 0, 1],
        ],
      ]);
      expect(types).to.deep.equal(['text/plain']);
    });
    it('records as plain text, also without beacons [PRF-010]', async () => {
      restores.push(pretend(navigator, 'sendBeacon', undefined));
      start();
      await ready();
      leave();
      await sent(1);
      expect(names()).to.deep.equal([['rum-page', 'rum-fcp', 'rum-lcp']]);
      expect(types).to.deep.equal(['text/plain']);
    });
    it('measures whose names begin with "rum-", and no others [PRF-002]', async () => {
      expect(measure('sq-map', () => 7)).to.equal(7);
      start();
      await ready();
      for (let index = 0; index < 3; index++) measure('sq-gallery', () => {});
      performance.measure('rum-own', { start: 10, duration: 5 });
      performance.measure('own', { start: 10, duration: 5 });
      expect(performance.getEntriesByType('measure').map(({ name }) => name)).to.include.members([
        'rum-sq-map',
        'rum-sq-gallery',
      ]);
      leave();
      await sent(1);
      expect(names()[0]!.filter((name) => /sq|own/.test(String(name)))).to.have.members([
        'rum-sq-map',
        'rum-sq-gallery',
        'rum-own',
      ]);
      const record = (name: string) => (batches[0] as unknown[][]).find(([each]) => each === name)!;
      expect(record('rum-own')).to.deep.equal(['rum-own', 5, 10, 1]);
      expect(record('rum-sq-gallery')[3]).to.equal(3);
    });
    it('a measure of a function that throws', () => {
      expect(() => measure('thrown', () => JSON.parse('{') as unknown)).to.throw(SyntaxError);
      expect(performance.getEntriesByName('rum-thrown')).to.have.length(1);
    });
    it('vitals after 60 s [PRF-011]', async () => {
      start();
      await ready();
      clock.advance(59_999);
      await sent(1);
      expect([names(), ended]).to.deep.equal([[['rum-page', 'rum-fcp']], 0]);
      clock.advance(1);
      await sent(2);
      expect([names()[1], ended]).to.deep.equal([['rum-page', 'rum-lcp'], 1]);
    });
    it('vitals when the page is hidden, once [PRF-011, PRF-012]', async () => {
      start();
      await ready();
      hide()();
      leave();
      await sent(1);
      clock.advance(60_000);
      expect(names()).to.deep.equal([['rum-page', 'rum-fcp', 'rum-lcp']]);
      expect(ended).to.equal(1);
    });
    it('all other records 30 s after load [PRF-012]', async () => {
      const finish = pretend(Document.prototype, 'readyState', 'interactive');
      restores.push(finish);
      start();
      await until(() => clock.pauses().length === 1, 'no settings');
      clock.advance(20_000);
      page.dispatchEvent(new Event('load'));
      clock.advance(29_999);
      report('ttfb', 90);
      expect(batches).to.deep.equal([]);
      clock.advance(1);
      await sent(1);
      expect(names()).to.deep.equal([['rum-page', 'rum-fcp', 'rum-ttfb']]);
    });
    it('nothing without an id, and everything when the id arrives', async () => {
      const reply = answerLater();
      start();
      await until(() => requests.length === 1, 'no request');
      leave(true);
      reply({ pageLoadId: 'p-2' });
      await sent(1);
      expect((batches[0]![0] as unknown[])[2]).to.equal('p-2');
    });
    it('new records when a page from the back/forward cache is left again', async () => {
      start();
      await ready();
      leave(true);
      await sent(1);
      page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      leave(true);
      measure('sq-late', () => {});
      leave();
      await sent(2);
      expect(names()).to.deep.equal([
        ['rum-page', 'rum-fcp', 'rum-lcp'],
        ['rum-page', 'rum-sq-late'],
      ]);
      expect(ended).to.equal(1);
    });
    it('no vitals of a page that is hidden from the start', async () => {
      restores.push(hide());
      start();
      expect(ended).to.equal(1);
      await ready();
    });
    it('nothing from a second collector, and nothing after it was stopped', async () => {
      start();
      start({ vitals: () => expect.fail('a second collector was started') });
      await ready();
      restores
        .splice(0)
        .reverse()
        .forEach((stop) => stop());
      leave();
      expect([batches, clock.pauses(), ended]).to.deep.equal([[], [], 1]);
    });
  });

  describe('when it fails', () => {
    it('uses the error reporter [PRF-014]', async () => {
      const reported: ErrorReport[] = [];
      network.use(
        http.post('/api/events/RecordJavascriptErrors', async ({ request }) => {
          reported.push(...((await request.json()) as ErrorReport[]));
          return new HttpResponse(null, { status: 204 });
        }),
      );
      restores.push(startErrorReporter({ clock, page: new EventTarget() }));
      answer(() => new HttpResponse(null, { status: 500 }));
      restores.push(startPerformance({ clock, page, vitals }));
      await until(() => clock.pauses().join() === '1000', 'nothing to report');
      clock.advance(1000);
      await until(() => reported.length > 0, 'nothing reported');
      expect(reported.map(({ data }) => data.message)).to.deep.equal([
        'Error: XHR request DONE with unexpected status: 500',
      ]);
    });
    it('continues without its vitals [PRF-014]', async () => {
      start({
        vitals: () => {
          throw new Error('no vitals');
        },
      });
      await ready();
      measure('sq-map', () => {});
      leave();
      await sent(1);
      expect([messages(), names()]).to.deep.equal([['no vitals'], [['rum-page', 'rum-sq-map']]]);
    });
    it('sends the other records when the vitals fail at their end', async () => {
      start({
        vitals: (reportVital) => {
          reportVital('ttfb', 90);
          return () => {
            throw new Error('no end');
          };
        },
      });
      await ready();
      leave();
      await sent(1);
      expect([messages(), names()]).to.deep.equal([['no end'], [['rum-page', 'rum-ttfb']]]);
    });
  });
});
