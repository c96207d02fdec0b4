// How a block is called in a template, from the head of its partials in examples/.
import { readFileSync } from 'node:fs';
import { codeBlock } from './highlight.mjs';

const ENGINES = [
  { name: 'Liquid', file: (tag) => `examples/liquid/partials/${tag}.liquid` },
  { name: 'Nunjucks', file: (tag) => `examples/nunjucks/partials/${tag}.njk` },
  { name: 'Twig', file: (tag) => `examples/twig/partials/${tag}.html.twig` },
  { name: 'Hugo', file: (tag) => `examples/hugo/layouts/partials/${tag}.html` },
];

/** The call at the end of the comment that a partial begins with, without its indentation. */
export function readCall(text) {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && /^(#\}|\{% endcomment %\}|\*\/\}\})/.test(line));
  const start = lines.lastIndexOf('', end) + 1;
  if (end < 0 || start === 0) throw new Error(`A partial does not begin with a comment that shows a call: ${lines[1]}`);
  return lines
    .slice(start, end)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
}

/** The calls of a block in some engines, each with the file of its partial. */
export const readCalls = (tag) =>
  ENGINES.map(({ name, file }) => {
    const address = file(tag);
    return { name, file: address, code: codeBlock(readCall(readFileSync(address, 'utf8')), 'jinja', `${name}`) };
  });
