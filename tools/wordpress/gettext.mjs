// The files of gettext: catalogues to read (.po), and what WordPress loads (.mo, and JSON for scripts).
import gettext from 'gettext-parser';

/** How a text is found in a catalogue: by its context too, where it has one. */
export const keyOf = ({ context, id }) => (context === undefined ? id : `${context}\u0004${id}`);

const linesOf = (text = '') => text.split('\n').filter(Boolean);

function readEntry({ msgctxt, msgid, msgid_plural, msgstr, comments = {} }) {
  // A translator's tool marks as fuzzy what it has guessed.
  const isUsable = !msgstr.includes('') && !/\bfuzzy\b/.test(comments.flag ?? '');
  return {
    context: msgctxt,
    id: msgid,
    plural: msgid_plural,
    files: linesOf(comments.reference)
      .flatMap((files) => files.split(' '))
      .map((file) => file.replace(/:\d+$/, '')),
    translations: isUsable ? msgstr : [],
  };
}

const readTable = ({ translations }) =>
  Object.values(translations).flatMap((texts) => Object.values(texts).map(readEntry));

/** The texts of a catalogue with their translations; none where one is missing. */
export const readPo = (file) => readTable(gettext.po.parse(file));

/** The same, of what PHP loads. */
export const readMo = (file) => readTable(gettext.mo.parse(file));

/** The fields of the header, such as `Language`. */
export function headerOf(entries) {
  const [text = ''] = entries.find(({ id }) => id === '')?.translations ?? [];
  return Object.fromEntries(linesOf(text).map((line) => line.split(/: (.*)/, 2)));
}

/** How many forms a number has in this language. */
export const formsOf = (entries) => Number(/nplurals=(\d)/.exec(headerOf(entries)['Plural-Forms'] ?? '')?.[1] ?? 2);

/** What `gettext-parser` writes files of. */
function tableOf(headers, entries, forms) {
  const translations = {};
  for (const { context, id, plural, comments = [], files = [], translations: own = [] } of entries) {
    const msgstr = own.length > 0 ? own : Array(plural === undefined ? 1 : forms).fill('');
    const notes = { extracted: comments.join('\n'), reference: files.join('\n') };
    translations[context ?? ''] ??= {};
    translations[context ?? ''][id] = { msgctxt: context, msgid: id, msgid_plural: plural, msgstr, comments: notes };
  }
  return { charset: 'utf-8', headers, translations };
}

/** A catalogue as a file, each text in one line. */
export const writePo = (header, entries, forms = 2) =>
  `${gettext.po.compile(tableOf(header, entries, forms), { foldLength: 0 })}\n`;

const translated = (entries) => entries.filter(({ translations }) => translations.length > 0);

/** What PHP loads. */
export const writeMo = (entries) => gettext.mo.compile(tableOf(headerOf(entries), translated(entries)));

/** What `wp.i18n` loads: the texts of these entries, in the format of Jed. */
export function writeJson(header, entries) {
  const texts = translated(entries).map((entry) => [keyOf(entry), entry.translations]);
  const own = { domain: 'messages', lang: header['Language'], 'plural-forms': header['Plural-Forms'] };
  return JSON.stringify({ domain: 'messages', locale_data: { messages: { '': own, ...Object.fromEntries(texts) } } });
}
