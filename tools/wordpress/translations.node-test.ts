import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { CATALOGUES, readTranslations, translationFiles, translationsIn } from './catalogues.js';
import { formsOf, headerOf, keyOf, readMo as readTexts, readPo, writeMo, writePo, type Read } from './gettext.mjs';
import { writeLanguages } from './plugin-files.mjs';
import { EDITOR_BLOCKS, PLUGIN, textsOfCode, THEME } from './translatable-texts.js';

const LANGUAGES = ['ar', 'de_DE', 'es_ES', 'fr_FR'];
const translations = CATALOGUES.flatMap(({ folder }) => translationsIn(folder));
const texts = (entries: readonly Read[]) => entries.filter(({ id }) => id !== '');

/** Helps of options may wait for their translation: they change with the declarations. In German nearly all are there. */
const HELPS = new Set(
  [...readFileSync(EDITOR_BLOCKS, 'utf8').matchAll(/'help' => __\( '((?:[^'\\]|\\.)*)', 'sq-blocks' \)/g)].map(
    ([, help]) => help!.replaceAll(/\\(['\\])/g, '$1'),
  ),
);
/** `%s` and `%1$s`, tags, and the syntax of [sq_form], in any order. */
const fixedParts = (text: string) =>
  (text.match(/%(?:\d+\$)?[sd]|<\/?[a-z][^>]*>|`[^`]*`|https?:\S+\.com|\*|: (?:email|textarea)\b/g) ?? []).sort();

/** What PHP loads: its keys, as `keyOf` makes them, with their translations. */
const readMo = (file: Buffer): Record<string, readonly string[]> =>
  Object.fromEntries(readTexts(file).map((entry) => [keyOf(entry), entry.translations]));

describe('the texts of the WordPress plugin and theme', () => {
  it('are in each translation as tools/wordpress/write-translations.ts writes it, without orphans', () => {
    for (const [file, text] of Object.entries(translationFiles())) assert.equal(readFileSync(file, 'utf8'), text, file);
  });

  it('have each text of the code, found in another way', () => {
    for (const { name, folder } of CATALOGUES) {
      const root = name === 'sq-blocks' ? PLUGIN : THEME;
      const known = new Set(readTranslations(`${folder}/${name}.pot`).map(({ id }) => id));
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(php|js)$/.test(file)) continue;
        for (const [call, text] of readFileSync(path.join(root, file), 'utf8').matchAll(
          /\b(?:__|_e|_n|_x|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(\s*'((?:[^'\\]|\\.)+)'/g,
        ))
          assert.ok(known.has(text!.replaceAll(/\\(['\\])/g, '$1')), `${file}: ${call}`);
      }
    }
  });

  it('say to translators what a placeholder stands for', () => {
    for (const { name, folder, texts: all } of CATALOGUES)
      for (const { id, comments = [] } of all())
        if (/%(\d+\$)?[sd]/.test(id)) assert.ok(comments.length > 0, `${folder}/${name}.pot: ${id}`);
  });

  it('are read from calls with a context, forms of a number, quotes, and a comment before', () => {
    const code = String.raw`
      /* translators: %s: a name. */
      sprintf( __( 'It\'s %s', 'd' ), $name );
      _n( 'One', 'Many', count( $all ), 'd' );
      __("It's 5\" wide", 'd');
      esc_html_x( 'Post', 'verb', 'd' );`;
    assert.deepEqual(
      textsOfCode(code, 'a.php', 'd').map(({ context, id, plural, comments }) => [context, id, plural, comments]),
      [
        [undefined, "It's %s", undefined, ['translators: %s: a name.']],
        [undefined, 'One', 'Many', []],
        [undefined, `It's 5" wide`, undefined, []],
        ['verb', 'Post', undefined, []],
      ],
    );
  });

  for (const code of [`__( $text, 'd' )`, `__( 'A' . $text, 'd' )`, `esc_html_e( 'A', 'other' )`, `__( 'A' )`])
    it(`may not be such as ${code}`, () => assert.throws(() => textsOfCode(code, 'a.php', 'd'), /a\.php: 1 texts/));
});

