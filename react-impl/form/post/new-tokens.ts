import { members, textIn } from '../logic/answer-texts.js';
import { isOneTimeToken, isTokenName } from '../logic/one-time-tokens.js';
import type { Post } from '../logic/post.js';

/** Members of an answer with a new token, and in them the token where they are objects. */
const MEMBERS = [
  'csrftoken',
  'csrf',
  'csrfhash',
  'csrfvalue',
  'xsrftoken',
  'authenticitytoken',
  'token',
  'nonce',
  'crumb',
];
const INSIDE = ['hash', 'value', 'token'];

/** Values of hidden fields by their names. */
export type Tokens = Readonly<Record<string, string>>;

/** The hidden fields of a form that was sent. */
const hiddenOf = ({ entries, visible }: Post): (readonly [string, string])[] =>
  entries.filter(
    (entry): entry is readonly [string, string] => typeof entry[1] === 'string' && !visible.includes(entry[0]),
  );

/** Whether a form was sent with a token of its server. */
export const hasToken = (post: Post): boolean => hiddenOf(post).some(([name]) => isTokenName(name));

/**
 * The tokens with which the form can be sent the next time: `header` of the answer, `data` in JSON, `page` the hidden fields
 * of the same form in a page. Values that are as they were are left out.
 */
export function newTokens(post: Post, header: string, data: unknown, page: Tokens = {}): Tokens {
  const hidden = hiddenOf(post);
  const [first] = hidden.find(([name]) => isTokenName(name)) ?? [];
  const body = members(data);
  const inner = members(body['data']);
  const said = header || MEMBERS.map((name) => textIn(body[name] ?? inner[name], INSIDE)).find(Boolean);
  const named = (data ?? {}) as Readonly<Record<string, unknown>>;
  const found = hidden.map(([name, old]) => {
    const own = Object.hasOwn(named, name) && isTokenName(name) ? named[name] : undefined;
    const shown = isOneTimeToken(name, old) && isOneTimeToken(name, page[name] ?? '') ? page[name] : undefined;
    return [name, own || shown || (name === first ? said : undefined), old] as const;
  });
  return Object.fromEntries(
    found.flatMap(([name, value, old]) => (typeof value === 'string' && value && value !== old ? [[name, value]] : [])),
  );
}

/** Words with which a server says that a token is not valid any more. */
const EXPIRED =
  /csrf|xsrf|token[_ ]mismatch|(?:authenticity|verification|security)[_ ](?:token|code|check)|(?:page|session|link you followed|nonce)(?: has| is)? expired/i;

/** Whether a refusal is about the token of the form, so that no press can help. 419 is Laravel's "page expired". */
export const isExpired = (post: Post, status: number, text: string): boolean =>
  status === 419 || (status >= 400 && status < 500 && hasToken(post) && EXPIRED.test(text));
