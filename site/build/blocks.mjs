// The pages of the blocks as data.
import { readBlocks } from '@sq-blocks/tools/registry';
import { readBlockExamples } from './examples.mjs';
import { renderMarkdown, renderSentence } from './markdown.mjs';
import { BLOCK_GROUPS, readNote } from './notes.mjs';
import { readNeeds } from './needs.mjs';
import { readCalls } from './partials.mjs';
import { readManifest, referenceOf } from './reference.mjs';
import { readPlayground } from './playground.mjs';
import { readSizes, sizesOf } from './sizes.mjs';
import { readVisits } from './visits.mjs';

/** In the order of the contents beside the page. */
const contentsOf = (page) => [
  { id: 'example', title: 'Example' },
  ...(page.examples.length > 1 ? [{ id: 'variations', title: 'Variations' }] : []),
  ...(page.recipesHtml ? [{ id: 'recipes', title: 'Recipes' }] : []),
  { id: 'templates', title: 'In a template' },
  { id: 'attributes', title: 'Attributes' },
  ...page.reference.sections.map(({ id, title }) => ({ id, title })),
  { id: 'keyboard', title: 'Keyboard' },
  ...(page.visits.length > 0 ? [{ id: 'screen-reader', title: 'Screen reader' }] : []),
  { id: 'without-script', title: 'Without script' },
  { id: 'browsers', title: 'Browsers' },
  { id: 'size', title: 'Size' },
  { id: 'limits', title: 'Known limits' },
];

/**
 * @param {{ dist: string, pages: ReadonlyMap<string, string> }} options `dist` is the built kit.
 */
export function readBlockPages({ dist, pages }) {
  const manifest = readManifest(dist);
  const sizes = readSizes();
  const blocks = readBlocks();
  const tags = blocks.map(({ tag }) => tag);
  const all = blocks.map((block) => {
    const { tag } = block;
    const declaration = manifest.find(({ tagName }) => tagName === tag);
    if (!declaration) throw new Error(`${dist}/custom-elements.json does not have <${tag}>: run \`npm run build\``);
    const note = readNote(tag);
    const html = (section, level = 1) =>
      renderMarkdown(note.sections[section] ?? '', {
        file: `site/blocks/${tag}.md`,
        pages,
        // Recipes have the anchors that GitHub gives them: notes link to each other's.
        prefix: section === 'Recipes' ? '' : `${section}-`,
        level,
      }).html;
    const page = {
      tag,
      title: block.title,
      group: note.group,
      preview: note.preview,
      summary: declaration.description,
      summaryHtml: renderSentence(declaration.description),
      examples: readBlockExamples(block, note).map((each) => ({ ...each, aboutHtml: renderSentence(each.about) })),
      reference: referenceOf(declaration, note.themes, readNeeds(note.sections['Only with'])),
      visits: readVisits(tag, tags),
      calls: readCalls(tag),
      sizes: sizesOf(tag, sizes),
      note: note.sections,
      forHtml: html('For'),
      notForHtml: html('Not for'),
      recipesHtml: html('Recipes', 0),
      keyboardHtml: html('Keyboard'),
      withoutScriptHtml: html('Without script'),
      browsersHtml: html('Browsers'),
      limitsHtml: html('Limits'),
    };
    return { ...page, contents: contentsOf(page), playground: readPlayground(page) };
  });
  return all;
}

/** Blocks by group, for the navigation. */
export const groupBlocks = (blocks) =>
  BLOCK_GROUPS.map((name) => ({ name, blocks: blocks.filter(({ group }) => group === name) })).filter(
    ({ blocks: members }) => members.length > 0,
  );
