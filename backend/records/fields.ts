import * as v from 'valibot';
import { isObject } from '../forms/field-values.js';

export const anObject = v.custom<Record<string, unknown>>(isObject);

/**
 * An object with these fields. It may have others, which are stored as they are: the specification lists only some fields of
 * most such objects ("and others").
 */
export function objectWith(entries: v.ObjectEntries) {
  const fields = v.object(entries);
  return v.custom<Record<string, unknown>>((value) => isObject(value) && v.is(fields, value));
}

// Of a field that may be missing, or null.
export const text = v.nullish(v.string());
export const number = v.nullish(v.number());
/** In JSON a boolean, in a form its text. */
export const flag = v.nullish(v.union([v.boolean(), v.picklist(['true', 'false'])]));
/** A code or its name. */
export const id = v.nullish(v.union([v.string(), v.number()]));
export const texts = v.nullish(v.union([v.string(), v.array(v.string())]));

export const someText = v.pipe(v.string(), v.nonEmpty());
export const finite = v.pipe(v.number(), v.finite());

/** A field of a form whose text is the JSON of something. */
export const jsonOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

/** At most so many, counted before any of them is looked at. */
export const listOf = <S extends v.GenericSchema>(one: S, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(one));

/** What the schema makes of a value; `undefined` for one of another shape. The first fault is enough. Pure. */
export function readAs<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const read = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return read.success ? read.output : undefined;
}
