import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, press, until }) => {
  const host = await find(page, 'sq-pricing-toggle');
  const [left, right] = ['left', 'right'].map((side) => host.querySelector(`[data-option=${side}]`)!);
  await press(host, '[part~=option-right]');
  await until(() => isSeen(right!) && !isSeen(left!), 'the other price is shown');
};
