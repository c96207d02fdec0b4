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

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Fingers scroll the page with one and move the map with two. */
export const isTouch = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

export interface MapHandle {
  /** A member that is `undefined` is ignored: the current value stands (widgets §5 "Map"). */
  update(options: { readonly [K in keyof MapOptions]?: MapOptions[K] | undefined }): void;
  zoomBy(steps: number): void;
  /** Moves the marker by pixels and tells where it is then. */
  moveMarker(x: number, y: number): Place;
  readonly zoom: number;
  destroy(): void;
}

/** What an engine asks and tells while it lives. */
export interface MapWatch {
  /** Asked before anything is fetched from another host than the page's. */
  mayContact(host: string): boolean;
  /** Whom the data is owed to, where the engine does not show it itself. */
  onCredits(credits: readonly Credit[]): void;
  /** The map was drawn and can be used no more. */
  onFailure(error: Error): void;
  /** Says what screen readers and touch users are told by the library itself. */
  readonly words: { readonly map: string; readonly twoFingers: string };
}

/** A map library behind one small interface. `create` resolves when the map is drawn and rejects when it cannot be. */
export interface MapEngine {
  create(
    container: HTMLElement,
    marker: HTMLElement,
    options: MapOptions,
    signal: AbortSignal,
    watch: MapWatch,
  ): Promise<MapHandle>;
}
