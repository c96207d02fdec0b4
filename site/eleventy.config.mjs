// The documentation: pages of site/pages, filled from the manifest, the examples, the notes and the guides.
// `npm run docs` builds it (site/build.mjs).
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { groupBlocks, readBlockPages } from './build/blocks.mjs';
import { linkDownloads, readDownloads } from './build/downloads.mjs';
import { groupGuides, guideFiles, readGuides } from './build/guides.mjs';
import { prepareExample } from './build/examples.mjs';
import { codeBlock } from './build/highlight.mjs';
import { blockText, guideText } from './build/machine-text.mjs';
import { attributeIndex, searchIndex, textIndex } from './build/search-index.mjs';
import { readReleases } from './build/releases.mjs';
import { readOldestBrowsers } from './build/browsers.mjs';
import { readThemes, themeSheet } from './build/themes.mjs';
import { readSizes } from './build/sizes.mjs';
import { FORMATS } from './assets/playground/address.js';
import { readTags } from '@sq-blocks/tools/registry';
import { readFileSync } from 'node:fs';

/** Pages by source file, as addresses from the folders of blocks and of guides. */
const pages = new Map([
  ...guideFiles().map(({ name, file }) => [file, `../guides/${name}.html`]),
  ...readTags().map((tag) => [`site/blocks/${tag}.md`, `../blocks/${tag}.html`]),
  ['site/pages/index.njk', '../index.html'],
  ['site/pages/blocks/index.njk', '../blocks/index.html'],
  ['site/pages/attributes.njk', '../attributes.html'],
]);

/** From a page to the root of the site. */
const rootOf = (url) => '../'.repeat(Math.max(0, String(url).split('/').length - 2)) || './';

const FORMAT_NAMES = { html: 'HTML', jsx: 'JSX', twig: 'Twig', liquid: 'Liquid', jinja: 'Jinja', json: 'JSON' };

/** What programs read, from the built kit. */
const SCHEMAS = [
  'custom-elements.json',
  'context.schema.json',
  'vscode.html-custom-data.json',
  'web-types.json',
  'tokens.json',
];

/** How a block is loaded at the start: sizes that the start page names. */
const sizeOf = (sizes, name) => sizes.find((row) => row.name === name);

export default async function configure(config) {
  const dist = process.env.SQ_DIST ?? 'dist';
  const { messages } = await import(pathToFileURL(`${dist}/public/messages.js`).href);
  const blocks = readBlockPages({ dist, pages });
  const downloads = readDownloads(process.env.SQ_DOCS_DOWNLOADS ?? 'site/dist/downloads');
  const guides = readGuides(pages, messages).map((guide) => ({
    ...guide,
    html: linkDownloads(guide.html, downloads, '../'),
  }));
  const sizes = readSizes();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const start = prepareExample(readFileSync('site/examples/start.html', 'utf8').trim(), './');

  config.setUseGitIgnore(false);
  config.setQuietMode(true);
  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('eleventyComputed.root', () => (data) => rootOf(data.page.url));
  config.addGlobalData('site', {
    version,
    blocks,
    guides,
    blockGroups: groupBlocks(blocks),
    guideGroups: groupGuides(guides),
    attributes: attributeIndex(blocks),
    releases: readReleases(readFileSync('CHANGELOG.md', 'utf8')),
    framed: blocks
      .filter(({ preview }) => preview === 'framed')
      .flatMap((block) => block.examples.map((example) => ({ block, example }))),
    previews: blocks.flatMap((block) =>
      block.examples.map((example) => ({ block, example, attributes: block.playground.names.join(' ') })),
    ),
    playgroundFormats: FORMATS.map((value) => ({ value, name: FORMAT_NAMES[value] })),
    start: { ...start, code: codeBlock(start.source, 'html', 'HTML of the example') },
    loader: sizeOf(sizes, 'loader'),
    gallery: sizeOf(sizes, 'a page with sq-gallery alone'),
    browsers: readOldestBrowsers(),
    base: process.env.SQ_DOCS_BASE ?? '/docs/',
    versions: process.env.SQ_DOCS_VERSIONS ?? '',
  });
  config.addFilter('json', (value) => JSON.stringify(value));
  config.addFilter('blockText', (block) => blockText(block, pages));
  config.addFilter('guideText', (guide) => linkDownloads(guideText(guide, pages), downloads, ''));
  config.addPairedShortcode('downloads', (html, root) => linkDownloads(html, downloads, root));
  config.addPairedShortcode('code', (text, lang, label) => codeBlock(text.trim(), lang, label));
  config.addGlobalData('themeSheet', () => themeSheet(readThemes()));
  config.addGlobalData('searchIndex', () => searchIndex(blocks, guides));
  config.addGlobalData('textIndex', () => textIndex(blocks, guides));
  config.addPassthroughCopy({ 'site/assets': 'assets' });
  for (const name of SCHEMAS) config.addPassthroughCopy({ [`${dist}/${name}`]: `schemas/${name}` });
  const photos = new Set([
    ...start.photos,
    ...blocks.flatMap(({ examples }) => examples.flatMap((each) => each.photos)),
  ]);
  for (const photo of photos) config.addPassthroughCopy({ [`demo/photos/${photo}`]: `assets/photos/${photo}` });
  return {
    dir: { input: 'site/pages', includes: '../layouts' },
    templateFormats: ['njk'],
    htmlTemplateEngine: 'njk',
  };
}
