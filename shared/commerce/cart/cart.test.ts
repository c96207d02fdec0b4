import { expect } from '@open-wc/testing';
import { until, warningsOf } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretend } from '../../testing/storage.js';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { pageRegistry } from '../../platform/page/page-registry.js';
import { cart } from './cart.js';

const PATH = '/api/commerce/shopping-cart';
const ENTRY = `${PATH}/entries/a%2Fb`;

/** The answer of the cart's server. */
const body = (more: object = {}) => ({
  totalQuantity: 2,
  subtotalCents: 500,
  subtotalAmount: { currency: 'USD' },
  ...more,
});

describe('the cart of a page', () => {
  const network = pretendNetwork();
  let requests: { method: string; path: string; body: unknown }[] = [];
  let undo: (() => void)[] = [];

  /** Answers every call of the cart with these data, or with this status. */
  function answer(data: object, status = 200) {
    network.use(
      http.all(`${PATH}*`, async ({ request }) => {
        const text = await request.text();
        const { pathname } = new URL(request.url);
        requests.push({
          method: request.method,
          path: pathname,
          body: text ? (JSON.parse(text) as unknown) : undefined,
        });
        return HttpResponse.json(data, { status });
      }),
    );
  }
  function setContext(context: object) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'sq-context';
    script.textContent = JSON.stringify(context);
    document.head.append(script);
    forgetPageContext();
    undo.push(() => {
      script.remove();
      forgetPageContext();
    });
  }
  const setClock = (now: number) => undo.push(pretend(Date, 'now', () => now));
  const noCookies = () => {
    for (const name of ['CART', 'hasCart']) document.cookie = `${name}=; max-age=0; path=/`;
  };
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

  /** How many requests were sent: a refresh joins one that is under way, and sends none without a cookie. */
  async function requestsSoFar(): Promise<number> {
    noCookies();
    await cart().refresh();
    return requests.length;
  }

  beforeEach(() => {
    noCookies();
    requests = [];
  });
  afterEach(() => {
    for (const step of undo.reverse()) step();
    undo = [];
    noCookies();
  });

  describe('before the server has answered', () => {
    for (const [setting, currency] of [
      ['EUR', 'EUR'],
      ['', 'USD'],
      [7, 'USD'],
    ] as const)
      it(`is empty, in the currency of the store: ${JSON.stringify(setting)} is ${currency}`, () => {
        setContext({ websiteSettings: { storeCurrency: setting } });
        pageRegistry().stores.delete('cart');
        expect(cart().get()).to.deep.equal({ synced: false, items: 0, subtotal: 0, currency });
      });

    it('is one for the page', () => {
      expect(cart()).to.equal(cart());
      expect(pageRegistry().stores.has('cart')).to.equal(true);
    });

    it('requests nothing when the page is shown again', async () => {
      document.cookie = 'CART=token; path=/';
      answer(body());
      comeBack();
      expect(await requestsSoFar()).to.equal(0);
    });
  });

  describe('whether there is a cart', () => {
    for (const [cookie, expected] of [
      ['CART=token', 1],
      ['hasCart=true', 1],
      ['hasCart=TRUE', 0],
      ['hasCart=false', 0],
      ['CART=', 0],
    ] as const)
      it(`${cookie}: ${expected} requests`, async () => {
        document.cookie = `${cookie}; path=/`;
        answer(body());
        await cart().refresh();
        expect(requests).to.have.lengthOf(expected);
        expect(cart().get()).to.include({ synced: true, items: expected ? 2 : 0 });
      });
  });

  describe('the subtotal', () => {
    for (const [name, data, subtotal, currency] of [
      ['in cents', { subtotalCents: 4250, subtotalAmount: { currency: 'EUR', value: '1' } }, 4250, 'EUR'],
      [
        'as an amount, rounded to cents',
        { subtotalCents: 0, subtotalAmount: { currency: 'USD', value: '12.345' } },
        1235,
        'USD',
      ],
      [
        'as an amount in yen, which has no cents',
        { subtotalCents: 0, subtotalAmount: { currency: 'JPY', value: '500' } },
        500,
        'JPY',
      ],
      ['that is no number', { subtotalCents: 0, subtotalAmount: { currency: 'USD', value: 'free' } }, 0, 'USD'],
    ] as const)
      it(name, async () => {
        document.cookie = 'CART=token; path=/';
        answer(body(data));
        await cart().refresh();
        expect(cart().get()).to.include({ subtotal, currency });
      });
  });

  it('notifies of each value that differs, and of none that does not', async () => {
    document.cookie = 'CART=token; path=/';
    answer(body({ totalQuantity: 90 }));
    await cart().refresh();
    let changes = 0;
    const stop = cart().subscribe(() => changes++);
    await cart().refresh();
    expect(changes).to.equal(0);
    answer(body({ totalQuantity: 91 }));
    await cart().refresh();
    answer(body({ totalQuantity: 91, subtotalCents: 501 }));
    await cart().refresh();
    answer(body({ totalQuantity: 91, subtotalCents: 501, subtotalAmount: { currency: 'EUR' } }));
    await cart().refresh();
    stop();
    expect(changes).to.equal(3);
  });

  it('does not notify where there is still no cart', async () => {
    await cart().refresh();
    let changes = 0;
    const stop = cart().subscribe(() => changes++);
    await cart().refresh();
    stop();
    expect(changes).to.equal(0);
  });

  it('shares one request between calls at the same time, and sends another afterwards', async () => {
    document.cookie = 'CART=token; path=/';
    answer(body());
    await Promise.all([cart().refresh(), cart().refresh()]);
    expect(requests).to.have.lengthOf(1);
    await cart().refresh();
    expect(requests).to.have.lengthOf(2);
  });

  it('stays as it is when the server fails, with one warning', async () => {
    document.cookie = 'CART=token; path=/';
    answer(body({ totalQuantity: 4 }));
    await cart().refresh();
    answer({ error: 'gone' }, 404);
    const warnings = await warningsOf(() => cart().refresh());
    expect(warnings.join()).to.contain('the cart could not be read');
    expect(cart().get().items).to.equal(4);
  });

  describe('changes', () => {
    for (const [name, call, request] of [
      [
        'an entry is added',
        () => cart().add({ itemId: 'bowl', quantity: 1 }),
        { method: 'POST', path: `${PATH}/entries`, body: { itemId: 'bowl', quantity: 1 } },
      ],
      ['a quantity is changed', () => cart().change('a/b', 3), { method: 'PUT', path: ENTRY, body: { quantity: 3 } }],
      ['an entry is removed', () => cart().remove('a/b'), { method: 'DELETE', path: ENTRY, body: undefined }],
    ] as const)
      it(name, async () => {
        answer(body({ totalQuantity: 7 }));
        const result = await call();
        expect(result).to.include({ ok: true });
        expect(requests).to.deep.equal([request]);
        expect(cart().get().items).to.equal(7);
      });

    it('that fail leave the cart as it is', async () => {
      answer(body({ totalQuantity: 5 }));
      await cart().add({ itemId: 'bowl', quantity: 1 });
      answer({ error: 'sold out' }, 409);
      expect(await cart().add({ itemId: 'bowl', quantity: 1 })).to.include({ ok: false });
      expect(cart().get().items).to.equal(5);
    });

    const REFUSAL = 'This piece was just sold.';
    for (const data of [
      ...[{}, [], { ok: true }, { totalQuantity: '6' }, { entries: null }],
      ...[{ error: REFUSAL }, { ...body(), error: REFUSAL }, { ...body(), errors: { sku: REFUSAL } }],
    ])
      it(`are not made by an answer that is no cart: ${JSON.stringify(data)}`, async () => {
        answer(body({ totalQuantity: 5 }));
        await cart().add({ itemId: 'bowl', quantity: 1 });
        let added = 0;
        const count = () => added++;
        document.addEventListener('sq-cart-added', count);
        answer(data);
        const results = [
          await cart().add({ itemId: 'jug', quantity: 1 }),
          await cart().change('a/b', 3),
          await cart().remove('a/b'),
          await cart().send('/coupons', { method: 'POST', body: { code: 'X' } }),
          await cart().send(''),
        ];
        document.removeEventListener('sq-cart-added', count);
        expect(results.map(({ ok }) => ok)).to.deep.equal(Array(5).fill(false));
        expect([added, cart().get().items]).to.deep.equal([0, 5]);
      });

    it('are made by a cart that says of no error', async () => {
      answer({ entries: [], error: null, errors: {} });
      expect(await cart().remove('a/b')).to.include({ ok: true });
      answer({ ...body(), error: '', errors: [] });
      expect(await cart().remove('a/b')).to.include({ ok: true });
    });
  });

  describe('other tabs', () => {
    let tab: BroadcastChannel;
    beforeEach(() => (tab = new BroadcastChannel('sq-cart')));
    afterEach(() => tab.close());

    it('are sent what a change has made of the cart', async () => {
      const message = new Promise<unknown>((resolve) => (tab.onmessage = ({ data }) => resolve(data)));
      answer(body({ totalQuantity: 8, subtotalCents: 800 }));
      await cart().add({ itemId: 'jug', quantity: 1 });
      expect(await message).to.deep.equal({ synced: true, items: 8, subtotal: 800, currency: 'USD' });
    });

    it('send what they have changed', async () => {
      const state = { synced: true, items: 9, subtotal: 900, currency: 'USD' };
      cart();
      tab.postMessage(state);
      await until(() => cart().get().items === 9);
      expect(cart().get()).to.deep.equal(state);
    });
  });

  describe('comes up to date', () => {
    const START = Date.parse('2030-01-01');
    beforeEach(async () => {
      document.cookie = 'CART=token; path=/';
      answer(body());
      setClock(START);
      await cart().refresh();
      requests = [];
    });
    it('when the browser restores the page from its cache', async () => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(await requestsSoFar()).to.be.above(0);
    });

    it('but not when the page is loaded', async () => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      expect(await requestsSoFar()).to.equal(0);
    });

    for (const [ms, asks] of [
      [30_000, false],
      [30_001, true],
    ] as const)
      it(`${asks ? 'when' : 'but not when'} the tab is shown again after ${ms} ms`, async () => {
        setClock(START + ms);
        comeBack();
        expect((await requestsSoFar()) > 0).to.equal(asks);
      });

    it('but not when the tab is hidden', async () => {
      setClock(START + 60_000);
      undo.push(pretend(Document.prototype, 'hidden', true));
      comeBack();
      expect(await requestsSoFar()).to.equal(0);
    });
  });
});
