import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, press, until }) => {
  const host = await find(page, 'sq-reservation');
  const link = await find(host, 'a');
  host.setAttribute('src', '/react-impl/embed/testing/widget.js');
  await press(host, '[part=once]');
  await find(host, '.widget');
  await until(() => !isSeen(link), 'the widget is in place of the link');
};
