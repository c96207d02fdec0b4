import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, until }) => {
  const host = await find(page, 'sq-widget');
  const content = await find(host, '[slot=content] ul');
  await until(() => content.querySelectorAll('li').length === 3, 'what the server has rendered');
  await until(() => !isSeen(host.querySelector(':scope > p')!), 'in place of what was inside');
};
