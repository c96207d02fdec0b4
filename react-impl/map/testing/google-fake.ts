/** The part of the Maps JavaScript API that the block uses, as a script: one pixel is a thousandth of a degree. */
export const googleScript = `(() => {
  const fake = { maps: [] };
  class Map {
    constructor(container, options) {
      this.options = { ...options };
      this.panes = { overlayMouseTarget: document.createElement('div') };
      container.append(this.panes.overlayMouseTarget);
      fake.maps.push(this);
    }
    setOptions(options) { Object.assign(this.options, options); }
    getZoom() { return this.options.zoom; }
    setZoom(zoom) { this.options.zoom = zoom; }
  }
  class OverlayView {
    setMap(map) {
      const before = this.map;
      this.map = map;
      if (map) { this.onAdd(); this.draw(); } else if (before) this.onRemove();
    }
    getPanes() { return this.map ? this.map.panes : null; }
    getProjection() {
      return {
        fromLatLngToDivPixel: ({ lat, lng }) => ({ x: lng * 1000, y: -lat * 1000 }),
        fromDivPixelToLatLng: ({ x, y }) => ({ lat: () => -y / 1000, lng: () => x / 1000 }),
      };
    }
  }
  class LatLng { constructor(lat, lng) { this.lat = lat; this.lng = lng; } }
  class Point { constructor(x, y) { this.x = x; this.y = y; } }
  window.google = { maps: { Map, OverlayView, LatLng, Point, fake } };
  // The library is ready some time after its script has run.
  setTimeout(() => window.sqGoogleMapsReady());
})();`;

interface FakeMap {
  options: Record<string, unknown>;
}
/** The maps that were created with the fake. */
export const googleMaps = (): FakeMap[] =>
  (globalThis as unknown as { google: { maps: { fake: { maps: FakeMap[] } } } }).google.maps.fake.maps;
