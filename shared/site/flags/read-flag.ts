import type { Context } from '../../platform/page/fields/context-fields.js';
import { isObject } from '../../platform/page/unknown-values.js';
import { findFlag, flagTables, variantOf } from './find-flag.js';

/** The types a flag can have: how its variant, always a text, is read. */
export interface FlagTypes {
  boolean: boolean;
  number: number;
  string: string;
}
export type FlagType = keyof FlagTypes;

/** Hosted sites log these texts, to the letter (storefront §8). */
export const FLAG_PROBLEMS = {
  notLoaded: 'The underlying Praetor configuration is not loaded',
  unknown: 'The specified feature does not exist',
  invalid: 'The specified feature has an invalid server-side definition',
  otherType: (type: FlagType) => `The specified feature is not a ${type}`,
} as const;

const PARSE: { readonly [T in FlagType]: (variant: string) => FlagTypes[T] | undefined } = {
  boolean: (variant) => (variant === 'true' ? true : variant === 'false' ? false : undefined),
  number: (variant) => (variant.trim() !== '' && Number.isFinite(Number(variant)) ? Number(variant) : undefined),
  string: (variant) => variant,
};

type Flag = { readonly variant: string; readonly type: FlagType | undefined } | { readonly problem: string };
export type FlagValue<T extends FlagType> = { readonly value: FlagTypes[T] } | { readonly problem: string };

const isFlagType = (type: unknown): type is FlagType => typeof type === 'string' && Object.hasOwn(PARSE, type);

/** A flag as the server defined it. A definition may name its type; its variant then has to be of that type. */
function readFlag(raw: Context, name: string): Flag {
  const tables = flagTables(raw);
  if (tables.length === 0) return { problem: FLAG_PROBLEMS.notLoaded };
  const definition = findFlag(tables, name);
  if (definition === undefined) return { problem: FLAG_PROBLEMS.unknown };
  const variant = variantOf(definition);
  const type = isObject(definition) ? definition.type : undefined;
  const isValid =
    typeof variant === 'string' && (type === undefined || (isFlagType(type) && PARSE[type](variant) !== undefined));
  return isValid ? { variant, type } : { problem: FLAG_PROBLEMS.invalid };
}

/** On only when the variant is the text "true" (storefront §5): an experiment's other variants are off without a warning. */
export function readToggle(raw: Context, name: string): FlagValue<'boolean'> {
  const flag = readFlag(raw, name);
  if ('problem' in flag) return flag;
  if (flag.type !== undefined && flag.type !== 'boolean') return { problem: FLAG_PROBLEMS.otherType('boolean') };
  return { value: flag.variant === 'true' };
}

export function readFlagValue<T extends FlagType>(raw: Context, name: string, type: T): FlagValue<T> {
  const flag = readFlag(raw, name);
  if ('problem' in flag) return flag;
  const value = flag.type === undefined || flag.type === type ? PARSE[type](flag.variant) : undefined;
  return value === undefined ? { problem: FLAG_PROBLEMS.otherType(type) } : { value };
}
