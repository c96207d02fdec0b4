import type { formFieldMessages } from '../../../shared/platform/i18n/en/form-fields.js';
import { LIKERT_SCALE, type FieldKind } from './field-kinds.js';
import { isPartName, PARTS, type CompoundKind } from './field-values.js';
import { markup, type Markup } from './markup.js';
import type { Field } from './read-fields.js';

export type FieldMessage = keyof typeof formFieldMessages;
export type Say = (key: FieldMessage) => string;

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
/** A second line, a state and the code of a country are not everybody's. */
const OPTIONAL_PARTS = ['phone.Country', 'address.Line2', 'address.State', 'address.Zip'];

/** Controls with one value. Their types bring the keyboards and the browser's own checks. */
const SINGLE: Readonly<Partial<Record<FieldKind, Readonly<Record<string, string>>>>> = {
  email: { type: 'email', autocomplete: 'email' },
  number: { type: 'number', step: 'any', inputmode: 'decimal' },
  website: { type: 'url', autocomplete: 'url' },
  currency: { type: 'number', step: '0.01', min: '0', inputmode: 'decimal', autocomplete: 'transaction-amount' },
  password: { type: 'password', autocomplete: 'new-password' },
  twitter: { type: 'text', autocapitalize: 'none', spellcheck: 'false' },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** One field of the list as elements. `own` is the id of its control, unique on the page. Pure. */
export function fieldMarkup(field: Field, own: string, say: Say): Markup {
  const { id, type, title, description, placeholder, required, options, maxLength } = field;
  // An id that ends like a part says that it is none.
  const whole = (name: string): Record<string, string> =>
    isPartName(name) ? { name, 'data-sq-field': name } : { name };
  if (type === 'hidden') return markup('input', { type: 'hidden', ...whole(field.key), value: field.value });
  const hint = description ? markup('p', { class: 'sq-hint', id: `${own}-hint` }, description) : undefined;
  if (type === 'section')
    return markup(
      'div',
      { class: field.underline ? 'sq-section sq-underline' : 'sq-section' },
      title ? markup('h3', {}, title) : undefined,
      hint,
    );
  const naming = [
    title || id,
    !required && ' ',
    !required && markup('span', { class: 'sq-optional' }, say('optional')),
  ] as const;
  const control = { id: own, ...whole(id), required, placeholder, 'aria-describedby': hint && `${own}-hint` };
  const labelled = (element: Markup) =>
    markup('div', { class: 'sq-field' }, markup('label', { for: own }, ...naming), hint, element);
  const grouped = (attributes: Record<string, string | boolean>, ...children: Markup[]) =>
    markup(
      'fieldset',
      { class: 'sq-field', ...attributes, 'aria-describedby': hint && `${own}-hint` },
      markup('legend', {}, ...naming),
      hint,
      ...children,
    );
  const parts = (kind: CompoundKind, shown: readonly string[]) =>
    grouped({}, markup('div', { class: 'sq-parts' }, ...shown.map((part) => partOf(kind, part))));
  function partOf(kind: CompoundKind, part: string): Markup {
    const known = PART_CONTROLS[`${kind}.${part}`]!;
    const { text, ...attributes } = known;
    const needed = required && !OPTIONAL_PARTS.includes(`${kind}.${part}`);
    return markup(
      'label',
      {},
      markup('span', {}, say(text)),
      markup('input', { type: 'text', name: `${id}.${part}`, ...attributes, required: needed }),
    );
  }
  const choice = (input: Record<string, string | boolean>, text: string) =>
    markup('label', { class: 'sq-choice' }, markup('input', input), text);

  switch (type) {
    case 'textarea':
      return labelled(
        markup('textarea', {
          ...control,
          rows: '5',
          'data-max-length': maxLength === undefined ? undefined : String(maxLength),
        }),
      );
    case 'select':
      return labelled(
        markup(
          'select',
          control,
          markup('option', { value: '' }, say('choose')),
          ...options.map((option) => markup('option', { value: option }, option)),
        ),
      );
    case 'name':
      return parts('name', PARTS.name);
    case 'address':
      return parts('address', PARTS.address);
    case 'phone':
      return parts('phone', field.showCountryCode ? PARTS.phone : PARTS.phone.slice(1));
    case 'radio':
      return grouped({}, ...options.map((value) => choice({ type, ...whole(id), value, required }, value)));
    case 'checkbox':
      // HTML has no "at least one": `required` on every box would ask for all of them.
      return grouped(
        { 'data-sq-required': required },
        ...options.map((value) => choice({ type, ...whole(id), value }, value)),
      );
    case 'likert':
      return grouped(
        { 'data-sq-kind': 'likert', 'data-sq-field': id },
        ...options.map((question) =>
          markup(
            'fieldset',
            { class: 'sq-likert' },
            markup('legend', {}, question),
            ...LIKERT_SCALE.map(({ value, text }) =>
              choice({ type: 'radio', name: `${id}.${question}`, value: String(value), required }, say(text)),
            ),
          ),
        ),
      );
    default: {
      const input = markup('input', { type: 'text', ...control, ...SINGLE[type] });
      if (type !== 'currency' || !field.currencySymbol) return labelled(input);
      return labelled(
        markup('span', { class: 'sq-amount' }, markup('span', { 'aria-hidden': 'true' }, field.currencySymbol), input),
      );
    }
  }
}
