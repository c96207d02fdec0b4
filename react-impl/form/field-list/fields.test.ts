import { expect } from '@open-wc/testing';
import { formMessages } from '../../../shared/platform/i18n/en/form.js';
import { FIELD_KINDS, FIELD_PROPERTIES, FORM_EDITOR_TABS, LIKERT_SCALE } from './field-kinds.js';
import { compoundValue, dateParts, likertValue, timeParts } from '../logic/field-values.js';
import { formHtml } from './form-markup.js';
import { readFields, type ReadOptions } from './read-fields.js';
import { isDate } from '../logic/validation.js';

const one = (data: object, options?: ReadOptions) => readFields([{ id: 'a', ...data }], options)![0]!;
const formOf = (fields: unknown, action = '/post') => {
  const holder = document.createElement('template');
  holder.innerHTML = formHtml(fields, { action });
  return holder.content.querySelector('form')!;
};

describe("the form builder's fields", () => {
  const ALL = {
    description: 'd',
    placeholder: 'p',
    required: true,
    options: ['x', 'y'],
    currencySymbol: '€',
    showCountryCode: true,
    underline: true,
    maxLength: 9,
    key: 'k',
    value: 'v',
  };
  for (const type of ['text', 'textarea', 'email', 'number', 'website'] as const)
    it(`a ${type} has a description, a placeholder and may be required [BLD-001]`, () => {
      expect(one({ type, ...ALL })).to.include({ description: 'd', placeholder: 'p', required: true });
      expect(one({ type })).to.include({ description: '', placeholder: '', required: false });
    });
  it('a currency adds its symbol [BLD-002]', () => {
    expect(one({ type: 'currency', ...ALL })).to.include({ placeholder: 'p', currencySymbol: '€' });
    expect(one({ type: 'number', ...ALL }).currencySymbol).to.equal('');
    expect(formOf([{ id: 'a', type: 'currency', currencySymbol: '€' }]).textContent).to.contain('€');
  });
  it('a phone may have a country code [BLD-003]', () => {
    const names = (showCountryCode: boolean) =>
      [...formOf([{ id: 'a', type: 'phone', showCountryCode }]).querySelectorAll('input')].map(({ name }) => name);
    expect(names(true)).to.deep.equal(['a.Country', 'a.Areacode', 'a.Prefix', 'a.Line']);
    expect(names(false)).to.deep.equal(['a.Areacode', 'a.Prefix', 'a.Line']);
  });
  it('a section may be underlined, and has no value [BLD-004]', () => {
    const form = formOf([{ type: 'section', title: 'About you', description: 'All of it.', underline: true }]);
    expect(form.querySelector('.sq-section.sq-underline h3')!.textContent).to.equal('About you');
    expect(form.querySelectorAll('input')).to.have.length(0);
  });
  it('radio, checkbox, select and likert have options; without any they are left out [BLD-005]', () => {
    for (const type of ['radio', 'checkbox', 'select', 'likert'] as const) {
      expect(one({ type, options: ['x', 7, 'x', ''] }).options, type).to.deep.equal(['x', '7']);
      expect(readFields([{ id: 'a', type }]), type).to.deep.equal([]);
    }
    expect(one({ type: 'text', ...ALL }).options).to.deep.equal([]);
  });
  it('a hidden field has a key and a value [BLD-006]', () => {
    expect(one({ type: 'hidden', ...ALL })).to.include({ key: 'k', value: 'v', description: '', required: false });
    expect(formOf([{ id: 'a', type: 'hidden', key: 'k', value: 'v' }]).querySelector('input')!.name).to.equal('k');
  });
  it('a textarea has a maximum only when the feature is on [BLD-007]', () => {
    expect(one({ type: 'textarea', ...ALL }, { maxLength: true }).maxLength).to.equal(9);
    expect(one({ type: 'textarea', ...ALL }).maxLength).to.equal(undefined);
    expect(one({ type: 'text', ...ALL }, { maxLength: true }).maxLength).to.equal(undefined);
    expect(one({ type: 'textarea', maxLength: 0 }, { maxLength: true }).maxLength).to.equal(undefined);
  });
  it('password, twitter, date, time, name and address have a description and may be required [BLD-008]', () => {
    for (const type of ['password', 'twitter', 'date', 'time', 'name', 'address'] as const) {
      expect(one({ type, ...ALL }), type).to.include({ description: 'd', required: true, placeholder: '' });
      expect(FIELD_PROPERTIES[type], type).to.deep.equal(['description', 'required']);
    }
  });
  it('the editor has five tabs [BLD-009]', () => {
    expect(FORM_EDITOR_TABS).to.deep.equal(['build', 'storage', 'advanced', 'captcha', 'disclaimer']);
  });
  it('a link is a website, and an id that ends like a part is no part [BLD-010]', () => {
    expect(one({ type: 'link' }).type).to.equal('website');
    const [input] = formOf([{ id: 'tel.Line', type: 'text' }]).querySelectorAll('input');
    expect(input!.dataset['sqField']).to.equal('tel.Line');
  });
  it('a value that is not JSON is reported like any other mistake', () => {
    const problems: string[] = [];
    one({ type: 'text', description: 10n }, { complain: (problem) => problems.push(problem) });
    expect(problems).to.deep.equal(['field 1 (a) has description=(bigint), which is ignored']);
  });
  it('an unknown kind is a plain text, with a warning: its value is not lost [BLD-010]', () => {
    const problems: string[] = [];
    const field = one({ type: 'hologram', ...ALL }, { complain: (problem) => problems.push(problem) });
    expect(field).to.include({ type: 'text', placeholder: 'p', required: true });
    expect(problems).to.deep.equal(['field 1 is of the unknown type "hologram"; it is shown as text']);
  });
  it('settings of mailing lists and spreadsheets are not printed into the form [FRM-062] [FRM-063]', () => {
    const html = formHtml([{ id: 'a', type: 'text', mailingList: 'list-1', spreadsheet: 'sheet-1' }], { action: '/p' });
    expect(html).not.to.match(/list-1|sheet-1/);
  });
  it('invalid fields are reported, and the others are read', () => {
    const problems: string[] = [];
    const fields = readFields(
      [
        { id: 'a', type: 'TEXT', required: 'yes' },
        { type: 'text' },
        7,
        { id: 'a', type: 'email' },
        { id: 'b', type: 'date' },
      ],
      { complain: (problem) => problems.push(problem) },
    );
    expect(fields!.map(({ id, type }) => [id, type])).to.deep.equal([
      ['a', 'text'],
      ['b', 'date'],
    ]);
    expect(problems).to.deep.equal([
      'field 1 (a) has required="yes", which is ignored',
      'field 2 has no id; it is left out',
      'field 3 is no object; it is left out',
      'field 4 has the id "a" a second time; it is left out',
    ]);
    expect(readFields({})).to.equal(undefined);
  });
});

