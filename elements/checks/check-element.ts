import { emptyAddresses, emptyBlocks, missingAlt, missingSize } from './content.js';
import { mapsWithoutStyle } from './maps.js';
import type { CheckedElement, CheckedPage, Mistake, Rule } from './page.js';
import { duplicateIds, missingIds, unknownCommands, wrongBase } from './references.js';
import { unknownAttributes, unknownKeys, unknownTags } from './words.js';

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
