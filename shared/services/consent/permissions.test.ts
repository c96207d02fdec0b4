import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { consent } from './consent.js';
import { startGates } from './gates.js';
import { allowsVisitorCookies } from './permissions.js';
import { TRACKING_COOKIES } from './tracking-data.js';

describe('cookie policy', () => {
  it('decides whether the site may set its own visitor cookies', () => {
    const permissive = { restrictive: false, restrictiveAbsolute: false };
    const choices = ['undecided', 'accepted', 'declined'] as const;
    const answers = (policy: typeof permissive) => choices.map((choice) => allowsVisitorCookies(policy, choice));
    expect(answers(permissive)).to.deep.equal([true, true, false]);
    expect(answers({ ...permissive, restrictive: true })).to.deep.equal([false, true, false]);
    expect(answers({ ...permissive, restrictiveAbsolute: true })).to.deep.equal([false, false, false]);
  });
  it('clears the tracking cookies without the banner; an absolute policy also after the visitor has accepted [CKB-024, CKB-010]', () => {
    const context = document.createElement('script');
    const textContent = JSON.stringify({ cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } });
    Object.assign(context, { type: 'application/json', id: 'sq-context', textContent });
    document.head.append(context);
    forgetPageContext();
    const set = () => TRACKING_COOKIES.forEach((name) => (document.cookie = `${name}=1; path=/`));
    const left = () => TRACKING_COOKIES.filter((name) => readCookie(name) !== undefined);
    set();
    const stop = startGates();
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
