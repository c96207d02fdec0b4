import { assert } from '@open-wc/testing';
import { cart } from '../shared/commerce/cart/cart.js';
import { request } from '../shared/platform/requests/request.js';
import { pretendNetwork } from '../shared/testing/network.js';
import { createHandlers } from './in-browser.js';
import { createMemoryStorage } from './storage/memory-storage.js';

const COOKIES = ['crumb', 'CART', 'hasCart'];
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
/** Accepts any answer of a successful call. */
const read = (): true => true;

/** The kit's own request functions, answered by the backend in the same page. */
describe('the backend behind a mocked network', () => {
  const network = pretendNetwork();
  const storage = createMemoryStorage();
  beforeEach(() => {
    for (const name of COOKIES) document.cookie = `${name}=; path=/; max-age=0`;
    network.use(...createHandlers({ storage }));
  });

  const readKey = (data: unknown) => (data as { key: string }).key;
  async function keyFor() {
    const result = await request('/api/form/FormSubmissionKey', { method: 'POST', read: readKey });
    return result.ok ? result.data : '';
  }
  const payload = (key: string, message: string) => ({
    key,
    formId: 'contact',
    form: JSON.stringify({ email: 'ada@example.com', message }),
  });

  it('stores a submission: the first answer sets the crumb that the second call repeats', async () => {
    assert.strictEqual(cookie('crumb'), undefined);
    const key = await keyFor();
    assert.match(cookie('crumb') ?? '', /^[0-9a-f]{32}$/);
    const saved = await request('/api/form/SaveFormSubmission', { method: 'POST', body: payload(key, 'one'), read });
    assert.deepEqual(saved, { ok: true, data: true });
    assert.match((await storage.listSubmissions(1))[0]?.form ?? '', /one/);
  });
  it('stores it after a crumb failure, on the single retry', async () => {
    const key = await keyFor();
    const stale = 'f'.repeat(31);
    document.cookie = `crumb=${stale}; path=/`;
    const saved = await request('/api/form/SaveFormSubmission', { method: 'POST', body: payload(key, 'two'), read });
    assert.ok(saved.ok);
    assert.ok(cookie('crumb') !== stale);
  });
  it('finds a cart again by its cookie', async () => {
    const added = await cart().add({ itemId: 'tide-bowl', quantity: 2 });
    assert.ok(added.ok);
    assert.strictEqual(cookie('hasCart'), 'true');
    await cart().refresh();
    assert.include(cart().get(), { synced: true, items: 2, subtotal: 9600, currency: 'USD' });
  });
  it('receives no cookies when the call does not send them', async () => {
    await cart().add({ itemId: 'tide-bowl', quantity: 2 });
    const response = await fetch('/api/commerce/shopping-cart', { credentials: 'omit' });
    assert.strictEqual(((await response.json()) as { totalQuantity: number }).totalQuantity, 0);
  });
  it('reads a body, and refuses one that is too large', async () => {
    const key = await keyFor();
    const large = await request('/api/form/SaveFormSubmission', {
      method: 'POST',
      body: payload(key, 'x'.repeat(300_000)),
      read,
    });
    assert.ok(!large.ok && large.failure.kind === 'status' && large.failure.status === 413);
  });
  it('answers a widget that it cannot render with its own error body: the specification gives none [REQ-026]', async () => {
    for (const [widgetJSON, status] of [
      ['{"type":"summary","id":"w1","value":{}}', 404],
      ['{"type":"summary"}', 400],
    ] as const) {
      const widget = await request('/api/widget/GetWidgetRendering', { method: 'POST', form: { widgetJSON }, read });
      assert.ok(!widget.ok && widget.failure.kind === 'status' && widget.failure.status === status);
      assert.deepEqual(Object.keys(widget.failure.body ?? {}), ['error']);
    }
  });
});
