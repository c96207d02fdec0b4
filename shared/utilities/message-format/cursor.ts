import { MessageFormatError } from './message.js';

/** A place in a message's text that moves on with what is read. */
export interface Cursor {
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

export function createCursor(text: string): Cursor {
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
