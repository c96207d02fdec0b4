import { expect } from '@open-wc/testing';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { addressOf } from './address.js';
import { request } from './request.js';

const read = (): true => true;

const context = (data: object) => setContext(data, ['https://tide.example.test', 'https://tide.example.test:8443']);
const SITE = { website: { identifier: 'tide' }, appDomain: 'example.test' };

describe('a secure call', () => {
  const network = pretendNetwork();
  // A crumb of another test file would be sent too.
  beforeEach(() => {
    document.cookie = 'crumb=; max-age=0; path=/';
  });
  afterEach(removeContext);

  it("goes to https on the site's domain, with credentials [REQ-005]", async () => {
    context(SITE);
    const seen: Request[] = [];
    network.use(
      http.post('https://tide.example.test/api/session', ({ request: sent }) => {
        seen.push(sent);
        return HttpResponse.json({});
      }),
    );
    const result = await request('/api/session?a=1', { method: 'POST', secure: true, body: {}, read });
    expect(result).to.deep.equal({ ok: true, data: true });
    expect(seen[0]!.url).to.equal('https://tide.example.test/api/session?a=1');
    expect(seen[0]!.credentials).to.equal('include');
  });
  it('follows no redirect, which could lead to http', async () => {
    context(SITE);
    let redirect = '';
    network.use(
      http.get('https://tide.example.test/api/session', ({ request: sent }) => {
        redirect = sent.redirect;
        return HttpResponse.json({});
      }),
    );
    await request('/api/session', { secure: true, read });
    expect(redirect).to.equal('error');
  });
  it('is not sent when the page does not give its domain [REQ-005]', async () => {
    for (const data of [
      {},
      { website: { identifier: 'tide' } },
      { appDomain: 'example.test' },
      { website: { identifier: 7 }, appDomain: 'example.test' },
      { website: { identifier: 'evil.test/#' }, appDomain: 'example.test' },
      { website: { identifier: 'tide' }, appDomain: 'example.test@evil.test' },
      { website: { identifier: 'tide' }, appDomain: 'example.test:99999' },
    ]) {
      // Named for something else: no part of the address may lead there.
      setContext(data, ['https://tide.example.test', 'https://evil.test']);
      expect('problem' in addressOf('/api/session', true), JSON.stringify(data)).to.equal(true);
      const result = await request('/api/session', { secure: true, read });
      expect(!result.ok && result.failure).to.deep.equal({
        kind: 'network',
        message: 'Unable to connect. Please try again',
      });
    }
  });
  it('goes to another origin than the page only where a script of the page names it', async () => {
    setContext(SITE);
    const result = await request('/api/session', { secure: true, read });
    expect(!result.ok && result.failure.kind).to.equal('network');
    expect(addressOf('/api/session', true)).to.deep.equal({
      problem:
        'Unable to connect securely: a script of the page must name https://tide.example.test in window.sqOrigins.',
    });
  });
  it('uses path and query of an address, and nothing else', () => {
    context({ ...SITE, appDomain: 'example.test:8443' });
    const to = (url: string) => {
      const address = addressOf(url, true);
      return 'to' in address ? address.to.href : address.problem;
    };
    expect(to('http://user:pass@other.test:81/api/x?a=1#b')).to.equal('https://tide.example.test:8443/api/x?a=1');
    expect(to('/.//evil.test/x')).to.equal('https://tide.example.test:8443//evil.test/x');
  });
});
