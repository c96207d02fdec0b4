import { expect } from '@open-wc/testing';
import { readCookie } from '../../platform/storage/cookies.js';
import { HttpResponse } from '../../testing/network.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { pretend, pretendClock } from '../../testing/storage.js';
import { consent } from '../consent/consent.js';
import { countingOfVisits, enforceCookiePolicy } from '../consent/cookie-policy.js';
import { startErrorReporter } from '../errors/error-reporter.js';
import { browserName } from '../measuring/browser-name.js';
import { recordFormRender, recordOverlay, recordQuickView } from './census.js';
import { recordEvent } from './record-event.js';
import { startAnalytics } from './start-analytics.js';
import { dataOf, interceptCalls, recordCalls, resetVisitor, SITE } from './testing/measured-page.js';
import { trackEvent } from './track-event.js';

const RESTRICTED = { ...SITE, memberId: 'm-ada', cookieSettings: { isActivityLogEnabled: false } };
const NAMES = ['ss_cvr', 'ss_cvt', 'ss_analytics_id'];
const stored = () => [...NAMES.filter((name) => readCookie(name) !== undefined), ...Object.keys(localStorage)];

describe('a site that keeps no log of its visitors’ activity', () => {
  const network = interceptCalls();
  const address = location.href;
  beforeEach(() => {
    resetVisitor();
    setContext(RESTRICTED);
    history.replaceState(null, '', '?campaign=spring&email=ada%40example.com#ada');
  });
  afterEach(() => {
    history.replaceState(null, '', address);
    resetVisitor();
    removeContext();
  });

  for (const choice of ['undecided', 'accepted'])
    it(`sends nothing that recognises a visitor who is ${choice}, and stores nothing [CKB-012]`, async () => {
      const calls = recordCalls(network, () => new HttpResponse(null, { status: 202 }));
      document.cookie = 'crumb=c-ada; path=/';
      if (choice === 'accepted') consent().accept();
      const stop = startAnalytics();
      recordOverlay('open', {});
      recordQuickView('p1');
      recordFormRender('f1', {});
      recordEvent('menu-open');
      await trackEvent({ action: 'open' });
      const names = await calls.settled();
      stop();
      expect([...new Set(names)].sort()).to.deep.equal([
        ...['census/RecordHit', 'census/RecordQuickView/p1', 'census/form-render', 'census/overlay'],
        ...['events/RecordEvent', 'track/Track', 'v1/events'],
      ]);
      for (const { call, query, text } of names.flatMap((name) => calls.of(name))) {
        const sent = `${decodeURIComponent(query.toString())} ${decodeURIComponent(text).replaceAll('+', ' ')}`;
        expect(sent, call).not.to.match(/ada|\|\d/);
        expect(sent, call).not.to.contain(navigator.userAgent);
      }
      expect(JSON.parse(calls.of('v1/events')[0]!.text)).to.have.property('analyticsId', null);
      expect(stored()).to.deep.equal([]);
    });
  it('sends nothing of what earlier visits, the account and the browser know of a visitor, and no cookie', async () => {
    const calls = recordCalls(network, () => new HttpResponse(null, { status: 202 }));
    setContext({ ...RESTRICTED, authenticatedAccount: { id: 'a-ada' }, websiteRoles: [10] });
    for (const cookie of ['ss_cvr=ada|1|1|1|2', 'ss_cvt=1', 'ss_analytics_id=ada', 'crumb=c-ada'])
      document.cookie = `${cookie}; path=/`;
    localStorage.setItem('ss_analytics_id', 'ada');
    history.replaceState(null, '', '?campaign=spring&mkwid=ada');
    const credentials: unknown[] = [];
    let beacons = 0;
    const { fetch } = window;
    const restores = [
      pretend(window, 'fetch', (input: URL, init: RequestInit) => {
        credentials.push(init.credentials);
        return fetch(input, init);
      }),
      pretend(navigator, 'sendBeacon', () => ++beacons > 0),
      pretend(navigator, 'languages', [navigator.language, 'x-ada']),
      pretend(document, 'referrer', 'https://search.example/?q=ada'),
      pretend(window, 'innerWidth', 1237),
    ];
    const stop = startAnalytics();
    recordOverlay('open', {});
    recordFormRender('f1', {});
    recordEvent('menu-open');
    await trackEvent({ action: 'open' });
    // A page that is being left sends a beacon, which has cookies.
    restores.push(pretend(Document.prototype, 'visibilityState', 'hidden'));
    await trackEvent({ action: 'close' });
    const names = await calls.settled();
    stop();
    restores.forEach((restore) => restore());
    for (const { call, query, text } of names.flatMap((name) => calls.of(name)))
      expect(decodeURIComponent(`${query.toString()} ${text}`), call).not.to.match(/ada|[|.]1\b/);
    expect([names.length, beacons]).to.deep.equal([7, 0]);
    expect(credentials).to.deep.equal(names.map(() => 'omit'));
    expect(dataOf(calls.of('census/RecordHit')[0]!)).to.include({
      viewportInnerWidth: 1200,
      localStorageSupported: false,
    });
  });
  it('counts nobody who has declined, nor before an answer where the site asks', () => {
    consent().decline();
    expect(countingOfVisits()).to.equal('none');
    consent().reset();
    setContext({ ...SITE, cookieSettings: { isActivityLogEnabled: false, isCookieBannerEnabled: true } });
    expect(countingOfVisits()).to.equal('none');
  });
  it('deletes what earlier visits have left, by the setting of the visitor’s region too', () => {
    for (const cookieSettings of [
      { isActivityLogEnabled: false },
      { regions: { DE: { isActivityLogEnabled: false } } },
    ]) {
      setContext({ ...SITE, region: 'DE', cookieSettings });
      consent().accept();
      document.cookie = 'ss_cvr=a|1|1|1|1; path=/';
      localStorage.setItem('ss_analytics_id', 'a');
      enforceCookiePolicy();
      expect(stored()).to.deep.equal([]);
    }
  });
  it('gets errors with the name of the browser, and not with all that it says of itself', async () => {
    const calls = recordCalls(network);
    const clock = pretendClock(0);
    const page = new EventTarget();
    const stop = startErrorReporter({ clock, page });
    page.dispatchEvent(new ErrorEvent('error', { error: new Error('broken') }));
    clock.advance(1000);
    const { text } = await calls.next('events/RecordJavascriptErrors');
    stop();
    const [report] = JSON.parse(text) as { data: { userAgent: string } }[];
    expect(report!.data.userAgent).to.equal(browserName());
  });
  it('keeps of a user agent the browser and its main version', () => {
    for (const [userAgent, name] of [
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7339.81 Safari/537.36 Edg/140.0.3485.54',
        'Chrome/140 Safari/537 Edg/140',
      ],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox/142'],
      [
        'Mozilla/5.0 (Linux; Android 13; SM-S901B Build/TP1A.220624.014; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0.6099.43 Mobile Safari/537.36 Instagram 314.0.0.20.114 Android (33/13; 450dpi; 5501234567)',
        'Version/4 Chrome/120 Safari/537',
      ],
      ['an-app/3.14.15', ''],
    ] as const)
      expect(browserName({ userAgent })).to.equal(name);
  });
});
