import { isCompound, partsOf, type FieldKind } from './field-kinds.js';
import { isObject, isScalar } from './field-values.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const isAnswer = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= 2;
const isScale = (value: unknown): boolean => isObject(value) && Object.values(value).every(isAnswer);
const isListOf = (value: unknown, isOne: (value: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isOne);

/** Whether a value has the shape of its kind (storefront §3 "Form field value shapes"). Pure. */
export function hasShape(value: unknown, kind: FieldKind): boolean {
  if (isCompound(kind)) return isListOf(value, isText) && value.length === partsOf(kind).length;
  if (kind === 'file') return isText(value) || isListOf(value, isText);
  if (kind === 'checkbox') return isListOf(value, isText) && new Set(value).size === value.length;
  return kind === 'likert' ? isScale(value) : isScalar(value);
}

/** Whether a value has the shape of any kind: for a field without a rule. Pure. */
export const hasSomeShape = (value: unknown): boolean => isScalar(value) || isListOf(value, isScalar) || isScale(value);

const ONE_ANSWER = 'Give one answer.';
/** The kit's own forms always send these shapes: the messages are for authors of their own calls or pages. */
export const SHAPE_MESSAGES: Readonly<Record<FieldKind, string>> = {
  name: 'Enter a first and a last name.',
  phone: 'Enter area code, prefix and line of a phone number.',
  address: 'Enter an address line by line.',
  date: 'Enter a date as month, day and year.',
  time: 'Enter a time as hour, minute, second and AM or PM.',
  checkbox: 'Choose any of the options, each once.',
  radio: 'Choose one of the options.',
  select: 'Choose one of the options.',
  likert: 'Answer each question by a whole number from -2 to 2.',
  file: 'Choose files again.',
  text: ONE_ANSWER,
  email: ONE_ANSWER,
  hidden: ONE_ANSWER,
};
export const NO_SHAPE_MESSAGE = 'This answer cannot be read.';
