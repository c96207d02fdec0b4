// The documentation as plain Markdown, for programs that read it: llms-full.txt.
import { resolveLink } from './markdown.mjs';
import { COMMON_ATTRIBUTES } from './reference.mjs';

const FENCES = /(^```[\s\S]*?^```$)/m;
const LINK = /(?<=\]\()[^)\s]+(?=\))/g;

/** Changes Markdown outside of its code. */
const changeText = (markdown, change) =>
  markdown
    .split(FENCES)
    .map((piece) => (piece.startsWith('```') ? piece : change(piece)))
    .join('');

/**
 * Links that lead somewhere from the root of the site. `page` is the page of the text, for its own anchors; `file` and `pages`
 * are those of `renderMarkdown`.
 */
const linksFromRoot = (markdown, { page, file, pages }) =>
  changeText(markdown, (piece) =>
    piece.replace(LINK, (href) =>
      href.startsWith('#') ? page + href : resolveLink(href, { file, pages }).replace(/^\.\.\//, ''),
    ),
  );

const list = (title, lines) => (lines.length > 0 ? `\n### ${title}\n\n${lines.join('\n')}\n` : '');

/** A block's page as Markdown. */
export function blockText(block, pages) {
  const { tag } = block;
  return linksFromRoot(writeBlock(block), {
    page: `blocks/${tag}.html`,
    file: `site/blocks/${tag}.md`,
    pages,
  });
}

function writeBlock({ tag, summary, note, examples, reference }) {
  const attributes = reference.attributeGroups
    .flatMap((group) => group.attributes)
    .filter(({ name }) => !COMMON_ATTRIBUTES.includes(name))
    .map(({ name, type, fallback, description, needsHtml }) => {
      const rest = fallback === undefined ? '' : `, default ${fallback}`;
      const needs = needsHtml && ` ${needsHtml.replace(/<\/?code>/g, '`')}`;
      return `- \`${name}\` (${type}${rest}): ${description}${needs}`;
    });
  const sections = reference.sections.map(({ title, entries }) =>
    list(
      title,
      entries.map(({ name, type, description }) => `- \`${name}\`${type ? ` (${type})` : ''}: ${description}`),
    ),
  );
  return `## ${tag}

${summary}

For: ${note.For}

Not for: ${note['Not for']}

\`\`\`html
${examples[0].source}
\`\`\`
${list('Attributes', attributes)}${sections.join('')}${note.Recipes ? list('Recipes', [note.Recipes.replace(/^### /gm, '#### ')]) : ''}${list('Keyboard', [note.Keyboard])}${list('Without script', [note['Without script']])}${list('Known limits', [note.Limits])}`;
}

/** A guide with its headings one level down, below a heading of the document. */
export const guideText = ({ name, file, text }, pages) =>
  linksFromRoot(
    changeText(text, (piece) => piece.replace(/^#/gm, '##')),
    { page: `guides/${name}.html`, file, pages },
  );
