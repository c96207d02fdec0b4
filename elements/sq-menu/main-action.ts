import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, press, until }) => {
  const host = await find(page, 'sq-menu');
  const [breakfast, lunch] = host.querySelectorAll('section');
  await press(host, '[part~=tab]:nth-of-type(2)');
  await until(() => isSeen(lunch!) && !isSeen(breakfast!), 'another section is shown');
};
