import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, runScript, until }) => {
  const host = await find(page, 'sq-comment-count');
  host.setAttribute('src', '/react-impl/social/testing/count.js?{shortname}');
  runScript(page, "import { consent } from '/dist/public/services.js'; consent().accept();");
  const count = await find(host, '[part=count]');
  await until(() => count.textContent === '(12)', 'the number of comments');
};
