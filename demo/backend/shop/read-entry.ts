import * as v from 'valibot';
import { isObject } from '../forms/field-values.js';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}
export type Read<T> = { ok: true; value: T } | { ok: false; errors: Readonly<Record<string, string>> };
export interface NewEntry {
  readonly itemId: string;
  readonly sku?: string | undefined;
  /** Values by option name, which name the variant where there is no SKU. */
  readonly options?: Readonly<Record<string, string>> | undefined;
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

/** `{ itemId, sku, options, quantity }`; the SKU and the options are optional. Pure. */
export const readNewEntry = (body: unknown, bounds: Bounds): Read<NewEntry> =>
  read(
    v.object({
      itemId,
      sku: v.optional(v.string('A SKU is text.')),
      options: v.optional(v.record(v.string(), v.string(OPTIONS), OPTIONS)),
      quantity: quantity(bounds),
    }),
    body,
  );
