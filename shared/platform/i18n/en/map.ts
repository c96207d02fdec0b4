export const mapMessages = {
  map: 'Map',
  mapOf: 'Map of {place}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  marker: 'Open {place} in maps',
  show: 'Show map',
  contacts: 'This loads a map from {provider}.',
  loading: 'Loading map…',
  failed: 'The map could not be loaded.',
  again: 'Try again',
  twoFingers: 'Use two fingers to move the map',
};
