import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { fill, find, press, until }) => {
  const host = await find(page, 'sq-newsletter');
  await fill(host, '[name=email]', 'ada@example.com');
  await press(host, '.sq-submit');
  await until(() => host.textContent.includes('Thank you!'), 'it thanks');
};
