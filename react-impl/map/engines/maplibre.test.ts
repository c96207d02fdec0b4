import { expect } from '@open-wc/testing';
import { setWorkerUrl } from 'maplibre-gl';
import type { MapOptions } from './engine.js';
import { mapLibreEngine } from './maplibre.js';

const options: MapOptions = {
  lat: 50.15, lng: -5.07, zoom: 14, markerLat: 50.15, markerLng: -5.07, style: 'MinimalLight', showLabels: true, showTerrain: false,
  draggable: true, scrollwheel: false, disableDefaultUi: true, markerDraggable: false,
};
const sheet = { version: 8, sources: {}, layers: [{ id: 'background', type: 'background', paint: { 'background-color': '#fff' } }] };
const hasWebGl = document.createElement('canvas').getContext('webgl2') !== null;

describe('MapLibre', () => {
  before(() => setWorkerUrl('/node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs'));

  it('draws a style and ignores options of undefined; rejects where there is no WebGL [MAP-020]', async function () {
    this.timeout(20_000);
    const container = document.createElement('div');
    container.style.cssText = 'width:300px;height:200px;position:relative';
    document.body.append(container);
    const marker = document.createElement('button');
    const creating = mapLibreEngine(() => Promise.resolve(sheet)).create(container, marker, options, new AbortController().signal);
    if (!hasWebGl) {
      let refused: unknown;
      await creating.catch((error: unknown) => (refused = error));
      expect(refused).to.be.instanceOf(Error);
    } else {
      const map = await creating;
      expect(container.querySelector('canvas')!.width).to.be.above(0);
      expect(container.contains(marker)).to.equal(true);
      map.update({ zoom: 10, lat: undefined });
      expect(map.zoom, 'an option of undefined is ignored').to.equal(10);
      map.update({ style: 'MinimalDark', zoom: undefined });
      expect(map.zoom).to.equal(10);
      map.destroy();
      expect(container.querySelector('canvas')).to.equal(null);
    }
    container.remove();
  });
});
