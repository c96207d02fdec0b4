import type { MainAction } from '../../shared/testing/main-action.js';

/** Firefox has no WebGL without a display: there the block says that it has failed, on the page and in the console. */
const hasWebGl = document.createElement('canvas').getContext('webgl2') !== null;

export const expectedProblems = hasWebGl
  ? []
  : [
      'warn: [sq-blocks] the map could not be shown: WebGL2 is required to display this map. We are sorry, but it seems that your browser does not support WebGL2, a technology for rendering 3D graphics on the web. Read more on https://wiki.openstreetmap.org/wiki/This_map_requires_WebGL',
    ];

export const mainAction: MainAction = async (page, { find, until }) => {
  const host = await find(page, 'sq-map');
  let isLoaded = false;
  host.addEventListener('sq-map-load', () => (isLoaded = true));
  host.setAttribute('style-url', '/map/style.json');
  if (!hasWebGl) {
    const notice = await find(host, '[part=notice]');
    await until(() => notice.textContent.includes('could not'), 'it says that there is no map');
    return void (await find(host, 'address'));
  }
  await until(() => isLoaded, 'it is rendered');
  await find(host, '[part=map] canvas');
  await find(host, '[part=zoom-in]');
};
