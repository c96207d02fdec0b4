import { FIELD_KINDS, FIELD_PROPERTIES, type FieldKind, type FieldProperty } from './field-kinds.js';

/** One field of the form builder (storefront §3 "Form builder fields"). Properties that its kind does not have are empty. */
export interface Field {
  readonly id: string;
  readonly type: FieldKind;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** The choices of a `select`, `checkbox` or `radio`; the questions of a `likert`. */
  readonly options: readonly string[];
  readonly currencySymbol: string;
  readonly maxLength: number | undefined;
  readonly showCountryCode: boolean;
  readonly underline: boolean;
  /** Name and value of a hidden field. */
  readonly key: string;
  readonly value: string;
  /** On what it depends that the field is shown: `data-sq-show-if`. Of any kind. */
  readonly showIf: string;
  /** The stars of a rating, from 2 to 10. */
  readonly max: number;
  /** Whether a section begins a step of the form. */
  readonly step: boolean;
  /** Of a file field: the types that it takes, as the attribute `accept` of HTML. */
  readonly accept: string;
  /** Of a file field: whether it takes several. */
  readonly multiple: boolean;
  /** Of a file field: the most bytes of one file. */
  readonly maxBytes: number | undefined;
  readonly maxFiles: number | undefined;
}

export interface ReadOptions {
  /** Whether text areas may have a maximum: a feature flag of the page (storefront §3). Default false. */
  readonly maxLength?: boolean;
  /** Called with each problem of the list, as a sentence without a full stop. */
  complain?(problem: string): void;
}

type Data = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** Any value as text for a message, also one that is not JSON. */
const print = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : typeof value === 'number' ? String(value) : `(${typeof value})`;

/** Reads one property: its value, or the default, with its name when the value given is invalid. */
function property<T>(data: Data, name: FieldProperty, read: (value: unknown) => T | undefined, fallback: T) {
  const value = data[name];
  if (value === undefined || value === null) return { value: fallback };
  const valid = read(value);
  return valid === undefined ? { value: fallback, invalid: name } : { value: valid };
}
const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);
const asFlag = (value: unknown) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;
const asList = (value: unknown) =>
  Array.isArray(value) && value.every((each) => asText(each) !== undefined)
    ? [...new Set(value.map(text).filter(Boolean))]
    : undefined;
const asMaximum = (value: unknown) => {
  const max = asText(value);
  return max !== undefined && Number.isInteger(Number(max)) && Number(max) >= 1 ? Number(max) : undefined;
};
/** Of a rating. More could not be told apart at a glance. */
const DEFAULT_STARS = 5;
const asStars = (value: unknown) => {
  const stars = asMaximum(value);
  return stars !== undefined && stars >= 2 && stars <= 10 ? stars : undefined;
};

function readField(data: unknown, index: number, { maxLength = false, complain }: ReadOptions): Field[] {
  const refuse = (problem: string) => {
    complain?.(`field ${index + 1} ${problem}; it is left out`);
    return [];
  };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return refuse('is no object');
  const given = data as Data;
  const key = text(given['key']);
  const id = text(given['id']) || key || text(given['name']);
  const typeName = text(given['type']).toLowerCase();
  // Ambiguity A78.
  let type = FIELD_KINDS.find((kind) => kind === (typeName === 'link' ? 'website' : typeName));
  if (!id && type !== 'section') return refuse('has no id');
  if (!type) {
    // "And similar" leaves the list of plain kinds open (storefront §3): an unknown kind must not lose the visitor's text.
    complain?.(`field ${index + 1} is of the unknown type "${typeName}"; it is shown as text`);
    type = 'text';
  }
  const invalid: string[] = [];
  const properties: readonly FieldProperty[] = FIELD_PROPERTIES[type];
  function read<T>(name: FieldProperty, reader: (value: unknown) => T | undefined, fallback: T): T {
    if (!properties.includes(name)) return fallback;
    const found = property(given, name, reader, fallback);
    if (found.invalid) invalid.push(`${found.invalid}=${print(given[name])}`);
    return found.value;
  }
  const field: Field = {
    id,
    type,
    title: text(given['title']) || text(given['label']),
    description: read('description', asText, ''),
    placeholder: read('placeholder', asText, ''),
    required: read('required', asFlag, false),
    options: read('options', asList, []),
    currencySymbol: read('currencySymbol', asText, ''),
    maxLength: maxLength ? read('maxLength', asMaximum, undefined) : undefined,
    showCountryCode: read('showCountryCode', asFlag, false),
    underline: read('underline', asFlag, false),
    key: read('key', asText, '') || id,
    value: read('value', asText, ''),
    showIf: text(given['showIf']),
    max: read('max', asStars, DEFAULT_STARS),
    step: read('step', asFlag, false),
    accept: read('accept', asText, ''),
    multiple: read('multiple', asFlag, false),
    maxBytes: read('maxBytes', asMaximum, undefined),
    maxFiles: read('maxFiles', asMaximum, undefined),
  };
  if (properties.includes('options') && field.options.length === 0) return refuse('has no options');
  if (invalid.length > 0) complain?.(`field ${index + 1} (${id}) has ${invalid.join(', ')}, which is ignored`);
  return [field];
}

/** The valid fields of a list. `undefined` when `data` is not a list. Pure, for a server as well as a browser. */
export function readFields(data: unknown, options: ReadOptions = {}): readonly Field[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const ids = new Set<string>();
  return data.flatMap((entry: unknown, index) =>
    readField(entry, index, options).filter((field) => {
      if (field.type === 'section') return true;
      const name = field.type === 'hidden' ? field.key : field.id;
      if (ids.has(name)) options.complain?.(`field ${index + 1} has the id "${name}" a second time; it is left out`);
      return !ids.has(name) && Boolean(ids.add(name));
    }),
  );
}
