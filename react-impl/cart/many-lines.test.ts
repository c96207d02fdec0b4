import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { cart as cartService } from '../../shared/commerce/cart/cart.js';
import { cartEditor } from '../../shared/commerce/cart/lines/cart-editor.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import type { cart } from './declaration.js';
import '../../elements/sq-cart/index.js';
import sheet from '../../elements/sq-cart/sq-cart.css' with { type: 'css' };
import { pretendShop } from './testing/shop.js';

const entry = (index: number) => ({
  id: `e${index}`,
  itemId: `bowl-${index}`,
  title: `Tide bowl ${index}`,
  quantity: 1,
  unitPriceCents: 4800,
  fullUrl: `/shop/bowl-${index}`,
  variantOptions: [{ optionName: 'Glaze', value: 'Celadon' }],
});

/** The cart of somebody who orders for a café. */
describe('sq-cart with many lines', () => {
  const shop = pretendShop();
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    document.cookie = 'CART=token; path=/';
  });
  afterEach(async () => {
    document.cookie = 'CART=; max-age=0; path=/';
    await cartEditor().settle();
    await cartEditor().reload();
    await cartService().refresh();
    removeContext();
    shop.reset();
  });

  const all = <E extends HTMLElement>(element: Element, selector: string) => [
    ...element.shadowRoot!.querySelectorAll<E>(selector),
  ];
  const texts = (element: Element, selector: string) => all(element, selector).map(({ textContent }) => textContent);
  const inputs = (element: Element) => all<HTMLInputElement>(element, '[part=quantity] input');
  const more = (element: Element, at: number) => all(element, '[part=quantity] button:last-child')[at]!;
  const prices = (element: Element) => texts(element, '[part=price]');
  const sent = (path: string) => until(() => shop.calls.some((call) => call.includes(path)), path);
  /** Resolves when nothing waits for the server. */
  const settled = async () => {
    await cartEditor().settle();
    await until(() => !cartEditor().isBusy());
  };

  async function cartOf(count: number, lang = 'en') {
    shop.cart.entries = Array.from({ length: count }, (_, index) => entry(index));
    const element = await place(`<sq-cart lang="${lang}"><a href="/cart">Your cart</a></sq-cart>`);
    await until(() => inputs(element).length === count, 'all lines');
    return element;
  }

  /** The amounts that are made into text during it, which are as many as the lines that are drawn, and the totals. */
  async function countAmounts(during: () => Promise<unknown>) {
    const descriptor = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')!;
    let count = 0;
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      configurable: true,
      get(this: Intl.NumberFormat) {
        count++;
        return descriptor.get!.call(this) as Intl.NumberFormat['format'];
      },
    });
    try {
      await during();
    } finally {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', descriptor);
    }
    return count;
  }

  // SAP/spartacus#10379, odoo#239486
  it('draws the line that changes, and none of the others', async () => {
    // American English writes dollars without the browser's format.
    const element = await cartOf(100, 'en-GB');
    const count = await countAmounts(async () => {
      more(element, 2).click();
      await until(() => prices(element)[2] === 'US$96.00');
      // Only the answer has it.
      shop.cart.taxCents = 42;
      await settled();
      await until(() => texts(element, 'dd').includes('US$0.42'));
    });
    expect(count).to.be.within(1, 30);
  });

  it('shows what the server has changed in other lines', async () => {
    const element = await cartOf(30);
    shop.cart.entries = shop.cart.entries.map((each, index) =>
      index < 3 ? { ...(each as object), unitPriceCents: 4000, title: 'Now cheaper' } : each,
    );
    more(element, 9).click();
    await settled();
    await until(() => prices(element)[0] === '$40.00');
    expect(texts(element, '[part=title]').slice(0, 4)).to.deep.equal([
      ...Array<string>(3).fill('Now cheaper'),
      'Tide bowl 3',
    ]);
    expect([prices(element)[2], prices(element)[3], prices(element)[9]]).to.deep.equal(['$40.00', '$48.00', '$96.00']);
    // In another order, and one fewer.
    shop.cart.entries = shop.cart.entries.slice(1).reverse();
    await cartService().refresh();
    await cartEditor().reload();
    await until(() => texts(element, '[part=title]').length === 29);
    expect(texts(element, '[part=title]').slice(-2)).to.deep.equal(['Now cheaper', 'Now cheaper']);
    expect(texts(element, '[part=title]')[0]).to.equal('Tide bowl 29');
  });

  it('says all lines in another language', async () => {
    setContext({ messages: { xx: { cart: { remove: 'Weg: {title}' } } } });
    const element = await cartOf(20);
    const names = () => all(element, '[part=remove]').map((button) => button.getAttribute('aria-label'));
    expect(names()[19]).to.equal('Remove Tide bowl 19');
    element.setAttribute('lang', 'xx');
    await until(() => names()[19] === 'Weg: Tide bowl 19');
    expect(names().every((name) => name!.startsWith('Weg: '))).to.equal(true);
  });

  // vc-platform#301, vue-storefront#6525, dawn#3425
  it('keeps what is typed in a line, and the focus, while another is changed', async () => {
    const element = await cartOf(20);
    const before = all(element, '[part=line]');
    more(element, 3).click();
    inputs(element)[7]!.focus();
    inputs(element)[7]!.select();
    await sendKeys({ type: '12' });
    await sent('PUT /entries/e3');
    await settled();
    expect(inputs(element)[7]!.value).to.equal('12');
    expect(element.shadowRoot!.activeElement).to.equal(inputs(element)[7]);
    expect(all(element, '[part=line]').every((line, index) => line === before[index])).to.equal(true);
    more(element, 7).focus();
    more(element, 7).click();
    await settled();
    expect(shop.calls.filter((call) => call.includes('e7'))).to.deep.equal(['PUT /entries/e7 {"quantity":13}']);
  });

  it('in a drawer, leaves those that are out of view for later, and has all of them for the keyboard', async () => {
    shop.cart.entries = Array.from({ length: 60 }, (_, index) => entry(index));
    const element = await place<ElementOf<typeof cart>>('<sq-cart drawer><a href="/cart">Cart</a></sq-cart>');
    void element.open();
    await until(() => all(element, '[part=line]').length === 60);
    const dialog = all(element, 'dialog')[0]!;
    const line = all(element, '[part=line]')[50]!;
    const isLaidOut = () => line.firstElementChild!.checkVisibility({ contentVisibilityAuto: true });
    await until(() => dialog.matches('[open]') && !isLaidOut());
    const kept = line.offsetHeight;
    all(element, '[part=remove]')[50]!.focus();
    await until(isLaidOut);
    const { top, bottom } = all(element, '[part=remove]')[50]!.getBoundingClientRect();
    expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
    expect(line.offsetHeight).to.be.closeTo(all(element, '[part=line]')[0]!.offsetHeight, 1);
    expect(line.offsetHeight, 'the room that was kept for it').to.be.closeTo(kept, 8);
    void element.close();
  });
});
