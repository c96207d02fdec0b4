import { expect } from '@open-wc/testing';
import { setWorkerUrl } from 'maplibre-gl';
import type { MapOptions, MapWatch } from './engine.js';
import { mapLibreEngine } from './maplibre.js';

const options: MapOptions = {
  lat: 50.15,
  lng: -5.07,
  zoom: 14,
  markerLat: 50.15,
  markerLng: -5.07,
  style: 'MinimalLight',
  showLabels: true,
  showTerrain: false,
  draggable: true,
  scrollwheel: false,
  disableDefaultUi: true,
  markerDraggable: false,
};
const sheet = {
  version: 8,
  sources: {},
  layers: [{ id: 'background', type: 'background', paint: { 'background-color': '#fff' } }],
};
const hasWebGl = document.createElement('canvas').getContext('webgl2') !== null;

const watch = (given: Partial<MapWatch> = {}): MapWatch => ({
  mayContact: () => true,
  onCredits() {},
  onFailure() {},
  texts: { map: 'Map of Falmouth', twoFingers: 'Two fingers' },
  ...given,
});

describe('MapLibre', () => {
  let container: HTMLElement;
  let marker: HTMLElement;
  const draw = (style: object = sheet, given?: Partial<MapWatch>) =>
    mapLibreEngine(() => Promise.resolve(style as typeof sheet)).create(
      container,
      marker,
      options,
      new AbortController().signal,
      watch(given),
    );
  before(() => setWorkerUrl('/node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs'));
  beforeEach(() => {
    container = document.createElement('div');
    container.style.cssText = 'width:300px;height:200px;position:relative';
    marker = document.createElement('button');
    document.body.append(container);
  });
  afterEach(() => container.remove());

  // Firefox has no WebGL without a display; only the rejection can be tested there.
  if (!hasWebGl) {
    it('rejects without WebGL', async () => {
      let rejected: unknown;
      await draw().catch((error: unknown) => (rejected = error));
      expect(rejected).to.be.instanceOf(Error);
    });
    return;
  }

  it('renders a style and ignores options of undefined [MAP-020]', async () => {
    const map = await draw();
    expect(container.querySelector('canvas')!.width).to.be.above(0);
    expect(container.contains(marker)).to.equal(true);
    map.update({ zoom: 10, lat: undefined });
    expect(map.zoom, 'an option of undefined is ignored').to.equal(10);
    map.update({ style: 'MinimalDark', zoom: undefined });
    expect(map.zoom).to.equal(10);
    map.destroy();
    expect(container.querySelector('canvas') === null).to.equal(true);
  });

  it('has an accessible name, and a role with which the map receives the arrow keys', async () => {
    const map = await draw();
    const canvas = container.querySelector('canvas')!;
    expect(canvas.getAttribute('aria-label')).to.equal('Map of Falmouth');
    expect(canvas.getAttribute('role')).to.equal('application');
    map.destroy();
  });

  it('does not move the map and its marker when other options change', async () => {
    const map = await draw();
    const moved = map.moveMarker(30, 0);
    expect(moved.lng).to.be.above(options.markerLng);
    map.update({ showLabels: false, scrollwheel: true });
    expect(map.moveMarker(0, 0).lng).to.be.closeTo(moved.lng, 1e-9);
    map.update({ markerLng: -5.1 });
    expect(map.moveMarker(0, 0).lng).to.be.closeTo(-5.1, 1e-9);
    map.destroy();
  });

  it('reports the credits of its sources, with their links', async () => {
    const data = { type: 'FeatureCollection', features: [] };
    const attribution = '&copy; <a href="https://maps.example/">Maps</a><img src=x onerror=alert(1)>';
    const credits: unknown[] = [];
    const map = await draw(
      { ...sheet, sources: { a: { type: 'geojson', data, attribution } } },
      { onCredits: (list) => credits.push(list) },
    );
    expect(credits.at(-1)).to.deep.equal([{ text: '© ' }, { text: 'Maps', href: 'https://maps.example/' }]);
    map.destroy();
  });

  it('requests nothing from a host that is not allowed, and renders the rest', async () => {
    const hosts: string[] = [];
    const tiles = ['https://tiles.example/{z}/{x}/{y}.png'];
    const style = {
      ...sheet,
      sources: { tiles: { type: 'raster', tiles, tileSize: 256 } },
      layers: [...sheet.layers, { id: 'tiles', type: 'raster', source: 'tiles' }],
    };
    const before = performance.getEntriesByType('resource').length;
    const map = await draw(style, {
      mayContact(host) {
        hosts.push(host);
        return false;
      },
    });
    expect(new Set(hosts)).to.deep.equal(new Set(['tiles.example']));
    const fetched = performance.getEntriesByType('resource').slice(before);
    expect(fetched.filter(({ name }) => name.includes('tiles.example'))).to.deep.equal([]);
    map.destroy();
  });

  it('rejects an invalid style', async () => {
    let rejected: unknown;
    await draw({ version: 8, sources: {}, layers: [{ id: 'x', type: 'nonsense' }] }).catch(
      (error: unknown) => (rejected = error),
    );
    expect(rejected).to.be.instanceOf(Error);
    expect(container.querySelector('canvas') === null).to.equal(true);
  });
});
