import { expect } from '@open-wc/testing';
import { removeContext, setContext } from '../../testing/page-context.js';
import { until } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretendClock } from '../../testing/storage.js';
import { startErrorReporter } from './error-reporter.js';
import type { ErrorReport } from './error-report.js';
import { withoutQueries } from './error-report.js';

describe('a report of an error', () => {
  const network = pretendNetwork();
  const start = location.href;
  let reports: ErrorReport[] = [];
  let clock: ReturnType<typeof pretendClock>;
  let page: EventTarget;
  let stop = () => {};
  beforeEach(() => {
    reports = [];
    setContext({ website: { id: 'w' } });
    network.use(
      http.post('/api/events/RecordJavascriptErrors', async ({ request }) => {
        reports.push(...((await request.json()) as ErrorReport[]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    clock = pretendClock(0);
    page = new EventTarget();
    stop = startErrorReporter({ clock, page });
  });
  afterEach(() => {
    stop();
    removeContext();
    history.replaceState(null, '', start);
  });
  async function report(error: unknown, place: ErrorEventInit = {}) {
    page.dispatchEvent(new ErrorEvent('error', { error, ...place }));
    clock.advance(1000);
    await until(() => reports.length > 0);
    return JSON.stringify(reports);
  }
  const withStack = (message: string, stack: string) => Object.assign(new Error(message), { stack });

  it('has the address of the page without what is for one visitor', async () => {
    const { pathname } = location;
    history.replaceState(null, '', '?token=s3cret&email=ada%40example.org#access_token=s3cret');
    const text = await report(withStack('Broken', `Error: Broken\n    at f (${location.origin}/theme.js:1:2)`));
    expect(text).not.to.match(/s3cret|ada/);
    expect(reports[0]!.data.url).to.equal(location.origin + pathname);
  });
  it('has it in the file, the stack and the message neither', async () => {
    const inline = `${location.origin}/reset?token=s3cret`;
    const text = await report(
      withStack(
        `Cannot load ${location.origin}/api/x?crumb=s3cret`,
        `Error\n    at f (${inline}:12:34)\ng@${inline}:5:6`,
      ),
      { filename: inline, lineno: 12, colno: 34 },
    );
    expect(text).not.to.contain('s3cret');
    const { message, stack, file, line } = reports[0]!.data;
    expect([message, stack, file, line]).to.deep.equal([
      `Error: Cannot load ${location.origin}/api/x`,
      `Error\n    at f (${location.origin}/reset:12:34)\ng@${location.origin}/reset:5:6`,
      `${location.origin}/reset`,
      12,
    ]);
  });

  for (const [text, expected] of [
    ['https://a.example/reset?token=1#x', 'https://a.example/reset'],
    ['at f (https://a.example/p?mail=a:b/c:12:34)', 'at f (https://a.example/p:12:34)'],
    ['at f (https://a.example/p?x=(1)&token=2:3:4)', 'at f (https://a.example/p:3:4)'],
    ['f@https://a.example/#/reset/s3cret:3:4', 'f@https://a.example/:3:4'],
    ['"https://ada:pw@a.example/c?d=1" failed', '"https://a.example/c" failed'],
    ['wss://a.example/live?key=1 closed', 'wss://a.example/live closed'],
    ['GET /api/x?crumb=1 failed', 'GET /api/x failed'],
    ['data:text/html,<b>secret failed', 'data: failed'],
    ['x is null? at https://a.example/x.js:1:2', 'x is null? at https://a.example/x.js:1:2'],
    ['50 / 2? no. and/or? yes', '50 / 2? no. and/or? yes'],
  ] as const)
    it(`says ${expected}`, () => expect(withoutQueries(text)).to.equal(expected));
});
