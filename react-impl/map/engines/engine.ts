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

export interface MapHandle {
  /** A member that is `undefined` is ignored: the current value stands (widgets §5 "Map"). */
  update(options: { readonly [K in keyof MapOptions]?: MapOptions[K] | undefined }): void;
  zoomBy(steps: number): void;
  readonly zoom: number;
  /** Whom the data is owed to, where the engine does not show it itself. */
  readonly attribution: string;
  destroy(): void;
}

/** A map library behind one small interface. `create` resolves when the map is drawn and rejects when it cannot be. */
export interface MapEngine {
  create(container: HTMLElement, marker: HTMLElement, options: MapOptions, signal: AbortSignal): Promise<MapHandle>;
}
