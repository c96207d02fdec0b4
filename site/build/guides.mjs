// The guides: docs/*.md. A new file appears by itself; this list gives it a place.
import { readFileSync, readdirSync } from 'node:fs';
import { readTags } from '@sq-blocks/tools/registry';
import { renderMarkdown } from './markdown.mjs';
import { readNote } from './notes.mjs';
import { fillTexts } from './texts.mjs';
import { fillThemes, readThemes } from './themes.mjs';
import { readVisits } from './visits.mjs';
import { CRITERIA, EXCEPTIONS, TRAITS } from './conformance-criteria.mjs';

// The accessibility statement's part about each block: the criteria that concern what it does, and what was tested.
export const PLACE = '<!-- conformance: each block, written by site/build/guides.mjs -->';

/**
 * The rows of a block: criteria that one of its traits needs, with what is different in it.
 * @param {string} tag
 * @param {readonly string[]} traits
 */
export function rowsOf(tag, traits) {
  return CRITERIA.filter((criterion) => criterion.for.some((trait) => traits.includes(trait))).map(
    ({ id, name, level, result, remark }) => {
      const other = EXCEPTIONS.find(([block, criterion]) => block === tag && criterion === id);
      return { id, name, level, result: other?.[2] ?? result, remark: other?.[3] ?? remark };
    },
  );
}

/** "It shows images, moves by itself and can be dragged or swiped." */
function sentenceOf(traits) {
  if (traits.length === 0) return '';
  const words = traits.map((trait) => TRAITS[trait]);
  const last = words.pop();
  return `It ${words.length > 0 ? `${words.join(', ')} and ` : ''}${last}. `;
}

const table = (rows) =>
  [
    '| criterion | result | remark |',
    '| --- | --- | --- |',
    ...rows.map(({ id, name, level, result, remark }) => `| ${id} ${name} (${level}) | ${result} | ${remark} |`),
  ].join('\n');

/**
 * The part about one block, as Markdown of docs/*.md. `visits`: how many recordings of a screen reader there are.
 * @param {{ tag: string, traits: readonly string[], visits: number }} block
 */
export function conformanceOf({ tag, traits, visits }) {
  const page = `../site/blocks/${tag}.md`;
  const rows = rowsOf(tag, traits);
  const heard = visits > 0 ? `[what Orca says](${page}#screen-reader)` : 'not recorded with a screen reader';
  const more = rows.length > 0 ? `${table(rows)}\n\n` : 'The criteria of every block, and no others, concern it.\n\n';
  return `### ${tag}\n\n${sentenceOf(traits)}Tests: [keys](${page}#keyboard), axe, ${heard}. [Known limits](${page}#limits).\n\n${more}`;
}

/**
 * Puts the parts of all blocks into the statement.
 * @param {string} text
 * @param {readonly Parameters<typeof conformanceOf>[0][]} blocks
 */
export const fillConformance = (text, blocks) => text.replace(PLACE, () => blocks.map(conformanceOf).join('').trim());

const GROUPS = {
  Begin: [
    'installing',
    'frameworks',
    'template-engines',
    'cms',
    'flat-files',
    'any-element',
    'finding-mistakes',
    'migrating',
  ],
  Looks: ['theming', 'tokens', 'languages', 'texts'],
  Visitors: [
    'accessibility',
    'accessibility-statement',
    'consent',
    'consent-cookies',
    'measuring',
    'analytics-without-cookies',
    'browser-support',
  ],
  'Forms and shop': ['forms', 'forms-in-html', 'form-services', 'offline', 'product-html', 'shop-calls'],
  Running: [
    'threats',
    'content-security-policy',
    'deploying',
    'versions',
    'ajax-navigation',
    'loading',
    'performance',
    'fast-pages',
    'sizes',
    'speed',
    'testing',
  ],
  Scripts: ['scripting', 'page-context', 'links-and-utilities', 'own-block', 'package-contents'],
};
const OTHERS = 'More';

/** Where a guide is: its name, and its file. */
export const guideFiles = () =>
  readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ name: file.slice(0, -3), file: `docs/${file}` }));

/** Puts in the tables that `npm run generate` has written, in the place of what leads to them elsewhere. */
const fillGenerated = (text) =>
  text.replace(/<!-- generated: ([\w-]+\.md) -->[^]*?<!-- \/generated -->/, (_, name) =>
    readFileSync(`docs/generated/${name}`, 'utf8'),
  );

/** The first paragraph as plain text: the description of the page. */
const firstParagraph = (text) =>
  (/^(?!#|```|<|\||-)\S[\s\S]*?(?=\n\n|\n```|\n- )/m.exec(text)?.[0] ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/:$/, '.');

/** All guides as pages, in the order of the navigation. `messages`: the English texts of the kit. */
export function readGuides(pages, messages = {}) {
  const order = Object.values(GROUPS).flat();
  const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
  const tags = readTags();
  const themes = readThemes();
  const blocks = tags.map((tag) => ({ tag, traits: readNote(tag).traits, visits: readVisits(tag, tags).length }));
  return guideFiles()
    .map(({ name, file }) => {
      const source = fillThemes(fillConformance(fillGenerated(readFileSync(file, 'utf8')), blocks), themes);
      const text = fillTexts(source, messages);
      const title = /^# (.+)$/m.exec(text)?.[1];
      if (!title) throw new Error(`${file} has no heading of the first level`);
      const { html, headings } = renderMarkdown(text, { file, pages });
      const group = Object.entries(GROUPS).find(([, names]) => names.includes(name))?.[0] ?? OTHERS;
      const contents = headings
        .filter(({ level }) => level === 2)
        .map(({ id, text: heading }) => ({ id, title: heading }));
      return {
        name,
        file,
        title: title.replaceAll('`', ''),
        text,
        html,
        headings,
        contents,
        group,
        about: firstParagraph(text),
      };
    })
    .sort((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name));
}

export const groupGuides = (guides) =>
  [...Object.keys(GROUPS), OTHERS]
    .map((name) => ({ name, guides: guides.filter(({ group }) => group === name) }))
    .filter(({ guides: members }) => members.length > 0);
