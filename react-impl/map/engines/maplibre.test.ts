import { expect } from '@open-wc/testing';
import { Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import { warningsOf } from '../../../shared/testing/fixture.js';
import type { MapOptions, MapWatch, OptionChanges } from './engine.js';
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

  it('renders a style, and removes it', async () => {
    const map = await draw();
    expect(container.querySelector('canvas')!.width).to.be.above(0);
    expect(container.contains(marker)).to.equal(true);
    map.destroy();
    expect(container.querySelector('canvas') === null).to.equal(true);
  });

  describe('options of undefined [MAP-020]', () => {
    /** What the library was told while `run` runs: its methods are called as before. */
    function toldWhile(run: () => void): string[] {
      const told: string[] = [];
      const targets: [Record<string, unknown>, string][] = [
        ...['setStyle', 'jumpTo'].map((name): [Record<string, unknown>, string] => [
          LibreMap.prototype as unknown as Record<string, unknown>,
          name,
        ]),
        [Marker.prototype as unknown as Record<string, unknown>, 'setLngLat'],
      ];
      const restore = targets.map(([target, name]) => {
        const real = target[name] as (...given: unknown[]) => unknown;
        target[name] = function (this: unknown, ...given: unknown[]) {
          told.push(name);
          return real.apply(this, given);
        };
        return () => (target[name] = real);
      });
      run();
      for (const each of restore) each();
      return told;
    }
    const place = () => {
      const { x, y } = marker.getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    };
    const canDrag = () =>
      container.querySelector('.maplibregl-canvas-container')!.matches('.maplibregl-touch-drag-pan');
    const ALL = Object.fromEntries(Object.keys(options).map((name) => [name, undefined])) as OptionChanges;

    it('change nothing, each of them alone and all together', async () => {
      const map = await draw();
      map.update({ zoom: 10, lat: 50.16, markerLng: -5.071, style: 'MinimalDark', scrollwheel: true });
      const before = place();
      expect(canDrag()).to.equal(true);
      for (const name of Object.keys(options))
        expect(
          toldWhile(() => map.update({ [name]: undefined })),
          name,
        ).to.deep.equal([]);
      expect(toldWhile(() => map.update(ALL))).to.deep.equal([]);
      expect([map.zoom, place(), canDrag()]).to.deep.equal([10, before, true]);
      map.destroy();
    });
    it('leave the values that were set before: a change beside them counts alone', async () => {
      const map = await draw();
      map.update({ ...ALL, zoom: 9 });
      expect(map.zoom).to.equal(9);
      const { lat, lng } = map.moveMarker(0, 0);
      expect([lat, lng].map((each) => Math.round(each * 1000) / 1000)).to.deep.equal([50.15, -5.07]);
      expect(
        toldWhile(() => map.update({ ...ALL, zoom: 9 })),
        'the value it has',
      ).to.deep.equal([]);
      expect(toldWhile(() => map.update({ ...ALL, showLabels: false }))).to.deep.equal(['setStyle']);
      map.destroy();
    });
  });

  it('says that a style has no imagery for Satellite, and shows it as it is', async () => {
    const warnings = await warningsOf(async () => {
      const map = await draw();
      map.update({ style: 'Satellite' });
      map.destroy();
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('map-style="Satellite": the map style has no imagery');
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
