import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, press, until }) => {
  const bar = await find(page, 'sq-announcement-bar');
  await press(bar, '[part=close]');
  await until(() => !isSeen(bar), 'it is closed');
};
