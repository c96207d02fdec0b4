import type { Credit } from '../logic/attribution.js';
import type { MapStyle } from '../logic/map-style.js';

export interface MapOptions {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly markerLat: number;
  readonly markerLng: number;
  readonly style: MapStyle;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly disableDefaultUi: boolean;
  readonly markerDraggable: boolean;
}

/** A member that is `undefined` is ignored: the current value stays (widgets §5 "Map"). */
export type OptionChanges = { readonly [K in keyof MapOptions]?: MapOptions[K] | undefined };

export function changedOptions(options: MapOptions, changes: OptionChanges): MapOptions {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...options, ...(Object.fromEntries(given) as Partial<MapOptions>) };
}

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

export type MapView = Pick<MapOptions, 'lat' | 'lng' | 'zoom' | 'markerLat' | 'markerLng'>;

/** The browser has taken back what a map was drawn with: it can be drawn anew. */
export class MapLost extends Error {
  override name = 'MapLost';
}

/** On touch screens one finger scrolls the page and two move the map. */
export const isTouch = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

export interface MapHandle {
  update(changes: OptionChanges): void;
  zoomBy(steps: number): void;
  /** Moves the marker by pixels and returns its new position. */
  moveMarker(x: number, y: number): Place;
  readonly zoom: number;
  /** Where the visitor has moved the map and its marker. Not given by an engine whose maps stay. */
  readonly view?: MapView;
  destroy(): void;
}

/** What an engine asks of the block, and notifies it of, while the map exists. */
export interface MapWatch {
  /** Called before anything is fetched from another host than the page's. */
  mayContact(host: string): boolean;
  /** The attribution of the map data, where the engine does not show it itself. */
  onCredits(credits: readonly Credit[]): void;
  /** The map was rendered, and can no longer be used. */
  onFailure(error: Error): void;
  /** The last view of the map, if it has been given back. */
  readonly view?: MapView | undefined;
  /** Texts that the library itself shows to touch users and screen readers. */
  readonly texts: { readonly map: string; readonly twoFingers: string };
}

/** A map library behind one small interface. `create` resolves when the map is rendered, and rejects when it cannot be. */
export interface MapEngine {
  create(
    container: HTMLElement,
    marker: HTMLElement,
    options: MapOptions,
    signal: AbortSignal,
    watch: MapWatch,
  ): Promise<MapHandle>;
}
