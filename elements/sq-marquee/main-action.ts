import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-marquee');
  const isMoving = () => host.shadowRoot!.getAnimations().some(({ playState }) => playState === 'running');
  await until(isMoving, 'it moves');
  await press(host, '[part=play-toggle]');
  await until(() => !isMoving(), 'it pauses');
};
