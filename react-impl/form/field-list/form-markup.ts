import { formFieldMessages } from '../../../shared/platform/i18n/en/form-fields.js';
import { fieldMarkup, type FieldMessage, type GetFieldText } from './field-markup.js';
import { markup, toHtml, type Markup } from './markup.js';
import { readFields, type Field, type ReadOptions } from './read-fields.js';

export interface FormHtmlOptions extends ReadOptions {
  /** The address to which the form is posted without script. Default: none, for a form that the platform takes by script. */
  readonly action?: string;
  /** Default "Submit". */
  readonly submitButtonText?: string;
  /** Prefix of the controls' ids; forms on one page need different ones. Default `sq-form`. */
  readonly idPrefix?: string;
  /** Texts in another language, by key; missing ones are English. */
  readonly texts?: Readonly<Partial<Record<FieldMessage, string>>>;
}

export const formMarkup = (
  fields: readonly Field[],
  action: string,
  buttonText: string,
  idPrefix: string,
  getText: GetFieldText,
): Markup =>
  markup(
    'form',
    { class: 'sq-fields', method: 'post', action, enctype: fields.some(isFile) && 'multipart/form-data' },
    ...stepsOf(
      fields,
      fields.map((field, index) => fieldMarkup(field, `${idPrefix}-${index + 1}`, getText)),
    ),
    markup('button', { class: 'sq-submit' }, buttonText || getText('submit')),
  );

const isFile = ({ type }: Field): boolean => type === 'file';

/** The fields from one section with `step` to the next are in a fieldset, which is named by the section's title. */
function stepsOf(fields: readonly Field[], parts: readonly Markup[]): Markup[] {
  const starts = fields.flatMap(({ step }, index) => (step ? [index] : []));
  if (starts.length === 0) return [...parts];
  const steps = starts.map((start, index) => {
    const { title, showIf } = fields[start]!;
    const rest = fields[start]!.description ? [parts[start]!.children.at(-1)!] : [];
    const inside = parts.slice(start + 1, starts[index + 1]);
    const attributes = { class: 'sq-step', 'data-sq-step': true, 'data-sq-show-if': showIf };
    return markup('fieldset', attributes, markup('legend', {}, title), ...rest, ...inside);
  });
  return [...parts.slice(0, starts[0]), ...steps];
}

/**
 * A field list of the form builder as HTML text, the same that `<sq-form fields>` builds in the browser: for a template
 * engine to print inside `<sq-form>`. The form then works without script, and is visible at the first paint. Every value is
 * escaped. `fields` is the parsed list; anything but a list gives a form without fields. Never throws: an option of a wrong
 * type counts as not given.
 */
export function formHtml(fields: unknown, options: FormHtmlOptions = {}): string {
  // Templates and scripts without types pass anything.
  const given: Readonly<Record<string, unknown>> = { ...options };
  const { maxLength, complain, texts } = given;
  const translated = { ...(texts as object | undefined) } as Readonly<Record<string, unknown>>;
  const list = readFields(fields, {
    maxLength: maxLength === true,
    ...(typeof complain === 'function' && { complain: complain as (problem: string) => void }),
  });
  const form = formMarkup(
    list ?? [],
    textOr(given['action'], ''),
    textOr(given['submitButtonText'], ''),
    textOr(given['idPrefix'], 'sq-form'),
    (key) => textOr(translated[key], formFieldMessages[key]),
  );
  return toHtml(form);
}

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' && value ? value : fallback);
