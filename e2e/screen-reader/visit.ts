import type { Step } from './desktop.js';

/**
 * A visit by keys alone, and what must be heard: the comment at the start of the page's file.
 *
 *     <!--
 *     # what the visit shows
 *     never statusbar.
 *     Tab     Next | button
 *     Return  Slide 2 of 5
 *     -->
 *
 * After a key come phrases, with `|` between them, each a part of what is spoken. They must come in this order, over all
 * keys: a slow machine speaks a word after the next key. `never` names a regular expression that no phrase may match, and
 * `once` one that a single phrase matches. `width` is that of the window in px, where it is not 1200.
 */
export interface Visit {
  readonly keys: readonly string[];
  readonly phrases: readonly string[];
  readonly never: readonly RegExp[];
  readonly once: readonly RegExp[];
  readonly width: number;
}

/** @param text of a file in visits/ */
export function readVisit(text: string): Visit {
  const lines = /^<!--\n([^]*?)\n-->/
    .exec(text)![1]!
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  const [keys, phrases]: [string[], string[]] = [[], []];
  const patterns: Record<'never' | 'once', RegExp[]> = { never: [], once: [] };
  let width = 1200;
  for (const line of lines) {
    const [word, rest] = /^(\S+)\s*(.*)$/.exec(line)!.slice(1) as [string, string];
    if (word === 'never' || word === 'once') patterns[word].push(new RegExp(rest, 'i'));
    else if (word === 'width') width = Number(rest);
    else {
      keys.push(word);
      phrases.push(
        ...rest
          .split('|')
          .map((phrase) => phrase.trim())
          .filter(Boolean),
      );
    }
  }
  return { keys, phrases, ...patterns, width };
}

/** What is wrong with what was heard, a line each. */
export function problemsOf({ phrases, never, once }: Visit, steps: readonly Step[]): string[] {
  const heard = steps.slice(1).flatMap(({ spoken }) => spoken);
  let next = 0;
  const missing = phrases.filter((phrase) => {
    const found = heard.findIndex(
      (words, index) => index >= next && words.toLowerCase().includes(phrase.toLowerCase()),
    );
    // Several phrases may be parts of one.
    if (found >= 0) next = found;
    return found < 0;
  });
  return [
    ...missing.map((phrase) => `not heard, or not in this order: ${phrase}`),
    ...once
      .map((pattern) => [pattern.source, heard.filter((words) => pattern.test(words)).length] as const)
      .filter(([, count]) => count !== 1)
      .map(([source, count]) => `heard ${count} times: ${source}`),
    ...heard.filter((words) => never.some((pattern) => pattern.test(words))).map((words) => `heard: ${words}`),
  ];
}

/** The visit as it was heard, in the form of its file. */
export const transcriptOf = (steps: readonly Step[]): string =>
  steps
    .slice(1)
    .map(({ key, spoken }) => `${key.padEnd(10)} ${spoken.join(' | ')}`.trimEnd())
    .join('\n');
