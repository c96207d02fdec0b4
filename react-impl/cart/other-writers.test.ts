import { expect } from '@open-wc/testing';
import { cart as cartService } from '../../shared/commerce/cart/cart.js';
import { cartEditor } from '../../shared/commerce/cart/lines/cart-editor.js';
import { inShadow, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import '../../elements/sq-cart/index.js';
import '../../elements/sq-cart-indicator/index.js';
import sheet from '../../elements/sq-cart/sq-cart.css' with { type: 'css' };
import { pretendShop } from './testing/shop.js';

/** The cart of a page is changed by its lines, by products, by scripts of the site and by other tabs. */
describe('sq-cart beside others that change the cart', () => {
  const shop = pretendShop();
  let tab: BroadcastChannel;
  /** What the page has told another tab since it is shown. */
  let heard: unknown[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    document.cookie = 'CART=token; path=/';
    tab = new BroadcastChannel('sq-cart');
    tab.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(async () => {
    tab.close();
    document.cookie = 'CART=; max-age=0; path=/';
    await cartEditor().settle();
    await cartEditor().reload();
    await cartService().refresh();
    shop.reset();
  });

  const all = <E extends HTMLElement>(element: Element, selector: string) => [
    ...element.shadowRoot!.querySelectorAll<E>(selector),
  ];
  const texts = (element: Element, selector: string) => all(element, selector).map(({ textContent }) => textContent);
  const titles = (element: Element) => texts(element, '[part=title]');
  const reads = () => shop.calls.filter((call) => call === 'GET').length;
  const more = (element: Element, at = 0) => all(element, '[part=quantity] button:last-child')[at]!;
  async function page() {
    const element = await place('<sq-cart><a href="/cart">Your cart</a></sq-cart>');
    await until(() => all(element, '[part=line]').length === 2, 'two lines');
    await cartEditor().settle();
    await cartService().refresh();
    const end = new BroadcastChannel('sq-cart');
    end.postMessage('end');
    await until(() => heard.includes('end'));
    end.close();
    heard = [];
    shop.calls.length = 0;
    return element;
  }
  /** Its answer is what the server knew when it was sent, however late it comes. */
  function hold() {
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.gate = promise;
    return resolve;
  }

  // First: the page has no answer yet.
  it('asks once for the count and the lines', async () => {
    const answer = hold();
    const both = await place('<div><sq-cart-indicator>Cart</sq-cart-indicator><sq-cart></sq-cart></div>');
    const [indicator, element] = [...both.children];
    await until(() => shop.calls.length > 0 && inShadow(element!, 'p')?.textContent === 'Loading your cart');
    answer();
    await until(() => all(element!, '[part=line]').length === 2 && inShadow(indicator!, '[part=count]'));
    await cartEditor().settle();
    expect(shop.calls).to.deep.equal(['GET']);
  });

  // woocommerce#62632
  it('has what was added, where an older answer comes after it', async () => {
    const element = await page();
    const answer = hold();
    all(element, '[part=remove]')[1]!.click();
    await until(() => shop.calls.includes('DELETE /entries/e2'));
    shop.gate = Promise.resolve();
    await cartService().add({ itemId: 'salt-pig', quantity: 1 });
    answer();
    await cartEditor().settle();
    await until(() => titles(element).join() === 'Tide bowl, celadon,Added');
    expect(cartService().get().items).to.equal(3);
  });

  // odoo#4298
  it('keeps a quantity that is confirmed while something else is added', async () => {
    const element = await page();
    const shown: string[] = [];
    const stop = cartEditor().subscribe(() =>
      shown.push(
        cartEditor()
          .get()
          .lines.map((line) => line.quantity)
          .join(),
      ),
    );
    const answer = hold();
    const addition = cartService().add({ itemId: 'salt-pig', quantity: 1 });
    await until(() => shop.calls.length > 0);
    shop.gate = Promise.resolve();
    more(element).click();
    await until(() => shop.calls.includes('PUT /entries/e1 {"quantity":3}'));
    answer();
    await addition;
    await cartEditor().settle();
    await until(() => titles(element).length === 3);
    stop();
    expect(shown.filter((quantities) => !quantities.startsWith('3,'))).to.deep.equal([]);
  });

  // woocommerce#46261, vue-storefront#4733
  it('shows the discount of a code that a script of the site has sent', async () => {
    const element = await page();
    shop.cart.discountCents = 2000;
    await cartService().send('/coupons', { method: 'POST', body: { code: 'KILN10' } });
    await until(() => texts(element, '[part=totals] dd')[1] === '-$20.00');
    expect(texts(element, '.code')[0]).to.contain('KILN10');
    expect(reads(), 'the answer has it').to.equal(0);
  });

  it('shows what another tab has changed, also where count and subtotal stay', async () => {
    const element = await page();
    Object.assign((shop.cart.entries as object[])[0]!, { title: 'Tide bowl, ash' });
    tab.postMessage(cartService().get());
    await until(() => titles(element)[0] === 'Tide bowl, ash');
    expect(reads()).to.equal(1);
  });

  it('does not tell a tab what it has heard from it: two would tell each other without end', async () => {
    const element = await page();
    // As in a tab of another currency.
    tab.postMessage({ synced: true, items: 3, subtotal: 15_000, currency: 'EUR' });
    await until(() => reads() === 1 && cartService().get().currency === 'USD');
    more(element).click();
    await until(() => heard.some((data) => (data as { items: number }).items === 4));
    expect(heard).to.have.length(1);
  });

  it('tells other tabs of a change that neither count nor subtotal show', async () => {
    await page();
    await cartEditor().addCoupon('KILN10');
    await until(() => heard.length > 0);
    expect(heard).to.deep.equal([{ synced: true, items: 3, subtotal: 16_800, currency: 'USD' }]);
  });

  // woocommerce-blocks#9444
  it('keeps the shipping that was chosen while a quantity is changed', async () => {
    shop.cart.shippingOptions = ['s1', 's2'].map((id) => ({ id, name: id, costCents: 500 }));
    shop.cart.selectedShippingOption = { id: 's1' };
    const element = await page();
    const radio = () => all<HTMLInputElement>(element, '[type=radio]')[1]!;
    const answer = hold();
    radio().click();
    await until(() => shop.calls.includes('PUT /shipping-option {"id":"s2"}'));
    more(element).click();
    await until(() => texts(element, '[part=price]')[0] === '$144.00');
    const isKept = radio().checked;
    answer();
    await cartEditor().settle();
    expect([isKept, radio().checked]).to.deep.equal([true, true]);
  });
});
