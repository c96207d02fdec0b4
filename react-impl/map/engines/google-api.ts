/** The part of Google's library that is used. https://developers.google.com/maps/documentation/javascript/reference */
export interface GoogleMaps {
  Map: new (container: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  LatLng: new (lat: number, lng: number) => unknown;
  Point: new (x: number, y: number) => unknown;
  OverlayView: new () => Overlay;
}
export interface GoogleMap {
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
        fromLatLngToDivPixel(position: unknown): { x: number; y: number } | null;
        fromDivPixelToLatLng(point: unknown): { lat(): number; lng(): number } | null;
      }
    | undefined;
}
