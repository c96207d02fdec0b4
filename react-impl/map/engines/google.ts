import { loadScript } from '../../../shared/scripts/load-script.js';
import { LOAD_TIMEOUT_MS } from '../constants.js';
import type { MapStyle } from '../logic/map-style.js';
import type { MapEngine, MapOptions } from './engine.js';

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
  getProjection(): { fromLatLngToDivPixel(point: unknown): { x: number; y: number } | null };
}
export interface GoogleMaps {
  Map: new (container: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  LatLng: new (lat: number, lng: number) => unknown;
  OverlayView: new () => Overlay;
}

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
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

const settings = (options: MapOptions) => ({
  center: { lat: options.lat, lng: options.lng },
  zoom: options.zoom,
  mapTypeId: options.style === 'Satellite' ? (options.showLabels ? 'hybrid' : 'satellite') : options.showTerrain ? 'terrain' : 'roadmap',
  styles: looks(options),
  disableDefaultUI: options.disableDefaultUi,
  draggable: options.draggable,
  scrollwheel: options.scrollwheel,
  gestureHandling: options.draggable ? 'cooperative' : 'none',
});

/** Google Maps, with the key of the page (widgets §7): one script for all maps, in the page's language and region. */
export function googleEngine({ key, language, region }: { key: string; language: string; region: string }): MapEngine {
  const query = new URLSearchParams({ key, language, ...(region && { region }), loading: 'async', callback: 'sqGoogleMapsReady' });
  return {
    async create(container, marker, options, signal) {
      const page = window as { google?: { maps?: GoogleMaps }; sqGoogleMapsReady?: () => void };
      const ready = new Promise<void>((resolve) => {
        if (page.google?.maps?.Map) resolve();
        else page.sqGoogleMapsReady = resolve;
      });
      await loadScript(`${SCRIPT}?${query}`, LOAD_TIMEOUT_MS);
      await Promise.race([ready, aborted(signal)]);
      const maps = page.google?.maps;
      if (!maps || signal.aborted) throw new Error('Google Maps is not there after loading');
      const map = new maps.Map(container, settings(options));
      const overlay = pinOverlay(maps, marker, options);
      overlay.view.setMap(map);
      let now = options;
      return {
        attribution: '', // Google's own is part of its drawing
        update(changes) {
          const given = Object.entries(changes).filter(([, value]) => value !== undefined);
          now = { ...now, ...(Object.fromEntries(given) as Partial<MapOptions>) };
          map.setOptions(settings(now));
          overlay.move(now);
        },
        zoomBy: (steps) => map.setZoom((map.getZoom() ?? now.zoom) + steps),
        get zoom() {
          return map.getZoom() ?? now.zoom;
        },
        destroy() {
          overlay.view.setMap(null);
          container.replaceChildren();
        },
      };
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The same marker element as on any other engine, so that it can be focused and named. */
function pinOverlay(maps: GoogleMaps, marker: HTMLElement, options: MapOptions) {
  let now = options;
  const view = new maps.OverlayView();
  view.onAdd = () => view.getPanes()?.overlayMouseTarget.append(marker);
  view.draw = () => {
    const at = view.getProjection().fromLatLngToDivPixel(new maps.LatLng(now.markerLat, now.markerLng));
    if (at) Object.assign(marker.style, { position: 'absolute', left: `${at.x}px`, top: `${at.y}px`, translate: '-50% -100%' });
  };
  view.onRemove = () => marker.remove();
  return {
    view,
    move(next: MapOptions) {
      now = next;
      view.draw();
    },
  };
}
