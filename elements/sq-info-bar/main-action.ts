import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, until }) => {
  const bar = await find(page, 'sq-info-bar');
  const mail = await find(bar, '[href^=mailto]');
  bar.setAttribute('contact-email', 'false');
  // The page sheet hides it as well, without the kit: `hidden` is set by the block.
  await until(() => mail.hidden && !isSeen(mail), 'no email where it is not wanted');
  await find(bar, '[href^=tel]');
};
