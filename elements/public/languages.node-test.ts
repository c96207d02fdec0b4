import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { messages } from './messages.js';

type Texts = Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Texts>>;

const FOLDER = 'shared/platform/i18n/languages';
const english: Catalogue = messages;
/** The texts with a number, and the parameter that it is. They have one for each plural category. */
const counted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cart: { items: 'items', limited: 'quantity' },
  form: { tooManyFiles: 'count' },
  product: { renewsWeeks: 'n', renewsMonths: 'n', renewsYears: 'n', payments: 'p', lowStock: 'n' },
  relativeTime: { secondsAgo: 'n' },
  'system-error': { more: 'count' },
};
/** As they are in every language. */
const UNTRANSLATED = /^(form\.counter|system-error\.(url|json))$/;
/** Shorter words may be the same in two languages. */
const LONG = 12;

const languages = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
const read = (language: string) => JSON.parse(readFileSync(`${FOLDER}/${language}.json`, 'utf8')) as Catalogue;

/** The plural categories beside `other`, as suffixes of a key. */
const suffixesOf = (language: string) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((category) => category !== 'other')
    .map((category) => category[0]!.toUpperCase() + category.slice(1));

/** Each key that a language must have, with its text in English. */
function wantedTexts(language: string): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const [area, texts] of Object.entries(english)) {
    for (const [key, text] of Object.entries(texts)) wanted.set(`${area}.${key}`, text);
    for (const key of Object.keys(counted[area] ?? {}))
      for (const suffix of suffixesOf(language))
        wanted.set(`${area}.${key}${suffix}`, texts[`${key}${suffix}`] ?? texts[key]!);
  }
  return wanted;
}
const flat = (catalogue: Catalogue) =>
  new Map(
    Object.entries(catalogue).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const),
    ),
  );
/** Of a text with a number also the number, which `one` and `two` may have as a word. */
function numberOf(path: string): string | undefined {
  const [area = '', key = ''] = path.split('.');
  const own = Object.entries(counted[area] ?? {}).find(([name]) => key !== name && key.startsWith(name));
  return own && `{${own[1]}}`;
}
const parametersOf = (path: string, text: string) =>
  [...new Set(text.match(/\{\w+\}/g))].filter((parameter) => parameter !== numberOf(path)).sort();

describe('the catalogues of other languages', () => {
  it('are thirty or more, each under a language tag', () => {
    assert.ok(languages.length >= 30, `${languages.length} languages`);
    assert.deepEqual(Intl.getCanonicalLocales(languages), languages);
  });

  for (const language of languages)
    describe(language, () => {
      const own = flat(read(language));
      const wanted = wantedTexts(language);

      it('has every text, one for each plural category, and no other', () => {
        assert.deepEqual([...own.keys()].sort(), [...wanted.keys()].sort());
        for (const [path, text] of own) assert.ok(text.trim() === text && text !== '', path);
      });
      it('has the parameters of the English texts', () => {
        for (const [path, text] of own)
          assert.deepEqual(parametersOf(path, text), parametersOf(path, wanted.get(path)!), `${path}: ${text}`);
      });
      it('has the number in each text that stands for several numbers', () => {
        for (const [path, text] of own) {
          const number = numberOf(path);
          if (number && /(Few|Many)$/.test(path)) assert.ok(text.includes(number), `${path}: ${text}`);
        }
      });
      it('has no English text', () => {
        const same = [...own].filter(
          ([path, text]) => text === wanted.get(path) && text.length >= LONG && !UNTRANSLATED.test(path),
        );
        assert.deepEqual(same, []);
      });
    });
});
