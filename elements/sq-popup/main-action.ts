import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = page.querySelector('sq-popup')!;
  await press(page, '[commandfor=letter]');
  await find(host, 'dialog[open]');
  await find(host, 'sq-form:state(ready) [name=email]');
  await press(host, '[part~=close]');
  await until(() => !host.shadowRoot!.querySelector('dialog[open]'), 'it closes');
};
