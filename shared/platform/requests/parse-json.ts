export type Parsed = { readonly value: unknown } | { readonly error: string };

/** What some servers write before JSON, so that it is no script: https://security.stackexchange.com/q/110539 */
const GUARD = /^\s*(?:\)\]\}'?,?|while\s*\(1\);?|for\s*\(;;\);?)/;
/** From here on a text is a page, whose scripts and samples may have objects. */
const PAGE = /<(?:!doctype|html|head|body|main|form|script|style|pre|code|template|textarea)\b/i;
/** A text may have thousands of brackets. */
const MOST_TRIES = 5;
const MOST_SPACES = 20;

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    // Without the piece of the text that Chromium and Safari quote: it may be shown.
    return { error: (error as Error).message.replace(/,? (?:\.{3})?".*"(?:\.{3})?/s, '') };
  }
}

/** Where the object ends that begins with the text; 0 where it does not. Linear: what is not closed ends the search. */
function endOfObject(text: string): number {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}]/gs)) {
    if (part === '{') depth++;
    if (part === '}' && --depth === 0) return index + 1;
  }
  return 0;
}

/** Each member as a text; `undefined` of what is too deep for that. */
function membersOf(object: unknown): string[] | undefined {
  try {
    return Object.entries(object as object).map((entry) => JSON.stringify(entry));
  } catch {
    return undefined;
  }
}

/**
 * Whether the objects at once after an answer say nothing that it does not say: one may refuse what the other accepts. Of too
 * many that is not known.
 */
function agrees(answer: unknown, after: string): boolean {
  let rest = after;
  for (let tries = 0; /^\{\s*"/.test(rest); tries++) {
    const end = endOfObject(rest);
    const next = tries < MOST_TRIES ? parse(rest.slice(0, end)) : {};
    const said = membersOf(answer);
    if (!('value' in next) || !membersOf(next.value)?.every((member) => said?.includes(member))) return false;
    rest = rest.slice(end).trim();
  }
  return true;
}

/**
 * JSON, also with something around it: a byte order mark, a guard, notices of PHP or markup before it, markup or the
 * same once more after it. In such a text only an object counts: "[0]" may be a part of a notice.
 */
export function parseJson(text: string): Parsed {
  const whole = parse(text);
  if ('value' in whole) return whole;
  const bare = text.replace(/\uFEFF/g, '').replace(GUARD, '');
  const inside = parse(bare);
  if ('value' in inside) return inside;
  const page = bare.search(PAGE);
  const starts = [...(page < 0 ? bare : bare.slice(0, page)).matchAll(/\{\s*"/g)].slice(0, MOST_TRIES);
  for (const { index } of starts) {
    const rest = bare.slice(index);
    const end = endOfObject(rest);
    // What follows is a part of something that breaks off.
    if (end === 0 || /[[,]\s*$/.test(bare.slice(Math.max(0, index - MOST_SPACES), index))) break;
    const found = parse(rest.slice(0, end));
    if ('value' in found && !agrees(found.value, rest.slice(end).trim())) break;
    if ('value' in found) return found;
  }
  return whole;
}
