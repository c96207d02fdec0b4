import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { fill, find, press, until }) => {
  const host = await find(page, 'sq-table-booking');
  let sent: FormData | undefined;
  host.addEventListener('sq-table-booking-search', (event) => {
    ({ data: sent } = (event as CustomEvent<{ data: FormData }>).detail);
    event.preventDefault();
  });
  await fill(host, '[name=date]', '2099-12-31');
  await press(host, 'button');
  await until(() => sent?.get('date') === '2099-12-31' && sent.get('party') === '2', 'the visitor is about to leave');
};
