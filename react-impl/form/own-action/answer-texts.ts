type Data = Readonly<Record<string, unknown>>;
type FieldText = readonly [field: string, text: string];

export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of an object under one spelling of their names: `is_valid`, `isValid` and `IsValid` are the same. */
export const members = (data: unknown): Data =>
  Object.fromEntries(
    Object.entries(isObject(data) ? data : {}).map(([name, value]) => [
      name.toLowerCase().replace(/[^a-z]/g, ''),
      value,
    ]),
  );

/** The first text under one of these names; `data` may be a text itself, or a list. */
export function textIn(data: unknown, names: readonly string[]): string {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data))
    return data
      .map((each) => textIn(each, names))
      .filter(Boolean)
      .join(' ');
  if (!isObject(data)) return '';
  const found = members(data);
  for (const name of names) {
    const text = textIn(found[name], names);
    if (text) return text;
  }
  return '';
}

/** In an error of a list, where `error` may be a code. */
const TEXT = ['message', 'msg', 'defaultmessage', 'error', 'text', 'detail', 'title'];
const FIELD = ['field', 'name', 'param', 'path', 'property', 'source', 'pointer'];
/** Names under which frameworks have the errors of no field. */
const GENERAL = /^(?:_?general|form|base|root|__all__|non_?field_?errors|header|footer)$/i;

/**
 * Errors as a list of `{field, message}`, as Formspree has them, or as a map of field to text or texts, as Laravel has them,
 * at any depth. `names`: of the form's fields. The text of an error of the whole form has no field.
 */
export function fieldTexts(found: unknown, names: readonly string[], of = ''): FieldText[] {
  const field = GENERAL.test(of) && !names.includes(of) ? '' : of;
  if (typeof found === 'string') return found.trim() ? [[field, found.trim()]] : [];
  if (Array.isArray(found)) return found.flatMap((each) => readError(each, names, field));
  // What is below a field are its rules.
  const nameOf = (name: string) => (names.includes(field) ? field : name);
  return Object.entries(isObject(found) ? found : {}).flatMap(([name, value]) => readError(value, names, nameOf(name)));
}

/** The last of a path of names, as FastAPI has it: `["body", "email"]`. */
const lastOf = (path: unknown): string => (Array.isArray(path) ? String(path.at(-1) ?? '') : '');

function readError(error: unknown, names: readonly string[], of: string): FieldText[] {
  const text = isObject(error) && textIn(error, TEXT);
  if (!text) return fieldTexts(error, names, of);
  const own = lastOf(error['loc']) || textIn(error, FIELD).split('/').pop()!;
  return fieldTexts(text, names, names.includes(own) ? own : of || own);
}
