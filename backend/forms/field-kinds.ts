import { type CompoundKind, PARTS } from '../../elements/server-rules.js';

/** `text` is every kind with a single text: text, number, website, currency and the like. */
export type FieldKind =
  CompoundKind | 'text' | 'email' | 'hidden' | 'radio' | 'select' | 'checkbox' | 'likert' | 'file';

export const isCompound = (kind: FieldKind): kind is CompoundKind => Object.hasOwn(PARTS, kind);
export const partsOf = (kind: CompoundKind): readonly string[] => PARTS[kind];

/** Parts with a preselected option (a country, AM): a value in which only these are set is empty. */
export const CHOSEN_BEFOREHAND: readonly string[] = ['Country', 'Ampm'];

/** The parts that a required field must have. Dates and times are checked as a whole. */
export const REQUIRED_PARTS: Readonly<Record<CompoundKind, readonly string[]>> = {
  name: ['First', 'Last'],
  phone: ['Areacode', 'Prefix', 'Line'],
  address: ['Line1'],
  date: [],
  time: [],
};
