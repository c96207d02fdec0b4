import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-product-quick-view');
  await press(host, 'a');
  await find(host, 'dialog[open]');
  await find(host, 'sq-product:state(ready)');
  await press(host, '[part~=close]');
  await until(() => !host.shadowRoot!.querySelector('dialog[open]'), 'it closes');
};
