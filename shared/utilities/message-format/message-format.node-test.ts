import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMessage } from './format-message.js';
import { MessageFormatError } from './message.js';
import { parseMessage } from './parse-message.js';
import { pluralKeys } from './plural-rules.js';

const fails = (text: string, message: RegExp, position: number, language = 'en') =>
  assert.throws(
    () => parseMessage(text, language),
    (error) =>
      error instanceof MessageFormatError &&
      (assert.match(error.message, message), assert.equal(error.position, position, text), true),
  );
const ITEMS = '{n, plural, =0 {no items} one {# item} other {# items}}';

describe('a message with a plural', () => {
  it('has keys of its language, or =number [UTL-009]', () => {
    assert.deepEqual([...pluralKeys('en')].sort(), ['one', 'other']);
    parseMessage('{n, plural, =0 {none} =12 {a dozen} one {one} other {many}}', 'en');
    parseMessage('{n, plural, one {a} few {b} many {c} other {d}}', 'pl');
    parseMessage('{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}', 'ar');
    parseMessage('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'en');
    fails(
      '{n, plural, one {a} few {b} other {c}}',
      /"few" is no key of "en" \((one, other|other, one), or =number\)/,
      20,
    );
    fails('{n, plural, one {a} other {b}}', /"one" is no key of "ja"/, 12, 'ja');
    fails('{n, plural, two {a} other {b}}', /"two" is no key/, 12);
    fails('{n, plural, Other {a}}', /"Other" is no key/, 12);
    fails('{n, plural, 1 {a} other {b}}', /"1" is no key/, 12);
    fails('{n, plural, =one {a} other {b}}', /a key is missing/, 12);
    fails('{n, plural, =-1 {a} other {b}}', /a key is missing/, 12);
    fails('{n, selectordinal, many {a} other {b}}', /"many" is no key/, 19);
  });
  it('has "other", and each key once', () => {
    fails('{n, plural, one {a}}', /"other" is missing/, 19);
    fails('{n, plural, other {a} other {b}}', /"other" is there twice/, 22);
  });
  it('shows what fits the number, and the number as its language writes it', () => {
    const text = (n: number | string, language?: string) => formatMessage(ITEMS, { n }, language);
    assert.deepEqual(
      [0, 1, 2, 1000].map((n) => text(n)),
      ['no items', '1 item', '2 items', '1,000 items'],
    );
    assert.equal(text(1000, 'de'), '1.000 items');
    assert.equal(text('1'), '1 item');
    assert.equal(text('several'), 'several items');
    const polish = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    assert.deepEqual(
      [1, 3, 5, 0.5].map((n) => formatMessage(polish, { n }, 'pl')),
      ['1 plik', '3 pliki', '5 plików', '0,5 pliku'],
    );
    const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    assert.deepEqual(
      [1, 2, 3, 11, 22].map((n) => formatMessage(place, { n })),
      ['1st', '2nd', '3rd', '11th', '22nd'],
    );
  });
  it('is read with English rules where the language has no name that can be read', () => {
    assert.equal(formatMessage(ITEMS, { n: 1 }, 'en_US'), '1 item');
    assert.equal(formatMessage(ITEMS, { n: 2000 }, '*'), '2,000 items');
  });
});

describe('a message', () => {
  it('shows its values, and the names of those that are missing', () => {
    assert.equal(formatMessage('{a} and { b }, {c}', { a: '$&', b: 1234.5 }), '$& and 1,234.5, {c}');
    assert.equal(formatMessage('{constructor} {toString, plural, other {#}}'), '{constructor} #');
    assert.equal(formatMessage('no value #'), 'no value #');
    assert.equal(formatMessage(''), '');
  });
  it('chooses by a text', () => {
    const text =
      '{who, select, host {Your guests} guest {Your host} other {They}} left {n, plural, one {it} other {them}}';
    assert.equal(formatMessage(text, { who: 'guest', n: 1 }), 'Your host left it');
    assert.equal(formatMessage(text, { who: '=1', n: 2 }), 'They left them');
  });
  it('has choices within each other; # is the number of the nearest plural', () => {
    const text =
      '{n, plural, one {{m, plural, one {#, of one} other {#}}} other {{who, select, a {a: #} other {#}} of {m}}}';
    assert.equal(formatMessage(text, { n: 1, m: 1 }), '1, of one');
    assert.equal(formatMessage(text, { n: 5, m: 7, who: 'a' }), 'a: 5 of 7');
  });
  it('quotes by apostrophes', () => {
    assert.equal(formatMessage("it's '{a}' and ''{a}'' '#'", { a: 1 }), "it's {a} and '1' #");
    assert.equal(formatMessage("{n, plural, other {'#' is # '{it''s}'}}", { n: 3 }), "# is 3 {it's}");
    assert.equal(formatMessage("'{open", {}), '{open');
  });
  it('is refused with the place of the mistake', () => {
    fails('{', /a name is missing/, 1);
    fails('{a', /"," is missing/, 2);
    fails('{a,', /a type is missing/, 3);
    fails('{a, number}', /"number" is no type/, 3);
    fails('{a, plural}', /"," is missing/, 10);
    fails('{a, plural,}', /"other" is missing/, 11);
    fails('{a, plural, other', /"{" is missing/, 17);
    fails('{a, plural, other {b}', /a key is missing/, 21);
    fails('a } b', /too many/, 2);
    fails('{a b}', /"," is missing/, 3);
    fails('{n, plural, other {'.repeat(50), /too many choices within/, 19 * 11);
  });
  it('that cannot be read is shown as it is, with a warning', (context) => {
    const warn = context.mock.method(console, 'warn', () => {});
    assert.equal(formatMessage('{n, plural, few {a}}', { n: 1 }), '{n, plural, few {a}}');
    assert.equal(warn.mock.callCount(), 1);
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /"few" is no key of "en"/);
  });
});
