import {
  compoundValue,
  dateParts,
  kindOfParts,
  timeParts,
  type CompoundKind,
} from '../../../react-impl/form/logic/field-values.js';
import { isCompound, type FieldKind } from './field-kinds.js';
import { controlsById, kindOf, type Fields, type Texts } from './control-names.js';

/** The values of a form without script, in the shapes that the kit would have sent (storefront §3). Pure. */
export function assembleFields(texts: Texts, fields: Fields): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const single = new Map(texts);
  for (const [id, controls] of controlsById(texts, fields)) {
    const kind = kindOf(id, fields) ?? kindOfParts(controls.map(({ part }) => part));
    if (kind === undefined) continue; // names with a dot that mean nothing are just names
    const entries = controls.map(({ name, part }) => [part, (texts.get(name) ?? []).join(' ')] as const);
    values.set(id, isCompound(kind) ? compoundValue(kind, Object.fromEntries(entries)) : scale(entries));
    for (const { name } of controls) single.delete(name);
  }
  for (const [name, all] of single) values.set(name, singleValue(all, kindOf(name, fields)));
  return values;
}

const LIKERT = /^(?:-?[12]|0)$/;

/** What is no number from -2 to 2 stays what it is, to be refused. */
const scale = (entries: readonly (readonly [question: string, answer: string])[]) =>
  Object.fromEntries(entries.map(([question, answer]) => [question, LIKERT.test(answer) ? Number(answer) : answer]));

/** A name that comes twice is a list, and so is one box out of several. */
function singleValue(all: readonly string[], kind: FieldKind | undefined): unknown {
  const [first = ''] = all;
  if (kind === 'checkbox' || all.length !== 1) return all;
  return kind === 'date' || kind === 'time' ? nativeParts(kind, first) : first;
}

/** The browser's own controls for dates and times have one value. What is neither stays what it is, to be refused. */
function nativeParts(kind: CompoundKind, text: string): unknown {
  const parts = kind === 'date' ? dateParts(text) : timeParts(text);
  return text === '' || parts.some((part) => part !== '') ? parts : text;
}
