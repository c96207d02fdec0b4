import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { fill, find, press, until }) => {
  const host = await find(page, 'sq-product');
  await press(host, '[value=Celadon]');
  await fill(host, '[name=Size]', 'Small');
  const price = await find(host, '[data-sq-field=price]');
  await until(() => price.textContent === '$48.00', 'the price of the variant');
  let isAdded = false;
  host.addEventListener('sq-cart-added', () => (isAdded = true));
  await press(host, '[type=submit]');
  await until(() => isAdded, 'it is in the cart');
};