describe('the translations of the WordPress plugin and theme', () => {
  it('are there for both, in the same languages', () => {
    const names = translations.map((file) => path.basename(file, '.po').replace('sq-blocks-', ''));
    assert.deepEqual(names, [...LANGUAGES, ...LANGUAGES]);
    for (const file of translations)
      assert.equal(
        headerOf(readTranslations(file))['Language'],
        path.basename(file, '.po').replace('sq-blocks-', ''),
        file,
      );
  });

  for (const file of translations) {
    const entries = texts(readTranslations(file));
    const forms = formsOf(readTranslations(file));

    it(`${file} is complete, but for helps of options`, () => {
      const missing = entries.filter(({ translations: own }) => own.length === 0).map(({ id }) => id);
      assert.deepEqual(
        missing.filter((id) => !HELPS.has(id)),
        [],
      );
      if (file.includes('de_DE')) assert.ok(missing.length < HELPS.size / 10, missing.join('\n'));
    });

    it(`${file} has the placeholders, tags and spaces at the ends of the originals`, () => {
      for (const { id, plural, translations: own } of entries) {
        if (plural !== undefined && own.length > 0) assert.equal(own.length, forms, id);
        for (const text of own) {
          assert.deepEqual(fixedParts(text), fixedParts(plural ?? id), text);
          assert.equal(text, text.trim());
        }
      }
    });
  }

  it('say the same in the patterns of both', () => {
    const [plugin, theme] = CATALOGUES.map(({ folder }) =>
      translationsIn(folder).flatMap((file) =>
        texts(readTranslations(file)).map((entry): [string, string] => [
          `${path.basename(file).replace('sq-blocks-', '')} ${keyOf(entry)}`,
          entry.translations.join(),
        ]),
      ),
    );
    const ofTheme = new Map(theme);
    const both = plugin!.filter(([key]) => ofTheme.has(key));
    assert.ok(both.length > 100);
    for (const [key, text] of both) assert.equal(text, ofTheme.get(key), key);
  });

  it('say the same as the kit in its own texts', () => {
    const SAME = {
      'Thank you!': 'thanks',
      '(optional)': 'optional',
      'Please choose': 'choose',
      Send: 'submit',
    } as const;
    for (const file of translations.filter((each) => each.startsWith(PLUGIN))) {
      const [, language] = /sq-blocks-([a-z]+)/.exec(path.basename(file))!;
      const { form } = JSON.parse(readFileSync(`shared/platform/i18n/languages/${language}.json`, 'utf8')) as {
        form: Record<string, string>;
      };
      const own = new Map(readTranslations(file).map((entry) => [entry.id, entry.translations[0]]));
      // French has a space before "!", which may be a narrow one.
      const plain = (text?: string) => text?.replaceAll(/\s/g, ' ');
      for (const [text, key] of Object.entries(SAME)) assert.equal(plain(own.get(text)), plain(form[key]), file);
    }
  });

  it('are read as translators write them: long texts in lines, guesses and old texts left out', () => {
    const [first, second, third] = readPo(
      [
        'msgid ""\nmsgstr ""\n"A \\"quoted\\"\\n"\n"line\\\\n"',
        '#: a.php:12 b.js:3\n#, fuzzy\nmsgid "a"\nmsgstr "b"',
        'msgctxt "c"\nmsgid "d"\nmsgid_plural "e"\nmsgstr[0] "f"\nmsgstr[1] "g"',
        '#~ msgid "old"\n#~ msgstr "alt"',
      ].join('\r\n\r\n'),
    );
    assert.deepEqual(first!.translations, ['A "quoted"\nline\\n']);
    assert.deepEqual([second!.translations, second!.files], [[], ['a.php', 'b.js']]);
    assert.deepEqual([third!.context, third!.id, third!.plural, third!.translations], ['c', 'd', 'e', ['f', 'g']]);
  });

  it('are packed for PHP, and only what is translated', () => {
    const entry = { context: 'c', id: 'ä', plural: 'b', files: [], translations: ['1', '2'] };
    const header = 'Language: de\nContent-Type: text/plain; charset=utf-8\n';
    const file = writeMo([
      entry,
      { id: 'none', files: [], translations: [] },
      { id: 'a"\n', files: [], translations: ['x'] },
      { id: '', files: [], translations: [header] },
    ]);
    assert.deepEqual(readMo(file), { '': [header], 'a"\n': ['x'], [keyOf(entry)]: ['1', '2'] });
  });

  it('are packed for the scripts of the editor, with the texts of scripts alone', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sq-languages-'));
    try {
      mkdirSync(folder, { recursive: true });
      const header = { Language: 'de_DE', 'Plural-Forms': 'nplurals=2; plural=(n != 1);' };
      writeFileSync(
        path.join(folder, 'x-de_DE.po'),
        writePo(header, [
          { id: 'Preview', files: ['a.php', 'b.js'], translations: ['Vorschau'] },
          { id: 'Page', files: ['a.php'], translations: ['Seite'] },
        ]),
      );
      writeLanguages(folder, 'handle');
      assert.deepEqual(readdirSync(folder).sort(), ['x-de_DE-handle.json', 'x-de_DE.mo', 'x-de_DE.po']);
      const { locale_data } = JSON.parse(readFileSync(path.join(folder, 'x-de_DE-handle.json'), 'utf8')) as {
        locale_data: { messages: Record<string, unknown> };
      };
      assert.deepEqual(locale_data.messages, {
        '': { domain: 'messages', lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' },
        Preview: ['Vorschau'],
      });
      assert.deepEqual(Object.keys(readMo(readFileSync(path.join(folder, 'x-de_DE.mo')))), ['', 'Page', 'Preview']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('text from right to left', () => {
  it('finds no style of the plugin or the theme that says left or right', () => {
    const PHYSICAL =
      /(?:margin|padding|border|inset)-(?:left|right)(?!-?[\w-]*\s*[,)])|text-align:\s*(?:left|right)|float:|[;{"\s](?:left|right):\s*[\d-]/i;
    for (const root of [PLUGIN, THEME])
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(php|js|css)$/.test(file) || /(editor-blocks-list|tags)\.php$/.test(file)) continue;
        assert.doesNotMatch(readFileSync(path.join(root, file), 'utf8'), PHYSICAL, `${root}/${file}`);
      }
    const { styles } = JSON.parse(readFileSync(`${THEME}/theme.json`, 'utf8')) as { styles: object };
    // Space may be named by its side where it is the same at both.
    assert.doesNotMatch(JSON.stringify(styles), /"border":\{"(?:left|right)"|"padding":\{"(?:left|right)":"[^"]*"\}/);
  });
});
