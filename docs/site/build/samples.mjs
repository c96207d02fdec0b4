// The samples of HTML in Markdown files, for the tests that check them.
import { readFileSync, readdirSync } from 'node:fs';

const FOLDERS = ['docs', 'docs/site/guides'];

/** README.md and all guides. */
export const samplePages = () => [
  'README.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/**
 * Fenced code of a language with the line of the file in which it begins, from 1.
 * @param {string} text
 * @param {string} language
 */
export const fencedCode = (text, language) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(({ index, 2: code }) => ({ code, line: text.slice(0, index).split('\n').length + 1 }));

/** All samples of a language, in all files. */
export const samplesOf = (language) =>
  samplePages().flatMap((file) => fencedCode(readFileSync(file, 'utf8'), language).map((each) => ({ file, ...each })));
