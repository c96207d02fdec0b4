import { FIELD_KINDS } from '../../react-impl/form/field-list/field-kinds.js';
import type { Random } from '../../shared/testing/seeded-random.js';

const WORDS = [
  'a',
  'Email',
  'x.First',
  'tel.Country',
  'q.',
  '.',
  '.Zip',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '"',
  "'",
  '<',
  '&',
  '&lt;',
  '&quot;><b>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></select></form><script>alert(1)</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  'javascript:alert(1)',
  '${alert(1)}',
  '\u0000',
  '\n',
  '\r\n',
  '\u2028',
  '\ud800',
  '😀',
  'نص',
  ' ',
  '`',
  '=',
  '/',
  'on click=',
  '$&',
  '$1',
];

/** One to three words, sometimes none, sometimes very many. */
export function anyText(random: Random): string {
  if (random.chance(0.08)) return '';
  const count = random.chance(0.0002) ? 2000 : 1 + random.below(3);
  return Array.from({ length: count }, () => random.oneOf(WORDS)).join('');
}

const NOT_TEXTS = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  1e21,
  10n,
  [],
  [[]],
  {},
  'true',
  'false',
  '7',
];

function anyValue(random: Random): unknown {
  return random.chance(0.7) ? anyText(random) : random.oneOf(NOT_TEXTS);
}

function anyOptions(random: Random): unknown {
  if (random.chance(0.1)) return anyValue(random);
  return Array.from({ length: random.below(4) }, () => (random.chance(0.9) ? anyText(random) : anyValue(random)));
}

function anyType(random: Random): unknown {
  if (random.chance(0.9)) return random.oneOf(FIELD_KINDS);
  return random.oneOf(['TEXT', 'link', 'hologram', '__proto__', 'constructor', '<b>', anyValue(random)]);
}

const TEXTS = [
  'title',
  'label',
  'name',
  'description',
  'placeholder',
  'currencySymbol',
  'key',
  'value',
  'accept',
  '__proto__',
];
const FLAGS = ['required', 'showCountryCode', 'underline', 'multiple'];

function anyField(random: Random): unknown {
  if (random.chance(0.03)) return random.oneOf([...NOT_TEXTS, anyText(random)]);
  const field: Record<string, unknown> = { type: anyType(random) };
  if (random.chance(0.95)) field['id'] = anyValue(random);
  for (const name of TEXTS)
    if (random.chance(0.5))
      Object.defineProperty(field, name, { value: anyValue(random), enumerable: true, configurable: true });
  for (const name of FLAGS) if (random.chance(0.4)) field[name] = random.chance(0.8) ? true : anyValue(random);
  if (random.chance(0.7)) field['options'] = anyOptions(random);
  for (const name of ['maxLength', 'maxBytes', 'maxFiles'])
    if (random.chance(0.3)) field[name] = random.chance(0.5) ? random.below(100) : anyValue(random);
  return field;
}

/** A field list as a form builder, a person or an attacker may write it; sometimes not a list at all. */
export function anyFieldList(random: Random): unknown {
  if (random.chance(0.01)) return random.oneOf([null, undefined, {}, 'x', 7, { length: 2 }]);
  return Array.from({ length: random.below(4) }, () => anyField(random));
}
