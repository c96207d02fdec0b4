/** Returned by a reader for data that it cannot read. */
export const INVALID = Symbol('invalid');

/**
 * One attribute of a block: how its text, a property write or a member of `data-block-json` is read.
 *
 * An attribute without a default has `undefined` as `fallback` in its declaration: its type is then `T | undefined`, and
 * the component sees whether the author gave a value. Texts need no `undefined`: an absent text is the empty text.
 */
export interface Attribute<T = unknown> {
  /** One sentence for the documentation. */
  readonly summary: string;
  /** The value when no valid value is given; `undefined` where there is no default. */
  readonly fallback: T;
  /** TypeScript type, as text, for the manifest. */
  readonly type: string;
  /** Completes "expected …" in the warning about a value that cannot be read. */
  readonly expected: string;
  /** The allowed texts of a choice. */
  readonly values?: readonly string[];
  /** Further names of this value in `data-block-json`, beside the attribute's name and its camelCase form. */
  readonly keys?: readonly string[];
  /** Further names of the attribute in HTML. */
  readonly otherNames?: readonly string[];
  /** Whether `attribute=""` is a value. If not, it is "not given", as an empty template variable should be. */
  readonly emptyIsValue?: boolean;
  /** Whether a property write or `data-block-json` also writes the attribute, for CSS such as `sq-gallery[design=grid]`. */
  readonly reflect?: boolean;
  /** Whether only the page's owner may set it: it is not read from the content of the block. */
  readonly ownersOnly?: boolean;
  /** The value for data that cannot be read, where the default would mislead, and what that does, for the warning. */
  readonly onInvalid?: { readonly value: unknown; readonly effect: string };
  /**
   * Never receives `null`, `undefined` or, unless `emptyIsValue`, `''`. Returns INVALID for data that it cannot read, and
   * `undefined` for a value that means "not given". May throw: that counts as INVALID.
   */
  read(raw: unknown, name: string): T | typeof INVALID;
}

/** Options of every kind of attribute. */
export interface AttributeOptions {
  keys?: readonly string[];
  otherNames?: readonly string[];
  reflect?: boolean;
  ownersOnly?: boolean;
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
      const normalized = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
      if (normalized === '' || normalized === 'true' || normalized === name) return true;
      return normalized === 'false' ? false : INVALID;
    },
  };
}

interface NumberOptions extends AttributeOptions {
  min?: number;
  max?: number;
  integer?: boolean;
  onInvalid?: { readonly value: number; readonly effect: string };
  /** A number that templates write for "not given": read as `undefined`, without a warning. */
  notGiven?: number;
}

/** A finite decimal number from `min` to `max`, both included. `undefined` as `fallback`: no default. */
export function number<F extends number | undefined>(
  summary: string,
  fallback: F,
  options: NumberOptions = {},
): Attribute<number | F> {
  const { min = -Infinity, max = Infinity, integer = false, notGiven, ...rest } = options;
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
      if (value === notGiven) return fallback;
      return value < min || value > max || (integer && !Number.isInteger(value)) ? INVALID : value;
    },
  };
}

/** One of the given texts, read without regard to case. `undefined` as `fallback`: no default. */
export function choice<const V extends readonly string[], F extends NoInfer<V[number]> | undefined>(
  summary: string,
  values: V,
  fallback: F,
  options: AttributeOptions = {},
): Attribute<V[number] | F> {
  return {
    summary,
    fallback,
    values,
    type: values.map((value) => `'${value}'`).join(' | '),
    expected: `one of ${values.map((value) => `"${value}"`).join(', ')}`,
    ...options,
    read(raw) {
      const normalized = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
      return values.find((value) => value.toLowerCase() === normalized) ?? INVALID;
    },
  };
}

/** Turns unknown data into `T`, or returns INVALID. May throw: that counts as INVALID. */
export type Reader<T> = (data: unknown) => T | typeof INVALID;

/** A value with a reader of its own, which gets the text of the attribute or the value of the property unchanged. */
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
