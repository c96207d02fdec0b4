import type { FromPage, NoObject } from './fields/field.js';

/** An object of unknown content: from the page, a server, or storage. */
export type Data = Readonly<Record<string, unknown>>;

/** An object of the page's context keeps the names that its declaration has. */
interface IsObject {
  <T extends FromPage>(value: T | NoObject): value is T;
  (value: unknown): value is Data;
}
export const isObject = ((value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)) as IsObject;

/** Nothing is known of `any`. */
type Known<T> = 0 extends 1 & T ? Data : T;

interface AsObject {
  <T extends FromPage>(value: T | NoObject): Known<T>;
  (value: unknown): Data;
}
export const asObject = ((value: unknown) => (isObject(value) ? value : {})) as AsObject;

/** `undefined` also for an empty text. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
