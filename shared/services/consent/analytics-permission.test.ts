import { expect } from '@open-wc/testing';
import { toPageContext } from '../../platform/page/read-page.js';
import { isTracked } from './analytics-permission.js';

const SITE = { website: { id: 'w1' } };
const VIEWER = { authenticatedAccount: { id: 'a1' }, websiteRoles: [10] };
const tracked = (data: unknown, path = '/shop') => isTracked(toPageContext(data), path);

function table(cases: [boolean, object, string?][]) {
  for (const [expected, data, path = '/shop'] of cases)
    expect(tracked({ ...SITE, ...data }, path), `${JSON.stringify(data)} ${path}`).to.equal(expected);
}

describe('visits that are tracked', () => {
  it('include a visitor of a site', () => expect(tracked(SITE)).to.be.true);
  it('exclude the search page [TRK-002]', () =>
    table([
      [false, {}, '/search'],
      [false, {}, '/search/'],
      [true, {}, '/searching'],
      [true, {}, '/shop/search'],
    ]));
  it('exclude viewers on admin pages [TRK-003]', () =>
    table([
      [false, VIEWER, '/config'],
      [false, VIEWER, '/config/pages'],
      [true, VIEWER, '/configure'],
      [true, VIEWER, '/shop'],
    ]));
  it('exclude accounts, unless viewer is their only role and the page is not an admin page [TRK-004]', () => {
    const account = { authenticatedAccount: { id: 'a1' } };
    table([
      [false, account],
      [false, { ...account, websiteRoles: [] }],
      [false, { ...account, websiteRoles: [1] }],
      [false, { ...account, websiteRoles: [10, 4] }],
      [false, { ...account, websiteRoles: 10 }],
      [false, { ...account, websiteRoles: 'viewer' }],
      [false, { authenticatedAccount: true }],
      [true, { ...account, websiteRoles: [10] }],
      [true, { ...account, websiteRoles: { 10: true } }],
      [false, VIEWER, '/config/'],
      [true, { authenticatedAccount: null, websiteRoles: [1] }],
    ]);
  });
  it('exclude pages of the types not found, lock screen and member area denied [TRK-005]', () =>
    table([
      [false, { pageType: 100 }],
      [false, { pageType: 103 }],
      [false, { pageType: 106 }],
      [true, { pageType: 101 }],
      [true, { pageType: 1 }],
      [true, { pageType: undefined }],
    ]));
  it('exclude sites that have disabled the census [TRK-006]', () =>
    table([
      [false, { censusDisabled: true }],
      [true, { censusDisabled: false }],
      [false, { cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } }],
      [true, { cookieSettings: { isRestrictiveCookiePolicyAbsolute: false } }],
    ]));
  it('exclude pages without a context', () => {
    for (const nothing of [undefined, null, {}, [], 'x', 7]) expect(tracked(nothing)).to.be.false;
  });
});
