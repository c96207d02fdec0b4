// The documentation as plain Markdown, for programs that read it: llms-full.txt.
import { COMMON_ATTRIBUTES } from './reference.mjs';

const list = (title, lines) => (lines.length > 0 ? `\n### ${title}\n\n${lines.join('\n')}\n` : '');

/** A block's page as Markdown. */
export function blockText({ tag, summary, note, examples, reference }) {
  const attributes = reference.attributeGroups
    .flatMap((group) => group.attributes)
    .filter(({ name }) => !COMMON_ATTRIBUTES.includes(name))
    .map(({ name, type, fallback, description }) => {
      const rest = fallback === undefined ? '' : `, default ${fallback}`;
      return `- \`${name}\` (${type}${rest}): ${description}`;
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
export const guideText = ({ text }) =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((piece) => (piece.startsWith('```') ? piece : piece.replace(/^#/gm, '##')))
    .join('');
