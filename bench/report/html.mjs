import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escaped } from './plots/svg.mjs';

const SHEET = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8');
/** Met, missed and the rest, told apart without colour too. */
const SIGNS = { met: '✓', missed: '✗', 'within the interval': '≈' };

/** The report as one file that needs no other, and no script. */
export function html(sections) {
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>sq-blocks, measured side by side</title>
<link rel="icon" href="data:,">
<style>
${SHEET}</style>
</head>
<body>
<a class="skip" href="#aims">Skip to the aims</a>
<header>
<h1>Measured side by side</h1>
<p class="lead">sq-blocks, those it is compared with, and the plain page that shows the same.</p>
<nav aria-label="Sections"><ul>${links}</ul></nav>
</header>
<main>
${sections.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
}

function sectionOf({ id, title, parts }) {
  const plots = parts.filter(({ svg }) => svg);
  const written = parts.map((part, index) => {
    if (part.text) return `<p>${escaped(part.text)}</p>`;
    if (part.svg) return part === plots[0] ? `<div class="plots">\n${plots.map(figure).join('\n')}\n</div>` : '';
    return part.folded ? folded(part, id, index) : table(part, id, index);
  });
  return `<section id="${id}" aria-labelledby="${id}-title">\n<h2 id="${id}-title">${escaped(title)}</h2>\n${written.filter(Boolean).join('\n')}\n</section>`;
}

const figure = ({ caption, svg }) => `<figure><figcaption>${escaped(caption)}</figcaption>${svg}</figure>`;

const folded = (part, section, index) =>
  `<details><summary>${escaped(part.caption)}</summary>\n${table(part, section, index)}\n</details>`;

/** In a region of its own that scrolls, by keyboard too. */
const table = (
  { caption, heads, columns, rows },
  section,
  index,
) => `<div class="scroll" role="region" aria-labelledby="${section}-title ${section}-${index}" tabindex="0">
<table>
<caption><span id="${section}-${index}">${escaped(caption)}</span></caption>
<thead><tr><th scope="col">${escaped(heads)}</th>${columns.map((name, index) => `<th scope="col"${prose(rows[0].cells[index])}>${escaped(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(({ head, kind = '', cells }) => `<tr class="${kind}"><th scope="row">${escaped(head)}</th>${cells.map(cell).join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>`;

const prose = (described) => (described.prose ? ' class="prose"' : '');

function cell(described) {
  const { text, note, state } = described;
  const below = [
    note && `<small>${escaped(note)}</small>`,
    state &&
      `<span class="state" data-state="${state}"><span aria-hidden="true">${SIGNS[state]}</span> ${state}</span>`,
  ].filter(Boolean);
  return `<td${prose(described)}>${escaped(text)}${below.join('')}</td>`;
}
