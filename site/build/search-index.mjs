// What the search finds: pages, headings of guides, and every name of the reference; and the words of each section.
import { anchorOf } from './markdown.mjs';
import { COMMON_ATTRIBUTES } from './reference.mjs';

const entry = (title, kind, url, about = '') => ({ title, kind, url, about: about.replaceAll('`', '').slice(0, 120) });

/** What every block has is found once. */
const commonEntries = (blocks) =>
  attributeIndex(blocks)
    .filter(({ name }) => COMMON_ATTRIBUTES.includes(name))
    .map(({ name, description }) => entry(name, 'attribute of every block', `attributes.html#${name}`, description));

/** `url` is relative to the site's root. */
export function searchIndex(blocks, guides) {
  return [
    entry('Playground', 'page', 'playground/index.html', 'Try the attributes of each block, and copy the result.'),
    ...blocks.map(({ tag, summary }) => entry(tag, 'block', `blocks/${tag}.html`, summary)),
    ...guides.flatMap(({ name, title, about, headings }) => [
      entry(title, 'guide', `guides/${name}.html`, about),
      ...headings
        .filter(({ level }) => level === 2 || level === 3)
        .map((heading) => entry(heading.text, title, `guides/${name}.html#${heading.id}`)),
    ]),
    ...commonEntries(blocks),
    ...blocks.flatMap(({ tag, reference }) => [
      ...reference.attributeGroups.flatMap((group) =>
        group.attributes
          .filter(({ name }) => !COMMON_ATTRIBUTES.includes(name))
          .map(({ name, id, description }) =>
            entry(name, `attribute of ${tag}`, `blocks/${tag}.html#${id}`, description),
          ),
      ),
      ...reference.sections
        .filter(({ id }) => id !== 'slots')
        .flatMap(({ title, entries }) =>
          entries.map(({ name, id, description }) =>
            entry(name, `${title.toLowerCase()} of ${tag}`, `blocks/${tag}.html#${id}`, description),
          ),
        ),
    ]),
  ];
}

/** Every attribute once, with the blocks that have it: the page for a search without script. */
export function attributeIndex(blocks) {
  const byName = new Map();
  for (const { tag, reference } of blocks)
    for (const { attributes } of reference.attributeGroups)
      for (const { name, id, html, description } of attributes) {
        const found = byName.get(name) ?? { name, html, description, uses: [] };
        found.uses.push({ tag, url: `blocks/${tag}.html#${id}` });
        byName.set(name, found);
      }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Markdown as words: code stays, addresses and marks do not. */
const plainText = (markdown) =>
  markdown
    .replace(/^```.*$/gm, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[`*|[\]#]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const section = (title, kind, url, text) => ({ title, kind, url, text: plainText(text) });

/** The parts of a text between its headings; a line of code that begins with # is no heading. */
function splitAtHeadings(text) {
  const parts = [''];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && /^#{1,6} /.test(line)) parts.push('');
    else parts[parts.length - 1] += `${line}\n`;
  }
  return parts.slice(1);
}

const guideSections = ({ name, title, text, headings }) =>
  splitAtHeadings(text).map((words, index) => {
    const { level, text: heading, id } = headings[index];
    return level === 1
      ? section(title, 'guide', `guides/${name}.html`, words)
      : section(heading, title, `guides/${name}.html#${id}`, words);
  });

function blockSections({ tag, note, visits }) {
  const url = `blocks/${tag}.html`;
  const parts = [
    ['For', 'for'],
    ['Not for', 'not-for'],
    ['Keyboard', 'keyboard'],
    ['Without script', 'without-script'],
    ['Browsers', 'browsers'],
    ['Limits', 'limits'],
  ];
  const recipes = (note.Recipes ?? '').split(/^### /m).slice(1);
  const spoken = visits.map(({ about, steps }) =>
    [about, ...steps.flatMap(({ key, said }) => [key, ...said])].join(' '),
  );
  return [
    ...parts
      .filter(([name]) => note[name])
      .map(([name, id]) => section(`${tag}: ${name}`, 'block', `${url}#${id}`, note[name])),
    ...recipes.map((recipe) => {
      const [title] = recipe.split('\n');
      return section(title.replaceAll('`', ''), `recipe of ${tag}`, `${url}#${anchorOf(title)}`, recipe);
    }),
    ...(spoken.length > 0
      ? [section('What a screen reader says', tag, `${url}#screen-reader`, `Orca ${spoken.join(' ')}`)]
      : []),
  ];
}

/** The words of each section, for what no name has. */
export const textIndex = (blocks, guides) => [...guides.flatMap(guideSections), ...blocks.flatMap(blockSections)];
