import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { engines } from './choose-engine.js';
import { features } from './map.js';
import { LOAD_TIMEOUT_MS } from './constants.js';
import type { MapEngine, MapOptions, MapWatch } from './engines/engine.js';
import { addressText, externalLink } from './logic/external-link.js';
import { MAP_STYLES, readMapStyle } from './logic/map-style.js';
import { restyle } from './logic/restyle.js';
import { browser } from './use-marker.js';
import { consent } from '../../shared/services/consent/consent.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { loadScript } from '../../shared/platform/scripts/load-script.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { map } from './declaration.js';
import '../../elements/sq-map/index.js';
import sheet from '../../elements/sq-map/sq-map.css' with { type: 'css' };

type MapElement = ElementOf<typeof map>;
const ADDRESS = '<address>1 Quay Street, Falmouth</address><a href="https://www.openstreetmap.org/">Open in maps</a>';

interface Calls {
  options: MapOptions[];
  updates: unknown[];
  destroyed: number;
  zoomed: number[];
  watch?: MapWatch;
  fail?: Error;
  wait?: Promise<void>;
}

/** An engine that renders nothing and records its calls. */
function pretendEngine() {
  const calls: Calls = { options: [], updates: [], destroyed: 0, zoomed: [] };
  const engine: MapEngine = {
    async create(container, marker, options, _, watch) {
      calls.options.push(options);
      calls.watch = watch;
      await calls.wait;
      if (calls.fail) throw calls.fail;
      container.append(marker);
      watch.onCredits([{ text: 'Data: ' }, { text: 'the town', href: 'https://maps.example/' }]);
      let { markerLat: lat, markerLng: lng } = options;
      return {
        zoom: options.zoom,
        update: (changes) => calls.updates.push(changes),
        zoomBy: (steps) => calls.zoomed.push(steps),
        moveMarker: (x, y) => ({ lat: (lat -= y), lng: (lng += x) }),
        destroy: () => void calls.destroyed++,
      };
    },
  };
  return { calls, engine };
}

