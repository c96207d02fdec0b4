import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, type Entry } from './gettext.mjs';

export const PLUGIN = 'integrations/wordpress/sq-blocks';
/** The blocks of the editor, as the plugin reads them: `npm run generate` writes them. */
export const EDITOR_BLOCKS = `${PLUGIN}/includes/editor-blocks-list.php`;
export const THEME = 'integrations/wordpress/theme';

/** The text in quotes of a call, or of PHP's data. */
const STRING = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\$]|\\.)*")`;
const NAMES = '__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e|_x|_ex|esc_html_x|esc_attr_x|_n|_nx';
const FUNCTION = new RegExp(String.raw`(?<![\w$>:])(?:${NAMES})\(`, 'g');
const COMMENT = String.raw`\/\*\s*translators: (?<comment>[^*]+?)\s*\*\/`;
const calls = (domain: string) => {
  const end = String.raw`\s*,\s*'${domain}'\s*\)`;
  return new RegExp(
    [
      COMMENT,
      String.raw`(?<![\w$>:])(?:(?:esc_(?:html|attr))?_(?:_|e)|esc_(?:html|attr)_e)\(\s*(?<text>${STRING})${end}`,
      String.raw`(?<![\w$>:])(?:_e?x|esc_(?:html|attr)_x)\(\s*(?<inContext>${STRING})\s*,\s*(?<context>${STRING})${end}`,
      String.raw`(?<![\w$>:])_n\(\s*(?<one>${STRING})\s*,\s*(?<many>${STRING})\s*,[^;]*?${end}`,
    ].join('|'),
    'g',
  );
};
const unquoted = (text: string) =>
  text.startsWith("'")
    ? text.slice(1, -1).replaceAll(/\\(['\\])/g, '$1')
    : (JSON.parse(text.replaceAll(String.raw`\'`, "'")) as string);

/** The texts of a file of PHP or JavaScript. A call whose text is no literal, or of another domain, is a mistake. */
export function textsOfCode(code: string, file: string, domain: string): Entry[] {
  const entries: Entry[] = [];
  let comment: { text: string; line: number } | undefined;
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  for (const { groups, index } of code.matchAll(calls(domain))) {
    const { text, inContext, context, one, many } = groups!;
    const line = lineAt(index);
    if (groups!['comment']) {
      comment = { text: groups!['comment'], line };
      continue;
    }
    entries.push({
      context: context && unquoted(context),
      id: unquoted((text ?? inContext ?? one)!),
      plural: many && unquoted(many),
      comments: comment && line - comment.line < 2 ? [`translators: ${comment.text}`] : [],
      files: [file],
    });
    comment = undefined;
  }
  const found = code.match(FUNCTION)?.length ?? 0;
  if (found !== entries.length)
    throw new Error(`${file}: ${found - entries.length} texts are no literals with the domain '${domain}'`);
  return entries;
}

/** What WordPress translates itself of a header: of a plugin or a theme, or of a pattern. */
const headerText = (code: string, name: string) => new RegExp(String.raw`^[ *]*${name}:\s*(.+)$`, 'm').exec(code)?.[1];
function textsOfHeader(code: string, file: string, names: Readonly<Record<string, string | undefined>>): Entry[] {
  return Object.entries(names).flatMap(([name, context]) => {
    const id = headerText(code, name);
    return id ? [{ context, id, files: [file] }] : [];
  });
}
const PATTERN = { Title: 'Pattern title', Description: 'Pattern description' };

/** Names in theme.json and the styles, by the contexts of WordPress's theme-i18n.json. */
function textsOfJson(file: string): Entry[] {
  const {
    title,
    settings = {},
    templateParts = [],
  } = JSON.parse(readFileSync(path.join(THEME, file), 'utf8')) as {
    title?: string;
    settings?: Record<string, Record<string, unknown>>;
    templateParts?: { title: string }[];
  };
  const names = (kind: string, list: string, context: string) =>
    ((settings[kind]?.[list] ?? []) as { name: string }[])
      // A size by its number is the same in every language.
      .filter(({ name }) => !/^\d+$/.test(name))
      .map(({ name }): Entry => ({ context, id: name, files: [file] }));
  return [
    ...(title ? [{ context: 'Style variation name', id: title, files: [file] }] : []),
    ...names('color', 'palette', 'Color name'),
    ...names('typography', 'fontFamilies', 'Font family name'),
    ...names('typography', 'fontSizes', 'Font size name'),
    ...templateParts.map((part): Entry => ({ context: 'Template part name', id: part.title, files: [file] })),
  ];
}

/** Each text once, with all files that have it. */
function together(entries: readonly Entry[]): Entry[] {
  const all = new Map<string, Entry>();
  for (const entry of entries) {
    const known = all.get(keyOf(entry));
    const unique = (...lists: (readonly string[] | undefined)[]) => [...new Set(lists.flatMap((list) => list ?? []))];
    all.set(keyOf(entry), {
      ...entry,
      plural: known?.plural ?? entry.plural,
      comments: unique(known?.comments, entry.comments),
      files: unique(known?.files, entry.files),
    });
  }
  return [...all.values()];
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file))
    .sort();
const textsOfPattern = (code: string, file: string, domain: string) => [
  ...textsOfHeader(code, file, PATTERN),
  ...textsOfCode(code, file, domain),
];

/** The plugin's: of its own code, and of the theme's patterns that it is packed with. */
export function pluginTexts(patterns: Readonly<Record<string, string>>): Entry[] {
  return together([
    ...textsOfHeader(read(PLUGIN, 'sq-blocks.php'), 'sq-blocks.php', { Description: undefined }),
    ...filesIn(PLUGIN, /\.(php|js)$/).flatMap((file) => textsOfCode(read(PLUGIN, file), file, 'sq-blocks')),
    ...Object.entries(patterns).flatMap(([file, code]) => textsOfPattern(code, file, 'sq-blocks')),
  ]);
}

/** The theme's. */
export function themeTexts(): Entry[] {
  const domain = 'sq-portfolio';
  return together([
    ...textsOfHeader(read(THEME, 'style.css'), 'style.css', { Description: undefined }),
    ...textsOfJson('theme.json'),
    ...filesIn(THEME, /^styles\/.+\.json$/).flatMap(textsOfJson),
    ...filesIn(THEME, /\.php$/).flatMap((file) =>
      file.startsWith('patterns/')
        ? textsOfPattern(read(THEME, file), file, domain)
        : textsOfCode(read(THEME, file), file, domain),
    ),
  ]);
}
