import type { MainAction } from '../../shared/testing/main-action.js';

/** The page has three examples, of which one is shown. */
export const expectedProblems = [
  'warn: [sq-blocks] <sq-cookie-banner> is on this page more than once; only the first is shown.',
];

export const mainAction: MainAction = async (page, { find, isSeen, press, until }) => {
  const host = await find(page, 'sq-cookie-banner');
  const banner = await find(host, '[part~=banner]');
  let isAccepted = false;
  host.addEventListener('sq-consent-change', (event) => {
    isAccepted = (event as CustomEvent<{ accepted: boolean }>).detail.accepted;
  });
  await press(host, '[part~=accept]');
  await until(() => isAccepted && !(banner.isConnected && isSeen(banner)), 'it takes the answer');
};
