import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-embed');
  await press(host, '[part=once]');
  const frame = await find<HTMLIFrameElement>(host, '[part=frame]');
  await until(() => new URL(frame.src).hostname === 'open.spotify.com', 'the frame of the provider');
};
