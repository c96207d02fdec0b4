import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { consent } from './consent.js';
import { startGoogleConsentMode } from './google-consent-mode.js';

const page = window as { dataLayer?: ArrayLike<unknown>[] | undefined };
const said = () => (page.dataLayer ?? []).map((entry) => Array.from(entry));
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

  it('is silent unless the page asks for it', () => {
    start({});
    consent().accept();
    expect(page.dataLayer).to.equal(undefined);
  });
  it('denies before any tag, and tells each change', () => {
    page.dataLayer = [['js', new Date(0)]];
    start({ googleConsentMode: true });
    expect(said()[0]).to.deep.equal(['consent', 'default', all('denied')]);
    consent().accept();
    consent().decline();
    expect(said().slice(2)).to.deep.equal([
      ['consent', 'update', all('granted')],
      ['consent', 'update', all('denied')],
    ]);
  });
  it('pushes arguments, as Google ignores arrays', () => {
    start({ googleConsentMode: true });
    expect(Object.prototype.toString.call(page.dataLayer![0])).to.equal('[object Arguments]');
  });
  it('tells at once what the visitor has chosen before, after the default', () => {
    consent().accept();
    start({ googleConsentMode: true });
    expect(said().map(([, what]) => what)).to.deep.equal(['default', 'update']);
  });
  it("leaves the page's own default alone", () => {
    page.dataLayer = [['consent', 'default', { ad_storage: 'denied' }]];
    start({ googleConsentMode: true });
    expect(said()).to.have.length(1);
  });
  it('goes through the push of a tag that already reads the list', () => {
    const heard: unknown[] = [];
    page.dataLayer = Object.assign([], { push: (entry: unknown) => heard.push(entry) });
    start({ googleConsentMode: true });
    expect(heard).to.have.length(1);
  });
  it('grants nothing where the policy is absolute', () => {
    start({ googleConsentMode: true, isRestrictiveCookiePolicyAbsolute: true });
    consent().accept();
    expect(said()).to.have.length(1);
  });
});
