import type { MapStyle } from '../logic/map-style.js';
import { changedOptions, isTouch, type MapEngine, type MapOptions, type Place } from './engine.js';
import type { GoogleMap, GoogleMaps } from './google-api.js';
import { loadGoogle, onKeyRefused, type GoogleSettings } from './load-google.js';

const PALETTE: Partial<Record<MapStyle, { land: string; water: string; road: string; text: string }>> = {
  MinimalLight: { land: '#f7f7f5', water: '#dfe5e8', road: '#ffffff', text: '#6b6a68' },
  MinimalDark: { land: '#1d1f21', water: '#101214', road: '#35383c', text: '#a7aaad' },
  MinimalBlue: { land: '#e8f0fb', water: '#a9c8f0', road: '#ffffff', text: '#34517a' },
};

function stylers({ style, showLabels }: MapOptions): object[] {
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

const position = ({ lat, lng, zoom }: MapOptions) => ({ center: { lat, lng }, zoom });

const settings = (options: MapOptions) => ({
  mapTypeId:
    options.style === 'Satellite'
      ? options.showLabels
        ? 'hybrid'
        : 'satellite'
      : options.showTerrain
        ? 'terrain'
        : 'roadmap',
  styles: stylers(options),
  disableDefaultUI: options.disableDefaultUi,
  // The block has its own zoom buttons, the same for all engines.
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
      const map = new maps.Map(container, { ...position(options), ...settings(options) });
      const overlay = markerOverlay(maps, map, marker, options);
      const stopListening = onKeyRefused(() => watch.onFailure(new Error('Google Maps has refused the key')));
      let now = options;
      return {
        update(changes) {
          const before = now;
          now = changedOptions(now, changes);
          map.setOptions(settings(now));
          // Only what the author has changed: the visitor may have moved the map and its marker.
          const { center, zoom } = position(now);
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
          stopListening();
          overlay.remove();
          container.replaceChildren();
        },
      };
    },
  };
}

/** Places the block's own marker element on the map: it can be focused and has an accessible name. */
function markerOverlay(maps: GoogleMaps, map: GoogleMap, marker: HTMLElement, { markerLat, markerLng }: MapOptions) {
  let at: Place = { lat: markerLat, lng: markerLng };
  const overlay = new maps.OverlayView();
  const toPixels = () => overlay.getProjection()?.fromLatLngToDivPixel(new maps.LatLng(at.lat, at.lng));
  const draw = () => {
    const point = toPixels();
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
    place(position: Place) {
      at = position;
      draw();
    },
    moveBy(x: number, y: number): Place {
      const from = toPixels();
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
