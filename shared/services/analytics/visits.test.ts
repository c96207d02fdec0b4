import { expect } from '@open-wc/testing';
import { clearTrackingData } from '../consent/tracking-data.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { warningsOf } from '../../testing/fixture.js';
import { pretend } from '../../testing/storage.js';
import { analyticsId } from './track-event.js';
import { resetVisitor, SITE } from './testing/measured-page.js';
import { setContext, removeContext } from '../../testing/page-context.js';
import { countVisit, lastSeen, nextVisit, readVisitor, visitorCookie } from './visit.js';

const MINUTE = 60_000;
const NOW = Date.parse('2030-01-01');
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The texts that are written to `document.cookie`; no cookie is stored. */
function writtenBy(run: () => void): string[] {
  const written: string[] = [];
  const restore = pretend(Document.prototype, 'cookie', '');
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => '',
    set: (text: string) => written.push(text),
  });
  try {
    run();
  } finally {
    restore();
  }
  return written;
}
const numbers = () => visitorCookie().split('|').slice(1).map(Number);

const INVALID = [
  '',
  'x',
  '|||| ',
  'id|1|2|3',
  'id|1|2|3|4|5',
  'id|1|2|3|0',
  'id|-1|2|3|4',
  'id|1.5|2|3|4',
  'id|1|2|3|4\n',
  'id|1|2|3|1e9',
  'id|1|2|3|9999999999999999999',
  `${'i'.repeat(5000)}|1|2|3|4`,
  '<script>|1|2|3|4',
  '|1|2|3|4',
];

describe('the visitor cookies', () => {
  beforeEach(resetVisitor);
  after(resetVisitor);

  it('ss_cvr is id|first|previous|current|count [TRK-007]', () => {
    countVisit(NOW);
    const [id, ...rest] = readCookie('ss_cvr')!.split('|');
    expect(id).to.match(ID);
    expect(rest.map(Number)).to.deep.equal([NOW, NOW, NOW, 1]);
  });
  it('ss_cvt is a timestamp [TRK-008]', () => {
    countVisit(NOW);
    expect(readCookie('ss_cvt')).to.equal(String(NOW));
    expect(lastSeen()).to.equal(NOW);
  });
  it('ss_cvr is stored for 2 years [TRK-009]', () => {
    const cookie = writtenBy(() => countVisit(NOW)).find((text) => text.startsWith('ss_cvr='));
    expect(cookie).to.match(/; max-age=63072000(;|$)/);
  });
  it('ss_cvt is stored for 30 minutes [TRK-010]', () => {
    const cookie = writtenBy(() => countVisit(NOW)).find((text) => text.startsWith('ss_cvt='));
    expect(cookie).to.match(/; max-age=1800(;|$)/);
  });
  it('stay the same during a visit, which each page view prolongs', () => {
    countVisit(NOW);
    const visitor = visitorCookie();
    for (const minutes of [1, 25, 50, 79]) countVisit(NOW + minutes * MINUTE);
    expect(visitorCookie()).to.equal(visitor);
    expect(lastSeen()).to.equal(NOW + 79 * MINUTE);
  });
  it('change with a new visit: current becomes previous, the count grows', () => {
    countVisit(NOW);
    countVisit(NOW + 30 * MINUTE);
    expect(numbers()).to.deep.equal([NOW, NOW, NOW + 30 * MINUTE, 2]);
    countVisit(NOW + 90 * MINUTE);
    expect(numbers()).to.deep.equal([NOW, NOW + 30 * MINUTE, NOW + 90 * MINUTE, 3]);
  });
  it('begin a new visit when the clock was set back by years', () => {
    countVisit(NOW);
    countVisit(1000);
    expect(numbers()).to.deep.equal([NOW, NOW, 1000, 2]);
  });
  it('are replaced when they contain something else', () => {
    for (const text of INVALID) {
      expect(readVisitor(text), text.slice(0, 40)).to.equal('');
      document.cookie = `ss_cvr=${encodeURIComponent(text)}; path=/`;
      document.cookie = `ss_cvt=${encodeURIComponent(text)}; path=/`;
      countVisit(NOW);
      expect(numbers(), text.slice(0, 40)).to.deep.equal([NOW, NOW, NOW, 1]);
      expect(lastSeen()).to.equal(NOW);
    }
    expect(readVisitor(undefined)).to.equal('');
  });
  it('are replaced after the greatest numbers that they can contain', () => {
    const most = `id|${'9'.repeat(15)}|${'9'.repeat(15)}|${'9'.repeat(15)}|${'9'.repeat(14)}8`;
    expect(readVisitor(most)).to.equal(most);
    expect(readVisitor(nextVisit(most, NOW, () => 'new'))).to.match(/\|999999999999999$/);
    expect(readVisitor(nextVisit(readVisitor('id|1|1|1|1000000000000000'), NOW, () => 'new'))).to.equal(
      `new|${NOW}|${NOW}|${NOW}|1`,
    );
  });
});

describe('the analytics id', () => {
  beforeEach(() => {
    resetVisitor();
    setContext(SITE);
  });
  after(() => {
    resetVisitor();
    removeContext();
  });

  it('is stored for 390 days in its cookie [TRK-011]', () => {
    const cookie = writtenBy(() => void analyticsId()).find((text) => text.startsWith('ss_analytics_id='));
    expect(cookie).to.match(/; max-age=33696000(;|$)/);
  });
  it('is the same for all events, and is restored when one of its two copies is gone', () => {
    const id = analyticsId();
    expect(id).to.match(ID);
    expect(analyticsId()).to.equal(id);
    localStorage.removeItem('ss_analytics_id');
    expect(analyticsId()).to.equal(id);
    document.cookie = 'ss_analytics_id=; path=/; max-age=0';
    expect(analyticsId()).to.equal(id);
    expect([readCookie('ss_analytics_id'), localStorage.getItem('ss_analytics_id')]).to.deep.equal([id, id]);
  });
  it('is created again when both copies are invalid', () => {
    document.cookie = 'ss_analytics_id=<b>; path=/';
    localStorage.setItem('ss_analytics_id', 'x'.repeat(100));
    expect(analyticsId()).to.match(ID);
  });
  it('has the name that the site sets', () => {
    setContext({ ...SITE, cookieSettings: { analyticsCookieName: 'my_id' } });
    const id = analyticsId();
    expect([readCookie('my_id'), localStorage.getItem('my_id')]).to.deep.equal([id, id]);
    clearTrackingData();
    expect([readCookie('my_id'), localStorage.getItem('my_id')]).to.deep.equal([undefined, null]);
    setContext({ ...SITE, cookieSettings: { analyticsCookieName: 'a=b; domain=x' } });
    analyticsId();
    expect(readCookie('ss_analytics_id')).to.match(ID);
  });
  it('warns when storage is not accessible: "Unable access local/session storage." [TRK-036]', async () => {
    const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const warnings = await warningsOf(() => expect(analyticsId()).to.match(ID));
    Object.defineProperty(window, 'localStorage', real);
    expect(warnings).to.deep.equal(['[sq-blocks] Unable access local/session storage.']);
  });
  it('warns when it cannot be stored: "Unable to store analyticsId" [TRK-035]', async () => {
    const restore = pretend(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warnings = await warningsOf(() => void writtenBy(() => void analyticsId()));
    restore();
    expect(warnings).to.deep.equal(['[sq-blocks] Unable to store analyticsId']);
  });
});
