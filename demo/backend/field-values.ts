type Scalar = string | number | boolean | null;
/** A field's value: one, a list (names, phones, checkboxes), or answers by question (storefront §3). */
export type FieldValue = Scalar | readonly Scalar[] | Readonly<Record<string, Scalar>>;
export type FieldValues = ReadonlyMap<string, FieldValue>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isFieldValue = (value: unknown): value is FieldValue =>
  isScalar(value) ||
  (Array.isArray(value) && value.every(isScalar)) ||
  (isObject(value) && Object.values(value).every(isScalar));

/** More fields than any form has, and fewer than would hurt. */
const MAX_FIELDS = 200;
const MAX_ID_LENGTH = 200;

/** JSON text of field id to value; `undefined` when it is something else. A map: ids are the visitor's words. */
export function readFieldValues(text: string): FieldValues | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(data)) return undefined;
  const entries = Object.entries(data);
  if (entries.length > MAX_FIELDS || entries.some(([id]) => id === '' || id.length > MAX_ID_LENGTH)) return undefined;
  const values = new Map<string, FieldValue>();
  for (const [id, value] of entries) {
    if (!isFieldValue(value)) return undefined;
    values.set(id, value);
  }
  return values;
}

/** All that was typed into one field. */
export function textsOf(value: FieldValue | undefined): string[] {
  if (value === undefined || value === null) return [];
  return (typeof value === 'object' ? Object.values(value) : [value]).map(String);
}
