import type { MainAction } from '../../shared/testing/main-action.js';

/** The link follows the attributes, and the visitor would go where it leads. */
export const mainAction: MainAction = async (page, { find, press, until }) => {
  const host = await find(page, 'sq-donate');
  host.setAttribute('donate-page-id', 'another');
  const link = await find<HTMLAnchorElement>(host, 'a');
  await until(() => link.href.endsWith('/checkout/donate?donatePageId=another'), 'the new address');
  let isFollowed = false;
  page.addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  await press(host, 'a');
  await until(() => isFollowed, 'the link is followed');
};
