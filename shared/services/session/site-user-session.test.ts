import { expect } from '@open-wc/testing';
import { request } from '../../platform/requests/request.js';
import { sessionToken } from '../../platform/requests/session-token.js';
import { pageRegistry } from '../../platform/page/page-registry.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretend } from '../../testing/storage.js';
import { keepToken } from '../../platform/storage/kept-token.js';
import { signIn, signOut } from './site-user-session.js';

const SESSION = '/api/site-users/account/session';
const ADA = { email: 'ada@example.com', password: 'tide and clay' };
const KEY = 'sq-xsrf-token';

/** As a new page of the same tab. */
const forgetPage = () => pageRegistry().stores.delete('xsrf-token');

describe('the session of a member', () => {
  const network = pretendNetwork();
  interface Sent {
    readonly url: URL;
    readonly token: string | null;
    readonly body: string;
  }
  let sent: Sent[] = [];
  type Method = 'get' | 'post' | 'delete';
  const answer = (method: Method, path: string, respond: () => Response) =>
    network.use(
      http[method](path, async ({ request: call }) => {
        sent.push({ url: new URL(call.url), token: call.headers.get('x-csrf-token'), body: await call.text() });
        return respond();
      }),
    );
  const signedIn = () => HttpResponse.json({ xsrfToken: 'T0KEN' });
  const tokenOf = async (method: 'GET' | 'POST') => {
    answer(method === 'GET' ? 'get' : 'post', '/api/other', () => HttpResponse.json({}));
    await request('/api/other', { method, read: () => true });
    return sent.at(-1)!.token;
  };
  beforeEach(() => {
    sent = [];
    document.cookie = 'crumb=abc; path=/';
  });
  afterEach(() => {
    sessionToken().set('');
    document.cookie = 'crumb=; max-age=0; path=/';
  });

  it('is opened by email, password and rememberMe, and answers the xsrfToken [RUN-020]', async () => {
    answer('post', SESSION, signedIn);
    expect(await signIn(ADA)).to.deep.equal({ ok: true, data: { xsrfToken: 'T0KEN' } });
    await signIn({ ...ADA, rememberMe: true });
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([
      { ...ADA, rememberMe: false },
      { ...ADA, rememberMe: true },
    ]);
    expect(sent[0]!.token).to.equal('abc');
  });
  it('gives the token that later calls repeat in X-CSRF-Token, also on the next pages [RUN-021]', async () => {
    answer('post', SESSION, signedIn);
    expect(await tokenOf('POST')).to.equal('abc');
    await signIn(ADA);
    expect([await tokenOf('POST'), await tokenOf('GET')]).to.deep.equal(['T0KEN', null]);
    expect(sent.at(-1)!.url.searchParams.get('crumb')).to.equal('abc');
    forgetPage();
    expect(await tokenOf('POST')).to.equal('T0KEN');
    document.cookie = 'crumb=; max-age=0; path=/';
    expect(await tokenOf('POST')).to.equal('T0KEN');
  });
  it('keeps the token for the page where session storage is refused [RUN-021]', async () => {
    const restore = pretend(window, 'sessionStorage', undefined);
    answer('post', SESSION, signedIn);
    await signIn(ADA);
    expect(await tokenOf('POST')).to.equal('T0KEN');
    restore();
  });
  it('leaves no token of what the server has refused', async () => {
    let calls = 0;
    keepToken('old');
    forgetPage();
    answer('post', '/api/refused', () =>
      HttpResponse.json(calls++ === 0 ? { crumbFail: true, crumb: 'new' } : { done: true }),
    );
    await request('/api/refused', { method: 'POST', read: () => true });
    expect(sent.map(({ token }) => token)).to.deep.equal(['old', 'new']);
    expect([sessionToken().get(), sessionStorage.getItem(KEY), await tokenOf('POST')]).to.deep.equal(['', null, 'new']);
  });
  it('says why it was not opened, and keeps nothing', async () => {
    answer('post', SESSION, () => HttpResponse.json({ error: 'Email or password is wrong.' }, { status: 401 }));
    const wrong = await signIn(ADA);
    expect(!wrong.ok && wrong.failure.message).to.equal('Email or password is wrong.');
    network.resetHandlers();
    answer('post', SESSION, () => HttpResponse.json({ token: 'T0KEN' }));
    const other = await signIn(ADA);
    expect(!other.ok && other.failure.kind).to.equal('unreadable');
    expect([sessionToken().get(), sessionStorage.getItem(KEY)]).to.deep.equal(['', null]);
  });
  it('is ended by a DELETE with cloneCart, false unless asked for [RUN-022]', async () => {
    answer('delete', SESSION, () => new HttpResponse(null, { status: 204 }));
    sessionToken().set('T0KEN');
    expect(await signOut()).to.deep.equal({ ok: true, data: true });
    await signOut({ cloneCart: true });
    expect(sent.map(({ url }) => url.searchParams.get('cloneCart'))).to.deep.equal(['false', 'true']);
    expect(sent.map(({ token }) => token)).to.deep.equal(['T0KEN', 'abc']);
    expect(sessionStorage.getItem(KEY)).to.equal(null);
  });
  it('is ended by one retry after a crumb failure, and by no second one [RUN-023]', async () => {
    answer('delete', SESSION, () =>
      sent.length === 1 ? HttpResponse.json({ crumbFail: true, crumb: 'new' }, { status: 400 }) : HttpResponse.json({}),
    );
    expect((await signOut({ cloneCart: true })).ok).to.equal(true);
    expect(sent.map(({ token, url }) => [token, url.searchParams.get('cloneCart')])).to.deep.equal([
      ['abc', 'true'],
      ['new', 'true'],
    ]);
    sent = [];
    network.resetHandlers();
    answer('delete', SESSION, () => HttpResponse.json({ crumbFail: true, crumb: 'newer' }, { status: 400 }));
    expect((await signOut()).ok).to.equal(false);
    expect(sent).to.have.length(2);
  });
  it('goes on when it could not be ended', async () => {
    answer('delete', SESSION, () => new HttpResponse(null, { status: 500 }));
    sessionToken().set('T0KEN');
    expect((await signOut()).ok).to.equal(false);
    expect(sessionToken().get()).to.equal('T0KEN');
  });
});
