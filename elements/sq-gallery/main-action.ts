import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-gallery[design=slideshow]');
  host.scrollIntoView({ block: 'center', behavior: 'instant' });
  const second = host.querySelectorAll('img')[1]!;
  await press(host, '[part~=control-next]');
  const middle = () => {
    const { left, width } = host.getBoundingClientRect();
    return left + width / 2;
  };
  await until(() => {
    const { left, right } = second.getBoundingClientRect();
    return left < middle() && right > middle() && second.checkVisibility({ opacityProperty: true });
  }, 'the second slide is in the middle');
};
