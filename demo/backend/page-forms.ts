/** What the backend knows of one field. Fields without a rule are stored as they come. */
export interface FieldRule {
  /** Default `text`. */
  readonly kind?: 'text' | 'email';
  /** `where-asked`: may not be left empty, but a page may show the form without it. Default: not required. */
  readonly required?: 'always' | 'where-asked';
  /** In UTF-16 code units, as browsers count `maxlength`. Default: `MAX_TEXT_LENGTH` of `check-fields.ts`. */
  readonly maxLength?: number;
}

export interface FormDefinition {
  readonly id: string;
  /** Rules by field id, which is the field's `name`. */
  readonly fields: Readonly<Record<string, FieldRule>>;
}

/** A form that takes any fields: only the general limits hold. */
export const anyForm = (id: string): FormDefinition => ({ id, fields: {} });

/** The forms of the demo site. A form that is not in the list is "not configured" (404). */
export const pageForms: readonly FormDefinition[] = [
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
      who: { required: 'always', maxLength: 200 },
      email: { kind: 'email', required: 'always' },
      day: { required: 'always' },
      notes: { maxLength: 2000 },
    },
  },
  { id: 'newsletter', fields: { email: { kind: 'email', required: 'always' } } },
  anyForm('playground'),
];
