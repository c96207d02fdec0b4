import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, runScript, until }) => {
  runScript(
    page,
    "import { cart } from '/dist/public/services.js'; void cart().add({ itemId: 'salt-pig', quantity: 2 });",
  );
  const host = await find(page, 'sq-cart:not([drawer])');
  const line = await find(host, '[part=line]');
  await until(() => line.textContent.includes('$73.00'), 'the price of two');
  await press(host, '[part=remove]');
  await until(() => !line.isConnected, 'the line is removed');
  await press(page, 'sq-cart[drawer] a');
  await find(page.querySelector('sq-cart[drawer]')!, 'dialog[open]');
};
