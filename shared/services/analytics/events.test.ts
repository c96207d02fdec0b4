import { expect } from '@open-wc/testing';
import { consent } from '../consent/consent.js';
import { toPageContext } from '../../platform/page/read-page.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { warningsOf } from '../../testing/fixture.js';
import { HttpResponse } from '../../testing/network.js';
import { pretend } from '../../testing/storage.js';
import { recordOverlay, recordQuickView } from './census.js';
import { createEditorTracker, type EditorEvent } from './editor-events.js';
import { landingQuery } from './start-analytics.js';
import { dataOf, fields, resetVisitor, recordCalls, interceptCalls, SITE } from './testing/measured-page.js';
import { setContext, removeContext } from '../../testing/page-context.js';
import { completeEvent, eventContext, trackEvent } from './track-event.js';
import { countVisit, sessionInfo, visitorCookie } from './visit.js';

const EVENT = { action: 'click', object_type: 'image', object_identifier: 'i7' };
const respond = (status: number) => () => new HttpResponse(null, { status });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('the analytics client', () => {
  const network = interceptCalls();
  beforeEach(() => {
    resetVisitor();
    setContext(SITE);
  });
  afterEach(() => {
    resetVisitor();
    removeContext();
  });

  it('describes where an event happens [TRK-019]', () => {
    setContext({ ...SITE, authenticatedAccount: { id: 'a1' } });
    const context = { ...SITE, memberId: 'm1' };
    expect(eventContext(toPageContext(context), 5)).to.deep.equal({
      accountId: 'a1',
      websiteId: 'w1',
      memberId: 'm1',
      templateId: 't1',
      pageType: 50,
      platform: navigator.platform,
      language: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      collectionType: '10',
      createdOn: 5,
    });
    const empty = eventContext(toPageContext({ website: 5, collection: [], memberId: {} }), 5);
    expect([empty.websiteId, empty.collectionType, empty.memberId, empty.pageType]).to.deep.equal([
      null,
      null,
      null,
      null,
    ]);
  });
  it('completes an event with every field of the specification [TRK-020]', () => {
    const sender = { accountId: null, sessionId: 's', locales: ['en'] };
    expect(completeEvent({}, sender)).to.have.all.keys(
      'actor',
      'action',
      'event_owner_team',
      'event_source',
      'object_type',
      'object_identifier',
      'indirect_object_type',
      'indirect_object_identifier',
      'product_area',
      'product_page',
      'product_section',
      'user_member_account_id',
      'user_session_id',
      'locales',
    );
    expect(completeEvent(EVENT, sender)).to.include({ ...EVENT, actor: 'visitor', user_session_id: 's' });
    expect(completeEvent({ actor: 'robot' }, { ...sender, accountId: 'a1' })).to.include({
      actor: 'robot',
      user_member_account_id: 'a1',
    });
  });
  it('describes the session: whether it is the first one, and its landing [TRK-021]', () => {
    expect(sessionInfo('id|1|1|1|1', 1)).to.deep.equal({
      isFirstLanding: true,
      isFirstSession: true,
      sessionId: 'id.1',
    });
    expect(sessionInfo('id|1|1|1|1', 9)).to.include({ isFirstLanding: false, isFirstSession: true });
    expect(sessionInfo('id|1|1|9|2', 9)).to.include({ isFirstLanding: false, isFirstSession: false });
    expect(sessionInfo('', NaN)).to.deep.equal({ isFirstLanding: false, isFirstSession: false, sessionId: null });
    countVisit(5);
    expect(sessionInfo(visitorCookie(), 5).sessionId).to.match(/^[\w-]{36}\.5$/);
  });
  it('sends analyticsId, commonData and customData [TRK-022]', async () => {
    const calls = recordCalls(network, respond(202));
    consent().accept();
    await trackEvent(EVENT);
    const call = await calls.next('v1/events');
    const body = JSON.parse(call.text) as Record<string, object>;
    expect(Object.keys(body)).to.deep.equal(['analyticsId', 'commonData', 'customData']);
    expect(body['analyticsId']).to.equal(readCookie('ss_analytics_id'));
    expect(body['commonData']).to.include({ websiteId: 'w1', isFirstSession: false });
    expect(body['customData']).to.include(EVENT);
    expect([call.method, call.type]).to.deep.equal(['POST', 'application/json']);
  });
  it('sends by beacon from a hidden page, otherwise as a JSON request [TRK-023]', async () => {
    const calls = recordCalls(network, respond(200));
    consent().accept();
    const sent: [string, BodyInit][] = [];
    let accepts = true;
    const restore = [
      pretend(navigator, 'sendBeacon', (url: URL, body: Blob) => {
        sent.push([url.pathname, body]);
        return accepts;
      }),
      pretend(Document.prototype, 'visibilityState', 'hidden'),
    ];
    await trackEvent(EVENT);
    expect(sent.length).to.equal(1);
    expect(sent[0]![0]).to.equal('/api/v1/events');
    expect((sent[0]![1] as Blob).type).to.equal('application/json');
    accepts = false; // the browser's queue is full
    await trackEvent(EVENT);
    for (const undo of restore) undo();
    expect(sent.length).to.equal(2);
    expect(await calls.settled()).to.deep.equal(['v1/events']);
    await trackEvent(EVENT);
    expect([sent.length, calls.of('v1/events').length]).to.deep.equal([2, 2]);
  });
  it('treats only 200 and 202 as success [TRK-024]', async () => {
    consent().accept();
    for (const [status, fails] of [
      [200, false],
      [202, false],
      [201, true],
      [204, true],
      [400, true],
    ] as const) {
      recordCalls(network, respond(status));
      let message: string | undefined;
      await warningsOf(async () => (message = await failure(trackEvent(EVENT))));
      expect(message !== undefined, String(status)).to.equal(fails);
    }
  });
  it('rejects and warns: "Error tracking event: HTTP Status {status}" [TRK-032]', async () => {
    consent().accept();
    recordCalls(network, respond(503));
    let message: string | undefined;
    const warnings = await warningsOf(async () => (message = await failure(trackEvent(EVENT))));
    expect(message).to.equal('Error tracking event: HTTP Status 503');
    expect(warnings).to.deep.equal(['[sq-blocks] Error tracking event: HTTP Status 503']);
    recordCalls(network, () => HttpResponse.error() as HttpResponse<null>);
    await warningsOf(async () => (message = await failure(trackEvent(EVENT))));
    expect(message).to.equal('Error tracking event: HTTP Status 0');
  });
  it('rejects a missing event: "no payload" [TRK-033]', async () => {
    expect(await failure(trackEvent())).to.equal('no payload');
    expect(await failure(trackEvent(null))).to.equal('no payload');
  });
  it('rejects an empty event: "Data is empty" [TRK-034]', async () =>
    expect(await failure(trackEvent({}))).to.equal('Data is empty'));
  it('sends and stores nothing before the visitor has accepted', async () => {
    const calls = recordCalls(network);
    await trackEvent(EVENT);
    consent().decline();
    await trackEvent(EVENT);
    expect(await calls.settled()).to.deep.equal([]);
    expect([readCookie('ss_analytics_id'), localStorage.getItem('ss_analytics_id')]).to.deep.equal([undefined, null]);
  });
});

