import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formsOf, headerOf, keyOf, readPo, writePo, type Entry, type Read } from './gettext.mjs';
import { sharedPatterns } from './plugin-files.mjs';
import { PLUGIN, pluginTexts, THEME, themeTexts } from './translatable-texts.js';

interface Catalogue {
  readonly name: string;
  readonly folder: string;
  readonly texts: () => Entry[];
}
/** The plugin's and the theme's. */
export const CATALOGUES: readonly Catalogue[] = [
  { name: 'sq-blocks', folder: `${PLUGIN}/languages`, texts: () => pluginTexts(sharedPatterns()) },
  { name: 'sq-portfolio', folder: `${THEME}/languages`, texts: themeTexts },
];

/** The files of a catalogue with translations. */
export const translationsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.po'))
    .map((file) => `${folder}/${file}`)
    .sort();
export const readTranslations = (file: string): Read[] => readPo(readFileSync(file, 'utf8'));

/** Without dates: a file changes when a text does, and then only. */
const headerFor = (name: string, more: Readonly<Record<string, string>>) => ({
  'Project-Id-Version': name,
  'Report-Msgid-Bugs-To': 'https://github.com/sq-blocks/sq-blocks/issues',
  ...more,
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  'X-Domain': name,
});

/** What is translated in a language, in the plugin or in the theme: they have some texts in common. */
const translatedIn = (language: string) =>
  CATALOGUES.flatMap(({ folder }) => translationsIn(folder).map(readTranslations))
    .filter((entries) => headerOf(entries)['Language'] === language)
    .flat();

/** A translation with the texts of now: what is no text any more is left out, and what is new waits for its translation. */
function renewed(name: string, file: string, texts: readonly Entry[]): string {
  const old = readTranslations(file);
  const known = new Map(
    [...translatedIn(headerOf(old)['Language'] ?? ''), ...old]
      .filter(({ translations }) => translations.length > 0)
      .map((entry) => [keyOf(entry), entry.translations]),
  );
  const { Language = '', 'Plural-Forms': plurals = '' } = headerOf(old);
  const entries = texts.map((entry) => ({ ...entry, translations: known.get(keyOf(entry)) ?? [] }));
  return writePo(headerFor(name, { Language, 'Plural-Forms': plurals }), entries, formsOf(old));
}

/** The list of all texts of the plugin, and that of the theme: what a new translation begins with. Not in git. */
export const templateFiles = (): Record<string, string> =>
  Object.fromEntries(
    CATALOGUES.map(({ name, folder, texts }) => [`${folder}/${name}.pot`, writePo(headerFor(name, {}), texts())]),
  );

/** Each translation with the texts of now. */
export const translationFiles = (): Record<string, string> =>
  Object.fromEntries(
    CATALOGUES.flatMap(({ name, folder, texts }) => {
      const all = texts();
      return translationsIn(folder).map((file) => [file, renewed(name, file, all)]);
    }),
  );
