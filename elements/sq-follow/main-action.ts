import type { MainAction } from '../../shared/testing/main-action.js';

/** Stands in for the script of X, as if it were loaded: it makes a frame of its link. */
const PROVIDER = `window.twttr = { widgets: { load: (place) => place.replaceChildren(document.createElement('iframe')) } };
window.PinUtils = { build: (place) => place.replaceChildren(document.createElement('iframe')) };`;

export const mainAction: MainAction = async (page, { find, isSeen, runScript, until }) => {
  const host = await find(page, 'sq-follow');
  const link = await find(host, 'a');
  runScript(page, `import { consent } from '/dist/public/services.js'; ${PROVIDER} consent().accept();`);
  await find(host, 'iframe');
  await until(() => !isSeen(link), 'the button is in place of the link');
};
