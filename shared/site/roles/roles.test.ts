import { expect } from '@open-wc/testing';
import { toPageContext } from '../../platform/page/read-page.js';
import { readWebsite } from '../context/website.js';
import * as rules from './has-role.js';
import { readRoles } from './read-roles.js';
import { isCoverPage, isInResoldGracePeriod, isParkingPage, isResold } from './site-kind.js';
import { isSignedIn, USER_KINDS, userKind } from './user-kind.js';
import { UPGRADE_PATHS, upgradePath } from '../../../elements/public/roles.js';
import { WEBSITE_STATUS } from '../vocabulary/websites.js';

const pathOf = (value: number | undefined) => upgradePath({ siteStatus: { value } });

describe('where an owner upgrades', () => {
  it('is /settings/billing/upgrade for a site on trial [RUN-002]', () => {
    expect(UPGRADE_PATHS.trial).to.equal('/settings/billing/upgrade');
    expect(pathOf(WEBSITE_STATUS.trial)).to.equal('/settings/billing/upgrade');
  });
  it('is /settings/billing/subscriptions/website for all others [RUN-003]', () => {
    expect(UPGRADE_PATHS.plain).to.equal('/settings/billing/subscriptions/website');
    for (const status of [...Object.values(WEBSITE_STATUS), undefined, 99])
      if (status !== WEBSITE_STATUS.trial)
        expect(pathOf(status), String(status)).to.equal('/settings/billing/subscriptions/website');
  });
});

const account = (authenticatedAccount?: unknown) => toPageContext({ authenticatedAccount });

describe('the user', () => {
  it('is an anonymous visitor or a signed-in account [CTX-001]', () => {
    expect(USER_KINDS).to.deep.equal(['visitor', 'account']);
    expect([userKind(toPageContext({})), userKind(account({ id: 'a1' }))]).to.deep.equal(['visitor', 'account']);
    expect(userKind(), 'without a context').to.equal('visitor');
  });
  it('is signed in where the page has an authenticatedAccount [CTX-008]', () => {
    for (const present of [{ id: 'a1' }, {}, 'a1', true]) expect(isSignedIn(account(present))).to.be.true;
    for (const absent of [undefined, null, false, '']) expect(isSignedIn(account(absent))).to.be.false;
    expect(isSignedIn(toPageContext(null))).to.be.false;
  });
});

describe('roles', () => {
  it('are read from a list, or from a map of numbers as in published pages', () => {
    const cases: [unknown, number[]][] = [
      [
        [10, 1],
        [10, 1],
      ],
      [
        ['10', 10, 'viewer', null, 1.5, 99],
        [10, 99],
      ],
      [{ 1: true, 10: false, 12: 'true', x: true }, [1]],
      [{}, []],
      [10, []],
      ['10', []],
      [null, []],
      [undefined, []],
    ];
    for (const [given, roles] of cases) expect(readRoles(given), JSON.stringify(given)).to.deep.equal(roles);
  });
  it('have a meaning only where the specification gives one: viewer, admin [CTX-023, CTX-025]', () => {
    expect(Object.keys(rules)).to.have.members(['isViewer', 'isAdmin', 'isViewerOnly']);
    const table = [[], [10], [10, 4], [1], [1, 10], [99], [10, 99]].map((roles) => [
      rules.isViewer(roles),
      rules.isAdmin(roles),
      rules.isViewerOnly(roles),
    ]);
    expect(table).to.deep.equal([
      [false, false, false],
      [true, false, true],
      [true, false, false],
      [false, true, false],
      [true, true, false],
      [false, false, false],
      [true, false, false],
    ]);
  });
});

describe('a site', () => {
  it('is a cover page or a parking page by its type [CTX-005]', () => {
    const kinds = [1, 2, 3, 4, 5, 99, '2', undefined].map((websiteType) => {
      const website = readWebsite({ websiteType });
      return isCoverPage(website) ? 'cover' : isParkingPage(website) ? 'parking' : '';
    });
    expect(kinds).to.deep.equal(['', 'cover', 'parking', '', '', '', '', '']);
  });
  it('is resold, or in the grace period after it, by its status [CTX-006]', () => {
    const states = [{ value: 13 }, { value: 14 }, { value: 8 }, { value: 12 }, {}, null, 13].map((siteStatus) => {
      const website = readWebsite({ siteStatus });
      return isResold(website) ? 'resold' : isInResoldGracePeriod(website) ? 'grace' : '';
    });
    expect(states).to.deep.equal(['resold', 'grace', '', '', '', '', '']);
  });
});
