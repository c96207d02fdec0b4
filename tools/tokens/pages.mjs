// What people read about the design tokens: the tables of docs/tokens.md, and the page of the demo that shows them.
import { cssValue } from './css-value.mjs';
import { readSource, readTokens, referenceIn, resolveValue } from './read-tokens.mjs';

const tokens = readTokens();
const { color, ...rest } = readSource();
const isScale = (group) => !('$value' in group);
const groupsOf = (source) => Object.entries(source).filter(([name]) => !name.startsWith('$'));
/** The scales and the roles are both in the group of colours. */
const scales = groupsOf(color).filter(([, group]) => isScale(group));
const roles = tokens.filter(({ path }) => /^color\.[^.]+$/.test(path));
const within = (path) => tokens.filter((token) => token.path === path || token.path.startsWith(`${path}.`));

const TITLES = {
  'font-size': 'Font sizes',
  space: 'Spacing',
  radius: 'Radii',
  time: 'Times',
  shadow: 'Shadows',
  font: 'Fonts',
};

/** As the JSON has it: a size in px, a colour in hexadecimal digits. */
function figure(token, value) {
  const plain = resolveValue(value, tokens);
  return token.type === 'dimension' ? `${plain.value}${plain.unit}` : cssValue(token, plain);
}
/** The step of a scale that a role refers to, if it does. */
const origin = (value) =>
  referenceIn(value)
    ?.replace(/^color\./, '')
    .replace('.', ' ') ?? '';

const table = (head, rows) => {
  const line = (cells) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
};
const code = (text) => `\`${text}\``;
const both = (token, value) => [code(figure(token, value)), origin(value)].filter(Boolean).join(' ');

/** Each token with its value, as Markdown. */
export function tokenTables() {
  const roleRows = roles.map((token) => [
    code(token.property),
    both(token, token.value),
    token.dark === undefined ? 'the same' : both(token, token.dark),
    token.description,
  ]);
  const scaleSections = scales.map(([name, group]) => {
    const steps = within(`color.${name}`);
    const rows = steps.map((token) => [code(token.property), code(figure(token, token.value))]);
    return `### ${name[0].toUpperCase()}${name.slice(1)}\n\n${group.$description}\n\n${table(['property', 'value'], rows)}`;
  });
  const others = Object.entries(TITLES).map(([name, title]) => {
    const rows = within(name).map((token) => [
      code(token.property),
      code(figure(token, token.value)),
      token.description,
    ]);
    return `## ${title}\n\n${rest[name].$description}\n\n${table(['property', 'value', 'for'], rows)}`;
  });
  return `${others.join('\n')}
## Colours by their role

${color.$description}

${table(['property', 'light', 'dark', 'for'], roleRows)}
## Colour scales

${scaleSections.join('\n')}`;
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const swatch = (property) =>
  `<svg class="swatch" aria-hidden="true"><rect width="100%" height="100%" fill="var(${property})"/></svg>`;
const bar = (width) =>
  `<svg class="bar" width="${width}" height="16" aria-hidden="true"><rect width="100%" height="100%" fill="currentcolor"/></svg>`;

/** What a token looks like; figures and not properties, so that nothing on the page changes them. */
const LOOKS = {
  'font-size': ({ value }) =>
    `<svg class="sample" aria-hidden="true"><text y="28" font-size="${value.value}" fill="currentcolor">Sample</text></svg>`,
  space: ({ value }) => bar(value.value),
  time: ({ value }) => bar(value.value / 4),
  radius: ({ value }) =>
    `<svg class="sample" aria-hidden="true"><rect x="1" y="1" width="38" height="38" rx="${value.value}" fill="none" stroke="currentcolor" stroke-width="2"/></svg>`,
  shadow: ({ property }) => `<span class="box ${property.slice('--sq-'.length)}"></span>`,
  font: ({ property }) => `<span class="${property.slice('--sq-'.length)}">Sample 123</span>`,
};

const row = (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const htmlTable = (caption, head, rows) => `<div class="table" tabindex="0" role="region" aria-label="${caption}">
<table>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;

function roleTable() {
  const cell = (scheme, token) =>
    `<td><span class="chip" data-sq-color-scheme="${scheme}">${swatch(token.property)}</span></td>`;
  const rows = roles.map(
    (token) =>
      `<tr><td><code>${token.property}</code></td>${cell('light', token)}${cell('dark', token)}<td>${escape(token.description)}</td></tr>`,
  );
  return htmlTable('Colours by their role', ['property', 'light', 'dark', 'for'], rows);
}

const scaleList = ([name, group]) => `<h3>${name[0].toUpperCase()}${name.slice(1)}</h3>
<p>${escape(group.$description)}</p>
<ol class="scale">
${within(`color.${name}`)
  .map((token) => {
    const step = token.path.split('.').at(-1);
    return `<li>${swatch(token.property)}<strong>${step}</strong> <code>${figure(token, token.value)}</code></li>`;
  })
  .join('\n')}
</ol>`;

function lookTable([name, title]) {
  const rows = within(name).map((token) =>
    row([
      `<code>${token.property}</code>`,
      LOOKS[name](token),
      `<code>${escape(figure(token, token.value))}</code>`,
      escape(token.description),
    ]),
  );
  return `<section>
<h2>${title}</h2>
${htmlTable(title, ['property', 'look', 'value', 'for'], rows)}
</section>`;
}

/** demo/themes/tokens.html */
export const demoPage = () => `<!doctype html>
<!-- Written by npm run generate from elements/tokens.json. Do not edit. -->
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Design tokens</title>
    <meta name="description" content="The design tokens of sq-blocks with their looks.">
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/dist/sq-blocks.css">
    <link rel="stylesheet" href="/dist/tokens.css">
    <link rel="stylesheet" href="/themes/page.css">
    <link rel="stylesheet" href="/themes/tokens.css">
  </head>
  <body>
<main class="page">
<p><a href="/themes/">Six themes</a> · <a href="/">The demo</a></p>
<h1>Design tokens</h1>
<p class="lead">Each is a custom property of <code>tokens.css</code>, and the same in <code>tokens.json</code>.</p>
<section>
<h2>Colours by their role</h2>
${roleTable()}
</section>
<section>
<h2>Colour scales</h2>
${scales.map(scaleList).join('\n')}
</section>
${Object.entries(TITLES).map(lookTable).join('\n')}
</main>
  </body>
</html>
`;
