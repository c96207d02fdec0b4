import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, until }) => {
  const host = await find(page, 'sq-price');
  const price = await find(host, '[part=sale-price]');
  await until(() => price.textContent === '$39.00', 'the price of the sale');
  host.setAttribute('amount', '3550');
  await until(() => price.textContent === '$35.50', 'another price');
};
