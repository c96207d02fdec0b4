import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, press, until }) => {
  const [closed, open] = (await find(page, 'sq-accordion')).querySelectorAll('details');
  await press(closed!, 'summary');
  await until(() => isSeen(closed!.querySelector('p')!), 'the item opens');
  await until(() => !isSeen(open!.querySelector('p')!), 'the other one closes');
};
