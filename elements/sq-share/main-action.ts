import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-share');
  let copied: string | undefined;
  // The device's own clipboard may be in use, and drivers may not write to it.
  Object.defineProperty(page.defaultView!.navigator, 'clipboard', {
    value: { writeText: (text: string) => Promise.resolve((copied = text)) },
  });
  await press(host, '[part=copy]');
  const status = await find(host, '[part=status]');
  await until(() => status.textContent === 'The link has been copied.', 'it says so');
  await until(() => copied === 'https://studio.example/journal/ash-glaze', 'the address');
};
