import { type CompoundKind, compoundValue, dateParts, kindOfParts, timeParts } from '../../elements/server-rules.js';
import { isCompound, type FieldKind } from './field-kinds.js';
import { controlsById, kindOf, type Fields, type Texts } from './control-names.js';

/** The values of a form without script, in the shapes that the kit sends (storefront §3). Pure. */
export function assembleFields(texts: Texts, fields: Fields): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const single = new Map(texts);
  for (const [id, controls] of controlsById(texts, fields)) {
    const kind = kindOf(id, fields) ?? kindOfParts(controls.map(({ part }) => part));
    if (kind === undefined) continue; // a dot without a meaning is a part of the name
    const entries = controls.map(({ name, part }) => [part, (texts.get(name) ?? []).join(' ')] as const);
    values.set(id, isCompound(kind) ? compoundValue(kind, Object.fromEntries(entries)) : scale(entries));
    for (const { name } of controls) single.delete(name);
  }
  for (const [name, all] of single) values.set(name, singleValue(all, kindOf(name, fields)));
  return values;
}

const LIKERT = /^(?:-?[12]|0)$/;

/** Numbers from -2 to 2 are converted; other texts are left unchanged and refused later. */
const scale = (entries: readonly (readonly [question: string, answer: string])[]) =>
  Object.fromEntries(entries.map(([question, answer]) => [question, LIKERT.test(answer) ? Number(answer) : answer]));

/** A name that occurs twice gives a list; a checkbox always does. */
function singleValue(all: readonly string[], kind: FieldKind | undefined): unknown {
  const [first = ''] = all;
  if (kind === 'file') return all.filter((text) => text !== '');
  if (kind === 'checkbox' || all.length !== 1) return all;
  return kind === 'date' || kind === 'time' ? nativeParts(kind, first) : first;
}

/** The browser's own controls for dates and times have a single value. Other texts are left unchanged and refused later. */
function nativeParts(kind: CompoundKind, text: string): unknown {
  const parts = kind === 'date' ? dateParts(text) : timeParts(text);
  return text === '' || parts.some((part) => part !== '') ? parts : text;
}
