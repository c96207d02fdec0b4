import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-video');
  await press(host, '[part~=play-toggle]');
  const frame = await find<HTMLIFrameElement>(host, '[part~=frame]');
  await until(() => frame.src.includes('abcdefghijk'), 'the player of the provider');
};
