import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { fill, find, press, until }) => {
  const host = await find(page, 'sq-reviews');
  await press(host, '[name=rating][value="4"]');
  await fill(host, '[name=review]', 'It pours well.');
  await press(host, '.sq-submit');
  await until(() => host.textContent.includes('Thank you for your review.'), 'it thanks');
};
