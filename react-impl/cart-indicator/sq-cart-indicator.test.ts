import { expect } from '@open-wc/testing';
import { cart } from '../../shared/commerce/cart/cart.js';
import { inShadow, nextEvent, place, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { cartIndicator } from './declaration.js';
import '../../elements/sq-cart-indicator/index.js';
import sheet from '../../elements/sq-cart-indicator/sq-cart-indicator.css' with { type: 'css' };

type Indicator = ElementOf<typeof cartIndicator>;
const PATH = '/api/commerce/shopping-cart';

describe('sq-cart-indicator', () => {
  const network = pretendNetwork();
  let requests = 0;
  const answer = (totalQuantity: number, subtotalCents = 0, currency = 'USD') =>
    network.use(
      http.get(PATH, () => {
        requests++;
        return HttpResponse.json({ id: 'c1', totalQuantity, subtotalCents, subtotalAmount: { currency, value: '0' } });
      }),
    );
  const count = (element: Element) => inShadow(element, '[part=count]')?.textContent;
  const subtotal = (element: Element) => inShadow(element, '[part=subtotal]')?.textContent;
  const link = (element: Element) => element.querySelector('a')!;

  before(() => withPageSheet(sheet));
  beforeEach(() => {
    requests = 0;
    document.cookie = 'CART=token; path=/';
  });
  afterEach(async () => {
    for (const name of ['CART', 'hasCart']) document.cookie = `${name}=; max-age=0; path=/`;
    await cart().refresh(); // this test's requests end before the next test
  });
  const indicator = (html = '<sq-cart-indicator><a href="/cart">Cart</a></sq-cart-indicator>') =>
    place<Indicator>(html);

  it('is named for zero items before the first sync [CRT-014]', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.use(http.get(PATH, () => promise as Promise<never>));
    const element = await indicator();
    expect(link(element).getAttribute('aria-label')).to.equal('0 items in cart');
    expect(count(element)).to.equal(undefined);
    resolve(HttpResponse.json({}));
    await cart().refresh();
  });

  it('renders a link to the default cart where the address is a script', async () => {
    answer(1);
    const href = async (address: string) => {
      const element = await indicator(`<sq-cart-indicator href="${address}">Cart</sq-cart-indicator>`);
      return inShadow(element, 'a')!.getAttribute('href');
    };
    const warnings = await warningsOf(async () => {
      for (const script of ['javascript:window.hurt=1', ' Java\nScript:window.hurt=1', 'data:text/html,x'])
        expect(await href(script), script).to.equal('/cart');
    });
    expect(warnings).to.have.length(3);
    for (const address of ['/basket?x=1#y', 'basket', 'https://shop.example.com/cart'])
      expect(await href(address)).to.equal(address);
  });

  it('sends no request and shows zero without a cart cookie', async () => {
    document.cookie = 'CART=; max-age=0; path=/';
    document.cookie = 'hasCart=false; path=/';
    answer(3);
    const element = await indicator();
    await element.refresh();
    expect([count(element), requests]).to.deep.equal(['0', 0]);
  });

  it('shows the count and the subtotal after the first sync [CRT-015, CRT-013]', async () => {
    answer(3, 4250);
    const element = await indicator();
    await element.refresh();
    await until(() => count(element) === '3');
    expect(subtotal(element)).to.equal('$42.50');
    expect([element.items, element.subtotal]).to.deep.equal([3, '$42.50']);
    expect(link(element).getAttribute('aria-label')).to.equal('3 items in cart');
  });

  it('says the subtotal with the link, not only beside it', async () => {
    answer(3, 4250);
    const own = await indicator('<sq-cart-indicator href="/basket">Basket</sq-cart-indicator>');
    const element = await indicator();
    await element.refresh();
    const said = () =>
      [link(element), inShadow(own, 'a')!].map((each) => each.getAttribute('aria-description')).join(' ');
    await until(() => said() === '$42.50 $42.50');
    await expect(element).to.be.accessible();
    const authors = link(element);
    element.remove();
    await element.updateComplete;
    expect(authors.hasAttribute('aria-description')).to.equal(false);
  });

  it('names one item in the singular', async () => {
    answer(1, 100);
    const element = await indicator();
    await element.refresh();
    await until(() => link(element).getAttribute('aria-label') === '1 item in cart');
  });

  it('shows 100 as it is, and more as "100+" [CRT-016, CRT-017]', async () => {
    answer(100, 100);
    const element = await indicator();
    await element.refresh();
    await until(() => count(element) === '100');
    expect(link(element).getAttribute('aria-label')).to.equal('100 items in cart');
    answer(101, 100);
    await element.refresh();
    await until(() => count(element) === '100+');
    expect(link(element).getAttribute('aria-label')).to.equal('More than 100 items in cart');
  });

  it("uses the cart's currency and the page's language", async () => {
    answer(2, 1250, 'JPY');
    const element = (await place(`<div lang="en"><sq-cart-indicator>Cart</sq-cart-indicator></div>`))
      .firstElementChild as Indicator;
    await element.refresh();
    await until(() => subtotal(element) === '¥1,250');
  });

  it('renders a link around plain text', async () => {
    answer(2, 1);
    const element = await indicator('<sq-cart-indicator href="/basket">Basket</sq-cart-indicator>');
    const own = inShadow<HTMLAnchorElement>(element, 'a')!;
    expect(own.getAttribute('href')).to.equal('/basket');
    expect(own.getAttribute('aria-label'), 'the visible text is part of it').to.match(/^Basket, \d+ items? in cart$/);
  });

  it('restores the link’s own name when it is removed', async () => {
    const element = await indicator(
      '<sq-cart-indicator><a href="/cart" aria-label="Mine">Cart</a></sq-cart-indicator>',
    );
    const own = link(element);
    expect(own.getAttribute('aria-label')).not.to.equal('Mine');
    element.remove();
    await element.updateComplete;
    expect(own.getAttribute('aria-label')).to.equal('Mine');
  });

  it('follows a click on the count through the link', async () => {
    answer(5, 1);
    const element = await indicator();
    await element.refresh();
    await until(() => count(element) === '5');
    const clicked = nextEvent<MouseEvent>(link(element), 'click');
    element.addEventListener('click', (event) => event.preventDefault());
    inShadow(element, '[part=count]')!.click();
    await clicked;
  });

  it('shares one request between indicators', async () => {
    answer(4, 1);
    await place('<div><sq-cart-indicator>A</sq-cart-indicator><sq-cart-indicator>B</sq-cart-indicator></div>');
    await cart().refresh();
    expect(requests).to.equal(1);
  });

  it('emits an event and announces politely when the cart changes, but not at the first sync', async () => {
    answer(2, 200);
    const element = await indicator();
    await element.refresh();
    await until(() => count(element) === '2');
    network.use(http.post(`${PATH}/entries`, () => HttpResponse.json({ totalQuantity: 3, subtotalCents: 300 })));
    const change = nextEvent(document, 'sq-cart-change');
    await cart().add({ itemId: 'bowl', quantity: 1 });
    expect((await change).detail).to.deep.equal({ items: 3, subtotal: '$3.00' });
    await until(() => inShadow(element, '[role=status]')!.textContent === '3 items in cart');
  });

  it('receives changes of other tabs', async () => {
    answer(2, 200);
    const element = await indicator();
    await element.refresh();
    const tab = new BroadcastChannel('sq-cart');
    tab.postMessage({ synced: true, items: 9, subtotal: 900, currency: 'USD' });
    await until(() => count(element) === '9');
    tab.close();
  });

  it('loads the cart again when Back restores the page from the bfcache', async () => {
    answer(2, 200);
    const element = await indicator();
    await element.refresh();
    answer(6, 600);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => count(element) === '6');
  });

  it('shows the last known cart when a request fails, with one warning', async () => {
    answer(7, 700);
    const element = await indicator();
    await element.refresh();
    network.use(http.get(PATH, () => new HttpResponse('no', { status: 503 })));
    const warnings = await warningsOf(async () => {
      await element.refresh();
      await element.refresh();
    });
    expect(count(element)).to.equal('7');
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('temporarily unavailable');
  });

  it('is accessible', async () => {
    answer(7, 700);
    const element = await indicator();
    await element.refresh();
    await expect(element).to.be.accessible();
  });
});
