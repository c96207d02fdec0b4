const cell = ({ text, note, state }) =>
  [text, note, state && `**${state}**`]
    .filter(Boolean)
    .map((line) => line.replaceAll('|', '\\|'))
    .join('<br>');
const row = (cells) => `| ${cells.join(' | ')} |`;

function partOf(part) {
  if (part.text) return part.text;
  if (part.svg) return '';
  return [
    `**${part.caption}**`,
    '',
    row([part.heads, ...part.columns]),
    row(['---', ...part.columns.map(() => '---:')]),
    ...part.rows.map(({ head, cells }) => row([head, ...cells.map(cell)])),
  ].join('\n');
}

/** The report's content without its plots. */
export const markdown = (sections) =>
  [
    '# sq-blocks, measured side by side',
    'Written by bench/report/write.mjs; report.html beside it has the plots.',
    ...sections.flatMap(({ title, parts }) => [`## ${title}`, ...parts.map(partOf).filter(Boolean)]),
  ].join('\n\n') + '\n';
