import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { consent, TRACKING_COOKIES } from './consent.js';
import { keepPolicy, mayTrack } from './policy.js';

describe('cookie policy', () => {
  it("says whether the site's own visitor cookies are welcome", () => {
    const open = { restrictive: false, restrictiveAbsolute: false };
    const choices = ['undecided', 'accepted', 'declined'] as const;
    const answers = (policy: typeof open) => choices.map((choice) => mayTrack(policy, choice));
    expect(answers(open)).to.deep.equal([true, true, false]);
    expect(answers({ ...open, restrictive: true })).to.deep.equal([false, true, false]);
    expect(answers({ ...open, restrictiveAbsolute: true })).to.deep.equal([false, false, false]);
  });
  it('clears the tracking cookies without the banner, also after a yes where it is absolute [CKB-024, CKB-010]', () => {
    const context = document.createElement('script');
    const textContent = JSON.stringify({ cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } });
    Object.assign(context, { type: 'application/json', id: 'sq-context', textContent });
    document.head.append(context);
    forgetPageContext();
    const set = () => TRACKING_COOKIES.forEach((name) => (document.cookie = `${name}=1; path=/`));
    const left = () => TRACKING_COOKIES.filter((name) => readCookie(name) !== undefined);
    set();
    const stop = keepPolicy();
    expect(left()).to.deep.equal([]);
    set();
    consent().accept();
    expect(left()).to.deep.equal([]);
    stop();
    consent().reset();
    context.remove();
    forgetPageContext();
  });
});
