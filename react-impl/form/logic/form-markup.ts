import { formFieldMessages } from '../../../shared/platform/i18n/en/form-fields.js';
import { fieldMarkup, type FieldMessage, type Say } from './field-markup.js';
import { markup, toHtml, type Markup } from './markup.js';
import { readFields, type Field, type ReadOptions } from './read-fields.js';

export interface FormHtmlOptions extends ReadOptions {
  /** Where the form is posted without script. */
  readonly action: string;
  /** Default "Submit". */
  readonly submitButtonText?: string;
  /** Begins the ids of the controls; forms of one page need different ones. Default `sq-form`. */
  readonly idPrefix?: string;
  /** Texts in another language, by key; what is missing is English. */
  readonly texts?: Readonly<Partial<Record<FieldMessage, string>>>;
}

export const formMarkup = (
  fields: readonly Field[],
  action: string,
  buttonText: string,
  idPrefix: string,
  say: Say,
): Markup =>
  markup(
    'form',
    { class: 'sq-fields', method: 'post', action },
    ...fields.map((field, index) => fieldMarkup(field, `${idPrefix}-${index + 1}`, say)),
    markup('button', { class: 'sq-submit' }, buttonText || say('submit')),
  );

/**
 * A field list of the form builder as HTML text: what `<sq-form fields>` builds in the browser, for a template engine to
 * print inside `<sq-form>`. The form then works without script, and is there before the first paint. Every value is
 * escaped. `fields` is the parsed list; no list gives a form without fields. Never throws.
 */
export function formHtml(fields: unknown, options: FormHtmlOptions): string {
  const { action, submitButtonText = '', idPrefix = 'sq-form', texts = {} } = options;
  const say = (key: FieldMessage) => texts[key] ?? formFieldMessages[key];
  return toHtml(formMarkup(readFields(fields, options) ?? [], action, submitButtonText, idPrefix, say));
}
