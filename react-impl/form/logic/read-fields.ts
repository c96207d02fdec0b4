/** One field of the form builder (storefront §3 "Form builder fields"): the kinds that this block renders now. */
export const FIELD_KINDS = [
  'text',
  'email',
  'textarea',
  'name',
  'phone',
  'select',
  'checkbox',
  'radio',
  'hidden',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export interface Field {
  readonly id: string;
  readonly type: FieldKind;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly maxLength: number | undefined;
  readonly showCountryCode: boolean;
  /** Of a hidden field. */
  readonly key: string;
  readonly value: string;
}

type Data = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

function readField(data: unknown): Field | string {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'is no object';
  const given = data as Data;
  const id = text(given['id']) || text(given['key']) || text(given['name']);
  if (!id) return 'has no id';
  const type = FIELD_KINDS.find((kind) => kind === text(given['type']).toLowerCase());
  if (!type) return `is of the unknown type "${text(given['type'])}"`;
  const max = given['maxLength'];
  return {
    id,
    type,
    title: text(given['title']) || text(given['label']),
    description: text(given['description']),
    placeholder: text(given['placeholder']),
    required: given['required'] === true || given['required'] === 'true',
    options: Array.isArray(given['options']) ? given['options'].map(text).filter(Boolean) : [],
    maxLength: typeof max === 'number' && Number.isInteger(max) && max >= 1 ? max : undefined,
    showCountryCode: given['showCountryCode'] === true,
    key: text(given['key']) || id,
    value: text(given['value']),
  };
}

/** The fields that can be read; `complain` hears of each that cannot. `undefined` when it is no list at all. */
export function readFields(
  data: unknown,
  complain: (problem: string) => void = () => {},
): readonly Field[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return data.flatMap((entry: unknown, index) => {
    const read = readField(entry);
    if (typeof read !== 'string') return [read];
    complain(`field ${index + 1} ${read}`);
    return [];
  });
}
