import { expect } from '@open-wc/testing';
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
