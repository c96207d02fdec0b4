import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { cart } from '../../shared/commerce/cart/cart.js';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import type { checkoutButton } from './checkout-button-declaration.js';
import '../../elements/sq-checkout-button/index.js';
import sheet from '../../elements/sq-checkout-button/sq-checkout-button.css' with { type: 'css' };

type CheckoutButton = ElementOf<typeof checkoutButton>;
const ALERT = 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

const dialogs = () => [...document.querySelectorAll<HTMLElement>('[data-sq-dialog]')];

describe('sq-checkout-button', () => {
  /** Where the visitor would have gone. */
  let visited: string[] = [];
  const record = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented) visited.push(link.pathname);
    event.preventDefault();
  };
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    visited = [];
    document.cookie = 'CART=token; path=/';
    document.addEventListener('click', record);
  });
  afterEach(() => {
    document.removeEventListener('click', record);
    for (const name of ['CART', 'hasCart']) document.cookie = `${name}=; max-age=0; path=/`;
    for (const dialog of dialogs()) dialog.remove();
  });
  const open = (html = '<sq-checkout-button><a href="/commerce/goto-checkout">Check out</a></sq-checkout-button>') =>
    place<CheckoutButton>(html);

  it('goes to the checkout of the cart, for any visitor [CRT-001, CRT-002]', async () => {
    const element = await open();
    element.querySelector('a')!.click();
    const own = await open('<sq-checkout-button>Pay</sq-checkout-button>');
    inShadow(own, 'a')!.click();
    expect(visited).to.deep.equal(['/commerce/goto-checkout', '/commerce/goto-checkout']);
  });

  it('needs one of the two cookies, or says so and stays [CRT-003, CRT-004]', async () => {
    const element = await open();
    const press = () => element.querySelector('a')!.click();
    document.cookie = 'CART=; max-age=0; path=/';
    document.cookie = 'hasCart=false; path=/';
    press();
    await until(() => dialogs().length === 1);
    expect(visited).to.deep.equal([]);
    const dialog = dialogs()[0]!.shadowRoot!.querySelector('dialog')!;
    expect(dialog.querySelector('p')!.textContent).to.equal(ALERT);
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).to.deep.equal(['Okay']);
    await sendKeys({ press: 'Escape' });
    await until(() => dialogs().length === 0);
    document.cookie = 'hasCart=true; path=/';
    press();
    document.cookie = 'hasCart=; max-age=0; path=/';
    document.cookie = 'CART=token; path=/';
    press();
    expect(visited).to.have.length(2);
  });

  it('gives the focus back to the link after the alert, by keyboard', async () => {
    const element = await open();
    document.cookie = 'CART=; max-age=0; path=/';
    element.querySelector('a')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => dialogs().length === 1);
    await sendKeys({ press: 'Enter' });
    await until(() => dialogs().length === 0);
    expect(document.activeElement).to.equal(element.querySelector('a'));
  });

  it('works with a form as well', async () => {
    const element = await open(
      '<sq-checkout-button><form action="/commerce/goto-checkout"><button>Check out</button></form></sq-checkout-button>',
    );
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('submit', stay);
    document.removeEventListener('click', record);
    const checkout = nextEvent(element, 'sq-checkout');
    element.querySelector('button')!.click();
    expect(new URL(((await checkout) as CustomEvent<{ address: string }>).detail.address).pathname).to.equal(
      '/commerce/goto-checkout',
    );
    document.cookie = 'CART=; max-age=0; path=/';
    element.querySelector('button')!.click();
    await until(() => dialogs().length === 1);
    document.removeEventListener('submit', stay);
  });

  describe('below the minimum subtotal of the store', () => {
    const network = pretendNetwork();
    let subtotalCents = 0;
    let calls = 0;
    const MINIMUM = 'To check out, your order subtotal must be $20.00 or more.';
    const WAYS = [
      '<a href="/commerce/goto-checkout">Check out</a>',
      '<a href="/terms">Terms</a> <a href="/commerce/goto-checkout?express">Express</a>',
      '<form action="/commerce/goto-checkout"><button>Check out</button></form>',
      '<form action="/cart"><button formaction="/commerce/goto-checkout">Pay</button></form>',
      'Pay',
    ];
    const press = (element: Element) =>
      (
        element.querySelector<HTMLElement>('button, a:not([href="/terms"])') ?? inShadow<HTMLElement>(element, 'a')!
      ).click();
    const recordForm = (event: Event) => {
      if (!event.defaultPrevented) visited.push('a form');
      event.preventDefault();
    };
    const recordLink = (event: Event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (link && !event.defaultPrevented) visited.push('a link');
      if (link) event.preventDefault();
    };
    beforeEach(async () => {
      document.removeEventListener('click', record);
      document.addEventListener('click', recordLink);
      document.addEventListener('submit', recordForm);
      const minimumOrderSubtotal = { currency: 'USD', value: '20.00' };
      setContext({ websiteSettings: { minimumOrderSubtotalEnabled: true, minimumOrderSubtotal } });
      [subtotalCents, calls] = [1999, 0];
      network.use(
        http.get('/api/commerce/shopping-cart', () => {
          calls++;
          return HttpResponse.json({ totalQuantity: 1, subtotalCents, subtotalAmount: { currency: 'USD' } });
        }),
      );
      await cart().refresh();
    });
    afterEach(() => {
      document.removeEventListener('click', recordLink);
      document.removeEventListener('submit', recordForm);
      removeContext();
    });
    for (const [at, way] of WAYS.entries())
      it(`it says so and stays, and leads on from it: way ${at + 1} [CRT-019, CRT-020]`, async () => {
        const element = await open(`<sq-checkout-button>${way}</sq-checkout-button>`);
        const told: unknown[] = [];
        element.addEventListener('sq-checkout', (event) => told.push(event.detail.address));
        press(element);
        await until(() => dialogs().length === 1);
        expect(dialogs()[0]!.shadowRoot!.querySelector('p')!.textContent).to.equal(MINIMUM);
        expect([visited, told]).to.deep.equal([[], []]);
        await sendKeys({ press: 'Escape' });
        await until(() => dialogs().length === 0);
        // Something else has added to the cart: the server is asked before a visitor is kept.
        subtotalCents = 2000;
        press(element);
        await until(() => visited.length === 1);
        const before = calls;
        press(element);
        await until(() => visited.length === 2);
        expect([told.length, calls]).to.deep.equal([2, before]);
      });
    it('each press is asked about, and sends the form with its own button', async () => {
      const element = await open(
        '<sq-checkout-button><form action="/commerce/goto-checkout"><button name="pay" value="card">Card</button><button name="pay" value="invoice">Invoice</button></form></sq-checkout-button>',
      );
      const sent: (string | undefined)[] = [];
      element.parentElement!.addEventListener('submit', (event) => {
        if (!event.defaultPrevented) sent.push((event.submitter as HTMLButtonElement | null)?.value);
      });
      const [card, invoice] = element.querySelectorAll('button');
      subtotalCents = 2000;
      for (const [at, button] of [invoice, card].entries()) {
        button!.click();
        await until(() => sent.length === at + 1);
      }
      expect(sent).to.deep.equal(['invoice', 'card']);
      subtotalCents = 1999;
      await cart().refresh();
      invoice!.click();
      await until(() => dialogs().length === 1);
      expect(sent.length).to.equal(2);
    });
    it('the checkout decides where the cart cannot be read', async () => {
      network.use(http.get('/api/commerce/shopping-cart', () => HttpResponse.error()));
      // As on a page that has not read its cart yet.
      pageRegistry().stores.delete('cart');
      const element = await open();
      press(element);
      await until(() => visited.length === 1);
    });
  });

  it('emits an event that can stop it', async () => {
    const element = await open();
    element.addEventListener('sq-checkout', (event) => event.preventDefault());
    element.querySelector('a')!.click();
    expect(visited).to.deep.equal([]);
  });

  it("follows the site's own checkout, and never a script", async () => {
    const element = await open(
      '<sq-checkout-button href="/pay"><p><a href="/cart">Check out</a><br></p></sq-checkout-button>',
    );
    expect(element.querySelector('a')!.getAttribute('href')).to.equal('/pay');
    const warnings = await warningsOf(async () => {
      element.setAttribute('href', 'javascript:alert(1)');
      await settled(element);
    });
    expect([element.querySelector('a')!.getAttribute('href'), warnings.length]).to.deep.equal([
      '/commerce/goto-checkout',
      1,
    ]);
    element.remove();
    await element.updateComplete;
    expect(element.querySelector('a')!.getAttribute('href')).to.equal('/cart');
  });

  it('is accessible', async () => {
    await expect(await open()).to.be.accessible();
    await expect(await open('<sq-checkout-button></sq-checkout-button>')).to.be.accessible();
  });
});
