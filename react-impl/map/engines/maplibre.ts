import { Map as LibreMap, Marker, type StyleSpecification } from 'maplibre-gl';
import { warnOnce } from '../../../shared/platform/log.js';
import { readAttribution, type Credit } from '../logic/attribution.js';
import { foreignHost } from '../logic/foreign-host.js';
import { hasImagery, restyle, type StyleSheet } from '../logic/restyle.js';
import {
  changedOptions,
  isTouch,
  MapLost,
  type MapEngine,
  type MapHandle,
  type MapOptions,
  type MapWatch,
} from './engine.js';
import { prepareWorker } from './maplibre-worker.js';

/** A request was not made since the visitor has not accepted its host. The map then waits; it has not failed. */
class NoConsent extends Error {
  override name = 'NoConsent';
}

/** MapLibre GL with a style of the site's own. `loadStyle` is called for each map. */
export function mapLibreEngine(loadStyle: (signal: AbortSignal) => Promise<StyleSheet>): MapEngine {
  return {
    async create(container, markerElement, options, signal, watch) {
      const [sheet] = await Promise.all([loadStyle(signal), prepareWorker()]);
      const seen = { ...options, ...watch.view };
      const map = createMap(container, sheet, seen, watch);
      const marker = new Marker({ element: markerElement, anchor: 'bottom' })
        .setLngLat([seen.markerLng, seen.markerLat])
        .addTo(map);
      try {
        await rendered(map, signal);
      } catch (error) {
        map.remove();
        throw error;
      }
      watchMap(map, sheet, watch);
      return handleOf(map, marker, sheet, options);
    },
  };
}

function createMap(container: HTMLElement, sheet: StyleSheet, options: MapOptions, watch: MapWatch): LibreMap {
  const map = new LibreMap({
    container,
    style: styleOf(sheet, options),
    center: [options.lng, options.lat],
    zoom: options.zoom,
    // One finger on the map scrolls the page, two move the map.
    cooperativeGestures: isTouch(),
    attributionControl: false,
    fadeDuration: 0,
    // No rotation: there is no compass button to turn the map back to north.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: {
      'Map.Title': watch.texts.map,
      'CooperativeGesturesHandler.MobileHelpText': watch.texts.twoFingers,
    },
    transformRequest(address) {
      const host = foreignHost(address, document.baseURI);
      if (host !== undefined && !watch.mayContact(host)) throw new NoConsent(host);
      return { url: address };
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // The library makes the canvas a region, in which screen readers use the arrow keys themselves.
  map.getCanvas().setAttribute('role', 'application');
  applyInteraction(map, options);
  return map;
}

function styleOf(sheet: StyleSheet, options: MapOptions): StyleSpecification {
  if (options.style === 'Satellite' && !hasImagery(sheet))
    warnOnce('map-style="Satellite": the map style has no imagery; showing it as it is.');
  return restyle(sheet, options) as unknown as StyleSpecification;
}

function applyInteraction(map: LibreMap, { draggable, scrollwheel }: MapOptions): void {
  for (const handler of [map.dragPan, map.keyboard]) {
    if (draggable) handler.enable();
    else handler.disable();
  }
  if (scrollwheel) map.scrollZoom.enable();
  else map.scrollZoom.disable();
}

/** The longest wait for tiles once the style is loaded; then the map is shown without those that are missing. */
const SLOW_TILES_MS = 3000;

/** Resolves when the map can be shown. An error of the style or the worker is fatal, one of a tile is not. */
function rendered(map: LibreMap, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false;
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    map.on('error', ({ error }) => {
      if (error instanceof NoConsent) return;
      if (!hasStyle || isWorkerError(error)) reject(new Error(error.message, { cause: error }));
    });
    map.once('style.load', () => {
      hasStyle = true;
      setTimeout(resolve, SLOW_TILES_MS);
    });
    map.once('load', () => resolve());
  });
}

const isWorkerError = ({ message }: { message: string }) => /worker/i.test(message);

/** Notifies the block of errors and credits, for as long as the map exists. */
function watchMap(map: LibreMap, sheet: StyleSheet, watch: MapWatch): void {
  map.on('error', ({ error }) => {
    if (isWorkerError(error)) watch.onFailure(error as Error);
    else if (!(error instanceof NoConsent)) warnOnce(`a part of a map is missing: ${error.message}`);
  });
  map.on('webglcontextlost', () => watch.onFailure(new MapLost('the browser has taken its WebGL context')));
  const notifyCredits = () => watch.onCredits(creditsOf(map, sheet));
  map.on('sourcedata', ({ sourceDataType }) => sourceDataType === 'metadata' && notifyCredits());
  notifyCredits();
}

/** The attribution of the sources. The library would insert it as HTML, which a strict Trusted Types policy refuses. */
const creditsOf = (map: LibreMap, sheet: StyleSheet): Credit[] =>
  [...new Set(Object.keys(sheet.sources).map((id) => map.getSource(id)?.attribution ?? ''))].flatMap(readAttribution);

function handleOf(map: LibreMap, marker: Marker, sheet: StyleSheet, options: MapOptions): MapHandle {
  let now = options;
  return {
    update(changes) {
      const before = now;
      now = changedOptions(now, changes);
      applyInteraction(map, now);
      // Only what the author has changed: the visitor may have moved the map and its marker.
      if (now.markerLat !== before.markerLat || now.markerLng !== before.markerLng)
        marker.setLngLat([now.markerLng, now.markerLat]);
      if (now.lat !== before.lat || now.lng !== before.lng) map.jumpTo({ center: [now.lng, now.lat] });
      if (now.zoom !== before.zoom) map.jumpTo({ zoom: now.zoom });
      if (now.style !== before.style || now.showLabels !== before.showLabels || now.showTerrain !== before.showTerrain)
        map.setStyle(styleOf(sheet, now));
    },
    zoomBy: (steps) => void map.zoomTo(Math.round(map.getZoom()) + steps),
    moveMarker(x, y) {
      const from = map.project(marker.getLngLat());
      const { lat, lng } = map.unproject([from.x + x, from.y + y]);
      marker.setLngLat([lng, lat]);
      return { lat, lng };
    },
    get zoom() {
      return map.getZoom();
    },
    get view() {
      const [center, at] = [map.getCenter(), marker.getLngLat()];
      return { lat: center.lat, lng: center.lng, zoom: map.getZoom(), markerLat: at.lat, markerLng: at.lng };
    },
    destroy: () => map.remove(),
  };
}
