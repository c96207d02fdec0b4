import { expect, fixture } from '@open-wc/testing';
import { setWorkerUrl } from 'maplibre-gl';
import { inShadow, nextEvent, until, withPageSheet } from '../../shared/testing/fixture.js';
import '../../elements/sq-map/index.js';
import sheet from '../../elements/sq-map/sq-map.css' with { type: 'css' };

const STYLE = `data:application/json,${encodeURIComponent(
  JSON.stringify({
    version: 8,
    sources: {},
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#9cd' } }],
  }),
)}`;
const hasWebGl = document.createElement('canvas').getContext('webgl2') !== null;
const canvasOf = (map: Element) => inShadow<HTMLCanvasElement>(map, '#map canvas');
const isDrawn = (map: Element) => {
  const canvas = canvasOf(map);
  return (
    canvas !== null && inShadow(map, '[data-state=ready]') !== null && !canvas.getContext('webgl2')!.isContextLost()
  );
};

describe('the contexts of maps', () => {
  before(() => {
    withPageSheet(sheet);
    setWorkerUrl('/node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs');
  });
  /** Maps far from each other, `columns` of them side by side. */
  async function open(count: number, columns = 1) {
    const page = await fixture<HTMLElement>(
      `<div style="display:grid;grid-template-columns:repeat(${columns},1fr)">${`<div><sq-map style-url='${STYLE}' map-lat="50" map-lng="-5" link-on-click="false"><address>1 Quay Street</address></sq-map><p style="height:700px">Text</p></div>`.repeat(count)}</div>`,
    );
    return [...page.querySelectorAll('sq-map')];
  }
  // Firefox has no WebGL without a display.
  if (!hasWebGl) {
    it('are not there: the address is', async () => {
      const [map] = await open(1);
      expect(map!.querySelector('address')!.checkVisibility()).to.equal(true);
    });
    return;
  }
  async function scrollTo(map: Element) {
    map.scrollIntoView({ block: 'center', behavior: 'instant' });
    await until(() => isDrawn(map), 'the map is drawn');
  }

  it('are given back out of view: each of eighteen maps is drawn, and the first ones again', async () => {
    // Two at a time, which are loaded together.
    const maps = await open(18, 2);
    for (const map of [...maps, ...maps.slice(0, 2)]) {
      await scrollTo(map);
      expect(maps.filter(canvasOf)).to.have.length.below(5);
    }
  });

  it('a map that comes again shows what the visitor has seen last', async () => {
    const [first, , third] = await open(3);
    const linkOf = async () => {
      const clicked = nextEvent<CustomEvent<{ url: string }>>(first!, 'sq-marker-click');
      inShadow<HTMLButtonElement>(first!, '[part=marker]')!.click();
      return (await clicked).detail.url;
    };
    await scrollTo(first!);
    const before = await linkOf();
    inShadow<HTMLButtonElement>(first!, '[part=zoom-in]')!.click();
    await until(async () => (await linkOf()) !== before, 'the map is zoomed in');
    const zoomed = await linkOf();
    await scrollTo(third!);
    await until(() => canvasOf(first!) === null, 'the first map is given back');
    await scrollTo(first!);
    expect(await linkOf()).to.equal(zoomed);
  });

  it('a map keeps its context while it has the focus', async () => {
    const [first, , third] = await open(3);
    await scrollTo(first!);
    const canvas = canvasOf(first!)!;
    inShadow<HTMLElement>(first!, '[part=zoom-in]')!.focus();
    await scrollTo(third!);
    expect(canvasOf(first!)).to.equal(canvas);
  });

  it('a lost one is drawn anew', async () => {
    const [map] = await open(1);
    await scrollTo(map!);
    const lost = canvasOf(map!)!;
    lost.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
    await until(() => canvasOf(map!) !== lost && isDrawn(map!), 'another canvas is drawn');
  });

  it('one that is lost again says so, and can be tried again', async () => {
    const [map] = await open(1);
    await scrollTo(map!);
    for (const round of [1, 2]) {
      const lost = canvasOf(map!)!;
      lost.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
      await until(() => canvasOf(map!) !== lost && (round === 2 || isDrawn(map!)), `lost ${round}`);
    }
    await until(() => inShadow(map!, '[data-state=failed]'), 'the failure is shown');
    inShadow<HTMLButtonElement>(map!, '[part=show]')!.click();
    await until(() => isDrawn(map!), 'the map is drawn again');
  });
});
