import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, until }) => {
  const heading = await find(await find(page, 'sq-member-gate[kind=locked]'), '[part=heading]');
  await until(() => heading.textContent === 'This page is locked', 'it says what the page is');
};
