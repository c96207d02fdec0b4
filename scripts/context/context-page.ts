import { format, resolveConfig } from 'prettier';
import { THEMES, type Theme } from '../../shared/site/context/fields/context-fields.js';
import type { Field, Fields, Kind } from '../../shared/site/context/fields/field.js';

const INTRODUCTION = `# The page context

The page's data, which the server writes into the page before the first block:

\`\`\`html
<script type="application/json" id="sq-context">
  { "apiRoot": "/api/", "websiteSettings": { "storeCurrency": "EUR" } }
</script>
\`\`\`

Every field may be missing, and so may the whole element: without a context blocks work, and nothing is measured. Where
there is no such element, the global \`Static.SQUARESPACE_CONTEXT\` of hosted pages is read. Attributes of a block come before
the fields. It is read once, and again when another element or object takes its place.

**Nobody else can write it:** of several such scripts the first counts, and another element with the id \`sq-context\` never,
nor one with the id \`Static\`. So a text of a visitor, from which scripts are taken out, says nothing to the kit.

**Data goes to another origin** only where a script of the page names it, as markup cannot. It concerns \`apiRoot\`, \`website.identifier\`
with \`appDomain\`, and \`fontProviders\`. In a script of your own before the kit's:

\`\`\`html
<script>
  window.sqOrigins = ['https://api.tidewater.example'];
</script>
\`\`\`

A context that is an object, \`Static.SQUARESPACE_CONTEXT\`, is such a script itself. An \`apiRoot\` that is not allowed counts as
absent, with a warning in the console.

**What cannot be read counts as absent:** a field of another type than below has its default, and nothing on the page
fails. JSON that is broken as a whole gives one warning in the console.

**In editors and tests of a server:** \`sq-blocks/context.schema.json\` is the JSON Schema (2020-12) of these fields, for a
context that is a file of its own: \`{ "$schema": "./node_modules/sq-blocks/dist/context.schema.json", … }\`. Fields that are
not in it are allowed: the platform's own context has more.

This page is written from \`shared/site/context/fields\` by \`npm run tables\`; a test compares those with what the code reads.
`;

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

/** docs/page-context.md, as the formatter leaves it. */
export async function contextPage(): Promise<string> {
  const text = [INTRODUCTION, index(), ...THEMES.map(section)].join('\n');
  return format(text, { ...(await resolveConfig('docs/page-context.md')), parser: 'markdown' });
}
