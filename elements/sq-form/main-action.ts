import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { fill, find, isSeen, press, until }) => {
  const host = await find(page, 'sq-form');
  await fill(host, '[name=name]', 'Ada');
  await fill(host, '[name=message]', 'Is the kiln free in May?');
  await press(host, 'button');
  await until(() => host.textContent.includes('Thank you!'), 'it thanks');
  await until(() => !isSeen(host.querySelector('form')!), 'in place of the form');
};
