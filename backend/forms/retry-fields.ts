import { PARTS } from '../../elements/server-rules.js';
import { isCompound } from './field-kinds.js';
import { controlsById, kindOf, type Fields, type Texts } from './control-names.js';

type Errors = Readonly<Record<string, string>>;

/** The names of the controls of a field that is missing in the post. */
function missingControls(id: string, fields: Fields): readonly string[] {
  const kind = kindOf(id, fields) ?? 'text';
  // The browser's own controls for dates and times have a single value.
  if (isCompound(kind) && kind !== 'date' && kind !== 'time') return PARTS[kind].map((part) => `${id}.${part}`);
  const questions = kind === 'likert' ? fields[id]?.options : undefined;
  return questions?.map((question) => `${id}.${question}`) ?? [id];
}

/** The controls of the form that a visitor gets for a retry: texts, missing controls, and messages by control. Pure. */
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
