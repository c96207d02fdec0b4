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
  /** Of a file field: the types that it takes, as the attribute `accept` of HTML. Default: any. */
  readonly accept?: string;
  /** Of a file field: the most bytes of one file. Default 10 MB. */
  readonly maxBytes?: number;
  /** Of a file field. Default 5. */
  readonly maxFiles?: number;
}

export interface FormDefinition {
  readonly id: string;
  /** Rules by field id, which is the field's `name`. */
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** A mail to the visitor, whose address is in the first email field. Default: none. */
  readonly reply?: { readonly subject: string; readonly text: string };
}

/** A form that accepts any fields, within the general limits. */
const anyForm = (id: string): FormDefinition => ({ id, fields: {} });

/** The form of `sq-reviews`. */
export const REVIEW_FORM = 'review';

/** What telephones and cameras make. */
const PHOTOS = 'image/jpeg,image/png,image/webp,image/heic,image/avif';

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
    reply: {
      subject: 'Your place at the wheel',
      text: 'Thank you for your booking. We answer within two days.\n\nTidewater Studio',
    },
  },
  { id: 'newsletter', fields: { email: { kind: 'email', required: 'always' } } },
  {
    id: 'repair',
    fields: {
      name: { required: 'always', maxLength: 200 },
      email: { kind: 'email', required: 'always' },
      piece: { required: 'always', maxLength: 2000 },
      photos: { kind: 'file', required: 'always', accept: PHOTOS, maxBytes: 8_000_000, maxFiles: 4 },
      receipt: { kind: 'file', accept: '.pdf,image/*', maxBytes: 2_000_000, maxFiles: 1 },
    },
    reply: {
      subject: 'Your broken piece',
      text: 'Thank you for the photographs. We look at them and answer within a week.\n\nTidewater Studio',
    },
  },
  {
    // Only of a purchase: `check-review.ts`.
    id: REVIEW_FORM,
    fields: {
      rating: { kind: 'radio', required: 'always', options: ['1', '2', '3', '4', '5'] },
      review: { maxLength: 2000 },
      name: { maxLength: 200 },
      token: { kind: 'hidden' },
    },
  },
  { id: 'playground', fields: { pieces: { kind: 'file', accept: PHOTOS, maxBytes: 8_000_000, maxFiles: 3 } } },
  anyForm('address'),
  anyForm('steps'),
  // Needs a captcha: `demo-captcha.ts`.
  anyForm('captcha'),
];
