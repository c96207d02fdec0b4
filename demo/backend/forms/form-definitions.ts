import type { FieldKind } from './field-kinds.js';

/** The rule of one field. Fields without a rule are stored as sent, if their value has the shape of any kind. */
export interface FieldRule {
  /** Default `text`. */
  readonly kind?: FieldKind;
  /** `where-asked`: may not be left empty, but a page may show the form without it. Default: not required. */
  readonly required?: 'always' | 'where-asked';
  /** In UTF-16 code units, as browsers count `maxlength`. Default: `MAX_TEXT_LENGTH` of `check-fields.ts`. */
  readonly maxLength?: number;
  /** The options of a radio, select or checkbox field; the questions of a likert field. Default: any. */
  readonly options?: readonly string[];
}

export interface FormDefinition {
  readonly id: string;
  /** Rules by field id, which is the field's `name`. */
  readonly fields: Readonly<Record<string, FieldRule>>;
}

/** A form that accepts any fields, within the general limits. */
export const anyForm = (id: string): FormDefinition => ({ id, fields: {} });

/** The forms of the demo site. A form that is not in the list is "not configured" (404). */
export const demoForms: readonly FormDefinition[] = [
  {
    id: 'contact',
    fields: {
      name: { required: 'where-asked', maxLength: 200 },
      email: { kind: 'email', required: 'always' },
      topic: { maxLength: 200 },
      message: { required: 'where-asked', maxLength: 600 },
    },
  },
  {
    id: 'workshop',
    fields: {
      who: { kind: 'name', required: 'always', maxLength: 200 },
      email: { kind: 'email', required: 'always' },
      day: { kind: 'select', required: 'always' },
      extras: { kind: 'checkbox' },
      notes: { maxLength: 2000 },
      source: { kind: 'hidden' },
    },
  },
  { id: 'newsletter', fields: { email: { kind: 'email', required: 'always' } } },
  anyForm('playground'),
  // Needs a captcha: `demo-captcha.ts`.
  anyForm('captcha'),
];
