/** A value of JSON: what a default and an example are. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export interface TextKind {
  readonly kind: 'text';
  readonly values?: readonly string[];
}
export interface NumberKind {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
}
export interface FlagKind {
  readonly kind: 'flag';
}
export interface ConstantKind {
  readonly kind: 'constant';
  readonly value: Json;
}
export interface ObjectKind<F extends Fields = Fields> {
  readonly kind: 'object';
  readonly fields: F;
}
/** An object whose names are data. */
export interface MapKind {
  readonly kind: 'map';
  readonly of: Kind;
}
export interface ListKind {
  readonly kind: 'list';
  readonly of: Kind;
}
export interface EitherKind<K extends readonly Kind[] = readonly Kind[]> {
  readonly kind: 'either';
  readonly kinds: K;
}
/** What the kit can read in a field. Anything else counts as absent, unless the field says otherwise. */
export type Kind = TextKind | NumberKind | FlagKind | ConstantKind | ObjectKind | MapKind | ListKind | EitherKind;

/** One field of the page context. */
export interface Field<K extends Kind = Kind> {
  readonly kind: K;
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

declare const fromPage: unique symbol;
/** What the page has is no `Data`: every name that is read of it has to be declared. */
export interface FromPage {
  readonly [fromPage]?: never;
}

/** What else may be in the place of an object. */
export type NoObject = string | number | boolean | readonly unknown[] | null | undefined;

/** An object of the page: any of its fields may be missing, or be something else than what is declared. */
export type Given<F extends Fields> = FromPage & { readonly [N in keyof F]?: GivenKind<F[N]['kind']> };

type GivenKind<K extends Kind> =
  K extends EitherKind<readonly (infer E extends Kind)[]> ? GivenObject<E> : GivenObject<K>;
type GivenObject<K> = [Objects<K>] extends [never] ? unknown : Objects<K> | NoObject;
type Objects<K> = K extends ObjectKind<infer F> ? Given<F> : never;

/** The type has the kinds alone, and none of the words. */
export const fields = <F extends Fields>(of: F): { readonly [N in keyof F]: Field<F[N]['kind']> } => of;

export const text = (...values: string[]): TextKind => ({ kind: 'text', ...(values.length > 0 && { values }) });
export const flag: FlagKind = { kind: 'flag' };
export const number: NumberKind = { kind: 'number' };
export const whole: NumberKind = { kind: 'number', isWhole: true };
export const count: NumberKind = { kind: 'number', isWhole: true, min: 0 };
export const none: ConstantKind = { kind: 'constant', value: null };
export const constant = (value: Json): ConstantKind => ({ kind: 'constant', value });
export const object = <F extends Fields>(of: F): ObjectKind<{ readonly [N in keyof F]: Field<F[N]['kind']> }> => ({
  kind: 'object',
  fields: of,
});
export const mapOf = (of: Kind): MapKind => ({ kind: 'map', of });
export const listOf = (of: Kind): ListKind => ({ kind: 'list', of });
export const either = <K extends readonly Kind[]>(...kinds: K): EitherKind<K> => ({ kind: 'either', kinds });
