import type { Random } from '../../shared/testing/seeded-random.js';

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  ' ',
  '\u0000',
  'a.b',
  '[]',
];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  "'; DROP TABLE submissions; --",
  '=HYPERLINK("https://evil.example")',
  '＝1',
  '{"a":',
  '[[[[',
  'null',
  '1e999',
  '-1',
  '9'.repeat(400),
  '\r\nset-cookie: a=b',
  'e\u0301'.repeat(50),
  '\u00a0'.repeat(64),
  '1|2|3|4|5',
  'a@b.c',
];
const NUMBERS = [0, -0, -1, 1.5, 1e21, 2 ** 53, -(2 ** 31), 1e308, 5e-324];

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** JSON that can be read, but is too deep to be written again; the second is short enough for a form's field. */
const DEEP = ['['.repeat(20_000) + ']'.repeat(20_000), `{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`];

/** Long enough to be felt where the time grows with the square of it. */
const LONG = 60_000;

export function hostileText(random: Random): string {
  if (random.chance(0.05)) return random.oneOf(DEEP);
  if (random.chance(0.9)) return random.oneOf(TEXTS);
  const part = random.oneOf(['a', '\u00a0', '.', '=', ' a', '%41', '|1', '-', '\ud800', '\n', '"']);
  return part.repeat(random.below(LONG));
}

const hostileName = (random: Random): string => random.oneOf([...NAMES, hostileText(random)]);

export function hostileValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return random.oneOf([null, true, false]);
    case 1:
      return random.oneOf(NUMBERS);
    case 2:
      return nested(random.oneOf([1, 7, 8, 9, 100, 1000]));
    case 3:
      return Array.from({ length: random.below(random.chance(0.1) ? 10_000 : 20) }, () =>
        random.oneOf([1, '', null, {}]),
      );
    case 4:
      return Object.fromEntries(
        Array.from({ length: random.below(random.chance(0.1) ? 5000 : 10) }, (_, i) => [
          random.chance(0.5) ? `f${i}` : hostileName(random),
          random.oneOf(['', 0, null, []]),
        ]),
      );
    default:
      return hostileText(random);
  }
}

/** A copy in which one value, somewhere, is another, is missing, or is there under another name. */
export function withFault(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return hostileValue(random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    if (at === value.length) return [...(value as unknown[]), hostileValue(random)];
    return value.map((one: unknown, i) => (i === at ? withFault(one, random) : one));
  }
  const entries = Object.entries(value);
  const at = random.below(entries.length + 1);
  if (at === entries.length) return Object.fromEntries([...entries, [hostileName(random), hostileValue(random)]]);
  return Object.fromEntries(
    entries.flatMap(([name, one], i): [string, unknown][] => {
      if (i !== at) return [[name, one]];
      if (random.chance(0.2)) return [];
      return [[random.chance(0.1) ? hostileName(random) : name, withFault(one, random)]];
    }),
  );
}
