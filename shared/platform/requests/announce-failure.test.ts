import { expect } from '@open-wc/testing';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { request, type RequestOptions } from './request.js';
import { until } from '../../testing/fixture.js';

const URL_ = '/api/thing';
const overlay = () => document.querySelector('[data-sq-system-error]');
const words = () => overlay()!.shadowRoot!.querySelector('dialog')!.textContent;
const clear = () =>
  [...overlay()!.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear')!.click();

describe('a failed call', () => {
  const network = pretendNetwork();
  const events: CustomEvent[] = [];
  const onEvent = (event: Event) => events.push(event as CustomEvent);
  before(() => document.addEventListener('sq:login-required', onEvent));
  after(() => document.removeEventListener('sq:login-required', onEvent));
  beforeEach(() => (events.length = 0));
  afterEach(() => overlay() && clear());

  const call = (body: object | undefined, status: number, options: Partial<RequestOptions<true>> = {}) => {
    network.use(
      http.get(URL_, () => (body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }))),
    );
    return request(URL_, { read: () => true, ...options });
  };

  it('emits an event if a login is required, with any status [REQ-017]', async () => {
    for (const status of [200, 401, 404]) {
      const result = await call({ loginRequired: true }, status);
      expect(result.ok).to.equal(false);
    }
    expect(events).to.have.length(3);
    expect(events[0]!.detail).to.deep.equal({ url: URL_ });
    expect([events[0]!.target, events[0]!.bubbles]).to.deep.equal([document, false]);
  });
  it('emits no event for a public file, nor for anything but the flag itself', async () => {
    await call({ loginRequired: true, authorizationFail: true }, 401, { isPublic: true });
    await call({ loginRequired: 'true', data: { loginRequired: true } }, 401);
    expect(events).to.have.length(0);
  });
  it('shows a failed authorization, which its caller gets as well [REQ-018]', async () => {
    const result = await call({ authorizationFail: true, error: 'Not yours', errorKey: 'k-7' }, 401);
    expect(!result.ok && result.failure.message).to.equal('Not yours');
    await until(overlay, 'no overlay');
    expect(words()).to.contain('Not yours').and.to.contain('k-7').and.to.contain(URL_);
  });
  it('shows nothing of what the server has logged already, nor an address where the network is away', async () => {
    await call({ authorizationFail: true, error: 'SELECT 1', cleaned: true, errorKey: 'k-8' }, 401);
    await until(overlay, 'no overlay');
    expect(words()).to.contain('k-8').and.not.to.contain('SELECT');
    clear();
    network.use(http.get(URL_, () => HttpResponse.error()));
    await request(URL_, { read: () => true, onFailure: 'overlay' });
    await until(overlay, 'no overlay');
    expect(words()).to.contain('Unable to connect').and.not.to.contain(URL_);
  });
  it('that is silent emits and shows nothing', async () => {
    const result = await call({ loginRequired: true, authorizationFail: true }, 401, { onFailure: 'silent' });
    expect(result.ok).to.equal(false);
    expect(events).to.have.length(0);
    await call(undefined, 500, { onFailure: 'overlay' });
    await until(overlay, 'no overlay');
    expect(words()).not.to.contain('Unauthorized');
  });
  it('shows a failed authorization with status 200', async () => {
    expect((await call({ authorizationFail: true }, 200, { as: 'text' })).ok).to.equal(false);
    await until(overlay, 'no overlay');
    expect(words()).to.contain('Unauthorized request').and.to.contain('Text');
  });
  it('shows an unhandled failure, and no other [REQ-018]', async () => {
    await call(undefined, 503);
    await call({ a: 1 }, 200, { onFailure: 'overlay' });
    await call(undefined, 404, { onFailure: 'overlay', signal: AbortSignal.abort() });
    await call(undefined, 500, { onFailure: 'overlay' });
    await until(overlay, 'no overlay');
    expect(words()).to.contain('Internal server error. Please try again later.').and.not.to.contain('more error');
  });
});
