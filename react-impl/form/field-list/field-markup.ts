import type { formFieldMessages } from '../../../shared/platform/i18n/en/form-fields.js';
import { LIKERT_SCALE, type FieldKind } from './field-kinds.js';
import { isPartName, PARTS, type CompoundKind } from '../logic/field-values.js';
import { markup, type Markup, type MarkupAttributes } from './markup.js';
import type { Field } from './read-fields.js';

export type FieldMessage = keyof typeof formFieldMessages;
export type GetFieldText = (key: FieldMessage) => string;

/** Texts and autofill tokens of the parts: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const PART_CONTROLS: Readonly<Record<string, { text: FieldMessage; autocomplete: string; inputmode?: string }>> = {
  'name.First': { text: 'firstName', autocomplete: 'given-name' },
  'name.Last': { text: 'lastName', autocomplete: 'family-name' },
  'phone.Country': { text: 'country', autocomplete: 'tel-country-code', inputmode: 'tel' },
  'phone.Areacode': { text: 'areacode', autocomplete: 'tel-area-code', inputmode: 'tel' },
  'phone.Prefix': { text: 'prefix', autocomplete: 'tel-local-prefix', inputmode: 'tel' },
  'phone.Line': { text: 'line', autocomplete: 'tel-local-suffix', inputmode: 'tel' },
  'address.Line1': { text: 'line1', autocomplete: 'address-line1' },
  'address.Line2': { text: 'line2', autocomplete: 'address-line2' },
  'address.City': { text: 'city', autocomplete: 'address-level2' },
  'address.State': { text: 'state', autocomplete: 'address-level1' },
  'address.Zip': { text: 'zip', autocomplete: 'postal-code' },
  'address.Country': { text: 'country', autocomplete: 'country-name' },
};
/** Parts that many addresses and phone numbers do not have: never required. */
const OPTIONAL_PARTS = ['phone.Country', 'address.Line2', 'address.State', 'address.Zip'];

