import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAttribution } from '../../../react-impl/map/logic/attribution.js';
import { readErrorDetails } from './error-details.js';
import { toErrorReport } from './error-report.js';

const LONG = 500_000;
/** Parts of which texts consist that are looked through again at each of them. */
const PARTS = [
  ...[
    '-/',
    '/',
    ' /a',
    'a/',
    'https://',
    'https://a',
    'https://a@',
    'file:',
    'blob:a',
    'http:1:',
    ':1',
    '?',
    '/?',
    'data:',
  ],
  ...[
    'data:a',
    '<a ',
    '<a "',
    "<a '",
    '<a "\'',
    '<',
    '</a',
    '&',
    '&#',
    '&#1',
    '&a',
    ' href',
    'href=',
    '\n',
    ' ',
    'a',
    '@',
  ],
];

/** The characters that all patterns get to see while `run` runs, and the result. A pattern that is used takes them all. */
function seenBy<T>(run: () => T): { readonly longest: number; readonly result: T } {
  let longest = 0;
  const names = ['exec', Symbol.replace, Symbol.matchAll, Symbol.search, Symbol.split] as const;
  const prototype = RegExp.prototype as unknown as Record<PropertyKey, (text: string, ...rest: unknown[]) => unknown>;
  const own = names.map((name) => prototype[name]!);
  names.forEach((name, index) => {
    prototype[name] = function (this: RegExp, text: string, ...rest: unknown[]) {
      longest = Math.max(longest, String(text).length);
      return own[index]!.call(this, text, ...rest);
    };
  });
  try {
    return { result: run(), longest };
  } finally {
    names.forEach((name, index) => (prototype[name] = own[index]!));
  }
}

Object.assign(globalThis, {
  Element: class {},
  location: { href: `https://tide.example/${'a/'.repeat(LONG)}?token=s3cret`, origin: 'https://tide.example' },
  document: { querySelector: () => null, baseURI: 'https://tide.example/' },
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: 'test' } });

const report = (text: string) => {
  const error = Object.assign(new Error(text), { stack: text });
  return toErrorReport(readErrorDetails(error, { filename: text }), { count: 1 }, 0).data;
};

describe('texts of anybody, however long', () => {
  for (const part of PARTS)
    it(`are cut before a pattern sees them: ${JSON.stringify(part)}`, () => {
      const text = part.repeat(LONG / part.length);
      const short = seenBy(() => report(text.slice(0, LONG / 2)));
      const long = seenBy(() => report(text));
      assert.equal(long.longest, short.longest, 'with a text that is twice as long');
      assert.ok(long.longest <= 5000, `a report of ${long.longest} characters`);
      assert.ok(long.result.stack.length <= 5000 && long.result.message.length <= 500);
      const credits = seenBy(() => readAttribution(text));
      assert.ok(credits.longest <= 2000, `a credit line of ${credits.longest} characters`);
    });
  it('tell nothing of an address that does not fit', () => {
    for (const address of ['https://ada:s3cret@tide.example/a', 'https://tide.example/a?token=s3cret'])
      for (let length = 4960; length <= 5000; length++) {
        const { stack } = report(`${'x'.repeat(length)} ${address}\n at f`);
        assert.ok(!stack.includes('s3c') && !stack.includes('ada:'), `${length}: ${stack.slice(-60)}`);
      }
  });
  it('keep what fits', () => {
    assert.equal(
      report('Error: x\n at f (https://tide.example/a.js?v=1:2:3)').stack,
      'Error: x\n at f (https://tide.example/a.js:2:3)',
    );
    assert.deepEqual(readAttribution('© <a href="https://osm.example/">OSM</a>'), [
      { text: '© ' },
      { text: 'OSM', href: 'https://osm.example/' },
    ]);
  });
});
