import type { MainAction } from '../../shared/testing/main-action.js';

/** Without a cart there is nothing to pay. */
export const mainAction: MainAction = async (page, { press, until }) => {
  await press(page, 'sq-checkout-button a');
  await until(() => page.querySelector('[data-sq-dialog]'), 'it says so');
  const alert = page.querySelector('[data-sq-dialog]')!;
  await press(alert, 'dialog[open] button');
  await until(() => !alert.isConnected, 'the alert is closed');
};
