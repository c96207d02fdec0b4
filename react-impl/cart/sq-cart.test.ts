import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { cart as cartService } from '../../shared/commerce/cart/cart.js';
import { cartEditor } from '../../shared/commerce/cart/lines/cart-editor.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretend } from '../../shared/testing/storage.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { translatePage } from '../../shared/testing/translate-page.js';
import type { cart } from './declaration.js';
import '../../elements/sq-cart/index.js';
import sheet from '../../elements/sq-cart/sq-cart.css' with { type: 'css' };
import { pretendShop } from './testing/shop.js';

type Cart = ElementOf<typeof cart>;

describe('sq-cart', () => {
  const shop = pretendShop();
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    document.cookie = 'CART=token; path=/';
  });
  afterEach(async () => {
    // Nothing is requested without a cookie.
    for (const name of ['CART', 'hasCart']) document.cookie = `${name}=; max-age=0; path=/`;
    await cartEditor().settle();
    for (const dialog of document.querySelectorAll('[data-sq-dialog]')) dialog.remove();
    await cartEditor().reload();
    await cartService().refresh();
    removeContext();
    shop.reset();
  });

  const all = (element: Element, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  const texts = (element: Element, selector: string) => all(element, selector).map(({ textContent }) => textContent);
  const input = (element: Element, at = 0) => all(element, '[part=quantity] input')[at] as HTMLInputElement;
  const more = (element: Element, at = 0) => all(element, '[part=quantity] button:last-child')[at]!;
  const fewer = (element: Element, at = 0) => all(element, '[part=quantity] button:first-child')[at]!;
  const remove = (element: Element, at = 0) => all(element, '[part=remove]')[at]!;
  const status = (element: Element) => inShadow(element, '[part=status]')!.textContent;
  const amount = (element: Element) => inShadow(element, '[part=totals] dd')!.textContent;
  const error = (element: Element) => inShadow(element, '[part=line] [part=error]')?.textContent;
  const dialog = () => document.querySelector('[data-sq-dialog]')?.shadowRoot?.querySelector('dialog');
  const type = (element: Element, value: string) => {
    input(element).value = value;
    input(element).dispatchEvent(new Event('change'));
  };

  async function open(attributes = '') {
    const element = await place<Cart>(`<sq-cart ${attributes}><a href="/cart">Your cart</a></sq-cart>`);
    return element;
  }
  /** A cart page with a bowl (2 at $48.00) and a jug (1 at $72.00). */
  async function page(attributes = '') {
    const element = await open(attributes);
    await until(() => all(element, '[part=line]').length === 2, 'two lines');
    return element;
  }

  // First: the editor of the page has not loaded a cart yet.
  it("the author's link until the cart is loaded, and when it cannot be", async () => {
    shop.fail('GET', 503);
    const element = await open();
    await until(() => inShadow(element, '[part=error]'));
    expect(inShadow(element, 'slot:not([name])'), 'the link').not.to.equal(null);
    shop.reset();
    inShadow(element, '[part=error] button')!.click();
    await until(() => all(element, '[part=line]').length === 2);
    expect(inShadow(element, 'slot:not([name])')).to.equal(null);
  });

  describe('shows', () => {
    it('lines with picture, link, options, price and quantity, and the amounts', async () => {
      const element = await page();
      expect(texts(element, '[part=title]')).to.deep.equal(['Tide bowl, celadon', 'Harbour jug']);
      expect(inShadow<HTMLAnchorElement>(element, '[part=title] a')!.pathname).to.equal('/shop/tide-bowl');
      expect(texts(element, '[part=options]')).to.deep.equal(['Glaze: Celadon, Size: Großflächenschüssel']);
      expect(texts(element, '[part=price]')).to.deep.equal(['$96.00', '$72.00']);
      expect(inShadow<HTMLImageElement>(element, '[part=image]')!.alt).to.equal('A bowl');
      expect([input(element).value, input(element, 1).value]).to.deep.equal(['2', '1']);
      expect(texts(element, '[part=totals] dt')).to.deep.equal(['Subtotal', 'Discount', 'Shipping', 'Tax', 'Total']);
      expect(texts(element, '[part=totals] dd')).to.deep.equal(['$168.00', '-$10.00', '$5.00', '$3.50', '$166.50']);
    });
    it('what the form of a line had besides, as text, and no technical fields', async () => {
      const field = (name: string, value: string) => ({ name, value });
      const fields = [field('Engraving', '<b>Anna</b>'), field('Extra', 'Lid'), field('Extra', 'Box')];
      const [bowl] = shop.cart.entries as object[];
      // A form whose SKU is known sends what was chosen as well.
      Object.assign(bowl!, { additionalFields: [...fields, field('Glaze', 'Celadon'), field('_token', 'x'), null, 3] });
      const element = await page();
      expect(texts(element, '[part=fields]')).to.deep.equal(['Engraving: <b>Anna</b>, Extra: Lid, Extra: Box']);
      expect(texts(element, '[part=options]')).to.deep.equal(['Glaze: Celadon, Size: Großflächenschüssel']);
    });
    it('a total of nothing, where a discount covers all', async () => {
      Object.assign(shop.cart, { discountCents: 16_800, shippingCostCents: 0, taxCents: 0 });
      const element = await page();
      expect(texts(element, '[part=totals] dd')).to.deep.equal(['$168.00', '-$168.00', '$0.00']);
    });
    it('an empty cart without a request, with words of the page', async () => {
      document.cookie = 'CART=; max-age=0; path=/';
      const element = await place<Cart>(
        '<sq-cart><a href="/cart">Cart</a><p slot="empty">Nothing here yet</p></sq-cart>',
      );
      const slot = () => inShadow<HTMLSlotElement>(element, 'slot[name=empty]');
      await until(slot);
      expect(
        slot()!
          .assignedElements()
          .map(({ textContent }) => textContent),
      ).to.deep.equal(['Nothing here yet']);
      expect(shop.calls).to.deep.equal([]);
    });
    it('a cart of broken entries without failing', async () => {
      shop.cart.entries = [
        null,
        3,
        {},
        { id: 'x' },
        { id: 'y', quantity: 1, title: '<b>', image: 'javascript:1', fullUrl: 'javascript:1' },
      ];
      const element = await open();
      await until(() => all(element, '[part=line]').length === 1);
      expect(texts(element, '[part=title]')).to.deep.equal(['<b>']);
      expect(inShadow(element, '[part=title] a')).to.equal(null);
      expect(inShadow(element, 'img')).to.equal(null);
    });
  });

  it('shows what the server has on a page that is translated', async () => {
    const element = await page();
    const end = translatePage();
    const amounts: string[] = [];
    more(element).click();
    await until(() => input(element).value === '3');
    await cartEditor().settle();
    amounts.push(amount(element));
    remove(element, 1).click();
    await until(() => all(element, '[part=line]').length === 1);
    await cartEditor().settle();
    const removed = inShadow(element, '[part=removed] span')!.textContent;
    amounts.push(amount(element));
    remove(element).click();
    await until(() => all(element, '[part=line]').length === 0);
    await cartEditor().settle();
    end();
    expect(amounts).to.deep.equal(['$216.00', '$144.00']);
    expect([removed, inShadow(element, '[part=removed] span')!.textContent]).to.deep.equal([
      'Removed Harbour jug.',
      'Removed Tide bowl, celadon.',
    ]);
  });

  describe('quantities', () => {
    it('change at once, and are sent after a pause as one call', async () => {
      const element = await page();
      shop.calls.length = 0;
      for (let at = 0; at < 3; at++) more(element).click();
      await until(() => input(element).value === '5');
      expect(amount(element)).to.equal('$312.00');
      expect(shop.calls).to.deep.equal([]);
      await until(() => shop.calls.length > 0);
      await cartEditor().settle();
      expect(shop.calls).to.deep.equal(['PUT /entries/e1 {"quantity":5}']);
      await until(() => status(element) === 'Tide bowl, celadon: 5. Subtotal $312.00.');
    });
    it('are typed by keyboard', async () => {
      const element = await page();
      input(element).focus();
      input(element).select();
      await sendKeys({ press: '4' });
      await sendKeys({ press: 'Tab' });
      await until(() => shop.calls.includes('PUT /entries/e1 {"quantity":4}'));
    });
    it('that are none are taken back', async () => {
      const element = await page();
      for (const wrong of ['', '-1', '1.5']) {
        type(element, wrong);
        expect(input(element).value, wrong).to.equal('2');
      }
      expect(dialog()).to.equal(undefined);
    });
    it('a quantity of 0 asks first, because it removes the item [CRT-018]', async () => {
      const element = await page();
      type(element, '0');
      await until(() => dialog()?.open);
      expect(dialog()!.querySelector('h2')!.textContent).to.equal('Remove Tide bowl, celadon?');
      await sendKeys({ press: 'Escape' });
      await until(() => !dialog());
      expect(input(element).value).to.equal('2');
      fewer(element, 1).click();
      await until(() => dialog()?.open);
      dialog()!.querySelector<HTMLElement>('[part=confirm]')!.click();
      await until(() => all(element, '[part=line]').length === 1);
      await cartEditor().settle();
      expect(shop.calls.slice(1)).to.deep.equal(['DELETE /entries/e2']);
    });
    it('that the server refuses are taken back, with the specified words [CRT-021]', async () => {
      const element = await page();
      shop.fail('PUT', 409);
      more(element).click();
      await until(() => error(element) === 'Unable to update quantity');
      expect([input(element).value, amount(element)]).to.deep.equal(['2', '$168.00']);
      expect(status(element)).to.equal('Unable to update quantity');
      expect(
        inShadow(element, `#${CSS.escape(input(element).getAttribute('aria-describedby')!)}`)!.textContent,
      ).to.equal('Unable to update quantity');
    });
    it('that the server refuses say nothing where another has been chosen since', async () => {
      const element = await page();
      shop.fail('PUT', 409);
      const { promise, resolve } = Promise.withResolvers<void>();
      shop.gate = promise;
      more(element).click();
      await until(() => shop.calls.includes('PUT /entries/e1 {"quantity":3}'));
      more(element).click();
      shop.work();
      shop.gate = Promise.resolve();
      resolve();
      await until(() => status(element) === 'Tide bowl, celadon: 4. Subtotal $264.00.');
      expect(error(element)).to.equal(undefined);
    });
    it('that the server lowers are shown as they are', async () => {
      const element = await page();
      shop.stock = 3;
      type(element, '9');
      await until(() => error(element) === 'Only 3 available');
      expect(input(element).value).to.equal('3');
    });
    it('are kept while offline, and sent when the connection is back', async () => {
      const element = await page();
      shop.fail('PUT', 'network');
      const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!;
      Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
      window.dispatchEvent(new Event('offline'));
      more(element).click();
      await until(() => inShadow(element, '.offline'));
      await cartEditor().settle();
      expect([input(element).value, error(element)]).to.deep.equal(['3', undefined]);
      Object.defineProperty(Navigator.prototype, 'onLine', online);
      shop.work();
      window.dispatchEvent(new Event('online'));
      await until(() => shop.cart.entries.some((entry) => (entry as { quantity?: number }).quantity === 3));
      await until(() => !inShadow(element, '.offline'));
    });
  });

  describe('removing', () => {
    it('is done at once, announced once, and can be undone', async () => {
      const element = await page();
      remove(element).click();
      await until(() => all(element, '[part=line]').length === 1);
      expect(amount(element)).to.equal('$72.00');
      await until(() => status(element) === 'Removed Tide bowl, celadon.');
      const undo = inShadow(element, '[part=removed] button')!;
      await until(() => element.shadowRoot!.activeElement === undo);
      await cartEditor().settle();
      undo.click();
      await until(() => all(element, '[part=line]').length === 2);
      expect(shop.calls.slice(1)).to.deep.equal([
        'DELETE /entries/e1',
        'POST /entries {"itemId":"tide-bowl","quantity":2,"sku":"SQ1000001"}',
      ]);
      expect(inShadow(element, '[part=removed]')).to.equal(null);
    });
    it('can be undone with all that the line had', async () => {
      const additionalFields = [{ name: 'Engraving', value: 'Anna' }];
      for (const [name, more] of [
        [{ sku: 'SQ1000001' }, {}],
        [{ variantId: 'v1' }, { sku: undefined, variantId: 'v1' }],
        [{ options: { Glaze: 'Celadon', Size: 'Großflächenschüssel' } }, { sku: '', variantId: undefined }],
      ] as const) {
        shop.reset();
        Object.assign((shop.cart.entries as object[])[0]!, { additionalFields, ...more });
        await cartEditor().reload();
        const element = await page();
        remove(element).click();
        await until(() => inShadow(element, '[part=removed] button'));
        await cartEditor().settle();
        inShadow(element, '[part=removed] button')!.click();
        await until(() => all(element, '[part=line]').length === 2);
        const call = shop.calls.find((each) => each.startsWith('POST /entries '))!.slice('POST /entries '.length);
        expect(JSON.parse(call)).to.deep.equal({ itemId: 'tide-bowl', quantity: 2, ...name, additionalFields });
        element.remove();
      }
    });
    it('that fails brings the item back, with the specified words [CRT-022]', async () => {
      const element = await page();
      shop.fail('DELETE', 500);
      remove(element).click();
      await until(() => error(element) === 'Unable to remove item');
      expect(all(element, '[part=line]')).to.have.length(2);
      expect(inShadow(element, '[part=removed]')).to.equal(null);
      expect(status(element)).to.equal('Unable to remove item');
    });
  });

  describe('discount codes', () => {
    const code = (element: Element) => inShadow<HTMLInputElement>(element, '#code')!;
    const apply = (element: Element) => inShadow(element, '[part=coupon] [type=submit]')!;
    it('are applied once and removed', async () => {
      const element = await page();
      code(element).value = ' KILN10 ';
      apply(element).click();
      apply(element).click();
      await until(() => inShadow(element, '.code'));
      await cartEditor().settle();
      expect(shop.calls.slice(1)).to.deep.equal(['POST /coupons {"code":"KILN10"}']);
      await until(() => status(element) === 'Code KILN10 applied.');
      expect(code(element).value).to.equal('');
      inShadow(element, '.code button')!.click();
      await until(() => !inShadow(element, '.code'));
      expect(shop.calls.at(-1)).to.equal('DELETE /coupons/KILN10');
    });
    it('that are not valid say so, and stay to be corrected', async () => {
      const element = await page();
      code(element).value = 'WRONG';
      apply(element).click();
      await until(() => inShadow(element, '#code-error')?.textContent === 'Code WRONG is not valid for this cart.');
      expect([code(element).value, code(element).getAttribute('aria-invalid')]).to.deep.equal(['WRONG', 'true']);
    });
  });

  it('changes the shipping, and takes the choice back when that fails', async () => {
    shop.cart.shippingOptions = [
      { id: 's1', name: 'Post', costCents: 500 },
      { id: 's2', name: 'Courier', costCents: 1500 },
    ];
    shop.cart.selectedShippingOption = { id: 's1' };
    const element = await page();
    const radios = () => all(element, '[type=radio]') as HTMLInputElement[];
    radios()[1]!.click();
    await until(() => shop.calls.includes('PUT /shipping-option {"id":"s2"}'));
    await until(() => radios()[1]!.checked);
    shop.fail('PUT', 500);
    radios()[0]!.click();
    await until(() => inShadow(element, '#shipping-error'));
    expect(radios().map(({ checked }) => checked)).to.deep.equal([false, true]);
  });

  describe('shows the cart as it was, and what failed, where the answer is no cart', () => {
    for (const text of ['{"error":"No"}', '{"error":"No","entries":[]}', '{}', '<h1>Log in</h1>', ''])
      it(text || 'empty', async () => {
        const shippingOptions = ['s1', 's2'].map((id) => ({ id, name: id, costCents: 0 }));
        Object.assign(shop.cart, { shippingOptions, selectedShippingOption: { id: 's1' } });
        shop.cart.validCoupons = [{ promoCode: 'KILN10' }];
        const element = await page();
        const radios = () => all(element, '[type=radio]') as HTMLInputElement[];
        for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) shop.fail(method, { text });
        more(element).click();
        await until(() => error(element) === 'Unable to update quantity');
        remove(element, 1).click();
        await until(() => texts(element, '[part=line] [part=error]').includes('Unable to remove item'));
        inShadow<HTMLInputElement>(element, '#code')!.value = 'NEW';
        inShadow(element, '[part=coupon] [type=submit]')!.click();
        await until(() => inShadow(element, '#code-error')?.textContent === 'Unable to apply the code');
        await cartEditor().settle();
        inShadow(element, '.code button')!.click();
        await until(() => shop.calls.includes('DELETE /coupons/KILN10'));
        await cartEditor().settle();
        radios()[1]!.click();
        await until(() => shop.calls.includes('PUT /shipping-option {"id":"s2"}'));
        await cartEditor().settle();
        await until(() => inShadow(element, '#shipping-error'));
        expect(radios().map(({ checked }) => checked)).to.deep.equal([true, false]);
        expect(texts(element, '[part=title]')).to.deep.equal(['Tide bowl, celadon', 'Harbour jug']);
        expect([input(element).value, amount(element)]).to.deep.equal(['2', '$168.00']);
        expect([inShadow(element, '.code') !== null, inShadow(element, '[part=removed]')]).to.deep.equal([true, null]);
        shop.work();
        more(element).click();
        await until(() => status(element) === 'Tide bowl, celadon: 3. Subtotal $216.00.');
      });

    it('and a line that was removed can be put back once more', async () => {
      const element = await page();
      remove(element).click();
      await until(() => inShadow(element, '[part=removed] button'));
      await cartEditor().settle();
      shop.fail('POST', { text: '{"error":"No"}' });
      inShadow(element, '[part=removed] button')!.click();
      await until(() => status(element) === 'Unable to put the item back');
      shop.work();
      inShadow(element, '[part=removed] button')!.click();
      await until(() => all(element, '[part=line]').length === 2);
      expect(texts(element, '[part=error]')).not.to.include('Unable to put the item back');
    });
  });

  describe('the checkout', () => {
    const checkout = (element: Element) => inShadow<HTMLAnchorElement>(element, '[part=checkout]')!;
    const press = (element: Element) => {
      let left = false;
      const stay = (event: Event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', stay);
      checkout(element).click();
      document.removeEventListener('click', stay);
      return left;
    };
    const minimum = (value: string) =>
      setContext({
        websiteSettings: { minimumOrderSubtotalEnabled: true, minimumOrderSubtotal: { currency: 'USD', value } },
      });

    it('needs the minimum subtotal of the store, and says so below it [CRT-019, CRT-020]', async () => {
      minimum('168.01');
      const below = await page();
      expect(press(below)).to.equal(false);
      expect(texts(below, '#minimum')).to.deep.equal(['To check out, your order subtotal must be $168.01 or more.']);
      minimum('168.00');
      const equal = await page();
      expect([press(equal), texts(equal, '#minimum').length]).to.deep.equal([true, 0]);
    });
    it('goes to the checkout of the cart with a cookie, and not without', async () => {
      const element = await page();
      expect([checkout(element).pathname, press(element)]).to.deep.equal(['/commerce/goto-checkout', true]);
      document.cookie = 'CART=; max-age=0; path=/';
      expect(press(element)).to.equal(false);
      await until(() => dialog()?.textContent?.includes('We cannot continue to checkout.'));
    });
    it('waits for the server to confirm the last change', async () => {
      const element = await page('checkout-href="#paid"');
      more(element).click();
      expect(press(element)).to.equal(false);
      await until(() => location.hash === '#paid');
      expect(shop.calls.at(-1)).to.equal('PUT /entries/e1 {"quantity":3}');
      location.hash = '';
    });
  });

  it('sends quantities that still wait when the page is left, by calls that outlive it', async () => {
    const element = await page();
    shop.calls.length = 0;
    const keptAlive: unknown[] = [];
    const { fetch } = window;
    const restore = pretend(window, 'fetch', (input: URL, init: RequestInit) => {
      if (init.method === 'PUT') keptAlive.push(init.keepalive);
      return fetch(input, init);
    });
    more(element).click();
    more(element).click();
    more(element, 1).click();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    // Before the pause of 400 ms is over: nothing but the page's end sends them.
    await until(() => shop.calls.length > 1, 'two calls', { interval: 10 });
    await cartEditor().settle();
    restore();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(keptAlive).to.deep.equal([true, true]);
    expect(shop.calls.filter((call) => call.startsWith('PUT')).sort()).to.deep.equal([
      'PUT /entries/e1 {"quantity":4}',
      'PUT /entries/e2 {"quantity":2}',
    ]);
  });

  it('is right after a change in another tab, and after Back', async () => {
    const element = await page();
    const tab = new BroadcastChannel('sq-cart');
    shop.set('e1', 7);
    tab.postMessage({ synced: true, items: 8, subtotal: 40_800, currency: 'USD' });
    await until(() => input(element).value === '7');
    tab.close();
    shop.set('e1', 8);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => input(element).value === '8');
    shop.set('e1', 9);
    await cartService().refresh();
    await until(() => input(element).value === '9');
  });

  describe('in a drawer', () => {
    const drawer = (element: Element) => inShadow<HTMLDialogElement>(element, '[part=dialog]');
    it('keeps the page behind it from scrolling until it is closed, or goes with its element', async () => {
      const element = await open('drawer');
      const overflow = () => getComputedStyle(document.documentElement).overflowY;
      const before = overflow();
      element.querySelector('a')!.click();
      await until(() => drawer(element)?.open);
      expect([overflow(), before]).to.deep.equal(['hidden', 'visible']);
      await sendKeys({ press: 'Escape' });
      await until(() => overflow() === 'visible');
      element.querySelector('a')!.click();
      await until(() => overflow() === 'hidden');
      element.remove();
      await until(() => overflow() === 'visible');
    });
    it('opens again at once after Escape', async () => {
      const element = await open('drawer');
      element.querySelector('a')!.click();
      await until(() => drawer(element)?.open);
      drawer(element)!.close();
      element.querySelector('a')!.click();
      await until(() => drawer(element)!.open);
    });
    it('is opened by the link, closed by Escape, and gives the focus back', async () => {
      const element = await open('drawer');
      const link = element.querySelector('a')!;
      link.focus();
      const opened = nextEvent(element, 'sq-cart-open');
      await sendKeys({ press: 'Enter' });
      await opened;
      await until(() => all(element, '[part=line]').length === 2);
      expect(drawer(element)!.matches(':modal')).to.equal(true);
      const closed = nextEvent(element, 'sq-cart-close');
      await sendKeys({ press: 'Escape' });
      await closed;
      expect([drawer(element)!.open, document.activeElement]).to.deep.equal([false, link]);
      await element.open();
      await until(() => drawer(element)!.open);
      inShadow(element, '[part=close]')!.click();
      await until(() => !drawer(element)!.open);
    });
    it('is opened again by who hears that it was closed', async () => {
      const element = await open('drawer');
      await element.open();
      await until(() => drawer(element)?.open);
      const again = nextEvent(element, 'sq-cart-close').then(() => nextEvent(element, 'sq-cart-open'));
      element.addEventListener('sq-cart-close', () => void element.open(), { once: true });
      await sendKeys({ press: 'Escape' });
      await again;
      expect(drawer(element)!.matches(':modal')).to.equal(true);
      await element.close();
    });
    it('is opened by a command, and by what is added, if it shall', async () => {
      const element = await open('drawer open-on-add');
      await cartService().add({ itemId: 'salt-pig', quantity: 1 });
      await until(() => drawer(element)?.open);
      await element.close();
      await until(() => !drawer(element)!.open);
      element.dispatchEvent(Object.assign(new Event('command'), { command: '--open' }));
      await until(() => drawer(element)!.open);
      const plain = await open('drawer');
      await cartService().add({ itemId: 'salt-pig', quantity: 1 });
      expect(drawer(plain)).to.equal(null);
    });
    it('is accessible', async () => {
      const element = await open('drawer');
      await element.open();
      await until(() => all(element, '[part=line]').length === 2);
      await until(() => drawer(element)!.getAnimations().length === 0);
      await expect(element).to.be.accessible();
      await element.close();
    });
  });

  it('is accessible, also with errors', async () => {
    const element = await page();
    await expect(element).to.be.accessible();
    shop.fail('PUT', 500);
    more(element).click();
    await until(() => error(element));
    await expect(element).to.be.accessible();
  });
});
