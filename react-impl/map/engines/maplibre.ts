import { Map as LibreMap, Marker, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import { trustedScriptUrl } from '../../../shared/html/trusted.js';
import { warnOnce } from '../../../shared/log.js';
import { hasImagery, restyle, type StyleSheet } from '../logic/restyle.js';
import type { MapEngine, MapOptions } from './engine.js';

/** Where the build has put the library's worker, seen from this module. */
declare const SQ_MAP_WORKER: string | undefined;

/**
 * `new Worker` takes a trusted address where the page enforces Trusted Types, but the library looks at it as text
 * first: the trusted object gets the two text methods that it uses.
 */
function workerAddress(url: string): string | undefined {
  const trusted = trustedScriptUrl(url);
  if (typeof trusted !== 'object') return trusted;
  return Object.assign(trusted as object, {
    endsWith: (end: string) => url.endsWith(end),
    split: (by: RegExp) => url.split(by),
  }) as unknown as string;
}

/** Who made the data, as plain text: the library would write HTML, which a strict policy refuses. */
const attributionOf = (map: LibreMap, sheet: StyleSheet): string =>
  [...new Set(Object.keys(sheet.sources).map((id) => (map.getSource(id)?.attribution ?? '').replace(/<[^>]*>/g, '')))]
    .filter(Boolean)
    .join(' · ');

/** MapLibre GL with a style of the site's own. One file per style is fetched, however many maps show it. */
export function mapLibreEngine(loadStyle: (signal: AbortSignal) => Promise<StyleSheet>): MapEngine {
  if (typeof SQ_MAP_WORKER !== 'undefined') {
    const worker = workerAddress(new URL(SQ_MAP_WORKER, import.meta.url).href);
    if (worker !== undefined) setWorkerUrl(worker);
  }
  return {
    async create(container, markerElement, options, signal) {
      const sheet = await loadStyle(signal);
      const dressed = (now: MapOptions) => {
        if (now.style === 'Satellite' && !hasImagery(sheet)) warnOnce('map-style="Satellite": the map style has no imagery; showing it as it is.');
        return restyle(sheet, now) as unknown as StyleSpecification;
      };
      const map = new LibreMap({
        container,
        style: dressed(options),
        center: [options.lng, options.lat],
        zoom: options.zoom,
        // A finger on the map scrolls the page: two move the map.
        cooperativeGestures: matchMedia('(hover: none) and (pointer: coarse)').matches,
        attributionControl: false,
        fadeDuration: 0,
      });
      const marker = new Marker({ element: markerElement, anchor: 'bottom', draggable: options.markerDraggable })
        .setLngLat([options.markerLng, options.markerLat])
        .addTo(map);
      let now = options;
      const apply = () => {
        if (now.draggable) map.dragPan.enable();
        else map.dragPan.disable();
        if (now.scrollwheel) map.scrollZoom.enable();
        else map.scrollZoom.disable();
        marker.setDraggable(now.markerDraggable).setLngLat([now.markerLng, now.markerLat]);
      };
      apply();
      const destroy = () => map.remove();
      try {
        await new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          map.once('load', () => resolve());
          map.once('error', ({ error }) => reject(error));
        });
      } catch (error) {
        destroy();
        throw error;
      }
      return {
        attribution: attributionOf(map, sheet),
        update(changes) {
          const before = now;
          const given = Object.entries(changes).filter(([, value]) => value !== undefined);
          now = { ...now, ...(Object.fromEntries(given) as Partial<MapOptions>) };
          apply();
          if (now.lat !== before.lat || now.lng !== before.lng || now.zoom !== before.zoom) map.jumpTo({ center: [now.lng, now.lat], zoom: now.zoom });
          if (now.style !== before.style || now.showLabels !== before.showLabels || now.showTerrain !== before.showTerrain) map.setStyle(dressed(now));
        },
        zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
        get zoom() {
          return map.getZoom();
        },
        destroy,
      };
    },
  };
}
