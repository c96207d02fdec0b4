import { formMessages, isDate, isEmail, isUnitedStates, isUsZip } from '../../elements/server-rules.js';
import { CHOSEN_BEFOREHAND, isCompound, partsOf, REQUIRED_PARTS, type FieldKind } from './field-kinds.js';
import { isObject, textsOf, type FieldValues, isScalar } from './field-values.js';
import type { FieldRule, FormDefinition } from './form-definitions.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const isAnswer = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= 2;
const isScale = (value: unknown): boolean => isObject(value) && Object.values(value).every(isAnswer);
const isListOf = (value: unknown, isOne: (value: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isOne);

/** Whether a value has the shape of its kind (storefront §3 "Form field value shapes"). Pure. */
function hasShape(value: unknown, kind: FieldKind): boolean {
  if (isCompound(kind)) return isListOf(value, isText) && value.length === partsOf(kind).length;
  if (kind === 'file') return isText(value) || isListOf(value, isText);
  if (kind === 'checkbox') return isListOf(value, isText) && new Set(value).size === value.length;
  return kind === 'likert' ? isScale(value) : isScalar(value);
}

/** Whether a value has the shape of any kind: for a field without a rule. Pure. */
const hasSomeShape = (value: unknown): boolean => isScalar(value) || isListOf(value, isScalar) || isScale(value);

const ONE_ANSWER = 'Give one answer.';
/** The kit's own forms always send these shapes: the messages are for authors of their own calls or pages. */
const SHAPE_MESSAGES: Readonly<Record<FieldKind, string>> = {
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
const NO_SHAPE_MESSAGE = 'This answer cannot be read.';

/** The longest text of a field without a limit of its own. */
const MAX_TEXT_LENGTH = 10_000;

const NOT_A_TIME = 'This is not a time.';
const NOT_AN_EMAIL = formMessages.email.replace('{email}', 'name@example.com');

/** The messages by field id; empty without errors. Repeats the checks of the kit's forms, which a client can skip. Pure. */
export function checkFields(values: FieldValues, { fields }: FormDefinition): Readonly<Record<string, string>> {
  const rules = new Map(Object.entries(fields));
  const ids = new Set([...rules.keys(), ...values.keys()]);
  const problems = [...ids].flatMap((id) => {
    const problem = checkField(values.get(id), rules.get(id));
    return problem === undefined ? [] : [[id, problem] as const];
  });
  return Object.fromEntries(problems);
}

function checkField(value: unknown, rule: FieldRule | undefined): string | undefined {
  if (!rule) return checkUnknown(value);
  const { kind = 'text', required, maxLength = MAX_TEXT_LENGTH } = rule;
  if (value !== undefined && value !== null && !hasShape(value, kind)) return SHAPE_MESSAGES[kind];
  const texts = textsOf(value);
  const isNeeded = required === 'always' || (required === 'where-asked' && value !== undefined);
  if (isNeeded && isIncomplete(texts, kind)) return formMessages.required;
  if (texts.some((text) => text.length > maxLength)) return formMessages.tooLong;
  return isEmpty(texts, kind) ? undefined : checkContent(value, texts, rule);
}

function checkUnknown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (!hasSomeShape(value)) return NO_SHAPE_MESSAGE;
  return textsOf(value).some((text) => text.length > MAX_TEXT_LENGTH) ? formMessages.tooLong : undefined;
}

/** Checks the content of an answer that is complete and has the right shape. */
function checkContent(value: unknown, texts: readonly string[], { kind = 'text', options }: FieldRule) {
  const [month = '', day = '', year = ''] = texts;
  if (kind === 'email') return texts.every((text) => isEmail(text.trim())) ? undefined : NOT_AN_EMAIL;
  if (kind === 'date') return isDate(year, month, day) ? undefined : formMessages.date;
  if (kind === 'time') return isRealTime(texts) ? undefined : NOT_A_TIME;
  if (kind === 'address') return isAddress(texts) ? undefined : formMessages.usZip;
  const chosen = isObject(value) ? Object.keys(value) : texts;
  return options && !chosen.every((text) => options.includes(text)) ? SHAPE_MESSAGES[kind] : undefined;
}

const isAddress = ([, , , , zip = '', country = '']: readonly string[]) =>
  isBlank(zip) || !isUnitedStates(country) || isUsZip(zip.trim());
const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

function isEmpty(texts: readonly string[], kind: FieldKind): boolean {
  const parts = isCompound(kind) ? partsOf(kind) : [];
  return texts.every((text, at) => isBlank(text) || CHOSEN_BEFOREHAND.includes(parts[at] ?? ''));
}

function isIncomplete(texts: readonly string[], kind: FieldKind): boolean {
  if (isEmpty(texts, kind)) return true;
  return isCompound(kind) && REQUIRED_PARTS[kind].some((part) => isBlank(texts[partsOf(kind).indexOf(part)]));
}

const SHORT = /^\d{1,2}$/;
const isNumber = (text: string, min: number, max: number) =>
  SHORT.test(text) && Number(text) >= min && Number(text) <= max;

/** Whether hour, minute, second, AM or PM are a time: of 12 hours with AM or PM, else of 24. Seconds are optional. */
function isRealTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const isHour = half === '' ? isNumber(hour, 0, 23) : /^[ap]m$/i.test(half) && isNumber(hour, 1, 12);
  return isHour && isNumber(minute, 0, 59) && (second === '' || isNumber(second, 0, 59));
}
