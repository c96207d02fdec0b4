import { expect } from '@open-wc/testing';
import { pageOfAddress } from '../../platform/page/page-of-address.js';
import { until } from '../../testing/fixture.js';
import { pretend } from '../../testing/storage.js';
import { followAddress } from './start-analytics.js';

const HERE = location.pathname + location.search;

describe('one view for one page', () => {
  let [views, ended] = [0, new AbortController()];
  let restore = () => {};
  /** The page's navigator says that the content is in place. */
  const arrive = () => document.dispatchEvent(new Event('turbo:load'));
  const begin = (address: string) => {
    history.replaceState(null, '', address);
    [views, ended] = [0, new AbortController()];
    followAddress(() => views++, ended.signal);
  };
  afterEach(() => {
    ended.abort();
    restore();
    history.replaceState(null, '', HERE);
  });

  const SAME: readonly (readonly [what: string, from: string, to: string])[] = [
    ['a campaign that is tidied up', '/shop?utm_source=mail&utm_medium=a', '/shop'],
    ['the number of a click that is tidied up', '/shop?page=2&gclid=1&fbclid=2', '/shop?page=2'],
    ['a campaign that is added', '/shop', '/shop?mtm_campaign=x&msclkid=3'],
    ['another order of the query', '/shop?a=1&b=2', '/shop?b=2&a=1'],
    ['a fragment', '/shop?a=1', '/shop?a=1#reviews'],
    ['a slash at the end', '/shop', '/shop/'],
    ['a question mark alone', '/shop?', '/shop'],
    ['another spelling of a letter', '/shop?q=caf%C3%A9+au', '/shop?q=café%20au'],
  ];
  for (const [what, from, to] of SAME)
    it(`${what} is no new page`, () => {
      begin(from);
      for (const write of ['replaceState', 'pushState'] as const) {
        history[write](null, '', to);
        arrive();
      }
      expect(views).to.equal(0);
    });

  const OTHER: readonly (readonly [what: string, from: string, to: string])[] = [
    ['another path', '/shop', '/shop/summer'],
    ['another query', '/shop?page=1', '/shop?page=2'],
    ['a query that was not there', '/shop', '/shop?q=mug&utm_source=mail'],
    ['a parameter given twice', '/shop?tag=a', '/shop?tag=a&tag=b'],
  ];
  for (const [what, from, to] of OTHER)
    it(`${what} is one new page, and Back is one again`, () => {
      begin(from);
      history.pushState(null, '', to);
      arrive();
      arrive();
      expect(views).to.equal(1);
      history.replaceState(null, '', `${to}#top`);
      arrive();
      expect(views).to.equal(1);
      history.pushState(null, '', from);
      arrive();
      expect(views).to.equal(2);
    });

  it('a filter that replaces the query is a state of the page', () => {
    begin('/shop?page=1');
    for (const filter of ['colour=red', 'colour=red&size=l', '']) history.replaceState(null, '', `/shop?${filter}`);
    arrive();
    // Only the Navigation API says that an address was replaced.
    expect(views).to.equal('navigation' in window ? 0 : 1);
    history.pushState(null, '', '/shop?page=2');
    arrive();
    expect(views).to.equal('navigation' in window ? 1 : 2);
  });
  it('a page that replaces another one, as after a sign-in, is a new page', () => {
    begin('/account');
    history.replaceState(null, '', '/sign-in?next=account');
    arrive();
    expect(views).to.equal(1);
  });
  it('an address that is tidied up before the new page has settled leaves its view', async () => {
    const setTimeout = window.setTimeout.bind(window);
    restore = pretend(window, 'setTimeout', (run: () => void) => setTimeout(run));
    begin('/shop');
    history.pushState(null, '', '/shop?page=2&utm_source=mail');
    history.replaceState(null, '', '/shop?page=2');
    // Without the Navigation API only Back and Forward are noticed.
    if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'));
    await until(() => views > 0);
    arrive();
    expect(views).to.equal(1);
  });
  it('the number of a click is no part of the page, whoever has given it', () => {
    for (const name of ['gclid', 'dclid', 'fbclid', 'msclkid', 'yclid', 'ttclid'])
      expect(pageOfAddress(new URL(`https://a.test/shop?page=2&${name}=1`)), name).to.equal('/shop?page=2');
  });
  it('the page of an address is text for any address', () => {
    for (const address of ['https://a.test/', 'https://a.test/%E0%A4?%E0=%A4&&=x#y', 'https://a.test//'])
      expect(pageOfAddress(new URL(address))).to.match(/^\/.*\?/);
    expect(pageOfAddress(new URL('https://a.test/?x=%00'))).to.equal('/?x=%00');
  });
});
