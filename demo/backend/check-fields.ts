import { isEmail } from '../../react-impl/form/logic/validation.js';
import { formMessages } from '../../shared/i18n/en/form.js';
import { textsOf, type FieldValue, type FieldValues } from './field-values.js';
import type { FieldRule, FormDefinition } from './page-forms.js';

/** The longest text of a field without a bound of its own. */
export const MAX_TEXT_LENGTH = 10_000;

const NOT_AN_EMAIL = formMessages.email.replace('{email}', 'name@example.com');

/** The message per field id, empty when all is well. The browser's rules and words, asked again: it can be left out. Pure. */
export function checkFields(values: FieldValues, { fields }: FormDefinition): Readonly<Record<string, string>> {
  const rules = new Map(Object.entries(fields));
  const ids = new Set([...rules.keys(), ...values.keys()]);
  const problems = [...ids].flatMap((id) => {
    const problem = checkField(values.get(id), rules.get(id) ?? {});
    return problem === undefined ? [] : [[id, problem] as const];
  });
  return Object.fromEntries(problems);
}

function checkField(value: FieldValue | undefined, rule: FieldRule): string | undefined {
  const { kind = 'text', required, maxLength = MAX_TEXT_LENGTH } = rule;
  const texts = textsOf(value);
  if (texts.every((text) => text.trim() === '')) {
    const missing = required === 'always' || (required === 'where-asked' && value !== undefined);
    return missing ? formMessages.required : undefined;
  }
  if (texts.some((text) => text.length > maxLength)) return formMessages.tooLong;
  if (kind === 'email' && !texts.every((text) => isEmail(text))) return NOT_AN_EMAIL;
  return undefined;
}