describe('values with parts', () => {
  it('an address has six parts [FRM-013]', () => {
    expect(compoundValue('address', { Line1: '1 Main St', City: 'Springfield', Zip: '12345' })).to.deep.equal([
      '1 Main St',
      '',
      'Springfield',
      '',
      '12345',
      '',
    ]);
  });
  it('a date has Month, Day and Year [FRM-014]', () => {
    expect(compoundValue('date', { Year: '2026', Month: '3', Day: '5' })).to.deep.equal(['3', '5', '2026']);
    expect(dateParts('2026-03-05')).to.deep.equal(['03', '05', '2026']);
    expect(dateParts('')).to.deep.equal(['', '', '']);
  });
  it('a time has Hour, Minute, Second and Ampm [FRM-015]', () => {
    expect(compoundValue('time', { Hour: '2', Minute: '30', Ampm: 'PM' })).to.deep.equal(['2', '30', '', 'PM']);
    expect(timeParts('14:30')).to.deep.equal(['02', '30', '00', 'PM']);
    expect(timeParts('00:05:09')).to.deep.equal(['12', '05', '09', 'AM']);
    expect(timeParts('12:00')).to.deep.equal(['12', '00', '00', 'PM']);
    expect(timeParts('25:00')).to.deep.equal(['', '', '', '']);
  });
  it('a likert scale maps questions to numbers from -2 to 2 [FRM-019]', () => {
    expect(
      likertValue([
        ['a', '-2'],
        ['b', '0'],
        ['c', '2'],
        ['d', '3'],
        ['e', ''],
        ['f', '-0'],
      ]),
    ).to.deep.equal({ a: -2, b: 0, c: 2 });
  });
  it('the scale has its five labels [FRM-020]', () => {
    expect(LIKERT_SCALE.map(({ value, text }) => [value, formMessages[text]])).to.deep.equal([
      [-2, 'Strongly Disagree'],
      [-1, 'Disagree'],
      [0, 'Neutral'],
      [1, 'Agree'],
      [2, 'Strongly Agree'],
    ]);
  });
  it('a date must exist in the calendar', () => {
    expect([isDate('2024', '2', '29'), isDate('2025', '2', '29'), isDate('0050', '1', '31')]).to.deep.equal([
      true,
      false,
      true,
    ]);
    expect([isDate('2025', '001', '1'), isDate('2025', '1', '001'), isDate('02025', '1', '1')]).to.deep.equal([
      false,
      false,
      false,
    ]);
    expect([isDate('2025', '13', '1'), isDate('2025', '', '1'), isDate('25', '1', '1')]).to.deep.equal([
      false,
      false,
      false,
    ]);
  });
});

