import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-lightbox');
  await press(host, 'a:nth-of-type(2)');
  await find(host, 'dialog[open] img[part=image][alt=tomato]');
  await press(host, '[part~=close]');
  await until(() => !host.shadowRoot!.querySelector('dialog[open]'), 'it closes');
};
