import { expect } from '@open-wc/testing';
import { toPageContext } from '../../platform/page/read-page.js';
import { typedContext } from '../context/typed-context.js';
import { configPath, configUrl, hasNoRedirect, NO_REDIRECT, shouldRedirectToConfig } from './config-panel.js';

const here = { hostname: 'www.shop.example', pathname: '/blog/a b', search: '?tag=x&y=1' };

describe('the config panel', () => {
  it('is at {website identifier}.{app domain}/config/, with the page as frameUrl [RUN-001]', () => {
    expect(configUrl('shark', 'builder.example', here)).to.equal(
      'https://shark.builder.example/config/?frameUrl=%2Fblog%2Fa%20b%3Ftag%3Dx%26y%3D1',
    );
    expect(new URL(configUrl('shark', 'builder.example:8443', here)!).searchParams.get('frameUrl')).to.equal(
      here.pathname + here.search,
    );
  });
  it('has no address where the identifier or domain is missing or would lead to another site', () => {
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
    hasSessionFlag?: boolean;
  }
  const redirects = ({ account = { id: 'a1' }, roles = { 1: true }, website = {}, ...visit }: Case = {}) =>
    shouldRedirectToConfig({
      context: typedContext(toPageContext({ authenticatedAccount: account, websiteRoles: roles, website })),
      isTopFrame: visit.isTopFrame ?? true,
      location: { ...here, search: '', ...visit },
      hasSessionFlag: visit.hasSessionFlag ?? false,
    });

  it('leads to /config/ with the page as frameUrl, unless one condition forbids it [RUN-005]', () => {
    expect(configPath(here)).to.equal('/config/?frameUrl=%2Fblog%2Fa%20b%3Ftag%3Dx%26y%3D1');
    const table: [boolean, Case, string][] = [
      [true, {}, 'an owner'],
      [true, { roles: [4] }, 'an editor'],
      [true, { roles: undefined }, 'no roles given'],
      [true, { website: { developerMode: false, cloneable: 'no' } }, 'an ordinary site'],
      [false, { account: null }, 'a visitor'],
      [false, { account: null, roles: [1] }, 'a visitor, whatever roles are given'],
      [false, { roles: [10] }, 'a viewer'],
      [false, { roles: [1, 10] }, 'a viewer with other roles'],
      [false, { isTopFrame: false }, 'in a frame'],
      [false, { website: { developerMode: true } }, 'developer mode'],
      [false, { website: { cloneable: true } }, 'a cloneable site'],
    ];
    for (const [expected, given, what] of table) expect(redirects(given), what).to.equal(expected);
  });
  it('never starts from the panel’s own pages', () => {
    const paths = ['/config', '/config/', '/config/pages', '/configurator'];
    expect(paths.map((pathname) => redirects({ pathname }))).to.deep.equal([false, false, false, true]);
  });
  it('is skipped on localhost [RUN-006]', () => {
    for (const hostname of ['localhost', '127.0.0.1', '::1', '[::1]'])
      expect(redirects({ hostname }), hostname).to.be.false;
    for (const hostname of ['localhost.example', '127.0.0.10', 'www.shop.example'])
      expect(redirects({ hostname }), hostname).to.be.true;
  });
  it('is skipped with noredirect in the query or in the session [RUN-007]', () => {
    expect(NO_REDIRECT).to.equal('noredirect');
    const skipped = ['?noredirect', '?noredirect=', '?noredirect=false', '?a=1&noredirect=1'];
    const redirected = ['', '?', '?redirect=no', '?a=noredirect', '?noredirects=1'];
    for (const search of skipped)
      expect([hasNoRedirect(search), redirects({ search })], search).to.deep.equal([true, false]);
    for (const search of redirected)
      expect([hasNoRedirect(search), redirects({ search })], search).to.deep.equal([false, true]);
    expect(redirects({ hasSessionFlag: true })).to.be.false;
  });
});
