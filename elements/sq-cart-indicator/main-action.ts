import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, runScript, until }) => {
  const count = await find(page.querySelector('sq-cart-indicator')!, '[part=count]');
  runScript(
    page,
    "import { cart } from '/dist/public/services.js'; void cart().add({ itemId: 'salt-pig', quantity: 2 });",
  );
  await until(() => count.textContent === '2', 'it counts what is added');
};
