import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { consent } from './consent.js';
import { startGoogleConsentMode } from './start-choice.js';

const page = window as { dataLayer?: ArrayLike<unknown>[] | undefined };
const commands = () => (page.dataLayer ?? []).map((entry) => Array.from(entry));
const all = (value: string) => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

describe("Google's consent mode", () => {
  let context: HTMLScriptElement;
  let stop = () => {};
  function start(cookieSettings: Record<string, unknown>) {
    context = document.createElement('script');
    const textContent = JSON.stringify({ cookieSettings });
    Object.assign(context, { type: 'application/json', id: 'sq-context', textContent });
    document.head.append(context);
    forgetPageContext();
    stop = startGoogleConsentMode();
  }
  beforeEach(() => consent().reset());
  afterEach(() => {
    stop();
    consent().reset();
    context.remove();
    forgetPageContext();
    delete page.dataLayer;
  });

  it('does nothing unless the page switches it on', () => {
    start({});
    consent().accept();
    expect(page.dataLayer).to.equal(undefined);
  });
  it('denies before any tag runs, and pushes an update for each change', () => {
    page.dataLayer = [['js', new Date(0)]];
    start({ googleConsentMode: true });
    expect(commands()[0]).to.deep.equal(['consent', 'default', all('denied')]);
    consent().accept();
    consent().decline();
    expect(commands().slice(2)).to.deep.equal([
      ['consent', 'update', all('granted')],
      ['consent', 'update', all('denied')],
    ]);
  });
  it('pushes arguments, as Google ignores arrays', () => {
    start({ googleConsentMode: true });
    expect(Object.prototype.toString.call(page.dataLayer![0])).to.equal('[object Arguments]');
  });
  it('pushes an earlier choice at once, after the default', () => {
    consent().accept();
    start({ googleConsentMode: true });
    expect(commands().map(([, kind]) => kind)).to.deep.equal(['default', 'update']);
  });
  it("does not replace the page's own default", () => {
    page.dataLayer = [['consent', 'default', { ad_storage: 'denied' }]];
    start({ googleConsentMode: true });
    expect(commands()).to.have.length(1);
  });
  it('calls the `push` of a tag that already reads the list', () => {
    const pushed: unknown[] = [];
    page.dataLayer = Object.assign([], { push: (entry: unknown) => pushed.push(entry) });
    start({ googleConsentMode: true });
    expect(pushed).to.have.length(1);
  });
  it('grants nothing where the policy is absolute', () => {
    start({ googleConsentMode: true, isRestrictiveCookiePolicyAbsolute: true });
    consent().accept();
    expect(commands()).to.have.length(1);
  });
});
