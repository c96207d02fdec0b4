import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { checkoutButton } from './declaration.js';
import './index.js';
import sheet from './sq-checkout-button.css' with { type: 'css' };

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
