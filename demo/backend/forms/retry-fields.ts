import { PARTS } from '../../../react-impl/form/logic/field-values.js';
import { isCompound } from './field-kinds.js';
import { controlsById, kindOf, type Fields, type Texts } from './control-names.js';

type Errors = Readonly<Record<string, string>>;

/** The controls of a field that a post did not bring at all. */
function missingControls(id: string, fields: Fields): readonly string[] {
  const kind = kindOf(id, fields) ?? 'text';
  // The browser's own control for a date or a time has one value.
  if (isCompound(kind) && kind !== 'date' && kind !== 'time') return PARTS[kind].map((part) => `${id}.${part}`);
  const questions = kind === 'likert' ? fields[id]?.options : undefined;
  return questions?.map((question) => `${id}.${question}`) ?? [id];
}

/** What was typed, with the controls that are missing, and the messages by control instead of by field. Pure. */
export function retryFields(texts: Texts, errors: Errors, fields: Fields): { texts: Texts; errors: Errors } {
  const all = new Map(texts);
  const controls = controlsById(texts, fields);
  const byControl = Object.entries(errors).map(([id, message]) => {
    const present = texts.has(id) ? [id] : controls.get(id)?.map(({ name }) => name);
    if (!present) for (const name of missingControls(id, fields)) all.set(name, ['']);
    return [(present ?? missingControls(id, fields))[0] ?? id, message] as const;
  });
  return { texts: all, errors: Object.fromEntries(byControl) };
}
