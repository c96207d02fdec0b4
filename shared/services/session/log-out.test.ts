import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { warningsOf, until } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { logOut } from './log-out.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { showLogoutNotice } from './logout-notice.js';

const notice = () =>
  document.querySelector('[data-sq-dialog]')?.shadowRoot?.querySelector<HTMLElement>('[part=notice]');
const shown = async () => {
  await until(notice);
  const texts = [...notice()!.children].map(({ textContent }) => textContent);
  document.querySelector('[data-sq-dialog]')!.remove();
  return texts;
};

describe('the notice after a logout', () => {
  afterEach(removeContext);

  it('has the exact texts of the specification, in a region that is announced [RUN-004]', async () => {
    showLogoutNotice();
    await until(notice);
    expect(notice()!.parentElement!.role).to.equal('status');
    expect(await shown()).to.deep.equal(['Logout Successful', 'You have been successfully logged out.']);
  });
  it('is in the language of the site', async () => {
    setContext({ messages: { en: { session: { loggedOut: 'Signed out', loggedOutMessage: 'See you soon.' } } } });
    showLogoutNotice();
    expect(await shown()).to.deep.equal(['Signed out', 'See you soon.']);
  });
});

const LOGOUT = '/api/auth/Logout';

describe('logout', () => {
  const network = pretendNetwork();
  let calls = 0;
  let visited: string[] = [];
  let script: HTMLScriptElement | undefined;
  const go = (address: string) => void visited.push(address);

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
    visited = [];
    document.cookie = 'ss_lastid=someone; path=/';
  });
  afterEach(() => {
    script?.remove();
    forgetPageContext();
    document.cookie = 'ss_lastid=; max-age=0; path=/';
    document.cookie = 'crumb=; max-age=0; path=/';
  });

  it('calls the server, then loads the root of the site with logout=true [RUN-015] [RUN-017]', async () => {
    signIn();
    answer(() => new HttpResponse(null, { status: 204 }));
    await logOut({ go });
    expect(calls).to.equal(1);
    expect(visited).to.deep.equal([`${location.origin}/?logout=true`]);
    await logOut({ go, previewUrl: '/config/preview?page=1' });
    expect(visited[1]).to.equal(`${location.origin}/config/preview?page=1&logout=true`);
  });
  it('removes the shared identity cookie [RUN-018]', async () => {
    signIn();
    answer(() => new HttpResponse(null, { status: 204 }));
    await logOut({ go });
    expect(document.cookie).not.to.contain('ss_lastid');
  });
  it('retries a refused crumb once [RUN-016]', async () => {
    signIn();
    answer(() => (calls === 1 ? HttpResponse.json({ crumbFail: true, crumb: 'new' }) : HttpResponse.json({})));
    await logOut({ go });
    expect([calls, visited.length]).to.deep.equal([2, 1]);
  });
  it('is only for signed-in accounts [RUN-019]', async () => {
    signIn({});
    answer(() => new HttpResponse(null, { status: 204 }));
    await logOut({ go });
    expect([calls, visited.length]).to.deep.equal([0, 0]);
  });
  it('is logged when it fails; the page and the cookie stay [ERR-019]', async () => {
    signIn();
    answer(() => new HttpResponse(null, { status: 500 }));
    const warnings = await warningsOf(() => logOut({ go }));
    expect(warnings.join()).to.contain('the logout has failed');
    expect(visited).to.deep.equal([]);
    expect(document.cookie).to.contain('ss_lastid=someone');
  });
});
