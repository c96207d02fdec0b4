import type { FormMessage } from '../../shared/i18n/en/form.js';
import type { Field } from './logic/read-fields.js';

type Say = (key: FormMessage) => string;
type Child = Node | string | undefined | false;

let made = 0;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | boolean | undefined>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string' && value !== '') element.setAttribute(name, value);
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** Autocomplete tokens: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const NAME_PARTS = [
  { part: 'First', text: 'firstName', autocomplete: 'given-name' },
  { part: 'Last', text: 'lastName', autocomplete: 'family-name' },
] as const;
const PHONE_PARTS = [
  { part: 'Country', text: 'country', autocomplete: 'tel-country-code' },
  { part: 'Areacode', text: 'areacode', autocomplete: 'tel-area-code' },
  { part: 'Prefix', text: 'prefix', autocomplete: 'tel-local-prefix' },
  { part: 'Line', text: 'line', autocomplete: 'tel-local-suffix' },
] as const;

function buildField(field: Field, say: Say): Node {
  const { id, type, title, description, placeholder, required, options, maxLength } = field;
  if (type === 'hidden') return make('input', { type: 'hidden', name: field.key, value: field.value });
  const own = `sq-field-${++made}`;
  const hint = description ? make('p', { class: 'sq-hint', id: `${own}-hint` }, description) : undefined;
  const naming: Child[] = [
    title || id,
    !required && ' ',
    !required && make('span', { class: 'sq-optional' }, say('optional')),
  ];
  const control = {
    id: own,
    name: id,
    required,
    placeholder,
    'aria-describedby': hint && `${own}-hint`,
  };
  const labelled = (element: HTMLElement) =>
    make('div', { class: 'sq-field' }, make('label', { for: own }, ...naming), hint, element);
  const grouped = (...children: Node[]) =>
    make(
      'fieldset',
      { class: 'sq-field', 'aria-describedby': hint && `${own}-hint` },
      make('legend', {}, ...naming),
      hint,
      ...children,
    );
  const parts = (list: typeof NAME_PARTS | readonly (typeof PHONE_PARTS)[number][], inputType: string) =>
    grouped(
      make(
        'div',
        { class: 'sq-parts' },
        ...list.map(({ part, text, autocomplete }) =>
          make(
            'label',
            {},
            make('span', {}, say(text)),
            make('input', {
              type: inputType,
              name: `${id}.${part}`,
              autocomplete,
              required: required && part !== 'Country',
            }),
          ),
        ),
      ),
    );

  switch (type) {
    case 'textarea':
      return labelled(
        make('textarea', {
          ...control,
          rows: '5',
          'data-max-length': maxLength === undefined ? undefined : String(maxLength),
        }),
      );
    case 'select':
      return labelled(
        make(
          'select',
          control,
          make('option', { value: '' }, say('choose')),
          ...options.map((option) => make('option', { value: option }, option)),
        ),
      );
    case 'name':
      return parts(NAME_PARTS, 'text');
    case 'phone':
      return parts(field.showCountryCode ? PHONE_PARTS : PHONE_PARTS.slice(1), 'tel');
    case 'checkbox':
    case 'radio':
      return grouped(
        ...options.map((option) =>
          make('label', { class: 'sq-choice' }, make('input', { type, name: id, value: option, required }), option),
        ),
      );
    case 'email':
      return labelled(make('input', { ...control, type, autocomplete: 'email', inputmode: 'email' }));
    default:
      return labelled(make('input', { ...control, type }));
  }
}

/** A real form of the field list, for the light DOM: autofill, password managers and a plain POST all work on it. */
export function buildForm(fields: readonly Field[], action: string, buttonText: string, say: Say): HTMLFormElement {
  return make(
    'form',
    { class: 'sq-fields', method: 'post', action },
    ...fields.map((field) => buildField(field, say)),
    make('button', { class: 'sq-submit' }, buttonText || say('submit')),
  );
}
