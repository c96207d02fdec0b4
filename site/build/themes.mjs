// The six themes of the demo as a part of the guide: each on a piece of a page, with its code to copy.
import { readFileSync } from 'node:fs';

const FILE = 'demo/themes/themes.css';
const PLACE = '<!-- themes -->';
/** A theme of the file: what it is like, its name, and its declarations. */
const THEME = /\/\* ([^*]+?) \*\/\n:root:has\(#(\w+):checked\) (\{[^}]*\})/g;

/** All themes of the demo's style sheet, in its order. */
export const parseThemes = (css) =>
  [...css.matchAll(THEME)]
    .map(([, about, name, body]) => ({ name, about, code: `:root ${body}`, body }))
    .filter(({ body }) => body.includes('--sq-'));

export const readThemes = () => parseThemes(readFileSync(FILE, 'utf8'));

/** The style sheet of the guide: a theme holds inside an element with its class. */
export const themeSheet = (themes) => themes.map(({ name, body }) => `.theme-${name} ${body}`).join('\n\n');

const titleOf = (name) => name[0].toUpperCase() + name.slice(1);
const SWATCHES = ['surface', 'raised', 'border', 'muted', 'text', 'accent'];

/** A piece of a page, as HTML in Markdown: without empty lines. */
const preview = (name) =>
  [
    `<div class="theme theme-${name}" data-preview>`,
    `<p class="theme-heading">${titleOf(name)}</p>`,
    '<p>Thrown, glazed and fired by the sea. <span class="theme-muted">Open from ten to six.</span></p>',
    '<sq-accordion><details open><summary>Do you ship?</summary><p>Yes, on Mondays.</p></details>',
    '<details><summary>Can I visit?</summary><p>On any day but Sunday.</p></details></sq-accordion>',
    `<p><label>Email <input type="email" autocomplete="off"></label> <button type="button">Book a day</button></p>`,
    `<p class="theme-colours" aria-hidden="true">${SWATCHES.map((each) => `<span class="of-${each}"></span>`).join('')}</p>`,
    '</div>',
  ].join('\n');

/**
 * Puts the themes into a guide, as Markdown.
 * @param {string} text
 * @param {readonly { name: string, about: string, code: string }[]} themes
 */
export const fillThemes = (text, themes) =>
  text.replace(PLACE, () =>
    themes
      .map(
        ({ name, about, code }) =>
          `### ${titleOf(name)}\n\n${about}\n\n${preview(name)}\n\n\`\`\`css\n${code}\n\`\`\`\n`,
      )
      .join('\n'),
  );
