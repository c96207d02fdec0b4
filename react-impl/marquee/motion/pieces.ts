/** Scripts whose letters join: a word of theirs stays in one piece. */
const JOINED = /[\u0600-\u08ff\u0900-\u0dff\u1800-\u18af\ufb50-\ufdff\ufe70-\ufeff]/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** A piece of this share of a wave looks bent like it. */
const SHARE_OF_WAVE = 1 / 16;

/** No mark that belongs to the letter before it, and nothing that joins. */
const ONE_BY_ONE = /^[\x20-\x7e\xa0-\u02ff\u2010-\u2027]*$/;
let graphemes: Intl.Segmenter | undefined;
/**
 * Letters as readers see them: an accent or a flag is never split from its letter. The first segmenter of a page loads the
 * data of all languages, in a task of 30 ms on a laptop: text that does not need it does not make one.
 */
export function lettersOf(text: string): string[] {
  if (ONE_BY_ONE.test(text)) return [...text];
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** The text in pieces of at most `size` letters, none of which is of two words; a space belongs to what is before it. */
export function split(text: string, size: number): string[] {
  return (text.match(/\S+\s*|\s+/g) ?? []).flatMap((word) => {
    if (JOINED.test(word) || word.trim().length <= size) return [word];
    const letters = lettersOf(word);
    return Array.from({ length: Math.ceil(letters.length / size) }, (_, index) =>
      letters.slice(index * size, (index + 1) * size).join(''),
    );
  });
}

interface Run {
  text: string;
  /** `''`: that of the text around it. */
  dir: 'ltr' | 'rtl' | '';
}

/** Words of one direction, so that the pieces of each word stay in order; a space between two directions is of neither. */
export function runsOf(text: string): Run[] {
  const words = text.match(/\s+|\S+/g) ?? [];
  const runs: Run[] = [];
  const directionOf = (word: string | undefined, before: Run['dir']): Run['dir'] => {
    if (word === undefined || /^\s/.test(word)) return '';
    return RIGHT_TO_LEFT.test(word) ? 'rtl' : /\p{L}/u.test(word) ? 'ltr' : before;
  };
  for (const [index, word] of words.entries()) {
    const last = runs.at(-1);
    const before = last?.dir ?? '';
    const isSpace = /^\s/.test(word);
    const dir = directionOf(isSpace ? words[index + 1] : word, before);
    if (last && dir === before) last.text += word;
    else runs.push({ text: word, dir: isSpace ? '' : dir });
  }
  return runs;
}

/** What is drawn as a whole: images, and boxes of their own. */
function isWhole(element: Element): boolean {
  const { display, backgroundColor, borderTopWidth, paddingLeft } = getComputedStyle(element);
  if (display === 'contents') return false;
  const isPlain = /^rgba\(.*, 0\)$/.test(backgroundColor) && parseFloat(borderTopWidth) + parseFloat(paddingLeft) === 0;
  return display !== 'inline' || !isPlain || element.childNodes.length === 0;
}

/**
 * Cuts a copy of the line into pieces that can rise and sink on a wave of `waveLength` px, each on its own. The copy must
 * be on the page, since its looks decide what stays whole.
 */
export function cutIntoPieces(copy: HTMLElement, waveLength: number): void {
  const letterPx = parseFloat(getComputedStyle(copy).fontSize) / 2;
  const size = Math.max(1, Math.floor((waveLength * SHARE_OF_WAVE) / letterPx));
  const piece = () => Object.assign(document.createElement('span'), { className: 'piece' });
  // Around an element that is not shown: of two spaces one is shown.
  let hasSpace = false;
  const textOf = ({ data }: Text) => {
    const text = data.replace(/\s+/g, ' ').slice(hasSpace && /^\s/.test(data) ? 1 : 0);
    hasSpace = text === '' ? hasSpace : text.endsWith(' ');
    return text;
  };
  const cut = (node: Node, decoration: string) => {
    for (const child of [...node.childNodes]) {
      if (child instanceof Text) {
        const runs = runsOf(textOf(child)).map(({ text, dir }) => {
          const run = Object.assign(document.createElement('span'), { className: 'run' });
          if (dir) run.dir = dir;
          run.append(
            ...split(text, size).map((part) => {
              const each = Object.assign(piece(), { textContent: part });
              // A line under the text does not reach the boxes inside it.
              if (decoration) each.style.textDecoration = decoration;
              return each;
            }),
          );
          return run;
        });
        child.replaceWith(...runs);
      } else if (!(child instanceof HTMLElement)) {
        hasSpace = false;
        const holder = piece();
        child.replaceWith(holder);
        holder.append(child);
      } else if (isWhole(child)) {
        hasSpace = false;
        child.classList.add('piece');
      } else {
        const { textDecoration, textDecorationLine } = getComputedStyle(child);
        cut(child, textDecorationLine === 'none' ? decoration : textDecoration);
      }
    }
  };
  const [content, gap] = copy.children;
  if (content) cut(content, '');
  gap?.classList.add('piece');
  // White space around the line is not shown.
  for (const end of [content?.querySelector('.piece'), [...(content?.querySelectorAll('.piece') ?? [])].at(-1)])
    if (end?.textContent === ' ' && end.childElementCount === 0) end.remove();
}
