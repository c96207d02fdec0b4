export type Scalar = string | number | boolean | null;
/** Field id to whatever the visitor's JSON holds: `check-fields.ts` says whether it is an answer. */
export type FieldValues = ReadonlyMap<string, unknown>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

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
  return new Map(entries);
}

/** All that was entered into one field, and what the questions are called. */
export function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (isObject(value)) return Object.entries(value).flatMap(([question, answer]) => [question, String(answer)]);
  return (Array.isArray(value) ? value : [value]).map((one) => (one === null ? '' : String(one)));
}
