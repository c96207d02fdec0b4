// What the search finds: names of tags, attributes and pages, then words in the sections of guides and blocks.

/** How others call what has another name here. */
const OTHER_WORDS = {
  backend: 'action',
  banner: 'cookie',
  burger: 'menu',
  cdn: 'server',
  customize: 'theming',
  dropdown: 'menu',
  dsgvo: 'consent',
  gdpr: 'consent',
  honeypot: 'captcha',
  look: 'theming',
  looks: 'theming',
  masonry: 'autocolumns',
  modal: 'dialog',
  recaptcha: 'captcha',
  skin: 'theming',
  spam: 'captcha',
  style: 'theming',
  submit: 'send',
  tabs: 'menu',
  webhook: 'action',
};
const SMALL_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or own the to use what when where which with you your'.split(
    ' ',
  ),
);

/** One spelling for British and American words, in what is asked and in what is there. */
const normalize = (text) =>
  text.toLowerCase().replaceAll('colour', 'color').replaceAll('grey', 'gray').replaceAll('centre', 'center');

const wordsOf = (text) =>
  normalize(text)
    .split(/[\s-]+/)
    .filter(Boolean);

/** The lower, the better; nothing where it does not match. */
function rank({ title, about, kind }, words) {
  const name = normalize(title);
  const whole = words.join('-');
  if (name === whole) return 0;
  if (name.startsWith(whole) || name.startsWith(`sq-${whole}`)) return 1;
  if (words.every((word) => name.split(/[\s-]/).some((part) => part.startsWith(word)))) return 2;
  if (words.every((word) => name.includes(word))) return 3;
  if (!words.every((word) => `${name} ${normalize(about)}`.includes(word))) return undefined;
  return isPage(kind) ? 4 : 6;
}

const isPage = (kind) => kind === 'block' || kind === 'guide';
const pageOrder = ({ kind }) => (isPage(kind) ? 0 : 1);

function findNames(entries, words) {
  return entries
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter((found) => found.rank !== undefined)
    .sort(
      (a, b) =>
        a.rank - b.rank || pageOrder(a.entry) - pageOrder(b.entry) || a.entry.title.length - b.entry.title.length,
    );
}

const SNIPPET_LENGTH = 110;
const MAX_COUNT = 4;
const IN_HEADING = 8;
const MISSING = -6;
/** A section of this length is neither preferred nor put back. */
const USUAL_LENGTH = 500;

/** The words of a question that say something; without those the search is for names alone. */
function askedWords(text) {
  const words = normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The beginning of a word, in the plural and in the singular. */
function patternOf(word) {
  const variants = [word, ...(Object.hasOwn(OTHER_WORDS, word) ? [OTHER_WORDS[word]] : [])];
  const stems = variants.map((each) => (each.length > 4 ? each.replace(/s$/, '') : each));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${stems.join('|')})`, 'gu');
}

function snippetOf(text, patterns) {
  const plain = normalize(text);
  const [first = 0] = patterns.map((pattern) => plain.search(pattern)).filter((index) => index >= 0);
  const at = Math.max(0, first - 30);
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  return (start > 0 ? '… ' : '') + text.slice(start, start + SNIPPET_LENGTH);
}

/** How well a section fits, or nothing: one of several words may be missing. */
function scoreOf({ title, kind, text }, patterns) {
  const [heading, page, body] = [title, kind, text].map(normalize);
  const scores = patterns.map(
    (pattern) =>
      Math.min(body.match(pattern)?.length ?? 0, MAX_COUNT) +
      (heading.match(pattern) ? IN_HEADING : 0) +
      (page.match(pattern) ? IN_HEADING / 2 : 0),
  );
  const missing = scores.filter((score) => score === 0).length;
  if (missing > (patterns.length > 1 ? 1 : 0)) return undefined;
  const length = Math.max(0, Math.log2(text.length / USUAL_LENGTH));
  return scores.reduce((sum, each) => sum + (each || MISSING), 0) - length;
}

function findSections(sections, text) {
  const patterns = askedWords(text).map(patternOf);
  if (patterns.length === 0) return [];
  return sections
    .map((section) => ({ section, score: scoreOf(section, patterns) }))
    .filter(({ score }) => score !== undefined)
    .sort((a, b) => b.score - a.score)
    .map(({ section: { title, kind, url, text: words } }) => ({
      entry: { title, kind, url, about: snippetOf(words, patterns) },
    }));
}

/**
 * The best first, each address once.
 * @param {string} text what is typed
 * @param {{ title: string, kind: string, url: string, about: string }[]} entries names
 * @param {{ title: string, kind: string, url: string, text: string }[]} [sections] nothing before they are loaded
 */
export function find(text, entries, sections = []) {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const names = findNames(entries, words);
  const before = names.filter((found) => found.rank < 5);
  const after = names.filter((found) => found.rank > 5);
  const all = [...before, ...findSections(sections, text), ...after].map(({ entry }) => entry);
  return [...new Map(all.map((entry) => [entry.url, entry])).values()];
}
