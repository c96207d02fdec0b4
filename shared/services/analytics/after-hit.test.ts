import { expect } from '@open-wc/testing';
import '../../../elements/sq-form/index.js';
import { pageRegistry } from '../../platform/page/page-registry.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { place, until } from '../../testing/fixture.js';
import { HttpResponse } from '../../testing/network.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { pretend } from '../../testing/storage.js';
import { consent } from '../consent/consent.js';
import { recordOverlay, recordQuickView } from './census.js';
import { recordEvent } from './record-event.js';
import { startAnalytics } from './start-analytics.js';
import { interceptCalls, recordCalls, resetVisitor, SITE } from './testing/measured-page.js';
import { trackEvent } from './track-event.js';

const FORM =
  '<sq-form form-id="f1"><form><label>Name <input name="name"></label> <button>Book</button></form></sq-form>';
const EVENTS = [
  ...['census/RecordQuickView/p1', 'census/form-render', 'census/overlay', 'events/RecordEvent', 'v1/events'],
];
const accepted = () => new HttpResponse(null, { status: 202 });

describe('the first view of a visitor, on a page with the loader', () => {
  const network = interceptCalls();
  const registry = pageRegistry();
  // A form counts when its code is there: not later than what else is counted here.
  before(() => import('../../../react-impl/form/features/count-render.js'));
  beforeEach(() => {
    resetVisitor();
    registry.stores.delete('hit-due');
    registry.loadBlock = () => undefined;
  });
  afterEach(() => {
    registry.stores.delete('hit-due');
    delete registry.loadBlock;
    resetVisitor();
    removeContext();
  });
  /** Everything that the kit and a page's scripts count. Resolves when all of it waits, or was sent. */
  async function count() {
    await place(FORM);
    await until(() => document.querySelector('sq-form')?.matches(':state(ready)'));
    recordOverlay('open', {});
    recordQuickView('p1');
    recordEvent('menu-open');
    return { tracked: trackEvent({ action: 'open' }) };
  }

  it('begins with its hit: whatever carries the visitor’s cookie waits for it', async () => {
    const calls = recordCalls(network, accepted);
    setContext({ ...SITE, cookieSettings: {} });
    const { tracked } = await count();
    // An answer that changes nothing of it is not what it waits for.
    consent().accept();
    expect(await calls.settled()).to.deep.equal([]);
    const asked = Date.now();
    await until(() => Date.now() > asked);
    const stop = startAnalytics();
    await tracked;
    await calls.next('census/form-render');
    const names = await calls.settled();
    stop();
    expect(names.filter((name) => name !== 'track/Track').sort()).to.deep.equal(['census/RecordHit', ...EVENTS].sort());
    expect(names.indexOf('census/RecordHit')).to.be.lessThan(Math.min(...EVENTS.map((name) => names.indexOf(name))));
    const visitor = readCookie('ss_cvr')!;
    expect(visitor).to.match(/^[\w-]{36}\|/);
    for (const call of EVENTS.filter((name) => name.startsWith('census/')))
      expect(decodeURIComponent(calls.of(call)[0]!.text), call).to.contain(visitor);
    const event = calls.of('v1/events')[0]!.text;
    expect(event).to.contain(`${visitor.split('|')[0]}.`);
    const { commonData } = JSON.parse(event) as { commonData: { createdOn: number } };
    expect(commonData.createdOn, 'when it happened, not when it was sent').to.be.at.most(asked);
    consent().decline();
    consent().accept();
    expect((await calls.settled()).length, 'nothing is sent twice').to.equal(names.length);
  });
  it('lets nothing wait that has no visitor’s cookie', async () => {
    const calls = recordCalls(network, accepted);
    setContext({ ...SITE, cookieSettings: { isActivityLogEnabled: false } });
    await (
      await count()
    ).tracked;
    await calls.next('census/form-render');
    expect((await calls.settled()).sort()).to.deep.equal(EVENTS.toSorted());
  });
  it('counts no form before somebody sees the page', async () => {
    const calls = recordCalls(network, accepted);
    setContext({ ...SITE, cookieSettings: { isActivityLogEnabled: false } });
    const restore = pretend(Document.prototype, 'visibilityState', 'hidden');
    await place(FORM);
    await until(() => document.querySelector('sq-form')?.matches(':state(ready)'));
    const before = await calls.settled();
    restore();
    expect(before).to.deep.equal([]);
    document.dispatchEvent(new Event('visibilitychange'));
    await calls.next('census/form-render');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await calls.settled()).to.deep.equal(['census/form-render']);
  });
  it('begins with its hit again after a no and a yes, whoever hears of the answer first', async () => {
    const calls = recordCalls(network, accepted);
    setContext({ ...SITE, cookieSettings: {} });
    const unsubscribe = consent().subscribe(() => recordOverlay('answer', {}));
    const stop = startAnalytics();
    await calls.next('census/RecordHit');
    consent().decline();
    consent().accept();
    const overlay = await calls.next('census/overlay');
    stop();
    unsubscribe();
    expect(decodeURIComponent(overlay.text)).to.contain(readCookie('ss_cvr')!);
  });
  it('lets nothing wait that may not be sent: what was before a yes is never sent', async () => {
    const calls = recordCalls(network, accepted);
    setContext(SITE);
    await (
      await count()
    ).tracked;
    expect(await calls.settled()).to.deep.equal([]);
    consent().decline();
    expect(await calls.settled()).to.deep.equal([]);
    consent().accept();
    const stop = startAnalytics();
    await calls.next('census/RecordHit');
    await calls.next('census/form-render');
    const names = await calls.settled();
    stop();
    expect(names.sort()).to.deep.equal(['census/RecordHit', 'census/form-render', 'track/Track']);
  });
  it('forgets what waits when the visitor declines meanwhile', async () => {
    const calls = recordCalls(network, accepted);
    setContext({ ...SITE, cookieSettings: {} });
    const { tracked } = await count();
    consent().decline();
    await tracked;
    expect(await calls.settled()).to.deep.equal([]);
    consent().accept();
    const stop = startAnalytics();
    await calls.next('census/form-render');
    const names = await calls.settled();
    stop();
    expect(names.sort()).to.deep.equal(['census/RecordHit', 'census/form-render', 'track/Track']);
  });
  it('holds nothing back where views are counted no more, or where nobody counts them', async () => {
    const calls = recordCalls(network, accepted);
    setContext({ ...SITE, cookieSettings: {} });
    startAnalytics()();
    await trackEvent({ action: 'open' });
    registry.stores.delete('hit-due');
    delete registry.loadBlock;
    await trackEvent({ action: 'open' });
    expect(calls.of('v1/events')).to.have.length(2);
  });
});
