import { expect } from '@open-wc/testing';
import { inShadow, place } from '../../shared/testing/fixture.js';
import '../../elements/sq-donate/index.js';
import '../../elements/sq-gift-card/index.js';
import '../../elements/sq-checkout-button/index.js';

describe('the way to a checkout', () => {
  /** Where the visitor would have gone, and what `sq-checkout` has said. */
  let visited: string[] = [];
  let said: string[] = [];
  const leave = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented) visited.push(link.pathname);
    if (link) event.preventDefault();
  };
  const stay = (event: Event) => {
    if (!event.defaultPrevented) visited.push('a form');
    event.preventDefault();
  };
  const listen = (event: Event) => {
    const { pathname, search } = new URL((event as CustomEvent<{ address: string }>).detail.address);
    said.push(pathname + search);
  };
  beforeEach(() => {
    [visited, said] = [[], []];
    document.cookie = 'CART=token; path=/';
    document.addEventListener('click', leave);
    document.addEventListener('submit', stay);
    document.addEventListener('sq-checkout', listen);
  });
  afterEach(() => {
    document.removeEventListener('click', leave);
    document.removeEventListener('submit', stay);
    document.removeEventListener('sq-checkout', listen);
    document.cookie = 'CART=; max-age=0; path=/';
    for (const dialog of document.querySelectorAll('[data-sq-dialog]')) dialog.remove();
  });
  const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  for (const [where, html, expected] of [
    [
      'after a link to the terms in a sentence',
      '<p>By buying you accept <a href="/terms">our terms</a>.</p><a href="/cart">Check out</a>',
      ['/terms', '/pay'],
    ],
    [
      'before it',
      '<a href="/cart">Check out</a> <small>You accept <a href="/terms">our terms</a>.</small>',
      ['/pay', '/terms'],
    ],
    [
      'that leads there already, whatever stands before it',
      '<p><a href="/shipping">Shipping</a></p><p>Go on to <a href="/pay?from=cart">payment</a> now</p>',
      ['/shipping', '/pay'],
    ],
    [
      'after an address of mail, a telephone number and a place of the page',
      '<a href="mailto:a@example.org">Write</a><a href="tel:+1">Call</a><a href="#faq">Questions</a><a href="/cart">Buy</a>',
      ['mailto:a@example.org', 'tel:+1', '#faq', '/pay'],
    ],
    [
      'after such a link on a page that is translated',
      '<p><font><font>You accept the </font></font><a href="/terms"><font><font>terms</font></font></a><font><font>.</font></font></p><p><a href="/cart"><font><font>Buy</font></font></a></p>',
      ['/terms', '/pay'],
    ],
    [
      'after a link that says that it is the privacy policy',
      '<div><a href="/privacy" rel="nofollow privacy-policy">Privacy</a></div><div><a href="/cart">Buy</a></div>',
      ['/privacy', '/pay'],
    ],
  ] as const)
    it(`is the author's link ${where}`, async () => {
      const element = await place(`<sq-checkout-button href="/pay">${html}</sq-checkout-button>`);
      expect(hrefs(element)).to.deep.equal(expected);
      element.remove();
    });
  it('is the form, where a link stands before it', async () => {
    const element = await place(
      `<sq-checkout-button><a href="/terms">Terms</a><form action="/buy"><button>Buy</button></form></sq-checkout-button>`,
    );
    expect(hrefs(element)).to.deep.equal(['/terms']);
    element.querySelector('button')!.click();
    expect([visited, said]).to.deep.equal([['a form'], ['/buy']]);
  });
  it('is not taken by other links: a click on one asks for no cart and is no checkout', async () => {
    document.cookie = 'CART=; max-age=0; path=/';
    const element = await place(
      '<sq-checkout-button><p>See <a href="/terms">our terms</a></p><a href="/commerce/goto-checkout">Buy</a></sq-checkout-button>',
    );
    element.querySelector('a')!.click();
    expect([visited, said]).to.deep.equal([['/terms'], []]);
  });
  it('may be there twice, for two widths of the page', async () => {
    const element = await place(
      '<sq-checkout-button><a href="/commerce/goto-checkout">Buy</a><a href="/commerce/goto-checkout?phone">Buy</a></sq-checkout-button>',
    );
    for (const link of element.querySelectorAll('a')) link.click();
    expect(said).to.deep.equal(['/commerce/goto-checkout', '/commerce/goto-checkout?phone']);
  });
  it('of a gift has its address beside other links, too', async () => {
    const element = await place(
      '<sq-donate donate-page-id="kiln"><p>It is <a href="/tax">deductible</a>.</p><a href="/give">Give</a></sq-donate>',
    );
    expect(hrefs(element)).to.deep.equal(['/tax', '/checkout/donate?donatePageId=kiln']);
  });
  it('is told by a form whatever its controls are called', async () => {
    for (const name of [
      'action',
      'method',
      'target',
      'submit',
      'getAttribute',
      'setAttribute',
      'removeAttribute',
      'id',
    ]) {
      const element = await place(
        `<sq-checkout-button><form action="/buy"><input name="${name}" value="x"><button>Buy</button></form></sq-checkout-button>`,
      );
      element.querySelector('button')!.click();
      expect(said.pop(), name).to.equal('/buy');
      element.remove();
    }
  });
  it('is that of the button, where it has one', async () => {
    const element = await place(
      '<sq-checkout-button><form action="/cart"><button formaction="/express">Buy</button></form></sq-checkout-button>',
    );
    element.querySelector('button')!.click();
    expect(said).to.deep.equal(['/express']);
  });
  it('is the link of the block, where the author has none', async () => {
    const element = await place('<sq-checkout-button href="/pay">Buy</sq-checkout-button>');
    inShadow(element, 'a')!.click();
    expect([visited, said]).to.deep.equal([['/pay'], ['/pay']]);
  });
});
