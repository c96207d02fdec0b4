/** Answer of a reader that cannot make sense of what it was given. */
export const INVALID = Symbol('invalid');

/**
 * One attribute of a block: how its text, a property write or a `data-block-json` member is read.
 * `read` never sees `null`, `undefined` or (where an empty text means "not given") `''`.
 */
export interface Attribute<T = unknown> {
  /** One sentence for the documentation. */
  readonly summary: string;
  /** The value when nothing valid was given. */
  readonly fallback: T;
  /** TypeScript type, as text, for the manifest. */
  readonly type: string;
  /** Completes "expected …" in the warning about a value that cannot be read. */
  readonly expected: string;
  /** The allowed texts of a choice. */
  readonly values?: readonly string[];
  /** Further names of this value in `data-block-json`, beside the attribute's name and its camelCase form. */
  readonly keys?: readonly string[];
  /** Whether `attribute=""` says something; if not it counts as "not given", as an empty template variable should. */
  readonly emptyIsValue?: boolean;
  /** Whether a property write or `data-block-json` also writes the attribute, for CSS such as `sq-gallery[design=grid]`. */
  readonly reflect?: boolean;
  read(raw: unknown, name: string): T | typeof INVALID;
}

/** Options that any kind of attribute takes. */
export interface AttributeOptions {
  keys?: readonly string[];
  reflect?: boolean;
}

/** Text as given; numbers from JSON are taken as text. */
export function text(summary: string, fallback = '', options: AttributeOptions = {}): Attribute<string> {
  return {
    summary,
    fallback,
    type: 'string',
    expected: 'text',
    emptyIsValue: true,
    ...options,
    read: (raw) => (typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : INVALID),
  };
}

/** A switch: present = true, `"false"` = false, absent = `fallback`. */
export function flag(summary: string, fallback = false, options: AttributeOptions = {}): Attribute<boolean> {
  return {
    summary,
    fallback,
    type: 'boolean',
    expected: 'no value, "true" or "false"',
    emptyIsValue: true,
    ...options,
    read(raw, name) {
      if (typeof raw === 'boolean') return raw;
      const said = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
      if (said === '' || said === 'true' || said === name) return true;
      return said === 'false' ? false : INVALID;
    },
  };
}

interface NumberOptions extends AttributeOptions {
  min?: number;
  max?: number;
  integer?: boolean;
}

/** A finite decimal number, `min` and `max` included. */
export function number(summary: string, fallback: number, options: NumberOptions = {}): Attribute<number> {
  const { min = -Infinity, max = Infinity, integer = false, ...rest } = options;
  const range = (min > -Infinity ? ` from ${min}` : '') + (max < Infinity ? ` to ${max}` : '');
  return {
    summary,
    fallback,
    type: 'number',
    expected: `${integer ? 'an integer' : 'a number'}${range}`,
    ...rest,
    read(raw) {
      const value = typeof raw === 'string' && /^\s*[-+]?(\d|\.\d)/.test(raw) ? Number(raw) : raw;
      if (typeof value !== 'number' || !Number.isFinite(value)) return INVALID;
      return value < min || value > max || (integer && !Number.isInteger(value)) ? INVALID : value;
    },
  };
}

/** One of the given texts, read without regard to case. */
export function choice<const V extends readonly string[]>(
  summary: string,
  values: V,
  fallback: NoInfer<V[number]>,
  options: AttributeOptions = {},
): Attribute<V[number]> {
  return {
    summary,
    fallback,
    values,
    type: values.map((value) => `'${value}'`).join(' | '),
    expected: `one of ${values.map((value) => `"${value}"`).join(', ')}`,
    ...options,
    read(raw) {
      const said = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
      return values.find((value) => value.toLowerCase() === said) ?? INVALID;
    },
  };
}

/** Turns unknown data into `T`, or answers INVALID. May throw: that counts as INVALID. */
export type Reader<T> = (data: unknown) => T | typeof INVALID;

/** A value of one's own making: `read` is given the text or the value as it came. */
export function parsed<T>(
  summary: string,
  type: string,
  read: Reader<T>,
  fallback: T,
  options: AttributeOptions & { expected: string },
): Attribute<T> {
  return { summary, fallback, type, ...options, read: (raw) => read(raw) };
}

/** Structured data: JSON text in the attribute, the value itself in the property. */
export function json<T>(
  summary: string,
  type: string,
  read: Reader<T>,
  fallback: T,
  options: AttributeOptions & { expected?: string } = {},
): Attribute<T> {
  return {
    summary,
    fallback,
    type,
    expected: `JSON of the type ${type}`,
    ...options,
    read: (raw) => read(typeof raw === 'string' ? JSON.parse(raw) : raw),
  };
}
