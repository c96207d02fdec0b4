// The guides: docs/*.md. A new file appears by itself; this list gives it a place.
import { readFileSync, readdirSync } from 'node:fs';
import { readTags } from '../../../scripts/registry.mjs';
import { fillConformance } from './conformance.mjs';
import { renderMarkdown } from './markdown.mjs';
import { readNote } from './notes.mjs';
import { fillTexts } from './texts.mjs';
import { fillThemes, readThemes } from './themes.mjs';
import { readVisits } from './visits.mjs';

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
