import { nameOfTag, type CheckedElement, type Rule } from './page.js';
import { readBlockJson } from './words.js';

/** What only a drawn map uses. */
const OF_A_MAP = /^(map-|marker-|show-)/;
const MEMBERS = ['location', 'mapLat', 'mapLng', 'mapZoom', 'style'];

/** Whether the page's context names an engine: a key for Google Maps, or a style for all maps. */
function contextHasEngine(context: CheckedElement | undefined): boolean {
  return /"(googleMapsApiKey|mapStyleUrl)"\s*:\s*"[^"]/.test(context?.textContent ?? '');
}

/** A map with a place and nothing that draws it: only its address is shown, which looks as if all were well. */
export const mapsWithoutStyle: Rule = function* (element, { byId }) {
  if (element.localName !== 'sq-map' || element.getAttribute('style-url')) return;
  const json = readBlockJson(element) ?? {};
  if (json['mapStyleUrl'] || json['style-url'] || json['styleUrl']) return;
  const isMeant =
    element.getAttributeNames().some((name) => OF_A_MAP.test(name)) ||
    MEMBERS.some((name) => Object.hasOwn(json, name));
  // Scripts may set the property.
  const isSet = Boolean((element as unknown as { readonly styleUrl?: unknown }).styleUrl);
  if (!isMeant || isSet || contextHasEngine(byId.get('sq-context')?.[0])) return;
  yield {
    element,
    message:
      `${nameOfTag(element)} shows its address and no map: it needs style-url="…", the address of a MapLibre style, ` +
      'or the page context mapStyleUrl or googleMapsApiKey.',
  };
};
