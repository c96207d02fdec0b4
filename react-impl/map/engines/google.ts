import type { MapStyle } from '../logic/map-style.js';
import { isTouch, type MapEngine, type MapOptions, type Place } from './engine.js';
import { loadGoogle, whenRefused, type GoogleSettings } from './load-google.js';

/** The part of Google's library that is used. https://developers.google.com/maps/documentation/javascript/reference */
interface GoogleMap {
  setOptions(options: Record<string, unknown>): void;
  getZoom(): number | undefined;
  setZoom(zoom: number): void;
}
interface Overlay {
  onAdd(): void;
  draw(): void;
  onRemove(): void;
  setMap(map: GoogleMap | null): void;
  getPanes(): { overlayMouseTarget: HTMLElement } | null;
  getProjection():
    | {
        fromLatLngToDivPixel(place: unknown): { x: number; y: number } | null;
        fromDivPixelToLatLng(point: unknown): { lat(): number; lng(): number } | null;
      }
    | undefined;
}
export interface GoogleMaps {
  Map: new (container: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  LatLng: new (lat: number, lng: number) => unknown;
  Point: new (x: number, y: number) => unknown;
  OverlayView: new () => Overlay;
}

const PALETTE: Partial<Record<MapStyle, { land: string; water: string; road: string; text: string }>> = {
  MinimalLight: { land: '#f7f7f5', water: '#dfe5e8', road: '#ffffff', text: '#6b6a68' },
  MinimalDark: { land: '#1d1f21', water: '#101214', road: '#35383c', text: '#a7aaad' },
  MinimalBlue: { land: '#e8f0fb', water: '#a9c8f0', road: '#ffffff', text: '#34517a' },
};

function looks({ style, showLabels }: MapOptions): object[] {
  const colours = PALETTE[style];
  return [
    ...(style === 'Grayscale' ? [{ stylers: [{ saturation: -100 }] }] : []),
    ...(colours
      ? [
          { elementType: 'geometry', stylers: [{ color: colours.land }] },
          { featureType: 'water', elementType: 'geometry', stylers: [{ color: colours.water }] },
          { featureType: 'road', elementType: 'geometry', stylers: [{ color: colours.road }] },
          { elementType: 'labels.text.fill', stylers: [{ color: colours.text }] },
        ]
      : []),
    ...(showLabels ? [] : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }]),
  ];
}

const view = ({ lat, lng, zoom }: MapOptions) => ({ center: { lat, lng }, zoom });

const settings = (options: MapOptions) => ({
  mapTypeId:
    options.style === 'Satellite'
      ? options.showLabels
        ? 'hybrid'
        : 'satellite'
      : options.showTerrain
        ? 'terrain'
        : 'roadmap',
  styles: looks(options),
  disableDefaultUI: options.disableDefaultUi,
  // The block has zoom buttons of its own, the same for all engines.
  zoomControl: false,
  keyboardShortcuts: options.draggable,
  draggable: options.draggable,
  scrollwheel: options.scrollwheel,
  gestureHandling: isTouch() ? 'cooperative' : 'greedy',
});

/** Google Maps, with the key of the page (widgets §7): one script for all maps, in the page's language and region. */
export function googleEngine(page: GoogleSettings): MapEngine {
  return {
    async create(container, marker, options, signal, watch) {
      const maps = await loadGoogle(page);
      signal.throwIfAborted();
      const map = new maps.Map(container, { ...view(options), ...settings(options) });
      const overlay = pinOverlay(maps, map, marker, options);
      const forget = whenRefused(() => watch.onFailure(new Error('Google Maps has refused the key')));
      let now = options;
      return {
        update(changes) {
          const before = now;
          const given = Object.entries(changes).filter(([, value]) => value !== undefined);
          now = { ...now, ...(Object.fromEntries(given) as Partial<MapOptions>) };
          map.setOptions(settings(now));
          // Where the visitor has taken the map and its marker stands until the author moves them.
          const { center, zoom } = view(now);
          if (now.lat !== before.lat || now.lng !== before.lng) map.setOptions({ center });
          if (now.zoom !== before.zoom) map.setOptions({ zoom });
          if (now.markerLat !== before.markerLat || now.markerLng !== before.markerLng)
            overlay.place({ lat: now.markerLat, lng: now.markerLng });
        },
        zoomBy: (steps) => map.setZoom((map.getZoom() ?? now.zoom) + steps),
        moveMarker: overlay.moveBy,
        get zoom() {
          return map.getZoom() ?? now.zoom;
        },
        destroy() {
          forget();
          overlay.remove();
          container.replaceChildren();
        },
      };
    },
  };
}

/** The same marker element as on any other engine, so that it can be focused and named. */
function pinOverlay(maps: GoogleMaps, map: GoogleMap, marker: HTMLElement, { markerLat, markerLng }: MapOptions) {
  let at: Place = { lat: markerLat, lng: markerLng };
  const overlay = new maps.OverlayView();
  const pixels = () => overlay.getProjection()?.fromLatLngToDivPixel(new maps.LatLng(at.lat, at.lng));
  const draw = () => {
    const point = pixels();
    if (point)
      Object.assign(marker.style, {
        position: 'absolute',
        left: `${point.x}px`,
        top: `${point.y}px`,
        translate: '-50% -100%',
      });
  };
  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(marker);
  overlay.draw = draw;
  overlay.onRemove = () => marker.remove();
  overlay.setMap(map);
  return {
    place(place: Place) {
      at = place;
      draw();
    },
    moveBy(x: number, y: number): Place {
      const from = pixels();
      const to = from && overlay.getProjection()?.fromDivPixelToLatLng(new maps.Point(from.x + x, from.y + y));
      if (to) at = { lat: to.lat(), lng: to.lng() };
      draw();
      return at;
    },
    remove() {
      overlay.setMap(null);
      for (const name of ['position', 'left', 'top', 'translate']) marker.style.removeProperty(name);
    },
  };
}
