import { THEMES, type Theme } from '../../shared/platform/page/fields/context-fields.js';
import type { Field, Fields, Kind } from '../../shared/platform/page/fields/field.js';

function typeOf(kind: Kind): string {
  if (kind.kind === 'text') return kind.values ? kind.values.map((value) => `\`"${value}"\``).join(', ') : 'text';
  if (kind.kind === 'number') return rangeOf(kind);
  if (kind.kind === 'flag') return '`true`, `false`';
  if (kind.kind === 'constant') return `\`${JSON.stringify(kind.value)}\``;
  if (kind.kind === 'list') return `list of ${typeOf(kind.of)}`;
  if (kind.kind === 'map') return `object by name of ${typeOf(kind.of)}`;
  return kind.kind === 'either' ? kind.kinds.map(typeOf).join(' or ') : 'object';
}

function rangeOf({ min, max, isWhole }: Extract<Kind, { kind: 'number' }>): string {
  const word = isWhole ? 'whole number' : 'number';
  if (max !== undefined) return `${word}, ${min ?? 0} to ${max}`;
  return min === undefined ? word : `${word}, ${min} or more`;
}

interface Row extends Field {
  readonly path: string;
}

/** The fields of objects inside a kind, with the path at which they are. */
function rowsOfKind(kind: Kind, path: string, above: Field): Row[] {
  if (kind.kind === 'object') return rowsOf(kind.fields, `${path}.`, above);
  if (kind.kind === 'list') return rowsOfKind(kind.of, `${path}[]`, above);
  if (kind.kind === 'map') return path === REGIONS ? [] : rowsOfKind(kind.of, `${path}.*`, above);
  return kind.kind === 'either' ? kind.kinds.flatMap((each) => rowsOfKind(each, path, above)) : [];
}

/** Has the settings around it once more. */
const REGIONS = 'cookieSettings.regions';

const rowsOf = (fields: Fields, at = '', above?: Field): Row[] =>
  Object.entries(fields).flatMap(([name, own]) => {
    const { readBy = above?.readBy, source = above?.source } = own;
    const field = { ...own, ...(readBy && { readBy }), ...(source && { source }) };
    return [{ ...field, path: at + name }, ...rowsOfKind(own.kind, at + name, field)];
  });

const rowsOfTheme = ({ fields, settings = {} }: Theme): Row[] => [
  ...rowsOf(settings, 'websiteSettings.'),
  ...rowsOf(fields),
];

const cell = (text: string) => text.replaceAll('|', '\\|');
const HEAD = '| field | type | default | effect | read by | source |\n| --- | --- | --- | --- | --- | --- |\n';

function lineOf({ path, kind, default: fallback, summary, readBy = [], source = '' }: Row): string {
  const value = fallback === undefined ? '' : `\`${JSON.stringify(fallback)}\``;
  return `| ${[`\`${path}\``, typeOf(kind), value, summary, readBy.join(', '), source].map(cell).join(' | ')} |`;
}

const section = (theme: Theme) =>
  `## ${theme.title}\n\n${HEAD}${rowsOfTheme(theme).map(lineOf).join('\n')}\n\n\`\`\`json\n${JSON.stringify(theme.example)}\n\`\`\`\n`;

/** As GitHub makes them of headings. */
const anchorOf = (title: string) => title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-');

function index(): string {
  const lines = THEMES.flatMap((theme) =>
    rowsOfTheme(theme).flatMap(({ path, words = [] }) =>
      words.map((word) => `| ${word} | \`${path}\` | [${theme.title}](#${anchorOf(theme.title)}) |`),
    ),
  );
  const sorted = lines.sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en'));
  return `## Looking for …\n\n| word | field | section |\n| --- | --- | --- |\n${sorted.join('\n')}\n`;
}

/** The fields as Markdown: words to look for, and a table for each theme. */
export const contextTables = () => [index(), ...THEMES.map(section)].join('\n');
