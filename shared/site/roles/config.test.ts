import { expect } from '@open-wc/testing';
import { toPageContext } from '../../platform/page/read-page.js';
import { typedContext } from '../context/typed-context.js';
import { asksToStay, NO_REDIRECT, shouldRedirectToConfig } from './config-redirect.js';
import { configPath, configUrl } from './config-url.js';

const here = { hostname: 'www.shop.example', pathname: '/blog/a b', search: '?tag=x&y=1' };

describe('the config panel', () => {
  it('is at {website identifier}.{app domain}/config/, and is told the place [RUN-001]', () => {
    expect(configUrl('shark', 'builder.example', here)).to.equal(
      'https://shark.builder.example/config/?frameUrl=%2Fblog%2Fa%20b%3Ftag%3Dx%26y%3D1',
    );
    expect(new URL(configUrl('shark', 'builder.example:8443', here)!).searchParams.get('frameUrl')).to.equal(
      here.pathname + here.search,
    );
  });
  it('has no address where the page does not say where, or tries to say somewhere else', () => {
    const wrong: [unknown, unknown][] = [
      [undefined, 'builder.example'],
      ['shark', undefined],
      ['', ''],
      ['evil.example/', 'builder.example'],
      ['shark', 'builder.example/@evil.example'],
      ['shark', '..'],
      [5, {}],
    ];
    for (const [identifier, appDomain] of wrong)
      expect(configUrl(identifier, appDomain, here) === undefined, `${String(identifier)} ${String(appDomain)}`).to.be
        .true;
  });
});

describe('the redirect of owners', () => {
  interface Case {
    account?: unknown;
    roles?: unknown;
    website?: object;
    isTopFrame?: boolean;
    hostname?: string;
    pathname?: string;
    search?: string;
    staysThisSession?: boolean;
  }
  const goes = ({ account = { id: 'a1' }, roles = { 1: true }, website = {}, ...visit }: Case = {}) =>
    shouldRedirectToConfig({
      context: typedContext(toPageContext({ authenticatedAccount: account, websiteRoles: roles, website })),
      isTopFrame: visit.isTopFrame ?? true,
      location: { ...here, search: '', ...visit },
      staysThisSession: visit.staysThisSession ?? false,
    });

  it('goes to /config/ with the place they were at, unless one thing speaks against it [RUN-005]', () => {
    expect(configPath(here)).to.equal('/config/?frameUrl=%2Fblog%2Fa%20b%3Ftag%3Dx%26y%3D1');
    const table: [boolean, Case, string][] = [
      [true, {}, 'an owner'],
      [true, { roles: [4] }, 'an editor'],
      [true, { roles: undefined }, 'no roles said'],
      [true, { website: { developerMode: false, cloneable: 'no' } }, 'an ordinary site'],
      [false, { account: null }, 'a visitor'],
      [false, { account: null, roles: [1] }, 'a visitor, whatever roles are said'],
      [false, { roles: [10] }, 'a viewer'],
      [false, { roles: [1, 10] }, 'a viewer with other roles'],
      [false, { isTopFrame: false }, 'in a frame'],
      [false, { website: { developerMode: true } }, 'developer mode'],
      [false, { website: { cloneable: true } }, 'a site to clone'],
    ];
    for (const [expected, given, what] of table) expect(goes(given), what).to.equal(expected);
  });
  it('never starts on the panel’s own pages', () => {
    const paths = ['/config', '/config/', '/config/pages', '/configurator'];
    expect(paths.map((pathname) => goes({ pathname }))).to.deep.equal([false, false, false, true]);
  });
  it('is skipped on localhost [RUN-006]', () => {
    for (const hostname of ['localhost', '127.0.0.1', '::1', '[::1]']) expect(goes({ hostname }), hostname).to.be.false;
    for (const hostname of ['localhost.example', '127.0.0.10', 'www.shop.example'])
      expect(goes({ hostname }), hostname).to.be.true;
  });
  it('is skipped with noredirect in the query or in the session [RUN-007]', () => {
    expect(NO_REDIRECT).to.equal('noredirect');
    const staying = ['?noredirect', '?noredirect=', '?noredirect=false', '?a=1&noredirect=1'];
    const going = ['', '?', '?redirect=no', '?a=noredirect', '?noredirects=1'];
    for (const search of staying) expect([asksToStay(search), goes({ search })], search).to.deep.equal([true, false]);
    for (const search of going) expect([asksToStay(search), goes({ search })], search).to.deep.equal([false, true]);
    expect(goes({ staysThisSession: true })).to.be.false;
  });
});
