import { expect } from '@open-wc/testing';
import { consent } from '../consent/consent.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { HttpResponse } from '../../testing/network.js';
import { pretend } from '../../testing/storage.js';
import { mousePosition } from './start-analytics.js';
import { startAnalytics } from './start-analytics.js';
import { dataOf, fields, resetVisitor, recordCalls, interceptCalls, SITE } from './testing/measured-page.js';
import { setContext, removeContext } from '../../testing/page-context.js';

const ACCOUNT = { ...SITE, authenticatedAccount: { id: 'a1' }, websiteRoles: [1] };
const VIEW = ['census/RecordHit', 'track/Track'];
const COOKIES = ['ss_cvr', 'ss_cvt', 'ss_analytics_id'];
const cookies = () => COOKIES.filter((name) => readCookie(name) !== undefined);

describe('the analytics of a page', () => {
  const network = interceptCalls();
  const stops: (() => void)[] = [];
  const start = () => {
    const stop = startAnalytics();
    stops.push(stop);
    return stop;
  };
  const subscribe = () => document.dispatchEvent(new CustomEvent('sq-subscribe', { detail: { formId: 'f1' } }));
  const change = (type: string) => document.dispatchEvent(new Event(type));
  const returnFromCache = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  beforeEach(() => {
    resetVisitor();
    setContext(SITE);
  });
  afterEach(() => {
    for (const end of stops.splice(0)) end();
    resetVisitor();
    removeContext();
    delete (window as { fbq?: unknown }).fbq;
  });

  it('count a visit of a visitor who has accepted [TRK-001]', async () => {
    const calls = recordCalls(network);
    consent().accept();
    start();
    expect((await calls.settled()).sort()).to.deep.equal(VIEW);
    expect(cookies()).to.deep.equal(['ss_cvr', 'ss_cvt']);
  });
  it('send and store nothing before the visitor has accepted', async () => {
    const calls = recordCalls(network);
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
  it('count at once on a site that does not ask, until the visitor declines [TRK-001]', async () => {
    const calls = recordCalls(network);
    setContext({ ...SITE, cookieSettings: {} });
    let fired = 0;
    (window as { fbq?: unknown }).fbq = () => fired++;
    start();
    subscribe();
    expect((await calls.settled()).sort()).to.deep.equal(['census/RecordHit', 'events/RecordEvent', 'track/Track']);
    expect(cookies()).to.deep.equal(['ss_cvr', 'ss_cvt']);
    expect(fired, 'a pixel is a third party').to.equal(0);
    consent().decline();
    subscribe();
    returnFromCache();
    expect((await calls.settled()).length).to.equal(3);
    expect(cookies()).to.deep.equal([]);
  });
  it('begin when the visitor accepts later, and send nothing of what was before', async () => {
    const calls = recordCalls(network);
    start();
    subscribe();
    consent().accept();
    expect((await calls.settled()).sort()).to.deep.equal(VIEW);
  });
  it('end when the visitor declines, and delete what they have stored', async () => {
    const calls = recordCalls(network);
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
  it('delete what an earlier page has stored, when the visitor has declined', () => {
    consent().decline();
    document.cookie = 'ss_cvr=old; path=/';
    localStorage.setItem('ss_analytics_id', 'a');
    start();
    expect(cookies()).to.deep.equal([]);
    expect(localStorage.getItem('ss_analytics_id') === null).to.be.true;
  });
  it('send nothing on pages and for accounts that are not tracked, even after consent', async () => {
    const calls = recordCalls(network);
    consent().accept();
    for (const context of [{}, ACCOUNT, { ...SITE, pageType: 100 }, { ...SITE, censusDisabled: true }]) {
      setContext(context);
      const stop = start();
      subscribe();
      stop();
    }
    removeContext();
    start();
    expect(await calls.settled()).to.deep.equal([]);
    expect(cookies()).to.deep.equal([]);
  });
  it('measure a page once, however often they are started, until the last caller has stopped them', async () => {
    const calls = recordCalls(network);
    consent().accept();
    const [stopFirst, stopSecond] = [start(), start()];
    await calls.settled();
    stopFirst();
    stopFirst();
    subscribe();
    await calls.next('events/RecordEvent');
    stopSecond();
    subscribe();
    returnFromCache();
    expect((await calls.settled()).sort()).to.deep.equal(['census/RecordHit', 'events/RecordEvent', 'track/Track']);
    start();
    await calls.next('census/RecordHit', 2);
  });

  describe('a view', () => {
    it('of a prerendered page begins when it is activated', async () => {
      const calls = recordCalls(network);
      consent().accept();
      const restore = pretend(Document.prototype as Document & { prerendering?: boolean }, 'prerendering', true);
      start();
      const before = await calls.settled();
      restore();
      expect([...before, ...cookies()]).to.deep.equal([]);
      change('prerenderingchange');
      expect((await calls.settled()).sort()).to.deep.equal(VIEW);
    });
    it('of a page that is opened in the background begins when it is first visible', async () => {
      const calls = recordCalls(network);
      const restore = pretend(Document.prototype, 'visibilityState', 'hidden');
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
    it('begins again when the page returns from the back/forward cache', async () => {
      const calls = recordCalls(network);
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
      const calls = recordCalls(network);
      setContext(context as object);
      consent().accept();
      start();
      return calls.next('census/RecordHit');
    };
    it('contains the page, the browser and the visitor [TRK-012]', async () => {
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
    it('is sent even when the page is closed', async () => {
      const { call } = await hit(SITE);
      expect(network.keptAlive).to.deep.equal([call]);
    });
    it('has the crumb in its address, if there is one', async () => {
      document.cookie = 'crumb=abc; path=/';
      expect((await hit(SITE)).query.get('crumb')).to.equal('abc');
    });
    it('contains null for context values of another type', async () => {
      const odd = {
        ...SITE,
        website: { id: {}, language: [] },
        templateId: true,
        item: [],
        collection: 'c',
        pageType: '50',
      };
      const data = dataOf(await hit(odd)) as Record<string, unknown>;
      for (const name of ['websiteId', 'website_locale', 'templateId', 'itemId', 'recordType', 'collectionId'])
        expect(data[name] === null, name).to.be.true;
    });
    it('is limited in length', async () => {
      const { title } = document;
      document.title = 'é'.repeat(100_000);
      const data = dataOf(await hit({ ...SITE, templateId: 't'.repeat(100_000) })) as Record<string, string>;
      document.title = title;
      expect([data['title']!.length, data['templateId']!.length]).to.deep.equal([2048, 2048]);
    });
  });

  describe('the track call', () => {
    it('is the request of an image that is not on the page [TRK-027]', async () => {
      const calls = recordCalls(network);
      const images = document.images.length;
      consent().accept();
      start();
      const call = await calls.next('track/Track');
      expect(call.method).to.equal('GET');
      expect(call.accept).to.match(/^image\//);
      expect(document.images.length).to.equal(images);
    });
    it("contains the landing page and the campaign of the page's query [TRK-026]", async () => {
      const calls = recordCalls(network);
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

  describe('a newsletter subscription', () => {
    it('is recorded once: crumb, event and data, form-encoded [TRK-025]', async () => {
      const calls = recordCalls(network);
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
    it("fires the page's own advertising pixel, and no other [TRK-029]", async () => {
      const calls = recordCalls(network);
      const fired: unknown[][] = [];
      consent().accept();
      start();
      subscribe();
      (window as { fbq?: unknown }).fbq = (...args: unknown[]) => fired.push(args);
      subscribe();
      consent().decline();
      subscribe();
      await calls.settled();
      expect(fired).to.deep.equal([['track', 'Lead']]);
    });
  });

  describe('a failure', () => {
    const answers: [string, () => Response][] = [
      ['is down', () => HttpResponse.error()],
      ['is broken', () => new HttpResponse('{', { status: 500 })],
      ['refuses', () => HttpResponse.json({ authorizationFail: true, loginRequired: true }, { status: 401 })],
      ['has lost the crumb', () => HttpResponse.json({ crumbFail: true, crumb: 'new' }, { status: 400 })],
      ['sends pages', () => new HttpResponse('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ];
    for (const [name, answer] of answers)
      it(`stays unnoticed and causes no further calls: a server that ${name} [TRK-028]`, async () => {
        const errors: unknown[] = [];
        const record = (event: Event) => errors.push(event);
        for (const type of ['error', 'unhandledrejection']) addEventListener(type, record);
        document.addEventListener('sq:login-required', record);
        const calls = recordCalls(network, answer as () => HttpResponse<null>);
        const children = document.body.children.length;
        consent().accept();
        start();
        subscribe();
        const names = await calls.settled();
        for (const type of ['error', 'unhandledrejection']) removeEventListener(type, record);
        document.removeEventListener('sq:login-required', record);
        expect(names.sort()).to.deep.equal(['census/RecordHit', 'events/RecordEvent', 'track/Track']);
        expect(errors).to.deep.equal([]);
        expect(document.body.children.length).to.equal(children);
      });
    it('of one measurement does not stop the others', async () => {
      const calls = recordCalls(network);
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
      for (const undo of restore) undo();
      expect((await calls.settled()).sort()).to.deep.equal(['census/RecordHit', 'events/RecordEvent']);
    });
    it('to build an address of the context is none: the root is the default', async () => {
      const calls = recordCalls(network);
      consent().accept();
      for (const apiRoot of ['http://[', 'javascript:', '//']) {
        setContext({ ...SITE, apiRoot });
        const stop = start();
        stop();
      }
      expect(await calls.settled()).to.include('census/RecordHit');
    });
    it('includes a census call that takes longer than 2500 ms: it is aborted [TRK-018]', async () => {
      const calls = recordCalls(network);
      const timeouts: number[] = [];
      const restore = pretend(AbortSignal, 'timeout', (ms: number) => {
        timeouts.push(ms);
        return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
      });
      consent().accept();
      start();
      restore();
      expect(timeouts).to.deep.equal([2500]);
      expect(await calls.settled()).to.deep.equal(['track/Track']);
    });
  });

  describe('the mouse position', () => {
    const move = (x: number) =>
      document.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: 7, bubbles: true }));

    it('is followed for a signed-in account only, and never sent [TRK-037]', async () => {
      const calls = recordCalls(network);
      consent().accept();
      const stopVisitor = start();
      move(1);
      expect(mousePosition().get() === undefined).to.be.true;
      stopVisitor();
      const before = await calls.settled();

      setContext(ACCOUNT);
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