describe('census calls of blocks', () => {
  const network = interceptCalls();
  beforeEach(() => {
    resetVisitor();
    setContext(SITE);
  });
  afterEach(() => {
    resetVisitor();
    removeContext();
  });

  it('record popups and quick views as hits, after the visitor has accepted [TRK-031]', async () => {
    const calls = recordCalls(network);
    recordOverlay('open', { version: 1 });
    recordQuickView('p1');
    expect(await calls.settled()).to.deep.equal([]);
    consent().accept();
    countVisit(Date.now());
    recordOverlay('open', { version: 1 });
    recordQuickView('p/1');
    const overlay = await calls.next('census/overlay');
    expect(fields(overlay)).to.include({ event: 'open', visitorCookie: readCookie('ss_cvr') });
    expect(dataOf(overlay)).to.deep.equal({ version: 1 });
    expect((await calls.next('census/RecordQuickView/p%2F1')).method).to.equal('POST');
  });
  it('are dropped when their data cannot be serialised', async () => {
    const calls = recordCalls(network);
    consent().accept();
    const circular: { self?: object } = {};
    circular.self = circular;
    recordOverlay('open', circular);
    recordQuickView('\ud800');
    expect(await calls.settled()).to.deep.equal([]);
  });
});

describe('the query of the track call', () => {
  const own = { landing: 'http://a.example/?refer=x', refer: 'http://b.example/' };
  it("takes the campaign values of the page's address, and nothing else", () => {
    expect(landingQuery(own, '?refer=mail&password=1&campaign=a&campaign=b')).to.deep.equal({
      ...own,
      refer: 'mail',
      campaign: 'a',
    });
  });
  it('is limited in length', () => {
    const { landing, source } = landingQuery({ landing: 'x'.repeat(9000) }, `?source=${'y'.repeat(9000)}`);
    expect([landing!.length, source!.length]).to.deep.equal([2048, 2048]);
  });
});

describe('editor events', () => {
  const EDIT: EditorEvent = {
    actor: 'a1',
    action: 'save',
    object_type: 'block',
    object_identifier: 'b1',
    product_page: 'page',
    product_section: 'header',
  };
  const asAdmin = () => setContext({ authenticatedAccount: { id: 'a1' }, websiteRoles: [1] });
  afterEach(removeContext);

  it("are sent to the other tabs, or by the site's own transport [TRK-030]", async () => {
    asAdmin();
    const tab = new BroadcastChannel('sq-editor');
    const received = new Promise((resolve) => (tab.onmessage = ({ data }) => resolve(data)));
    const tracker = createEditorTracker();
    tracker.track(EDIT);
    expect(await received).to.deep.equal(EDIT);
    tracker.close();
    tab.close();

    const sent: EditorEvent[] = [];
    const own = createEditorTracker({ send: (event) => sent.push(event), close() {} });
    own.track(EDIT);
    expect(sent).to.deep.equal([EDIT]);
  });
  it('need admin access', () => {
    const sent: EditorEvent[] = [];
    const { track } = createEditorTracker({ send: (event) => sent.push(event), close() {} });
    for (const context of [{}, { websiteRoles: [1] }, { authenticatedAccount: {}, websiteRoles: [4, 10] }]) {
      setContext(context);
      track(EDIT);
    }
    expect(sent).to.deep.equal([]);
  });
  it('never throw: without channels, with a broken transport, or with data that cannot be sent', () => {
    asAdmin();
    const restore = pretend(window, 'BroadcastChannel', undefined);
    createEditorTracker().track(EDIT);
    restore();
    const broken = () => {
      throw new Error('broken');
    };
    const tracker = createEditorTracker({ send: broken, close: broken });
    tracker.track(EDIT);
    tracker.close();
    const closed = createEditorTracker();
    closed.track({ action: (() => {}) as unknown as string });
    closed.close();
    closed.track(EDIT);
  });
});
