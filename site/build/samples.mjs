// The samples of code in the documentation, for the tests that check them.
import { readFileSync, readdirSync } from 'node:fs';

/** README.md, all guides, and the pages that have samples of their own. */
export const samplePages = () => [
  'README.md',
  'docs/generated/page-context.md',
  'site/pages/index.njk',
  'site/pages/skill.njk',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/**
 * Fenced code of a language with the line of the file in which it begins, from 1. In a list it is indented.
 * @param {string} text
 * @param {string} language
 */
export const fencedCode = (text, language) =>
  [...text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm)]
    .filter(([, , name]) => name === language)
    .map(({ index, 1: indent, 3: code }) => ({
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, index).split('\n').length + 1,
    }));

/**
 * Code in the shortcode of a template, `{% code "html", "A label" %}…{% endcode %}`, with its line.
 * @param {string} text
 * @param {string} language
 */
const shortcodes = (text, language) =>
  [...text.matchAll(/\{% code "(\w+)"[^%]*%\}([\s\S]*?)\{% endcode %\}/g)]
    .filter(([, name]) => name === language)
    .map(({ index, 2: code }) => ({ code, line: text.slice(0, index).split('\n').length }));

/** All samples of a language, in all files. */
export const samplesOf = (language) =>
  samplePages().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...fencedCode(text, language), ...shortcodes(text, language)].map((each) => ({ file, ...each }));
  });
