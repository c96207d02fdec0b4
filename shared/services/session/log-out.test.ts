import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { until, warningsOf } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { logOut, startLogout } from './log-out.js';

const LOGOUT = '/api/auth/Logout';

describe('logout', () => {
  const network = pretendNetwork();
  let calls = 0;
  let went: string[] = [];
  let script: HTMLScriptElement | undefined;
  const go = (address: string) => void went.push(address);

  function signIn(context: object = { authenticatedAccount: { id: 'a1' } }) {
    script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'sq-context';
    script.textContent = JSON.stringify(context);
    document.head.append(script);
    forgetPageContext();
  }
  const answer = (respond: () => Response) =>
    network.use(
      http.post(LOGOUT, () => {
        calls++;
        return respond();
      }),
    );
  beforeEach(() => {
    calls = 0;
    went = [];
    document.cookie = 'ss_lastid=someone; path=/';
  });
  afterEach(() => {
    script?.remove();
    forgetPageContext();
    document.cookie = 'ss_lastid=; max-age=0; path=/';
    document.cookie = 'crumb=; max-age=0; path=/';
  });

  it('is a call, and then the root of the site with logout=true [RUN-015] [RUN-017]', async () => {
    signIn();
    answer(() => new HttpResponse(null, { status: 204 }));
    await logOut({ go });
    expect(calls).to.equal(1);
    expect(went).to.deep.equal([`${location.origin}/?logout=true`]);
    await logOut({ go, previewUrl: '/config/preview?page=1' });
    expect(went[1]).to.equal(`${location.origin}/config/preview?page=1&logout=true`);
  });
  it('takes the shared identity cookie along [RUN-018]', async () => {
    signIn();
    answer(() => new HttpResponse(null, { status: 204 }));
    await logOut({ go });
    expect(document.cookie).not.to.contain('ss_lastid');
  });
  it('tries a refused crumb once more [RUN-016]', async () => {
    signIn();
    answer(() => (calls === 1 ? HttpResponse.json({ crumbFail: true, crumb: 'new' }) : HttpResponse.json({})));
    await logOut({ go });
    expect([calls, went.length]).to.deep.equal([2, 1]);
  });
  it('is only for signed-in accounts [RUN-019]', async () => {
    signIn({});
    answer(() => new HttpResponse(null, { status: 204 }));
    await logOut({ go });
    expect([calls, went.length]).to.deep.equal([0, 0]);
  });
  it('that fails is for the console only: the page and the cookie stay [ERR-019]', async () => {
    signIn();
    answer(() => new HttpResponse(null, { status: 500 }));
    const warnings = await warningsOf(() => logOut({ go }));
    expect(warnings.join()).to.contain('the logout has failed');
    expect(went).to.deep.equal([]);
    expect(document.cookie).to.contain('ss_lastid=someone');
  });
  it('comes with Shift and Escape, until it is ended [RUN-008]', async () => {
    signIn();
    answer(() => new HttpResponse(null, { status: 204 }));
    const end = startLogout({ go });
    const press = (shiftKey: boolean) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', shiftKey }));
    press(false);
    press(true);
    await until(() => went.length === 1);
    end();
    press(true);
    expect(calls).to.equal(1);
  });
});