describe('a form as text', () => {
  it('is the same form as the browser builds, for every kind', async () => {
    const { buildForm } = await import('./build-form.js');
    const fields = FIELD_KINDS.map((type, index) => ({
      id: `f${index}`,
      type,
      title: `A ${type}`,
      description: 'Why',
      required: index % 2 === 0,
      options: ['One "1"', '<Two>'],
      currencySymbol: '£',
    }));
    const printed = formOf(fields);
    const built = buildForm(document.body, fields, '/post', '');
    const plain = (html: string) => html.replace(/sq-fields-\d+|sq-form(?=-\d)/g, 'id');
    expect(plain(printed.outerHTML)).to.equal(plain(built.outerHTML));
  });
  it('every value is escaped', () => {
    const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>'&`;
    for (const type of FIELD_KINDS) {
      const form = formOf(
        [
          {
            id: hostile,
            type,
            title: hostile,
            description: hostile,
            placeholder: hostile,
            options: [hostile],
            key: hostile,
            value: hostile,
            currencySymbol: hostile,
          },
        ],
        `/post?${hostile}`,
      );
      expect(form.querySelectorAll('img, script'), type).to.have.length(0);
      expect(form.getAttribute('action'), type).to.equal(`/post?${hostile}`);
    }
  });
  it('has the texts it is given', () => {
    const html = formHtml([{ id: 'a', type: 'text' }], {
      action: '/',
      texts: { submit: 'Absenden', optional: '(freiwillig)' },
    });
    expect(html).to.contain('>Absenden<').and.to.contain('(freiwillig)');
  });
  it('needs no options, and takes those of a wrong type as not given', () => {
    const list = [{ id: 'a', type: 'text' }];
    const plain = formHtml(list);
    expect(plain)
      .to.match(/^<form class="sq-fields" method="post"><div/)
      .and.to.contain('>Submit<');
    const anything = formHtml as (fields: unknown, options: unknown) => string;
    for (const odd of [null, undefined, 7, 'x', [], () => {}, { action: 7, texts: null, idPrefix: {}, complain: 'x' }])
      expect(anything(list, odd), typeof odd).to.equal(plain);
    expect(anything(list, { submitButtonText: 7, texts: { submit: 7, optional: {} }, maxLength: 'x' })).to.equal(plain);
    for (const odd of [undefined, null, 7, 'x', {}]) expect(anything(odd, null), typeof odd).to.contain('</form>');
  });
});

/** The controls that each group of tokens is for: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const CONTROL_GROUPS: Readonly<Record<string, readonly string[]>> = {
  text: ['text', 'search', 'hidden'],
  email: ['text', 'search', 'hidden', 'email'],
  url: ['text', 'search', 'hidden', 'url'],
  numeric: ['text', 'search', 'hidden', 'number'],
  password: ['text', 'search', 'hidden', 'password'],
};
const GROUP_OF: Readonly<Record<string, keyof typeof CONTROL_GROUPS>> = {
  ...Object.fromEntries(
    [
      ...['given-name', 'family-name', 'tel-country-code', 'tel-area-code', 'tel-local-prefix', 'tel-local-suffix'],
      ...['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code', 'country-name'],
    ].map((token) => [token, 'text']),
  ),
  email: 'email',
  url: 'url',
  'transaction-amount': 'numeric',
  'new-password': 'password',
};
it('autofill tokens are those of the standard, on controls that they are for', () => {
  const fields = FIELD_KINDS.map((type, index) => ({ id: `f${index}`, type, options: ['a'], showCountryCode: true }));
  const filled = [...formOf(fields).querySelectorAll<HTMLInputElement>('input[autocomplete]')];
  expect(filled.length).to.be.above(12);
  for (const input of filled) {
    // The attribute, not the property: engines empty the property for tokens that they do not support.
    const token = input.getAttribute('autocomplete')!;
    expect(GROUP_OF, input.name).to.have.property(token);
    expect(CONTROL_GROUPS[GROUP_OF[token]!], `${input.name}: ${token}`).to.include(input.type);
  }
});
