import { expect } from '@open-wc/testing';
import { place, until } from '../../shared/testing/fixture.js';
import { setContext } from '../../shared/testing/page-context.js';
import { CART_PAGES } from '../../shared/site/vocabulary/cart-pages.js';
import { PAGE_TYPES } from '../../shared/site/vocabulary/content.js';
import { startCartPage } from './start-cart-page.js';

describe('the cart page of a site', () => {
  it('is one of two page types of the commerce flow [CRT-025]', () => {
    const { showCart, checkout, orderConfirmed, commerceCartV2, orderReceived } = PAGE_TYPES;
    expect([showCart, checkout, orderConfirmed, commerceCartV2, orderReceived]).to.deep.equal([
      200, 201, 202, 205, 207,
    ]);
    expect(CART_PAGES).to.deep.equal([showCart, commerceCartV2]);
  });

  it('has its cart in the container, else in the root, and only one [CRT-024]', async () => {
    const page = await place('<div id="sq-cart-root"><a href="/cart">Cart</a><div id="sq-cart-container"></div></div>');
    const stop = startCartPage();
    startCartPage();
    expect(page.querySelectorAll('sq-cart')).to.have.length(1);
    expect(page.querySelector('#sq-cart-container > sq-cart')).not.to.equal(null);
    stop();
    page.querySelector('#sq-cart-container')!.remove();
    const stopRoot = startCartPage();
    expect(page.lastElementChild!.localName).to.equal('sq-cart');
    stopRoot();
  });

  it('is loaded when the page type is the cart page [CRT-023]', async () => {
    const page = await place('<div id="sq-cart-root"></div>');
    setContext({ pageType: 200, measuring: { robots: true } });
    expect(page.querySelector('sq-cart')).to.equal(null);
    await import('../services.js');
    await until(() => page.querySelector('sq-cart'));
  });
});
