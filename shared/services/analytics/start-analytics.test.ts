import { expect } from '@open-wc/testing';
import { consent } from '../consent/consent.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { HttpResponse } from '../../testing/network.js';
import { pretend } from '../../testing/storage.js';
import { mousePosition } from './mouse-position.js';
import { startAnalytics } from './start-analytics.js';
import {
  dataOf,
  fields,
  forgetVisitor,
  giveContext,
  hearCalls,
  pretendCalls,
  removeContext,
  SITE,
} from './testing/measured-page.js';

const ACCOUNT = { ...SITE, authenticatedAccount: { id: 'a1' }, websiteRoles: [1] };
const VIEW = ['census/RecordHit', 'track/Track'];
const COOKIES = ['ss_cvr', 'ss_cvt', 'ss_analytics_id'];
const cookies = () => COOKIES.filter((name) => readCookie(name) !== undefined);

describe('analytics of a page', () => {
  const network = pretendCalls();
  const endings: (() => void)[] = [];
  const start = () => {
    const stop = startAnalytics();
    endings.push(stop);
    return stop;
  };
  const subscribe = () => document.dispatchEvent(new CustomEvent('sq-subscribe', { detail: { formId: 'f1' } }));
  const change = (type: string) => document.dispatchEvent(new Event(type));
  const returnFromCache = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  beforeEach(() => {
    forgetVisitor();
    giveContext(SITE);
  });
  afterEach(() => {
    for (const end of endings.splice(0)) end();
    forgetVisitor();
    removeContext();
    delete (window as { fbq?: unknown }).fbq;
  });

  it('tells of a visit of somebody who has agreed [TRK-001]', async () => {
    const calls = hearCalls(network);
    consent().accept();
    start();
    expect((await calls.settled()).sort()).to.deep.equal(VIEW);
    expect(cookies()).to.deep.equal(['ss_cvr', 'ss_cvt']);
  });
  it('sends nothing and stores nothing before a yes', async () => {
    const calls = hearCalls(network);
    let fired = 0;
    (window as { fbq?: unknown }).fbq = () => fired++;
    const before = [document.cookie, localStorage.length, sessionStorage.length];
    start();
    subscribe();
    returnFromCache();
    change('visibilitychange');
    expect(await calls.settled()).to.deep.equal([]);
    expect([document.cookie, localStorage.length, sessionStorage.length]).to.deep.equal(before);
    consent().decline();
    subscribe();
    expect(await calls.settled()).to.deep.equal([]);
    expect(cookies()).to.deep.equal([]);
    expect(fired).to.equal(0);
  });
  it('begins when the visitor agrees later, and tells nothing of what was before', async () => {
    const calls = hearCalls(network);
    start();
    subscribe();
    consent().accept();
    expect((await calls.settled()).sort()).to.deep.equal(VIEW);
  });
  it('ends with a no, and takes away what it has kept', async () => {
    const calls = hearCalls(network);
    consent().accept();
    start();
    localStorage.setItem('ss_analytics_id', 'a');
    await calls.settled();
    consent().decline();
    subscribe();
    returnFromCache();
    expect((await calls.settled()).sort()).to.deep.equal(VIEW);
    expect(cookies()).to.deep.equal([]);
    expect(localStorage.getItem('ss_analytics_id') === null).to.be.true;
    consent().accept();
    expect((await calls.settled()).sort()).to.deep.equal([...VIEW, ...VIEW].sort());
  });
  it('takes away what an earlier page has kept, where the answer is no', () => {
    consent().decline();
    document.cookie = 'ss_cvr=old; path=/';
    localStorage.setItem('ss_analytics_id', 'a');
    start();
    expect(cookies()).to.deep.equal([]);
    expect(localStorage.getItem('ss_analytics_id') === null).to.be.true;
  });
  it('is silent on pages and for people that are not tracked, whatever they agree to', async () => {
    const calls = hearCalls(network);
    consent().accept();
    for (const context of [{}, ACCOUNT, { ...SITE, pageType: 100 }, { ...SITE, censusDisabled: true }]) {
      giveContext(context);
      const stop = start();
      subscribe();
      stop();
    }
    removeContext();
    start();
    expect(await calls.settled()).to.deep.equal([]);
    expect(cookies()).to.deep.equal([]);
  });
  it('measures a page once, however often it is started, until the last has stopped it', async () => {
    const calls = hearCalls(network);
    consent().accept();
    const stops = [start(), start()];
    await calls.settled();
    stops[0]!();
    stops[0]!();
    subscribe();
    await calls.next('events/RecordEvent');
    stops[1]!();
    subscribe();
    returnFromCache();
    expect((await calls.settled()).sort()).to.deep.equal(['census/RecordHit', 'events/RecordEvent', 'track/Track']);
    start();
    await calls.next('census/RecordHit', 2);
  });

  describe('the moment', () => {
    it('of a prerendered page is when it is looked at', async () => {
      const calls = hearCalls(network);
      consent().accept();
      const restore = pretend(document as Document & { prerendering?: boolean }, 'prerendering', true);
      start();
      const before = await calls.settled();
      restore();
      expect([...before, ...cookies()]).to.deep.equal([]);
      change('prerenderingchange');
      expect((await calls.settled()).sort()).to.deep.equal(VIEW);
    });
    it('of a page opened in the background is when it is first seen', async () => {
      const calls = hearCalls(network);
      const restore = pretend(document as { visibilityState: string }, 'visibilityState', 'hidden');
      consent().accept();
      start();
      const before = await calls.settled();
      restore();
      expect([...before, ...cookies()]).to.deep.equal([]);
      change('visibilitychange');
      expect((await calls.settled()).sort()).to.deep.equal(VIEW);
      change('visibilitychange');
      expect((await calls.settled()).length).to.equal(VIEW.length);
    });
    it('comes again when the page comes back from the back/forward cache', async () => {
      const calls = hearCalls(network);
      consent().accept();
      start();
      await calls.settled();
      returnFromCache();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      subscribe();
      const names = await calls.settled();
      expect(names.sort()).to.deep.equal([...VIEW, ...VIEW, 'events/RecordEvent'].sort());
    });
  });

  describe('the hit', () => {
    const hit = async (context: unknown) => {
      const calls = hearCalls(network);
      giveContext(context as object);
      consent().accept();
      start();
      return calls.next('census/RecordHit');
    };
    it('says what is seen, by whom, and where [TRK-012]', async () => {
      const before = Date.now();
      const data = dataOf(await hit(SITE)) as Record<string, unknown>;
      expect(data).to.deep.equal({
        userAgent: navigator.userAgent,
        clientDate: data['clientDate'],
        viewportInnerWidth: innerWidth,
        viewportInnerHeight: innerHeight,
        screenWidth: screen.width,
        screenHeight: screen.height,
        websiteId: 'w1',
        templateId: 't1',
        website_locale: 'en-GB',
        url: location.href,
        title: document.title,
        itemId: 'i1',
        recordType: '1',
        collectionId: 'c1',
        localStorageSupported: true,
        queryString: location.search,
        referrer: document.referrer,
        visitorCookie: readCookie('ss_cvr'),
      });
      expect(data['clientDate']).to.be.within(before, Date.now());
    });
    it('is form-encoded: event, data as JSON and the visitor cookie [TRK-013]', async () => {
      const call = await hit(SITE);
      expect([call.method, call.type]).to.deep.equal(['POST', 'application/x-www-form-urlencoded;charset=UTF-8']);
      expect(Object.keys(fields(call))).to.deep.equal(['event', 'data', 'visitorCookie']);
      expect(fields(call)).to.include({ event: 'view', visitorCookie: readCookie('ss_cvr') });
    });
    it('outlives the page', async () => {
      const { call } = await hit(SITE);
      expect(network.keptAlive).to.deep.equal([call]);
    });
    it('repeats the crumb in its address, where there is one', async () => {
      document.cookie = 'crumb=abc; path=/';
      expect((await hit(SITE)).query.get('crumb')).to.equal('abc');
    });
    it('says nothing of what the page says in another form', async () => {
      const odd = { website: { id: {}, language: [] }, templateId: true, item: [], collection: 'c', pageType: '50' };
      const data = dataOf(await hit(odd)) as Record<string, unknown>;
      for (const name of ['websiteId', 'website_locale', 'templateId', 'itemId', 'recordType', 'collectionId'])
        expect(data[name] === null, name).to.be.true;
    });
    it('arrives from a page whose address and title have no end', async () => {
      const { title } = document;
      document.title = 'é'.repeat(100_000);
      const data = dataOf(await hit({ ...SITE, templateId: 't'.repeat(100_000) })) as Record<string, string>;
      document.title = title;
      expect([data['title']!.length, data['templateId']!.length]).to.deep.equal([2048, 2048]);
    });
  });

  describe('the track call', () => {
    it('is an image that nobody sees [TRK-027]', async () => {
      const calls = hearCalls(network);
      const images = document.images.length;
      consent().accept();
      start();
      const call = await calls.next('track/Track');
      expect(call.method).to.equal('GET');
      expect(call.accept).to.match(/^image\//);
      expect(document.images.length).to.equal(images);
    });
    it('says where the visitor has landed, and the campaign of the page query [TRK-026]', async () => {
      const calls = hearCalls(network);
      const here = location.href;
      history.replaceState(null, '', `${location.pathname}${location.search}&source=mail&mkwid=%C3%A4%26b&channel=`);
      consent().accept();
      start();
      const { query } = await calls.next('track/Track');
      const landing = location.href;
      history.replaceState(null, '', here);
      expect(query.get('rk')).to.match(/^\d{1,9}$/);
      query.delete('rk');
      expect(Object.fromEntries(query)).to.deep.equal({
        landing,
        refer: document.referrer,
        lang: navigator.language,
        screen: `${screen.width}x${screen.height}`,
        source: 'mail',
        channel: '',
        mkwid: 'ä&b',
      });
    });
  });

  describe('a new reader of a newsletter', () => {
    it('is told of once: crumb, event and data, form-encoded [TRK-025]', async () => {
      const calls = hearCalls(network);
      document.cookie = 'crumb=abc; path=/';
      consent().accept();
      start();
      await calls.settled();
      subscribe();
      const call = await calls.next('events/RecordEvent');
      expect([call.method, call.type]).to.deep.equal(['POST', 'application/x-www-form-urlencoded;charset=UTF-8']);
      expect(fields(call)).to.include({ crumb: 'abc', event: 'newsletter-subscribe' });
      expect(dataOf(call)).to.deep.equal({
        websiteId: 'w1',
        memberAccountId: null,
        locales: [...navigator.languages],
        templateId: 't1',
        variantId: null,
        pageHash: location.hash,
        pagePath: location.pathname,
      });
      expect((await calls.settled()).filter((name) => name === 'events/RecordEvent').length).to.equal(1);
    });
    it('is told to the advertising pixel that the page has, and to no other [TRK-029]', async () => {
      const calls = hearCalls(network);
      const fired: unknown[][] = [];
      consent().accept();
      start();
      subscribe();
      (window as { fbq?: unknown }).fbq = (...words: unknown[]) => fired.push(words);
      subscribe();
      consent().decline();
      subscribe();
      await calls.settled();
      expect(fired).to.deep.equal([['track', 'Lead']]);
    });
  });

  describe('what fails', () => {
    const answers: [string, () => Response][] = [
      ['is down', () => HttpResponse.error()],
      ['is broken', () => new HttpResponse('{', { status: 500 })],
      ['refuses', () => HttpResponse.json({ authorizationFail: true, loginRequired: true }, { status: 401 })],
      ['has lost the crumb', () => HttpResponse.json({ crumbFail: true, crumb: 'new' }, { status: 400 })],
      ['sends pages', () => new HttpResponse('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ];
    for (const [name, answer] of answers)
      it(`is never heard of, and makes no more calls: a server that ${name} [TRK-028]`, async () => {
        const errors: unknown[] = [];
        const hear = (event: Event) => errors.push(event);
        for (const type of ['error', 'unhandledrejection']) addEventListener(type, hear);
        document.addEventListener('sq:login-required', hear);
        const calls = hearCalls(network, answer as () => HttpResponse<null>);
        const children = document.body.children.length;
        consent().accept();
        start();
        subscribe();
        const names = await calls.settled();
        for (const type of ['error', 'unhandledrejection']) removeEventListener(type, hear);
        document.removeEventListener('sq:login-required', hear);
        expect(names.sort()).to.deep.equal(['census/RecordHit', 'events/RecordEvent', 'track/Track']);
        expect(errors).to.deep.equal([]);
        expect(document.body.children.length).to.equal(children);
      });
    it('does not hinder the rest', async () => {
      const calls = hearCalls(network);
      const restore = [
        pretend(window, 'Image', function () {
          throw new Error('no images');
        }),
        pretend(window, 'IntersectionObserver', undefined),
      ];
      (window as { fbq?: unknown }).fbq = () => {
        throw new Error('a broken pixel');
      };
      consent().accept();
      start();
      subscribe();
      for (const put of restore) put();
      expect((await calls.settled()).sort()).to.deep.equal(['census/RecordHit', 'events/RecordEvent']);
    });
    it('includes contexts that lead nowhere', async () => {
      const calls = hearCalls(network);
      consent().accept();
      for (const apiRoot of ['http://[', 'javascript:', '//']) {
        giveContext({ ...SITE, apiRoot });
        const stop = start();
        subscribe();
        stop();
      }
      expect(await calls.settled()).to.deep.equal([]);
    });
    it('is a census call that takes longer than 2500 ms: it is given up [TRK-018]', async () => {
      const calls = hearCalls(network);
      const asked: number[] = [];
      const restore = pretend(AbortSignal, 'timeout', (ms: number) => {
        asked.push(ms);
        return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
      });
      consent().accept();
      start();
      restore();
      expect(asked).to.deep.equal([2500]);
      expect(await calls.settled()).to.deep.equal(['track/Track']);
    });
  });

  describe('the mouse position', () => {
    const move = (x: number) =>
      document.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: 7, bubbles: true }));

    it('is followed for a signed-in account only, and told to nobody [TRK-037]', async () => {
      const calls = hearCalls(network);
      consent().accept();
      const stopVisitor = start();
      move(1);
      expect(mousePosition().get() === undefined).to.be.true;
      stopVisitor();
      const before = await calls.settled();

      giveContext(ACCOUNT);
      const stop = start();
      move(5);
      expect(mousePosition().get()).to.deep.equal({ x: 5, y: 7 });
      stop();
      expect(mousePosition().get() === undefined).to.be.true;
      move(9);
      expect(mousePosition().get() === undefined).to.be.true;
      expect(await calls.settled()).to.deep.equal(before);
    });
  });
});
