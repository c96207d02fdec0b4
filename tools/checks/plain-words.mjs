// Plain words in README.md and docs: no words of advertising, no sentences that are read twice, no doubled words, and no
// words that look like a misspelling of another word of the documents. No dictionary: it knows only what is written here.

/** For people who use the kit. Decisions and requirements quote others. */
const IS_CHECKED = /^(README\.md|docs\/(?!decisions\/|contributing\/requirements).*\.md|site\/blocks\/.*\.md)$/;
const MAX_WORDS = 45;
/** Shorter words resemble each other too often. */
const MIN_LETTERS = 7;
/** A word that is written this often is not a misspelling. */
const COMMON = 4;

/** Words that promise instead of saying what is so, and long ways to say a short thing. Web Awesome is a library. */
const EMPTY_WORDS =
  /\b(seamless\w*|powerful|blazing\w*|robust\w*|delightful\w*|effortless\w*|cutting-edge|state-of-the-art|world-class|best-in-class|elegant\w*|stunning|amazing|(?<!\bweb )awesome|magical\w*|supercharge\w*|empower\w*|intuitive\w*|simply|easily|obviously|of course|basically|leverag(?:e|es|ed|ing)|utili[sz]e[sd]?|in order to|out of the box|under the hood)\b/gi;
const MISSPELLINGS =
  /\b(recieve\w*|seperate\w*|occured|occurence\w*|accomodat\w*|definately|untill|wich|teh|adress\w*|enviroment\w*|succesful\w*|necesary|neccessary|dependan\w*|existant|refered|prefered|begining|writting|lenght|heigth|widht|acessib\w*|accesib\w*|compatability|independant\w*|transfered|transparant\w*|arguement\w*|paramter\w*|attribut|javscript|retreiv\w*|visable|vistor\w*|fullfil\w*|thier|wether|labled|cancelation)\b/gi;

const withLinesKept = (text) => text.replace(/[^\n]/g, ' ');
/** Markdown without code, comments, addresses and front matter; every line stays where it is. */
const proseOf = (text) =>
  text
    .replace(/^---\n[\s\S]*?\n---$/m, withLinesKept)
    .replace(/^ *```[\s\S]*?^ *```$/gm, withLinesKept)
    .replace(/<!--[\s\S]*?-->/g, withLinesKept)
    .replace(/`[^`\n]*`/g, 'CODE')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/https?:\S+/g, ' ');

const lineAt = (text, index) => text.slice(0, index).split('\n').length;
const isTable = (line) => line.startsWith('|');

/** Sentences outside of tables and headings, with the line in which they begin. */
function sentencesOf(prose) {
  const paragraphs = prose.replace(/^(\||#).*$/gm, '').matchAll(/(?:[^\n]+\n?)+?(?=\n|\s*$|^[ ]*(?:- |\d+\. ))/gm);
  return [...paragraphs].flatMap(({ index, 0: text }) =>
    text
      .replace(/\n/g, ' ')
      .split(/(?<=[.!?:;])\s+/)
      .map((sentence) => ({ sentence, line: lineAt(prose, index) })),
  );
}

const found = (prose, pattern, problem) =>
  [...prose.matchAll(pattern)].map(({ index, 0: word }) => ({ line: lineAt(prose, index), problem: problem(word) }));

/** Whether two words differ by one letter, or by two that are swapped. Other endings of a word are no difference. */
export function looksLike(word, other) {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(word.length, other.length) - start && word.at(-1 - end) === other.at(-1 - end)) end++;
  const [own, its] = [word, other].map((each) => each.slice(start, each.length - end));
  const isSwap = own.length === 2 && its === own[1] + own[0];
  const isEnding = end <= 1 && start >= Math.min(word.length, other.length) - 2;
  return isSwap || (own.length <= 1 && its.length <= 1 && !isEnding);
}

/** Words that are written once, nowhere in the sources, and look like a word that is written often. */
function misspelt(pages, sources) {
  const uses = new Map();
  for (const { file, prose } of pages)
    for (const { index, 0: word } of prose.matchAll(new RegExp(`\\b[a-z]{${MIN_LETTERS},}\\b`, 'g')))
      uses.set(word, [...(uses.get(word) ?? []), { file, line: lineAt(prose, index) }]);
  const common = [...uses].filter(([, places]) => places.length >= COMMON).map(([word]) => word);
  return [...uses].flatMap(([word, places]) => {
    if (places.length > 1 || sources.has(word)) return [];
    const meant = common.find((other) => Math.abs(other.length - word.length) <= 1 && looksLike(word, other));
    return meant ? [{ ...places[0], problem: `"${word}" looks like "${meant}" with a mistake` }] : [];
  });
}

/**
 * What is wrong with the documents, as `file:line problem`.
 * @param {readonly string[]} files all files of the project
 * @param {(file: string) => string} read
 */
export function findUnplainWords(files, read) {
  const pages = files.filter((file) => IS_CHECKED.test(file)).map((file) => ({ file, prose: proseOf(read(file)) }));
  const sources = new Set(
    files
      .filter((file) => /\.(tsx?|mjs|html)$/.test(file))
      .flatMap(
        (file) =>
          read(file)
            .toLowerCase()
            .match(/[a-z]{7,}/g) ?? [],
      ),
  );
  const single = pages.flatMap(({ file, prose }) => {
    const outsideTables = prose
      .split('\n')
      .map((line) => (isTable(line) ? '' : line))
      .join('\n');
    return [
      ...found(prose, EMPTY_WORDS, (word) => `"${word}" says nothing that can be checked: leave it out`),
      ...found(prose, MISSPELLINGS, (word) => `"${word}" is misspelt`),
      ...found(outsideTables, /\b([a-z]+)[ \n]+\1\b/g, (words) => `"${words.replace(/\s+/, ' ')}" is there twice`),
      ...sentencesOf(prose)
        .map(({ sentence, line }) => ({ line, count: sentence.split(/\s+/).filter((word) => /\w/.test(word)).length }))
        .filter(({ count }) => count > MAX_WORDS)
        .map(({ line, count }) => ({ line, problem: `a sentence of ${count} words: ${MAX_WORDS} at most` })),
    ].map((each) => ({ file, ...each }));
  });
  return [...single, ...misspelt(pages, sources)].map(({ file, line, problem }) => `${file}:${line} ${problem}`);
}