describe('sq-map', () => {
  const real = { ...engines };
  let calls: ReturnType<typeof pretendEngine>['calls'];
  let googleKeys: string[] = [];
  let context: HTMLScriptElement | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    const pretend = pretendEngine();
    calls = pretend.calls;
    googleKeys = [];
    engines.maplibre = () => Promise.resolve({ mapLibreEngine: () => pretend.engine });
    engines.google = () =>
      Promise.resolve({
        googleEngine: ({ key }) => {
          googleKeys.push(key);
          return pretend.engine;
        },
      });
  });
  afterEach(() => {
    Object.assign(engines, real);
    context?.remove();
    forgetPageContext();
    consent().reset();
  });
  function withContext(data: Record<string, unknown>) {
    context = document.createElement('script');
    Object.assign(context, { type: 'application/json', id: 'sq-context', textContent: JSON.stringify(data) });
    document.head.append(context);
    forgetPageContext();
  }
  const put = (attributes = '') => place<MapElement>(`<sq-map ${attributes}>${ADDRESS}</sq-map>`);
  async function open(attributes = '') {
    const element = await put(`style-url="/map/style.json" ${attributes}`);
    await until(() => inShadow(element, '.canvas [part=marker]'));
    await settled(element);
    return element;
  }
  const notice = (element: Element) => inShadow(element, '[part=notice]')?.textContent ?? '';
  const showButton = (element: Element) => inShadow<HTMLButtonElement>(element, '[part=show]');
  const isAddressShown = (element: Element) => element.querySelector('address')!.checkVisibility();

  describe('engine', () => {
    it('shows only the address if the page names no engine, and sends no request', async () => {
      const element = await put();
      expect(isAddressShown(element)).to.equal(true);
      expect(inShadow(element, '[part=map]') === null).to.equal(true);
      expect(calls.options).to.deep.equal([]);
    });
    it('renders a map above the address, and emits an event [MAP-023]', async () => {
      const loaded = nextEvent(document, 'sq-map-load');
      const element = await open();
      await loaded;
      expect(isAddressShown(element)).to.equal(true);
      await until(() => inShadow(element, '[part=attribution]')?.textContent === 'Data: the town');
    });
    it('uses Google if the page has a key, and asks for permission first', async () => {
      withContext({ googleMapsApiKey: 'k1' });
      const element = await put('style-url="/map/style.json"');
      await until(() => showButton(element));
      expect(notice(element)).to.contain('This loads a map from Google Maps.');
      expect(googleKeys).to.deep.equal([]);
      showButton(element)!.click();
      await until(() => googleKeys.length === 1);
      expect(googleKeys).to.deep.equal(['k1']);
    });
    it('loads with consent, and is removed when consent is withdrawn', async () => {
      const element = await put('style-url="https://tiles.example/style.json"');
      await until(() => notice(element).includes('tiles.example'));
      consent().accept();
      await until(() => calls.options.length === 1 && inShadow(element, '.canvas [part=marker]'));
      consent().decline();
      await until(() => calls.destroyed === 1);
      expect(isAddressShown(element)).to.equal(true);
    });
    it('withdraws the permission for one map when the visitor declines all', async () => {
      const element = await put('style-url="https://tiles.example/style.json"');
      await until(() => showButton(element));
      showButton(element)!.click();
      await until(() => inShadow(element, '.canvas [part=marker]'));
      consent().decline();
      await until(() => calls.destroyed === 1 && showButton(element));
    });
    it('asks for permission when a style of the site names another host', async () => {
      const element = await open();
      expect(calls.watch!.mayContact('tiles.example')).to.equal(false);
      await until(() => notice(element).includes('This loads a map from tiles.example.'));
      expect(calls.destroyed).to.equal(1);
      showButton(element)!.click();
      await until(() => calls.options.length === 2 && inShadow(element, '.canvas [part=marker]'));
      expect(calls.watch!.mayContact('tiles.example')).to.equal(true);
    });
    it('moves the focus to the map when the clicked button is removed', async () => {
      const element = await put('style-url="https://tiles.example/style.json"');
      await until(() => showButton(element));
      showButton(element)!.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => inShadow(element, '.canvas [part=marker]'));
      expect(element.shadowRoot!.activeElement === inShadow(element, '[part=map]')).to.equal(true);
    });
    it('shows only the address if style-url is not a valid address, with a warning', async () => {
      const warnings = await warningsOf(async () => {
        const element = await put('style-url="http://"');
        expect(inShadow(element, '[part=map]') === null).to.equal(true);
        expect(isAddressShown(element)).to.equal(true);
      });
      expect(warnings).to.have.length(1);
    });
    it('shows only the address when a rendered map fails', async () => {
      const element = await open();
      const failed = nextEvent<CustomEvent<{ message: string }>>(document, 'sq-map-error');
      await warningsOf(async () => {
        calls.watch!.onFailure(new Error('refused'));
        expect((await failed).detail.message).to.equal('refused');
      });
      await until(() => notice(element).includes('The map could not be loaded.'));
      expect(calls.destroyed).to.equal(1);
    });
    it('loads only when it is near the viewport', async () => {
      const holder = await place(
        `<div><div style="height:3000px"></div><sq-map style-url="/s.json">${ADDRESS}</sq-map></div>`,
      );
      await settled(holder.lastElementChild!);
      await new Promise(requestAnimationFrame);
      expect(calls.options).to.have.length(0);
      holder.lastElementChild!.scrollIntoView();
      await until(() => calls.options.length === 1);
      window.scrollTo(0, 0);
    });
    it('shows the address and a message after a failure, and can try again', async () => {
      calls.fail = new Error('no WebGL');
      let element: MapElement | undefined;
      const failed = nextEvent<CustomEvent<{ message: string }>>(document, 'sq-map-error');
      const warnings = await warningsOf(async () => {
        element = await put('style-url="/map/style.json"');
        expect((await failed).detail.message).to.equal('no WebGL');
      });
      expect(warnings).to.have.length(1);
      await until(() => notice(element!).includes('The map could not be loaded.'));
      expect(isAddressShown(element!)).to.equal(true);
      const box = inShadow(element!, '[part=map]')!;
      expect(box.getBoundingClientRect().height, 'no empty box is left').to.be.below(120);
      expect(getComputedStyle(box).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
      delete calls.fail;
      showButton(element!)!.click();
      await until(() => inShadow(element!, '.canvas [part=marker]'));
      expect(box.getBoundingClientRect().height).to.equal(400);
    });
    it('leaves the address alone when its own code cannot be loaded', async () => {
      const load = features.liveMap;
      features.liveMap = () => Promise.reject(new TypeError('gone'));
      const failed = nextEvent<CustomEvent<{ message: string }>>(document, 'sq-map-error');
      let element: MapElement | undefined;
      const warnings = await warningsOf(async () => {
        element = await put('style-url="/map/style.json"');
        expect((await failed).detail.message).to.equal('gone');
      });
      features.liveMap = load;
      await until(() => inShadow(element!, '[part=map]') === null);
      expect(isAddressShown(element!)).to.equal(true);
      expect(warnings.join()).to.contain('gone');
    });
    it('fails after 30 s [MAP-017]', async () => {
      expect(LOAD_TIMEOUT_MS).to.equal(30_000);
      const timers: { run: () => void; ms: number | undefined }[] = [];
      const realTimeout = window.setTimeout;
      const { promise, resolve } = Promise.withResolvers<void>();
      calls.wait = promise;
      window.setTimeout = ((run: () => void, ms?: number) => {
        if (ms !== LOAD_TIMEOUT_MS) return realTimeout(run, ms);
        timers.push({ run, ms });
        return 0;
      }) as typeof window.setTimeout;
      const failed = nextEvent<CustomEvent<{ message: string }>>(document, 'sq-map-error');
      await warningsOf(async () => {
        await put('style-url="/map/style.json"');
        await until(() => timers.length === 1);
        window.setTimeout = realTimeout;
        timers[0]!.run();
        expect((await failed).detail.message).to.contain('30000 ms');
      });
      resolve();
    });
    it('loads a script once for all callers, and again after a failure [MAP-016]', async () => {
      const scripts = () => document.querySelectorAll('script[src*="map-test"]').length;
      const url = 'data:text/javascript,window.mapTest=(window.mapTest||0)+1//map-test';
      await Promise.all([loadScript(url, 5000), loadScript(url, 5000)]);
      expect([scripts(), (window as unknown as { mapTest: number }).mapTest]).to.deep.equal([1, 1]);
      let refused = 0;
      const broken = '/not-there-map-test.js';
      await loadScript(broken, 5000).catch(() => refused++);
      await loadScript(broken, 5000).catch(() => refused++);
      expect([refused, scripts()]).to.deep.equal([2, 1]);
    });
  });

  describe('options', () => {
    it('reads the location fields; the marker is at the centre by default [MAP-001, MAP-002]', async () => {
      await open('map-lat="50.15" map-lng="-5.07" map-zoom="16"');
      expect(calls.options[0]).to.include({ lat: 50.15, lng: -5.07, zoom: 16, markerLat: 50.15, markerLng: -5.07 });
      const element = await open(
        'marker-lat="50.2" marker-lng="-5.1" address-title="A" address-line1="B" address-line2="C" address-country="D"',
      );
      expect(calls.options[1]).to.include({ markerLat: 50.2, markerLng: -5.1 });
      expect(inShadow(element, '[role=region]')!.getAttribute('aria-label')).to.equal('Map of A, B, C, D');
    });
    it('reads the payload of a real page: the place is in its location [MAP-001, MAP-015]', async () => {
      const payload = {
        location: {
          ...{ mapLat: 55.6878, mapLng: 12.5558, mapZoom: 14, markerLat: 55.688, markerLng: 12.556 },
          ...{ addressTitle: 'EFFEKT', addressLine1: 'Blågårdsgade 8', addressLine2: 'København' },
          addressCountry: 'Denmark',
        },
        ...{ vSize: null, style: 4, labels: false, terrain: true, controls: false, hSize: null, floatDir: null },
        aspectRatio: 42.39,
      };
      const element = await open(`data-block-json='${JSON.stringify(payload)}'`);
      expect(calls.options[0]).to.include({
        ...{ lat: 55.6878, lng: 12.5558, zoom: 14, markerLat: 55.688, markerLng: 12.556 },
        ...{ style: 'MinimalLight', showLabels: false, showTerrain: true },
      });
      expect(inShadow(element, '[role=region]')!.getAttribute('aria-label')).to.equal(
        'Map of EFFEKT, Blågårdsgade 8, København, Denmark',
      );
      expect(inShadow(element, '[part=zoom-in]')).to.equal(null);
      element.config = { location: { mapLat: 1, mapLng: 2 }, mapLat: 3 };
      expect([element.mapLat, element.mapLng], 'what stands beside it takes precedence').to.deep.equal([3, 2]);
      for (const location of [null, 'Falmouth', [1], undefined]) {
        element.config = { location };
        expect(element.mapZoom).to.equal(12);
      }
    });
    it('has zoom 12 by default [MAP-003]', async () => {
      await open();
      expect(calls.options[0]!.zoom).to.equal(12);
    });
    it('shows New York by default [MAP-004]', async () => {
      await open();
      expect(calls.options[0]).to.include({ lat: 40.7207559, lng: -74.0007613 });
    });
    it('shows the address and no other town without one of the coordinates', async () => {
      const warnings = await warningsOf(async () => {
        for (const attributes of [
          'map-lat="53.54"',
          'map-lng="9.98"',
          'map-lat="53.54" map-lng=""',
          'map-lat="" map-lng=""',
          `data-block-json='{"mapLat": 53.54}'`,
        ]) {
          const element = await put(`style-url="/style.json" ${attributes}`);
          await until(() => element.matches(':state(ready)'));
          expect(inShadow(element, '[part=map]'), attributes).to.equal(null);
          expect(isAddressShown(element), attributes).to.equal(true);
          element.mapLat = 50;
          element.mapLng = -5;
          await until(() => calls.options.length > 0);
          expect(calls.options.pop()).to.include({ lat: 50, lng: -5 });
          element.remove();
        }
      });
      expect(warnings.join()).to.contain('map-lat and map-lng are given together');
    });
    it('shows the default place where it is given, and the point zero', async () => {
      await open('map-lat="40.7207559" map-lng="-74.0007613"');
      await open('map-lat="0" map-lng="0"');
      expect(calls.options.map(({ lat }) => lat)).to.deep.equal([40.7207559, 0]);
    });
    for (const attributes of [
      'map-lat="500" map-lng="2"',
      'map-lat="50,15" map-lng="2"',
      `map-lat="50" data-block-json='{"mapLng": "west"}'`,
    ])
      it(`shows the address and no map for ${attributes}`, async () => {
        let element!: MapElement;
        const warnings = await warningsOf(async () => {
          element = await put(`style-url="/style.json" ${attributes}`);
          await until(() => element.matches(':state(ready)'));
        });
        expect(inShadow(element, '[part=map]')).to.equal(null);
        expect(isAddressShown(element)).to.equal(true);
        expect(warnings.join('\n')).to.match(/ is not valid: .* The address is shown without a map\./);
        // The place is mended: the map appears.
        element.mapLat = 50;
        element.mapLng = -5;
        await until(() => calls.options.length > 0);
        expect(calls.options[0]).to.include({ lat: 50, lng: -5 });
      });
    it('reads its style by name, Grayscale by default [MAP-005, MAP-014]', async () => {
      await open();
      await open('map-style="minimaldark"');
      expect(calls.options.map(({ style }) => style)).to.deep.equal(['Grayscale', 'MinimalDark']);
      for (const name of ['Original', 'Grayscale', 'Satellite', 'MinimalDark', 'MinimalLight', 'MinimalBlue'])
        expect(MAP_STYLES).to.include(name);
    });
    it('reads its style by number [MAP-015]', () => {
      expect([1, 2, 3, 4, 5, 6].map(readMapStyle)).to.deep.equal([
        'Original',
        'Grayscale',
        'Satellite',
        'MinimalLight',
        'MinimalDark',
        'MinimalBlue',
      ]);
      expect(['0', '7', 'neon', null].map(readMapStyle)).to.deep.equal([undefined, undefined, undefined, undefined]);
    });
    for (const [attribute, name, value, id] of [
      ['show-labels', 'showLabels', true, '[MAP-006]'],
      ['show-terrain', 'showTerrain', false, '[MAP-007]'],
      ['map-draggable', 'draggable', true, '[MAP-008]'],
      ['scrollwheel', 'scrollwheel', true, '[MAP-009]'],
      ['disable-default-ui', 'disableDefaultUi', true, '[MAP-011]'],
      ['marker-draggable', 'markerDraggable', false, '[MAP-012]'],
    ] as const)
      it(`${attribute} is ${value} by default ${id}`, async () => {
        await open();
        await open(`${attribute}="${!value}"`);
        expect(calls.options.map((options) => options[name])).to.deep.equal([value, !value]);
      });
    it('ignores options of undefined: the current value stands [MAP-020]', async () => {
      const element = await open('map-lat="1" map-lng="2" show-labels="false"');
      element.mapZoom = 7;
      for (const name of ['mapLat', 'mapLng', 'mapZoom', 'showLabels']) Reflect.set(element, name, undefined);
      await settled(element);
      expect([element.mapLat, element.mapLng, element.mapZoom, element.showLabels]).to.deep.equal([1, 2, 7, false]);
      const before = calls.updates.length;
      element.mapStyle = 'Original';
      await until(() => calls.updates.length > before);
      expect(calls.updates.at(-1)).to.include({ lat: 1, lng: 2, zoom: 7, showLabels: false });
      element.removeAttribute('map-lat');
      expect(element.mapLat, 'an attribute that is removed is no option').to.equal(40.7207559);
    });
    it('has zoom buttons by default [MAP-010]', async () => {
      const element = await open();
      await until(() => inShadow(element, '[part=zoom-in]'));
      inShadow(element, '[part=zoom-in]')!.click();
      inShadow(element, '[part=zoom-out]')!.click();
      expect(calls.zoomed).to.deep.equal([1, -1]);
      element.showControls = false;
      await settled(element);
      expect(inShadow(element, '[part=zoom-in]') === null).to.equal(true);
    });
    it('updates the map 60 ms after the last change [MAP-018]', async () => {
      const element = await open();
      const before = calls.updates.length;
      const timers = holdTimers(60);
      try {
        for (const zoom of [3, 4, 5]) {
          element.mapZoom = zoom;
          await settled(element);
          await until(() => timers.waiting().length > 0, 'the change is noticed');
        }
        expect(calls.updates.length).to.equal(before);
        expect(timers.runOut(60)).to.equal(1);
      } finally {
        timers.restore();
      }
      expect(calls.updates.length).to.equal(before + 1);
      expect(calls.updates.at(-1)).to.include({ zoom: 5 });
    });
    it('opens the place on a maps page when the marker is clicked, by default [MAP-019, MAP-013]', async () => {
      const opened: string[] = [];
      const realOpen = browser.open;
      browser.open = (url) => void opened.push(url);
      const element = await open('map-lat="1" map-lng="2" map-zoom="9" address-title="Studio"');
      const marker = inShadow(element, '[part=marker]')!;
      const clicked = nextEvent<CustomEvent<{ lat: number; lng: number }>>(document, 'sq-marker-click');
      marker.click();
      expect((await clicked).detail).to.include({ lat: 1, lng: 2 });
      expect(opened).to.deep.equal(['https://www.google.com/maps?q=Studio&ll=1%2C2&z=9']);
      element.linkOnClick = false;
      await settled(element);
      marker.click();
      browser.open = realOpen;
      expect(opened).to.have.length(1);
    });
    it('moves a draggable marker by arrow keys, and links to its new position', async () => {
      const element = await open('map-lat="1" map-lng="2"');
      const marker = inShadow(element, '[part=marker]')!;
      let moves = 0;
      element.addEventListener('sq-marker-move', () => moves++);
      marker.focus();
      await sendKeys({ press: 'ArrowUp' });
      expect(moves).to.equal(0);
      element.markerDraggable = true;
      await settled(element);
      const moved = nextEvent<CustomEvent<{ lat: number; lng: number }>>(element, 'sq-marker-move');
      await sendKeys({ press: 'ArrowUp' });
      expect((await moved).detail).to.deep.equal({ lat: 11, lng: 2 });
      element.addEventListener('sq-marker-click', (event) => event.preventDefault());
      const clicked = nextEvent<CustomEvent<{ url: string }>>(element, 'sq-marker-click');
      marker.click();
      expect((await clicked).detail.url).to.contain('ll=11%2C2');
    });
    it('moves its marker by pointer, which is not a click', async () => {
      const element = await open('marker-draggable map-lat="1" map-lng="2"');
      element.scrollIntoView({ block: 'center' });
      const marker = inShadow(element, '[part=marker]')!;
      Object.assign(marker.style, { position: 'absolute', left: '100px', top: '100px' });
      let clicks = 0;
      element.addEventListener('sq-marker-click', () => clicks++);
      const moved = nextEvent<CustomEvent<{ lat: number; lng: number }>>(element, 'sq-marker-move');
      const { x, y } = marker.getBoundingClientRect();
      const at = (right: number, down: number): [number, number] => [
        Math.round(x) + 12 + right,
        Math.round(y) + 16 + down,
      ];
      await sendMouse({ type: 'move', position: at(0, 0) });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: at(6, 3) });
      await sendMouse({ type: 'move', position: at(8, 4) });
      await sendMouse({ type: 'up' });
      expect((await moved).detail).to.deep.equal({ lat: 1 - 4, lng: 2 + 8 });
      expect(clicks).to.equal(0);
      await resetMouse();
    });
    it('renders its marker icon at 24 by 32, half of 48 by 64 [MAP-022]', async () => {
      const element = await open();
      const { width, height } = inShadow(element, '[part=marker]')!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([24, 32]);
      expect(inShadow(element, '[part=marker]')!.getAttribute('aria-label')).to.equal(
        'Open 1 Quay Street, Falmouth in maps',
      );
    });
    it('joins the lines of an address, and links to coordinates without one', () => {
      expect(addressText('', ' A ', 'B')).to.equal('A, B');
      expect(externalLink({ lat: 1, lng: 2, zoom: 3, text: '' })).to.contain('q=1%2C2');
    });
  });

  it('applies the six styles to one style sheet', () => {
    const style = {
      version: 8,
      sources: {},
      layers: [
        { id: 'background', type: 'background', paint: { 'background-color': '#fff' } },
        { id: 'water', type: 'fill', paint: { 'fill-color': '#00f', 'fill-opacity': 0.5 } },
        { id: 'terrain-hills', type: 'fill' },
        { id: 'label-town', type: 'symbol', paint: { 'text-color': '#000' } },
      ],
    };
    const ids = (options: Partial<Parameters<typeof restyle>[1]>) =>
      restyle(style, { style: 'Original', showLabels: true, showTerrain: false, ...options }).layers.map(
        ({ id }) => id,
      );
    expect(ids({})).to.deep.equal(['background', 'water', 'label-town']);
    expect(ids({ style: 'Satellite' })).to.deep.equal(['background', 'water', 'label-town']);
    expect(ids({ showLabels: false, showTerrain: true })).to.deep.equal(['background', 'water', 'terrain-hills']);
    const dark = restyle(style, { style: 'MinimalDark', showLabels: true, showTerrain: false });
    expect(dark.layers[1]!.paint).to.deep.equal({ 'fill-color': '#101214', 'fill-opacity': 0.5 });
  });

  it('sets colours that a style omits, and removes its patterns', () => {
    const layers = [
      { id: 'road', type: 'line', paint: { 'line-pattern': 'dots' } },
      { id: 'park', type: 'fill' },
    ];
    const dark = restyle({ sources: {}, layers }, { style: 'MinimalDark', showLabels: true, showTerrain: true });
    expect(dark.layers.map(({ paint }) => paint)).to.deep.equal([
      { 'line-color': '#35383c' },
      { 'fill-color': '#222624' },
    ]);
  });

  it('shows raster layers for Satellite, and in every style if there are no others', () => {
    const photo = { id: 'photo', type: 'raster', layout: { visibility: 'none' } };
    const land = { id: 'land', type: 'background' };
    const road = { id: 'road', type: 'line' };
    const of = (style: 'Satellite' | 'Grayscale', ...layers: (typeof photo | typeof land)[]) =>
      restyle({ sources: {}, layers }, { style, showLabels: true, showTerrain: false }).layers;
    expect(of('Satellite', land, photo, road)).to.deep.equal([{ ...photo, layout: { visibility: 'visible' } }]);
    expect(of('Grayscale', land, photo, road)).to.deep.equal([land, road]);
    expect(of('Grayscale', land, { id: 'tiles', type: 'raster' })).to.deep.equal([
      land,
      { id: 'tiles', type: 'raster' },
    ]);
  });

  it('destroys its map when it is removed', async () => {
    const element = await open();
    element.remove();
    await settled(element);
    expect(calls.destroyed).to.equal(1);
  });
  for (const html of [`<sq-map style-url="/s.json">${ADDRESS}</sq-map>`, `<sq-map>${ADDRESS}</sq-map>`])
    it(`nothing moves on upgrade: ${html.slice(0, 20)}`, async () => {
      const { before, after } = await aroundUpgrade(html, 'sq-map', 600);
      expect(after).to.deep.equal(before);
    });
  it('is accessible before and after the map is rendered', async () => {
    await expect(await put('style-url="https://tiles.example/style.json"')).to.be.accessible();
    await expect(await open()).to.be.accessible();
  });
});
