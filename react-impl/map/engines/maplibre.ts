import { Map as LibreMap, Marker, type StyleSpecification } from 'maplibre-gl';
import { warnOnce } from '../../../shared/platform/log.js';
import { readAttribution, type Credit } from '../logic/attribution.js';
import { foreignHost } from '../logic/foreign-host.js';
import { hasImagery, restyle, type StyleSheet } from '../logic/restyle.js';
import { isTouch, type MapEngine, type MapOptions } from './engine.js';
import { prepareWorker } from './map-worker.js';

/** Who made the data: the library would write it as HTML, which a strict policy refuses. */
const creditsOf = (map: LibreMap, sheet: StyleSheet): Credit[] =>
  [...new Set(Object.keys(sheet.sources).map((id) => map.getSource(id)?.attribution ?? ''))].flatMap(readAttribution);

/** Something was not fetched since the visitor has not agreed to its host: the map waits, it has not failed. */
class NoConsent extends Error {
  override name = 'NoConsent';
}

/** A tile that does not come holds up nobody: what is there is shown after this long. */
const SLOW_TILES_MS = 3000;

/** Resolves when the map can be seen. What goes wrong with the style or the worker is fatal, a tile is not. */
function drawn(map: LibreMap, signal: AbortSignal): Promise<void> {
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

/** MapLibre GL with a style of the site's own. One file per style is fetched, however many maps show it. */
export function mapLibreEngine(loadStyle: (signal: AbortSignal) => Promise<StyleSheet>): MapEngine {
  return {
    async create(container, markerElement, options, signal, watch) {
      const [sheet] = await Promise.all([loadStyle(signal), prepareWorker()]);
      const dressed = (now: MapOptions) => {
        if (now.style === 'Satellite' && !hasImagery(sheet))
          warnOnce('map-style="Satellite": the map style has no imagery; showing it as it is.');
        return restyle(sheet, now) as unknown as StyleSpecification;
      };
      const map = new LibreMap({
        container,
        style: dressed(options),
        center: [options.lng, options.lat],
        zoom: options.zoom,
        // A finger on the map scrolls the page: two move the map.
        cooperativeGestures: isTouch(),
        attributionControl: false,
        fadeDuration: 0,
        // North stays up: there is no compass to bring it back.
        dragRotate: false,
        touchPitch: false,
        pitchWithRotate: false,
        locale: {
          'Map.Title': watch.words.map,
          'CooperativeGesturesHandler.MobileHelpText': watch.words.twoFingers,
        },
        transformRequest(address) {
          const host = foreignHost(address, document.baseURI);
          if (host !== undefined && !watch.mayContact(host)) throw new NoConsent(host);
          return { url: address };
        },
      });
      map.touchZoomRotate.disableRotation();
      map.keyboard.disableRotation();
      // The canvas takes the arrow keys: as a region, which it is at first, a screen reader would keep them.
      map.getCanvas().setAttribute('role', 'application');
      const marker = new Marker({ element: markerElement, anchor: 'bottom' })
        .setLngLat([options.markerLng, options.markerLat])
        .addTo(map);
      let now = options;
      const apply = () => {
        for (const handler of [map.dragPan, map.keyboard]) {
          if (now.draggable) handler.enable();
          else handler.disable();
        }
        if (now.scrollwheel) map.scrollZoom.enable();
        else map.scrollZoom.disable();
      };
      apply();
      const destroy = () => map.remove();
      try {
        await drawn(map, signal);
      } catch (error) {
        destroy();
        throw error;
      }
      map.on('error', ({ error }) => {
        if (isWorkerError(error)) watch.onFailure(error as Error);
        else if (!(error instanceof NoConsent)) warnOnce(`a part of a map is missing: ${error.message}`);
      });
      const tellCredits = () => watch.onCredits(creditsOf(map, sheet));
      map.on('sourcedata', ({ sourceDataType }) => sourceDataType === 'metadata' && tellCredits());
      tellCredits();
      return {
        update(changes) {
          const before = now;
          const given = Object.entries(changes).filter(([, value]) => value !== undefined);
          now = { ...now, ...(Object.fromEntries(given) as Partial<MapOptions>) };
          apply();
          // Where the visitor has taken the map and its marker stands until the author moves them.
          if (now.markerLat !== before.markerLat || now.markerLng !== before.markerLng)
            marker.setLngLat([now.markerLng, now.markerLat]);
          if (now.lat !== before.lat || now.lng !== before.lng) map.jumpTo({ center: [now.lng, now.lat] });
          if (now.zoom !== before.zoom) map.jumpTo({ zoom: now.zoom });
          if (
            now.style !== before.style ||
            now.showLabels !== before.showLabels ||
            now.showTerrain !== before.showTerrain
          )
            map.setStyle(dressed(now));
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
        destroy,
      };
    },
  };
}
