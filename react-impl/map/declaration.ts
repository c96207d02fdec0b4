import { DEFAULT_CENTRE } from './constants.js';
import { MAP_STYLES, readMapStyle, type MapStyle } from './logic/map-style.js';
import { flag, INVALID, number, text, type Attribute } from '../../shared/declaration/attribute.js';
import { block, event } from '../../shared/declaration/declaration.js';

const latitude = { min: -90, max: 90 };
const longitude = { min: -180, max: 180 };
/** The default would be a place that the author has not meant. */
const onInvalid = { value: NaN, effect: 'The address is shown without a map' };

/** A name, or its number in the block view config. */
const mapStyle: Attribute<MapStyle> = {
  summary: 'The style of the map: a name, or its number from 1 to 6.',
  fallback: 'Grayscale',
  values: MAP_STYLES,
  type: MAP_STYLES.map((name) => `'${name}'`).join(' | '),
  expected: `one of ${MAP_STYLES.map((name) => `"${name}"`).join(', ')}, or a number from 1 to 6`,
  keys: ['style'],
  read: (raw) => readMapStyle(raw) ?? INVALID,
};

export const map = block({
  tag: 'sq-map',
  summary: 'An address, and a map of it once it is in view and the visitor has consented.',
  editor: { icon: 'location', content: 'blocks' },
  needs: { content: 'text', attributes: ['map-lat', 'address-line1', 'address-line2'] },
  nested: ['location'],
  // MAP-020: an option of undefined is ignored.
  keepsOnUndefined: true,
  attributes: {
    'map-lat': number('Latitude of the centre.', DEFAULT_CENTRE.lat, { ...latitude, onInvalid }),
    'map-lng': number('Longitude of the centre.', DEFAULT_CENTRE.lng, { ...longitude, onInvalid }),
    'map-zoom': number('Zoom, 0 (the world) to 22 (a house).', 12, { min: 0, max: 22 }),
    'marker-lat': number('Latitude of the marker; without it the centre.', undefined, latitude),
    'marker-lng': number('Longitude of the marker; without it the centre.', undefined, longitude),
    'address-title': text('The name of the place.'),
    'address-line1': text('Street and number.'),
    'address-line2': text('Postcode and town.'),
    'address-country': text('Country.'),
    'map-style': mapStyle,
    'show-labels': flag('Whether names of places and streets are shown.', true, { keys: ['labels'] }),
    'show-terrain': flag('Whether terrain is shown.', false, { keys: ['terrain'] }),
    'show-controls': flag('Whether there are zoom buttons.', true, { keys: ['controls'] }),
    'map-draggable': flag('Whether the map can be dragged.', true, { keys: ['draggable'] }),
    scrollwheel: flag('Whether the mouse wheel zooms.', true),
    'disable-default-ui': flag("Whether the library's own controls are left out.", true, {
      keys: ['disableDefaultUI'],
    }),
    'marker-draggable': flag('Whether the marker can be moved, by pointer or arrow keys.'),
    'link-on-click': flag('Whether a click on the marker opens the place on a maps page.', true),
    'style-url': text('The address of a MapLibre style. From the same site it needs no consent.', '', {
      keys: ['mapStyleUrl'],
    }),
  },
  events: {
    'sq-map-load': event('The map is rendered.', {}),
    'sq-map-error': event('The map could not be rendered; the address is still shown.', { message: 'string' }),
    'sq-marker-click': event(
      'The marker was clicked; nothing is opened when it is cancelled.',
      { lat: 'number', lng: 'number', url: 'string' },
      { cancelable: true },
    ),
    'sq-marker-move': event('The visitor has moved the marker, by pointer or arrow keys.', {
      lat: 'number',
      lng: 'number',
    }),
  },
  slots: { '': 'The address as text, and a link to it.' },
  parts: {
    map: 'The map.',
    marker: 'The marker.',
    'zoom-in': 'The button that zooms in.',
    'zoom-out': 'The button that zooms out.',
    notice: 'The text in place of a map.',
    show: 'The button that shows the map once, or tries again.',
    attribution: 'The attribution of the map data.',
  },
  customProperties: {
    '--sq-map-height':
      'Height of the map. Default 400px. Where style-url is given, its space is reserved before the script.',
    '--sq-map-marker': 'Colour of the marker.',
  },
});
