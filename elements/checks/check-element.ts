import { emptyAddresses, emptyBlocks, missingAlt, missingSize } from './content.js';
import { type CheckedElement, type CheckedPage, type Mistake, nameOfTag, type Rule } from './page.js';
import { duplicateIds, missingIds, unknownCommands, wrongBase } from './references.js';
import { readBlockJson, unknownAttributes, unknownKeys, unknownTags } from './words.js';

/** What only a drawn map uses. */
const OF_A_MAP = /^(map-|marker-|show-)/;
const MEMBERS = ['location', 'mapLat', 'mapLng', 'mapZoom', 'style'];

/** Whether the page's context names an engine: a key for Google Maps, or a style for all maps. */
function contextHasEngine(context: CheckedElement | undefined): boolean {
  return /"(googleMapsApiKey|mapStyleUrl)"\s*:\s*"[^"]/.test(context?.textContent ?? '');
}

/** A map with a place and nothing that draws it: only its address is shown, which looks as if all were well. */
const mapsWithoutStyle: Rule = function* (element, { byId }) {
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

/** What a block does not say itself. Values that cannot be read are reported by the block that reads them. */
const RULES: readonly Rule[] = [
  unknownTags,
  unknownAttributes,
  unknownKeys,
  missingIds,
  unknownCommands,
  duplicateIds,
  wrongBase,
  emptyBlocks,
  mapsWithoutStyle,
  missingAlt,
  missingSize,
  emptyAddresses,
];

/** All mistakes of one element. Never throws: a rule reads attributes and text only. */
export const checkElement = (element: CheckedElement, page: CheckedPage): Mistake[] =>
  RULES.flatMap((rule) => [...rule(element, page)]);
