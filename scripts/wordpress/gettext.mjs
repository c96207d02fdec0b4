// The files of gettext: catalogues to read (.po), and what WordPress loads (.mo, and JSON for scripts). The formats are small, and
// Poedit and Loco read what is written here.

/** How a text is found in a catalogue: by its context too, where it has one. */
export const keyOf = ({ context, id }) => (context === undefined ? id : `${context}\u0004${id}`);

const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' };
const quoted = (text) => `"${text.replaceAll(/[\\"\n\t]/g, (sign) => ESCAPES[sign])}"`;
const SIGNS = { n: '\n', t: '\t', r: '\r' };
const unquoted = (text) => text.replaceAll(/\\(.)/g, (_, sign) => SIGNS[sign] ?? sign);

/** The texts of one part of a file, which ends at an empty line. */
function readPart(part) {
  const fields = {};
  let last = '';
  for (const line of part.split('\n')) {
    const [, name, text] = /^(?:(msg[a-z_]+(?:\[\d\])?)\s+)?"(.*)"\s*$/.exec(line) ?? [];
    if (text === undefined) continue;
    if (name) last = name;
    fields[last] = (fields[last] ?? '') + unquoted(text);
  }
  const translations = Object.entries(fields)
    .filter(([name]) => name.startsWith('msgstr'))
    .map(([, text]) => text);
  // A translator's tool marks as fuzzy what it has guessed.
  const isGuessed = /^#,.*\bfuzzy\b/m.test(part);
  return {
    context: fields.msgctxt,
    id: fields.msgid,
    plural: fields.msgid_plural,
    files: [...part.matchAll(/^#: (.+)$/gm)]
      .flatMap(([, files]) => files.split(' '))
      .map((file) => file.replace(/:\d+$/, '')),
    translations: isGuessed || translations.includes('') ? [] : translations,
  };
}

/** The texts of a catalogue with their translations; none where one is missing. */
export const readPo = (file) =>
  file
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .map(readPart)
    .filter(({ id }) => id !== undefined);

/** The fields of the header, such as `Language`. */
export function headerOf(entries) {
  const [text = ''] = entries.find(({ id }) => id === '')?.translations ?? [];
  return Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/, 2)),
  );
}

/** How many forms a number has in this language. */
export const formsOf = (entries) => Number(/nplurals=(\d)/.exec(headerOf(entries)['Plural-Forms'] ?? '')?.[1] ?? 2);

function part({ context, id, plural, comments = [], files = [], translations = [] }, forms) {
  const texts = plural === undefined ? 1 : forms;
  return [
    ...comments.map((comment) => `#. ${comment}`),
    ...files.map((file) => `#: ${file}`),
    ...(context === undefined ? [] : [`msgctxt ${quoted(context)}`]),
    `msgid ${quoted(id)}`,
    ...(plural === undefined ? [] : [`msgid_plural ${quoted(plural)}`]),
    ...Array.from({ length: texts }, (_, form) => {
      const name = plural === undefined ? 'msgstr' : `msgstr[${form}]`;
      return `${name} ${quoted(translations[form] ?? '')}`;
    }),
  ].join('\n');
}

const headerPart = (header) =>
  ['msgid ""', 'msgstr ""', ...Object.entries(header).map(([name, value]) => quoted(`${name}: ${value}\n`))].join('\n');

/** A catalogue as a file. */
export const writePo = (header, entries, forms = 2) =>
  `${[headerPart(header), ...entries.map((entry) => part(entry, forms))].join('\n\n')}\n`;

/** What PHP loads. The texts are sorted by their bytes, and each of both tables has a length and a place for each text. */
export function writeMo(entries) {
  const texts = entries
    .filter(({ translations }) => translations.length > 0)
    .map(({ plural, translations, ...entry }) => [
      Buffer.from(plural === undefined ? keyOf(entry) : `${keyOf(entry)}\0${plural}`),
      Buffer.from(translations.join('\0')),
    ])
    .sort(([one], [other]) => Buffer.compare(one, other));
  const HEAD = 28;
  const head = Buffer.alloc(HEAD + 16 * texts.length);
  const end = head.length;
  [0x950412de, 0, texts.length, HEAD, HEAD + 8 * texts.length, 0, end].forEach((number, index) =>
    head.writeUInt32LE(number, 4 * index),
  );
  const bytes = [];
  let place = end;
  for (const column of [0, 1])
    for (const [row, pair] of texts.entries()) {
      const at = HEAD + 8 * (column * texts.length + row);
      head.writeUInt32LE(pair[column].length, at);
      head.writeUInt32LE(place, at + 4);
      bytes.push(pair[column], Buffer.alloc(1));
      place += pair[column].length + 1;
    }
  return Buffer.concat([head, ...bytes]);
}

/** What `wp.i18n` loads: the texts of these entries, in the format of Jed. */
export function writeJson(header, entries) {
  const texts = entries
    .filter(({ translations }) => translations.length > 0)
    .map((entry) => [keyOf(entry), entry.translations]);
  const own = { domain: 'messages', lang: header['Language'], 'plural-forms': header['Plural-Forms'] };
  return JSON.stringify({ domain: 'messages', locale_data: { messages: { '': own, ...Object.fromEntries(texts) } } });
}
