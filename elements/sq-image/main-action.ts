import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, until }) => {
  const host = await find<HTMLElement & { loadState: string }>(page, 'sq-image');
  const image = host.querySelector('img')!;
  await until(() => host.loadState === 'loaded' && image.naturalWidth > 0, 'the image is loaded');
  const { width, height } = host.getBoundingClientRect();
  await until(() => Math.abs(width / height - 16 / 9) < 0.01, 'the shape of the frame');
};
