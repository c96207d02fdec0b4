// What the search finds: names of tags, attributes and pages, then words in the sections of guides and blocks.

/** How others call what has another name here: words and names, with spaces between. */
const OTHER_WORDS = {
  '11ty': 'eleventy',
  above: 'lay',
  backend: 'action',
  banner: 'cookie',
  burger: 'menu',
  cdn: 'server installing',
  column: 'slides-per-row',
  corner: 'radius radii',
  customize: 'theming',
  download: 'installing',
  dropdown: 'menu',
  dsgvo: 'consent',
  endless: 'loop',
  field: 'form',
  gap: 'gutter padding',
  gdpr: 'consent',
  honeypot: 'captcha',
  image: 'slide',
  infinite: 'loop',
  jsdelivr: 'installing',
  layout: 'lay',
  look: 'theming style',
  masonry: 'autocolumns',
  maximum: 'max',
  modal: 'dialog',
  photo: 'image slide',
  recaptcha: 'captcha',
  rounded: 'radius radii',
  send: 'submit',
  skin: 'theming',
  spacing: 'gutter padding',
  spam: 'captcha',
  stop: 'pause',
  style: 'theming',
  submit: 'send',
  tabs: 'menu',
  thank: 'post-submit-message',
  unpkg: 'installing',
  webhook: 'action',
};
const SMALL_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i in is it many me much my of on or own should the there this to use want what when where which with you your'.split(
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
const IS_HEADING = 4;
const MISSING = -6;
const MISSING_IN_NAME = -7;
/** A section of this length is neither preferred nor put back. */
const USUAL_LENGTH = 500;

/** The words of a question that say something; without those the search is for names alone. */
function askedWords(text) {
  const words = normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Without the s of the plural. */
const stemOf = (word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

const ENDINGS = String.raw`(?:e?s|ed|ing)?(?![\p{L}\p{N}])`;

/** The beginning of a word and of what it is called here. Of several words the short ones are whole: no "poster" for "post". */
function patternOf(word, index, all) {
  const known = [word, stemOf(word)].find((each) => Object.hasOwn(OTHER_WORDS, each));
  const variants = [stemOf(word), ...(known ? OTHER_WORDS[known].split(' ') : [])];
  const parts = variants.map((each) => (all.length > 1 && each.length < 5 ? each + ENDINGS : each));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})`, 'gu');
}

function snippetOf(text, patterns) {
  const plain = normalize(text);
  const [first = 0] = patterns.map((pattern) => plain.search(pattern)).filter((index) => index >= 0);
  const at = Math.max(0, first - 30);
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  return (start > 0 ? '… ' : '') + text.slice(start, start + SNIPPET_LENGTH);
}

/** How well a name or a section fits, or nothing: one of several words may be missing. */
function scoreOf({ title, kind, about, text = about }, patterns) {
  const [heading, page, body] = [title, kind, text].map(normalize);
  const scores = patterns.map(
    (pattern) =>
      Math.min(body.match(pattern)?.length ?? 0, MAX_COUNT) +
      (heading.match(pattern) ? IN_HEADING : 0) +
      (page.match(pattern) ? IN_HEADING / 2 : 0),
  );
  const missing = scores.filter((score) => score === 0).length;
  if (missing > (patterns.length > 1 ? 1 : 0)) return undefined;
  const missed = about === undefined ? MISSING : MISSING_IN_NAME;
  const isWhole = missing === 0 && patterns.some((pattern) => heading.match(pattern)?.[0] === heading);
  const length = Math.max(0, Math.log2(text.length / USUAL_LENGTH));
  return scores.reduce((sum, each) => sum + (each || missed), isWhole ? IS_HEADING : 0) - length;
}

/** Names by their descriptions, and sections by their texts; of names that several blocks have, one comes first. */
function findTexts(entries, sections, words) {
  const patterns = words.map(patternOf);
  if (patterns.length === 0) return [];
  const found = [...entries, ...sections]
    .map((entry) => ({ entry, score: scoreOf(entry, patterns) }))
    .filter(({ score }) => score !== undefined)
    .sort((a, b) => b.score - a.score)
    .map(({ entry: { title, kind, url, about, text } }) => ({
      isName: text === undefined,
      entry: { title, kind, url, about: about ?? snippetOf(text, patterns) },
    }));
  const titles = new Set();
  const repeated = found.filter(({ isName, entry: { title } }) => isName && titles.size === titles.add(title).size);
  return [...found.filter((each) => !repeated.includes(each)), ...repeated].map(({ entry }) => entry);
}

/** One letter more, less or other, or two neighbours changed. */
function isNear(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const MIN_MISSPELT = 5;
/** A guide may show a mistake, and so does its description. */
const FEW = 3;

/** Words that no name and hardly a section has, as the names spell them. */
function correct(words, entries, sections) {
  const known = new Set(entries.flatMap(({ title }) => askedWords(title)));
  const isThere = (word) =>
    entries.some(({ title }) => normalize(title).includes(word)) ||
    [...entries, ...sections].filter(({ about, text = about }) => normalize(text).includes(word)).length >= FEW;
  return words.map((word) => {
    if (word.length < MIN_MISSPELT || isThere(word)) return word;
    return [...known].find((each) => each.length >= MIN_MISSPELT && isNear(word, each)) ?? word;
  });
}

/** Each address once, with its words where one of several has none. */
function unique(entries) {
  const byUrl = new Map();
  for (const entry of entries) if (!byUrl.get(entry.url)?.about) byUrl.set(entry.url, entry);
  return [...byUrl.values()];
}

/**
 * The best first, each address once.
 * @param {string} text what is typed
 * @param {{ title: string, kind: string, url: string, about: string }[]} entries names
 * @param {{ title: string, kind: string, url: string, text: string }[]} [sections] nothing before they are loaded:
 *   then there are only names with all the words
 */
export function find(text, entries, sections) {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const asked = askedWords(text);
  const byName = findNames(entries, typed);
  // A question has small words that no name has.
  const names = byName.length > 0 || asked.length === 0 ? byName : findNames(entries, asked);
  const before = names.filter((found) => found.rank < 5).map(({ entry }) => entry);
  const after = names.filter((found) => found.rank > 5).map(({ entry }) => entry);
  const texts = sections ? findTexts(entries, sections, asked) : [];
  const found = unique([...before, ...texts, ...after]);
  if (!sections) return found;
  const corrected = correct(asked, entries, sections).join(' ');
  return corrected === asked.join(' ') ? found : unique([...find(corrected, entries, sections), ...found]);
}
