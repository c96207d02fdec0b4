import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { fill, find, isSeen, press, until }) => {
  const host = await find(page, 'sq-sign-in');
  const form = await find(host, 'form');
  await fill(host, '[name=email]', 'member@tidewater.example');
  await fill(host, '[name=password]', 'tide-and-clay');
  await press(host, '.sq-submit');
  const name = await find(host, '[part=name]');
  await until(() => name.textContent.includes('member@tidewater.example') && !isSeen(form), 'who is signed in');
};
