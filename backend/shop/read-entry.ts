import * as v from 'valibot';
import { isObject } from '../forms/field-values.js';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}
export type Read<T> = { ok: true; value: T } | { ok: false; errors: Readonly<Record<string, string>> };
/** What the page's form had besides, such as an engraving. */
interface AdditionalField {
  readonly name: string;
  readonly value: string;
}
export interface NewEntry {
  readonly itemId: string;
  readonly sku?: string | undefined;
  /** In this shop the SKU of the variant. */
  readonly variantId?: string | undefined;
  /** Values by option name, which name the variant where there is no SKU. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly additionalFields?: readonly AdditionalField[] | undefined;
  readonly quantity: number;
}

function quantity({ min, max }: Bounds) {
  const message = `Enter a whole number from ${min} to ${max}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}
const WHICH = 'Say which product.';
const itemId = v.pipe(v.string(WHICH), v.nonEmpty(WHICH));

/** The value, or the first message for each field. A body that is no object is read as one without fields. Pure. */
function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): Read<T> {
  // For a field that is not there at all, valibot has words of its own.
  const fields = { itemId: undefined, quantity: undefined, ...(isObject(body) && body) };
  const { success, output, issues } = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (success) return { ok: true, value: output };
  return { ok: false, errors: Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])) };
}

/** `{ quantity }`. Pure. */
export function readQuantity(body: unknown, bounds: Bounds): Read<number> {
  const entry = read(v.object({ quantity: quantity(bounds) }), body);
  return entry.ok ? { ok: true, value: entry.value.quantity } : entry;
}

const OPTIONS = 'Options are texts by name.';
const FIELDS = 'Additional fields are a list of names and values.';
/** What one entry may carry along. More is refused: an order must not lack what was asked for. */
const MAX_FIELDS = 50;
const MAX_NAME = 200;
const MAX_VALUE = 5000;
const name = v.pipe(v.string(FIELDS), v.maxLength(MAX_NAME, 'The name of a field is too long.'));
const TOO_LONG = `At most ${MAX_VALUE} characters can be sent along.`;
const TOO_MANY = `At most ${MAX_FIELDS} fields can be sent along.`;
const field = v.object({ name, value: v.pipe(v.string(FIELDS), v.maxLength(MAX_VALUE, TOO_LONG)) }, FIELDS);
const additionalFields = v.pipe(v.array(field, FIELDS), v.maxLength(MAX_FIELDS, TOO_MANY));
const options = v.pipe(
  v.record(name, v.pipe(v.string(OPTIONS), v.maxLength(MAX_VALUE, TOO_LONG)), OPTIONS),
  v.check((each) => Object.keys(each).length <= MAX_FIELDS, TOO_MANY),
);

/** `{ itemId, sku, variantId, options, additionalFields, quantity }`; all but the first and the last are optional. Pure. */
export const readNewEntry = (body: unknown, bounds: Bounds): Read<NewEntry> =>
  read(
    v.object({
      itemId,
      sku: v.optional(v.string('A SKU is text.')),
      variantId: v.optional(v.string('The id of a variant is text.')),
      options: v.optional(options),
      additionalFields: v.optional(additionalFields),
      quantity: quantity(bounds),
    }),
    body,
  );
