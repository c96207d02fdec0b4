import { PARTS, type CompoundKind } from '../../../react-impl/form/logic/field-values.js';

/** `text` is every kind with a single value of its own words: text, number, website, currency and the like. */
export type FieldKind = CompoundKind | 'text' | 'email' | 'hidden' | 'radio' | 'select' | 'checkbox' | 'likert';

export const isCompound = (kind: FieldKind): kind is CompoundKind => Object.hasOwn(PARTS, kind);
export const partsOf = (kind: CompoundKind): readonly string[] => PARTS[kind];

/** What is chosen beforehand (a country, AM) is no answer: a value with nothing but that is an empty one. */
export const CHOSEN_BEFOREHAND: readonly string[] = ['Country', 'Ampm'];

/** What a required field has to bring. Dates and times have to be real ones: that asks for more. */
export const REQUIRED_PARTS: Readonly<Record<CompoundKind, readonly string[]>> = {
  name: ['First', 'Last'],
  phone: ['Areacode', 'Prefix', 'Line'],
  address: ['Line1'],
  date: [],
  time: [],
};
