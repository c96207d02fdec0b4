import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, until }) => {
  const button = await find(page, '#celadon');
  button.focus();
  const box = await find(page.querySelector('sq-tooltip')!, '[part=tooltip]');
  button.blur();
  await until(() => !isSeen(box), 'it is hidden');
};
