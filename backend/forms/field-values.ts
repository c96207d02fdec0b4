export type Scalar = string | number | boolean | null;
/** Field id to any JSON value that the visitor sent; `check-fields.ts` validates it. */
export type FieldValues = ReadonlyMap<string, unknown>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** More fields than any form has, and few enough to check quickly. */
const MAX_FIELDS = 200;
const MAX_ID_LENGTH = 200;
/** The deepest value that the kit sends is an object of numbers. More is allowed, so that a field can be named in the message. */
const MAX_DEPTH = 8;

/** Turning thousands of nested lists into a text ends with an error of the stack. */
const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  isScalar(value) || (depth > 0 && Object.values(value as object).every((each) => isShallow(each, depth - 1)));

const isField = ([id, value]: readonly [string, unknown]) =>
  id !== '' && id.length <= MAX_ID_LENGTH && isShallow(value);

/** JSON text of field id to value; `undefined` for anything else. A map: ids come from the visitor. */
export function readFieldValues(text: string): FieldValues | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(data)) return undefined;
  const entries = Object.entries(data);
  if (entries.length > MAX_FIELDS || !entries.every(isField)) return undefined;
  return new Map(entries);
}

/** All texts in the value of one field, the questions of a scale included. */
export function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (isObject(value)) return Object.entries(value).flatMap(([question, answer]) => [question, String(answer)]);
  return (Array.isArray(value) ? value : [value]).map((one) => (one === null ? '' : String(one)));
}
