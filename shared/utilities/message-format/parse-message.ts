import { CHOICE_KINDS, type ChoiceKind, type Message, MessageFormatError, type Part } from './message.js';
import { isNumberKey, pluralKeys } from './plural-rules.js';

/** A place in a message's text that moves on with what is read. */
interface Cursor {
  /** The character here; empty at the end. */
  readonly next: string;
  readonly position: number;
  /** Reads what matches here, which may be nothing. The pattern is sticky. */
  take(pattern: RegExp): string;
  /** Reads this character, and fails where there is another. */
  expect(character: string): void;
  /** Reads a word with the space around it, and fails where there is none. */
  word(what: string): string;
  /** Reads what begins with an apostrophe. */
  quoted(): string;
  fail(problem: string, position?: number): never;
}

function createCursor(text: string): Cursor {
  let at = 0;
  const cursor: Cursor = {
    get next() {
      return text[at] ?? '';
    },
    get position() {
      return at;
    },
    take(pattern) {
      pattern.lastIndex = at;
      const [found = ''] = pattern.exec(text) ?? [];
      at += found.length;
      return found;
    },
    expect(character) {
      if (cursor.next !== character) cursor.fail(`"${character}" is missing`);
      at++;
    },
    word(what) {
      cursor.take(/\s*/y);
      const found = cursor.take(/[^\s{},#'=]+/y) || cursor.fail(`${what} is missing`);
      cursor.take(/\s*/y);
      return found;
    },
    quoted() {
      if (cursor.take(/''/y)) return "'";
      cursor.expect("'");
      if (!/[{}#]/.test(cursor.next)) return "'";
      const found = cursor.take(/(?:[^']|'')+/y);
      cursor.take(/'/y);
      return found.replaceAll("''", "'");
    },
    fail(problem, position = at) {
      throw new MessageFormatError(problem, position);
    },
  };
  return cursor;
}

/** How deep choices may be within each other: a message of nothing but braces must not exhaust the stack. */
const MAX_DEPTH = 10;

const isChoice = (kind: string): kind is ChoiceKind => (CHOICE_KINDS as readonly string[]).includes(kind);

/** Why the key of an option cannot be there; `undefined` where it can. */
function keyProblem(key: string, kind: ChoiceKind, language: string): string | undefined {
  if (kind === 'select' || isNumberKey(key)) return undefined;
  const keys = pluralKeys(language, kind === 'plural' ? 'cardinal' : 'ordinal');
  return keys.includes(key) ? undefined : `"${key}" is no key of "${language}" (${keys.join(', ')}, or =number)`;
}

/**
 * Reads a message of ICU's format: `{name}`, and `plural`, `selectordinal` and `select` with their options. The keys of
 * plurals must be those of the language, or `=number` (widgets §5, ambiguity A104); each choice needs `other`. An apostrophe
 * before a brace or a number sign quotes up to the next one; two are one.
 *
 * Throws a MessageFormatError with the position of the mistake.
 *
 * @param language of the message; default English
 */
export function parseMessage(text: string, language = 'en'): Message {
  const cursor = createCursor(text);
  const { take, expect, word, fail } = cursor;

  function choice(name: string, kind: ChoiceKind, depth: number, inPlural: boolean): Part {
    const options = new Map<string, Message>();
    take(/\s*/y);
    while (cursor.next !== '}') {
      const { position } = cursor;
      const key = take(/=\d+/y) || word('a key');
      const problem = keyProblem(key, kind, language) ?? (options.has(key) ? `"${key}" is there twice` : undefined);
      if (problem) fail(problem, position);
      take(/\s*/y);
      expect('{');
      options.set(key, message(depth + 1, inPlural || kind !== 'select'));
      expect('}');
      take(/\s*/y);
    }
    if (!options.has('other')) fail('"other" is missing');
    return { kind, name, options };
  }

  function argument(depth: number, inPlural: boolean): Part {
    const name = word('a name');
    if (cursor.next === '}') return { kind: 'argument', name };
    expect(',');
    const { position } = cursor;
    const kind = word('a type');
    if (!isChoice(kind)) return fail(`"${kind}" is no type`, position);
    expect(',');
    return choice(name, kind, depth, inPlural);
  }

  function message(depth: number, inPlural: boolean): Message {
    if (depth > MAX_DEPTH) fail('There are too many choices within each other');
    const parts: Part[] = [];
    let literal = '';
    const add = (part: Part) => {
      if (literal) parts.push(literal);
      literal = '';
      parts.push(part);
    };
    while (cursor.next && cursor.next !== '}') {
      if (take(/\{/y)) {
        add(argument(depth, inPlural));
        expect('}');
      } else if (inPlural && take(/#/y)) add({ kind: 'number' });
      else literal += cursor.next === "'" ? cursor.quoted() : take(/[^{}#']+|#/y);
    }
    if (literal) parts.push(literal);
    return parts;
  }

  const parts = message(0, false);
  if (cursor.next) fail('There is a "}" too many');
  return parts;
}
