/** A value of JSON: what a default and an example are. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What the kit can read in a field. Anything else counts as absent, unless the field says otherwise. */
export type Kind =
  | { readonly kind: 'text'; readonly values?: readonly string[] }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly isWhole?: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'constant'; readonly value: Json }
  | { readonly kind: 'object'; readonly fields: Fields }
  /** An object whose names are data. */
  | { readonly kind: 'map'; readonly of: Kind }
  | { readonly kind: 'list'; readonly of: Kind }
  | { readonly kind: 'either'; readonly kinds: readonly Kind[] };

/** One field of the page context. */
export interface Field {
  readonly kind: Kind;
  /** One or two sentences: what it is and what it changes. */
  readonly summary: string;
  /** Without one, an absent field has no effect. */
  readonly default?: Json;
  /** Tags of blocks, or the names of services, that read it. A field of an object that names none is read by those of the object. */
  readonly readBy?: readonly string[];
  /** Sections and rows of the requirements, or the page of docs/ with its rules. */
  readonly source?: string;
  readonly example?: Json;
  /** Other words that a person may look for it by. */
  readonly words?: readonly string[];
}

export type Fields = Readonly<Record<string, Field>>;

export const text = (...values: string[]): Kind => ({ kind: 'text', ...(values.length > 0 && { values }) });
export const flag: Kind = { kind: 'flag' };
export const number: Kind = { kind: 'number' };
export const whole: Kind = { kind: 'number', isWhole: true };
export const count: Kind = { kind: 'number', isWhole: true, min: 0 };
export const none: Kind = { kind: 'constant', value: null };
export const constant = (value: Json): Kind => ({ kind: 'constant', value });
export const object = (fields: Fields): Kind => ({ kind: 'object', fields });
export const mapOf = (of: Kind): Kind => ({ kind: 'map', of });
export const listOf = (of: Kind): Kind => ({ kind: 'list', of });
export const either = (...kinds: Kind[]): Kind => ({ kind: 'either', kinds });
