import { existsSync, readFileSync } from 'node:fs';
import { blocks as declarations } from '../../elements/blocks.js';
import { readBlocks } from '@sq-blocks/tools/registry';
import { fillTemplate, layOut, readPage, type PageHead } from './layout.js';

type Block = ReturnType<typeof readBlocks>[number];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** Markdown: code is between backticks. */
const summaryOf = (tag: string) =>
  escape(Object.values(declarations).find((declaration) => declaration.tag === tag)?.summary ?? '');
const plainSummaryOf = (tag: string) => summaryOf(tag).replaceAll('`', '');
const summaryHtmlOf = (tag: string) => summaryOf(tag).replace(/`([^`]+)`/g, '<code>$1</code>');
const head = (values: Partial<PageHead>): PageHead => ({
  title: '',
  description: '',
  styles: ['/docs.css'],
  scripts: [],
  cookieSettings: {},
  ...values,
});

/** The playground's copy of an example: ids must be unique on the page, and so must what refers to them. */
const withOtherIds = (html: string) =>
  html.replace(/ (id|for|aria-labelledby|aria-describedby)="([^"]+)"/g, ' $1="$2-playground"');

/** The content of a page whose block has no file in demo/blocks/: its examples, and a playground with the first of them. */
function exampleSections({ tag, examples }: Block): string {
  const sections = Object.entries(examples).map(([name, html]) => {
    const title = name.replaceAll('-', ' ');
    return `<section>
<h2>${title[0]!.toUpperCase()}${title.slice(1)}</h2>
<div class="example">
${html}
</div>
</section>`;
  });
  return `${sections.join('\n')}
<section>
<h2>Try the attributes</h2>
<div class="playground" data-tag="${tag}">
<div class="example">
${withOtherIds(Object.values(examples)[0]!)}
</div>
</div>
</section>`;
}

function blockPage(block: Block, file: string): string {
  const { tag, title } = block;
  const own = existsSync(file) ? readPage(readFileSync(file, 'utf8')) : undefined;
  const main = fillTemplate('block.html', {
    tag,
    title,
    summary: summaryHtmlOf(tag),
    content: own?.content ?? exampleSections(block),
  });
  return layOut(
    head({
      title: `${tag}: ${title}`,
      description: plainSummaryOf(tag),
      // The documentation reads the source of the examples before the blocks change them.
      scripts: ['/docs.js', ...(own?.head?.scripts ?? [])],
    }),
    main,
    `/blocks/${tag}.html`,
  );
}

function indexPage(all: readonly Block[]): string {
  const lead =
    'This site is plain HTML. One script tag turns the tags below into working blocks, each when it is about to be seen. Without script everything is still here.';
  const items = all.map(
    ({ tag, title }) => `<li>
<h2><a href="/blocks/${tag}.html">${title}</a></h2>
<p>${summaryHtmlOf(tag)}</p>
<code>&lt;${tag}&gt;</code>
</li>`,
  );
  return layOut(
    head({ title: 'The blocks', description: 'Custom elements that make a published site.' }),
    `<main class="page docs" id="main">
<h1>${all.length} tags, one file</h1>
<p class="lead">${lead}</p>
<ul class="shop">
${items.join('\n')}
</ul>
</main>`,
    '/blocks/',
  );
}

/**
 * The page of a block, or the index of all, by its address; undefined for any other address. Every block has a page:
 * `site/blocks/sq-….html` has its content, and where there is no such file the page shows the block's examples.
 */
export function findBlockPage(site: string, address: string): string | undefined {
  if (/^\/blocks\/(index(\.html)?)?$/.test(address)) return indexPage(readBlocks());
  const tag = /^\/blocks\/(sq-[\w-]+?)(\.html)?$/.exec(address)?.[1];
  const block = tag && readBlocks().find((each) => each.tag === tag);
  return block ? blockPage(block, `${site}/blocks/${tag}.html`) : undefined;
}
