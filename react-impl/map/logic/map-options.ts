import type { Values } from '../../../shared/declaration/derived-types.js';
import type { map } from '../declaration.js';
import type { MapOptions } from '../engines/engine.js';

/** The options of an engine by the values of the attributes. Without a position the marker is at the centre. */
export const mapOptions = (values: Values<typeof map>): MapOptions => ({
  lat: values.mapLat,
  lng: values.mapLng,
  zoom: values.mapZoom,
  markerLat: values.markerLat ?? values.mapLat,
  markerLng: values.markerLng ?? values.mapLng,
  style: values.mapStyle,
  showLabels: values.showLabels,
  showTerrain: values.showTerrain,
  draggable: values.mapDraggable,
  scrollwheel: values.scrollwheel,
  disableDefaultUi: values.disableDefaultUi,
  markerDraggable: values.markerDraggable,
});