/** Attributes of controls with one value. The types select the keyboard and the browser's own validation. */
const SINGLE_CONTROLS: Readonly<Partial<Record<FieldKind, Readonly<Record<string, string>>>>> = {
  email: { type: 'email', autocomplete: 'email' },
  // No keyboard of digits: that of an iPhone has no minus.
  number: { type: 'number', step: 'any' },
  website: { type: 'url', autocomplete: 'url' },
  currency: { type: 'number', step: '0.01', min: '0', inputmode: 'decimal', autocomplete: 'transaction-amount' },
  password: { type: 'password', autocomplete: 'new-password' },
  twitter: { type: 'text', autocapitalize: 'none', spellcheck: 'false' },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** One field of the list as elements. `controlId` is the id of its control, unique on the page. Pure. */
export function fieldMarkup(field: Field, controlId: string, getText: GetFieldText): Markup {
  const { type } = field;
  if (type === 'hidden') return markup('input', { type: 'hidden', ...nameOf(field.key), value: field.value });
  const hintId = field.description && `${controlId}-hint`;
  const hint = hintId ? markup('p', { class: 'sq-hint', id: hintId }, field.description) : undefined;
  if (type === 'section') return section(field, hint);
  const when = showIf(field);
  const label = [
    field.title || field.id,
    !field.required && ' ',
    !field.required && markup('span', { class: 'sq-optional' }, getText('optional')),
  ] as const;
  const groupControls = groupOf(field, getText);
  if (groupControls)
    return markup(
      'fieldset',
      { class: 'sq-field', ...groupAttributes(field), 'aria-describedby': hintId, ...when },
      markup('legend', {}, ...label),
      hint,
      ...groupControls,
    );
  return markup(
    'div',
    { class: 'sq-field', ...when },
    markup('label', { for: controlId }, ...label),
    hint,
    singleControl(field, controlId, hintId, getText),
  );
}

/** The name of a control. An id that ends like the name of a part is marked: the field has no parts. */
const nameOf = (name: string): Record<string, string> =>
  isPartName(name) ? { name, 'data-sq-field': name } : { name };

const showIf = (field: Field): MarkupAttributes => ({ 'data-sq-show-if': field.showIf });

const section = (field: Field, hint: Markup | undefined): Markup => {
  const { title, underline } = field;
  return markup(
    'div',
    { class: underline ? 'sq-section sq-underline' : 'sq-section', ...showIf(field) },
    title ? markup('h3', {}, title) : undefined,
    hint,
  );
};

function groupAttributes({ id, type, required }: Field): MarkupAttributes {
  // HTML has no "at least one": `required` on every box would ask for all of them.
  if (type === 'checkbox') return { 'data-sq-required': required };
  return type === 'likert' ? { 'data-sq-kind': 'likert', 'data-sq-field': id } : {};
}

/** The controls of a field with several; `undefined` for a field with a single one. */
function groupOf(field: Field, getText: GetFieldText): Markup[] | undefined {
  const { id, type, required, options } = field;
  switch (type) {
    case 'name':
      return parts(field, type, PARTS.name, getText);
    case 'address':
      return parts(field, type, PARTS.address, getText);
    case 'phone':
      return parts(field, type, field.showCountryCode ? PARTS.phone : PARTS.phone.slice(1), getText);
    case 'radio':
      return options.map((value) => choice({ type, ...nameOf(id), value, required }, value));
    case 'checkbox':
      return options.map((value) => choice({ type, ...nameOf(id), value }, value));
    case 'rating': {
      const input = { type: 'radio', ...nameOf(id), required };
      const star = (value: string) =>
        markup('label', {}, markup('input', { ...input, value }), `${value} / ${field.max}`);
      return [
        markup('div', { class: 'sq-rating' }, ...Array.from({ length: field.max }, (_, at) => star(String(at + 1)))),
      ];
    }
    case 'likert':
      return options.map((question) =>
        markup(
          'fieldset',
          { class: 'sq-likert' },
          markup('legend', {}, question),
          ...LIKERT_SCALE.map(({ value, text }) =>
            choice({ type: 'radio', name: `${id}.${question}`, value: String(value), required }, getText(text)),
          ),
        ),
      );
    default:
      return undefined;
  }
}

const choice = (input: MarkupAttributes, label: string): Markup =>
  markup('label', { class: 'sq-choice' }, markup('input', input), label);

/** A labelled text control for each part of a compound field. */
const parts = (field: Field, kind: CompoundKind, names: readonly string[], getText: GetFieldText): Markup[] => [
  markup(
    'div',
    { class: 'sq-parts' },
    ...names.map((part) => {
      const name = `${kind}.${part}`;
      const { text, ...attributes } = PART_CONTROLS[name]!;
      const required = field.required && !OPTIONAL_PARTS.includes(name);
      return markup(
        'label',
        {},
        markup('span', {}, getText(text)),
        markup('input', { type: 'text', name: `${field.id}.${part}`, ...attributes, required }),
      );
    }),
  ),
];

function singleControl(field: Field, controlId: string, hintId: string, getText: GetFieldText): Markup {
  const { id, type, required, placeholder, options, maxLength, currencySymbol } = field;
  const control = { id: controlId, ...nameOf(id), required, placeholder, 'aria-describedby': hintId };
  if (type === 'textarea')
    return markup('textarea', {
      ...control,
      rows: '5',
      'data-max-length': maxLength === undefined ? undefined : String(maxLength),
    });
  if (type === 'select')
    return markup(
      'select',
      control,
      markup('option', { value: '' }, getText('choose')),
      ...options.map((option) => markup('option', { value: option }, option)),
    );
  if (type === 'file') return markup('input', { ...control, type, ...fileAttributes(field) });
  const input = markup('input', { type: 'text', ...control, ...SINGLE_CONTROLS[type] });
  if (!currencySymbol) return input;
  return markup('span', { class: 'sq-amount' }, markup('span', { 'aria-hidden': 'true' }, currencySymbol), input);
}

/** HTML has no attributes for the limits; the kit's code and the server read these. */
const fileAttributes = ({ accept, multiple, maxBytes, maxFiles }: Field): MarkupAttributes => ({
  accept,
  multiple,
  'data-sq-max-bytes': maxBytes?.toString(),
  'data-sq-max-files': maxFiles?.toString(),
});
