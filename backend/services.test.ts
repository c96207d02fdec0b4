import { assert } from '@open-wc/testing';
import { startAnalytics } from '../shared/services/analytics/start-analytics.js';
import { trackEvent } from '../shared/services/analytics/track-event.js';
import { consent } from '../shared/services/consent/consent.js';
import { recordError, startErrorReporter } from '../shared/services/errors/error-reporter.js';
import { startLogger, trace } from '../shared/services/logger/logger.js';
import { signIn, signOut } from '../shared/services/session/site-user-session.js';
import { forgetPageContext } from '../shared/platform/page/read-page.js';
import { startPerformance } from '../shared/services/performance/performance-collector.js';
import { pretendNetwork } from '../shared/testing/network.js';
import { pretend } from '../shared/testing/storage.js';
import { request } from '../shared/platform/requests/request.js';
import { sessionToken } from '../shared/platform/requests/session-token.js';
import { createHandlers } from './in-browser.js';
import { DEMO_MEMBER } from './members/demo-member.js';
import { createMemoryStorage } from './storage/memory-storage.js';
import { until } from '../shared/testing/fixture.js';

/** The kit's services send to the backend in the same page: it must accept everything that they send. */
describe('the services of a page and the backend', () => {
  const network = pretendNetwork();
  const storage = createMemoryStorage();
  const page = new EventTarget();
  const endings: (() => void)[] = [];
  let context: HTMLElement;
  let button: HTMLElement;

  const stored = async () => new Map((await storage.listRecords(100, 0)).map(({ kind, data }) => [kind, data]));
  const waitForRecords = (...kinds: string[]) =>
    until(
      async () => kinds.every((kind) => [...known.keys()].includes(kind)) || !(known = await stored()),
      kinds.join(),
    );
  let known = new Map<string, string>();
  const answered = new Set<string>();

  // Firefox passes neither beacons nor `keepalive` requests to service workers, which mock the network here.
  before(() => {
    const realFetch = window.fetch.bind(window);
    const plainFetch: typeof fetch = async (input, init = {}) => {
      const response = await realFetch(input, { ...init, keepalive: false });
      answered.add(new URL(response.url).pathname);
      return response;
    };
    const beacon: Navigator['sendBeacon'] = (url, body = null) => {
      void plainFetch(url, { method: 'POST', body });
      return true;
    };
    endings.push(pretend(window, 'fetch', plainFetch), pretend(navigator, 'sendBeacon', beacon));
  });
  before(() => {
    context = document.createElement('script');
    context.setAttribute('type', 'application/json');
    context.id = 'sq-context';
    context.textContent = JSON.stringify({ website: { id: 'w1' }, pageType: 1, measuring: { robots: true } });
    document.head.append(context);
    forgetPageContext();
    button = document.createElement('a');
    button.id = 'book';
    button.setAttribute('data-sq-track-button', '{"size":"large"}');
    button.textContent = 'Book';
    document.body.append(button);
  });
  beforeEach(() => {
    network.use(...createHandlers({ storage }));
  });
  after(() => {
    for (const end of endings.reverse()) end();
    consent().reset();
    context.remove();
    button.remove();
    forgetPageContext();
  });

  it('agree on hits, landings, buttons and events', async () => {
    consent().accept();
    // The first answer sets the crumb that events repeat.
    await fetch('/api/commerce/shopping-cart');
    endings.push(startAnalytics());
    button.click();
    document.dispatchEvent(new CustomEvent('sq-subscribe'));
    await trackEvent({ action: 'click', object_type: 'bowl' });
    await waitForRecords('hit', 'track', 'button-render', 'button-click', 'event', 'analytics');
    assert.match(known.get('hit') ?? '', /"websiteId":"w1"/);
    assert.match(known.get('button-click') ?? '', /"buttonText":"Book"/);
    assert.match(known.get('event') ?? '', /"event":"newsletter-subscribe"/);
    assert.match(known.get('analytics') ?? '', /"object_type":"bowl"/);
  });

  it('agree on errors, log entries and measurements, also as the page is left', async () => {
    endings.push(
      startErrorReporter({ page }),
      startLogger({ page }),
      startPerformance({
        page,
        vitals: (report) => {
          report('fcp', 812.3);
          return () => report('lcp', 1200);
        },
      }),
    );
    recordError(new TypeError('x is not a function'));
    trace('something', { tries: 2 });
    await until(() => answered.has('/api/1/performance/settings'), 'no page load id');
    page.dispatchEvent(new Event('pagehide'));
    await waitForRecords('error', 'log', 'vital');
    assert.match(known.get('error') ?? '', /"message":"TypeError: x is not a function"/);
    assert.match(known.get('log') ?? '', /"message":"something"/);
    const vitals = (await storage.listRecords(100, 0)).filter(({ kind }) => kind === 'vital');
    assert.includeMembers(
      vitals.map(({ data }) => (JSON.parse(data) as { name: string }).name),
      ['fcp', 'lcp'],
    );
  });

  it('agree on the session of a member [RUN-020, RUN-021, RUN-022]', async () => {
    const wrong = await signIn({ ...DEMO_MEMBER, password: 'x' });
    assert.equal(!wrong.ok && wrong.failure.message, 'The email or the password is wrong.');
    // A crumb of somebody else is replaced, and the call is sent once more.
    document.cookie = 'crumb=old; path=/';
    assert.isTrue((await signIn(DEMO_MEMBER)).ok);
    const token = sessionToken().get();
    assert.match(token, /^[0-9a-f]{32}$/);
    const added = await request('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      body: { itemId: 'tide-bowl', sku: 'SQ1000001', quantity: 1 },
      read: () => true,
    });
    assert.deepEqual([added.ok, sessionToken().get()], [true, token]);
    assert.isTrue((await signOut({ cloneCart: true })).ok);
    assert.equal(sessionToken().get(), '');
  });
});
