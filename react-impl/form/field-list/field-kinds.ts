/** The properties that a field of the form builder may have besides its id, type and title. */
export type FieldProperty =
  | 'description'
  | 'placeholder'
  | 'required'
  | 'currencySymbol'
  | 'showCountryCode'
  | 'underline'
  | 'options'
  | 'maxLength'
  | 'key'
  | 'value'
  | 'step'
  | 'max'
  | 'accept'
  | 'multiple'
  | 'maxBytes'
  | 'maxFiles';

const PLAIN = ['description', 'placeholder', 'required'] as const;
const BARE = ['description', 'required'] as const;

/** The form builder's vocabulary (storefront §3 "Form builder fields"): the properties of each kind. */
export const FIELD_PROPERTIES = {
  text: PLAIN,
  textarea: [...PLAIN, 'maxLength'],
  email: PLAIN,
  number: PLAIN,
  website: PLAIN,
  currency: [...PLAIN, 'currencySymbol'],
  phone: [...BARE, 'showCountryCode'],
  section: ['description', 'underline', 'step'],
  radio: [...BARE, 'options'],
  checkbox: [...BARE, 'options'],
  select: [...BARE, 'options'],
  likert: [...BARE, 'options'],
  rating: [...BARE, 'max'],
  file: [...BARE, 'accept', 'multiple', 'maxBytes', 'maxFiles'],
  hidden: ['key', 'value'],
  password: BARE,
  twitter: BARE,
  date: BARE,
  time: BARE,
  name: BARE,
  address: BARE,
} as const satisfies Record<string, readonly FieldProperty[]>;

export type FieldKind = keyof typeof FIELD_PROPERTIES;
export const FIELD_KINDS = Object.keys(FIELD_PROPERTIES) as readonly FieldKind[];

/** The tabs of the form editor (storefront §3), in their order. */
export const FORM_EDITOR_TABS = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const;

/** A likert scale from -2 to 2 (storefront §9); the keys of its texts. */
export const LIKERT_SCALE = [
  { value: -2, text: 'stronglyDisagree' },
  { value: -1, text: 'disagree' },
  { value: 0, text: 'neutral' },
  { value: 1, text: 'agree' },
  { value: 2, text: 'stronglyAgree' },
] as const;
