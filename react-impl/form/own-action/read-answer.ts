import { isOfSite } from '../../../shared/platform/page/own-origin.js';
import { parseJson } from '../../../shared/platform/requests/parse-json.js';
import type { FormAnswer } from '../../../shared/platform/requests/post-form.js';
import { isObject, members, textIn } from './answer-texts.js';
import type { KnownService } from './form-services.js';
import { type Answer, NOT_THANKS, readJsonAnswer } from './json-answer.js';
import { isOneTimeToken, isTokenName } from '../logic/one-time-tokens.js';
import type { PostResult } from '../logic/post.js';
import type { Post } from '../logic/post.js';
import { isTechnical, withoutNotices } from '../logic/server-words.js';
import { type HtmlAnswer, readHtmlAnswer, withoutMarkup } from './html-answer.js';

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
type Tokens = Readonly<Record<string, string>>;

/** The hidden fields of a form that was sent. */
const hiddenOf = ({ entries, visible }: Post): (readonly [string, string])[] =>
  entries.filter(
    (entry): entry is readonly [string, string] => typeof entry[1] === 'string' && !visible.includes(entry[0]),
  );

/** Whether a form was sent with a token of its server. */
const hasToken = (post: Post): boolean => hiddenOf(post).some(([name]) => isTokenName(name));

/**
 * The tokens with which the form can be sent the next time: `header` of the answer, `data` in JSON, `page` the hidden fields
 * of the same form in a page. Values that are as they were are left out.
 */
function newTokens(post: Post, header: string, data: unknown, page: Tokens = {}): Tokens {
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
const isExpired = (post: Post, status: number, text: string): boolean =>
  status === 419 || (status >= 400 && status < 500 && hasToken(post) && EXPIRED.test(text));

/** `words`: all that the server says, also what is written for developers. */
type Said = Answer & {
  readonly words: string;
  readonly hidden?: Tokens;
  readonly refresh?: string | undefined;
} & Partial<Pick<HtmlAnswer, 'problem'>>;

/** The address in a header `Refresh`, or in its `<meta>`, which browsers open after some seconds. */
function refreshIn(text: string, base: string): string | undefined {
  const [seconds = '', rest = ''] = text.split(/[;,](.*)/s);
  const address = rest
    .trim()
    .replace(/^url\s*=/i, '')
    .trim()
    .replace(/^["']|["']$/g, '');
  const isRefresh = /^\s*[\d.]+\s*$/.test(seconds) && address !== '';
  return isRefresh && URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

/** What the answer to a form means. */
export function readAnswer(post: Post, answer: FormAnswer, service?: KnownService): PostResult {
  const { status, url, wasRedirected } = answer;
  const text = withoutNotices(answer.text);
  const parsed = parseJson(text);
  const value = 'value' in parsed ? parsed.value : undefined;
  // As a text it is no answer; a status such as 201 is.
  const json = value === null ? (status === 200 ? undefined : {}) : value;
  if (json === undefined && post.isNetlify && status < 400)
    return { kind: 'accepted', next: otherPage(post.action), text: '', tokens: {} };
  const isPage = json === undefined && text.includes('<');
  const said = isPage ? readPage(post, { ...answer, text }) : readData(post, status, json ?? text);
  const { kind, next } = said;
  const message = forVisitors(said.message);
  const tokens = newTokens(post, answer.token, json, said.hidden);
  if (kind === 'refused') {
    const errors = Object.fromEntries(Object.entries(said.errors).filter(([, each]) => forVisitors(each)));
    const hasNoToken = Object.keys(tokens).length === 0;
    return { kind, status, message, errors, tokens, isExpired: hasNoToken && isExpired(post, status, said.words) };
  }
  // It was received, and it broke off: whether it was stored is not known.
  const isHidden = kind === 'unclear' && (message !== said.message || (!message && !next && !wasRedirected));
  const isBroken = json === undefined && (text === '' ? answer.text.trim() !== '' : !isPage && isTechnical(text));
  if (isHidden || isBroken) return { kind: 'unconfirmed' };
  const refresh = refreshIn(answer.refresh, url) ?? said.refresh;
  // The address to which another origin redirects is hidden.
  const ledTo = refresh ?? (json === undefined && wasRedirected && status > 0 ? url : undefined);
  if (ledTo !== undefined && next === undefined) {
    if ((kind === 'accepted' || (refresh && !said.problem)) && !NOT_THANKS.test(ledTo))
      return { kind: 'accepted', next: wantedNext(post, service) ?? ledTo, text: message, tokens };
    // A page to which a redirect has led would not show a second time what it has said.
    const isSaidOnce = said.problem === 'words' && message && !NOT_THANKS.test(ledTo);
    const page = message && !refresh ? otherPage(url) : ledTo;
    return { kind: 'unclear', text: message, next: isSaidOnce ? undefined : page, tokens };
  }
  const page = pageOf(next, post);
  if (kind === 'unclear' && !(service && json !== undefined)) return { kind, text: message, next: page, tokens };
  return { kind: 'accepted', next: wantedNext(post, service) ?? page, text: message, tokens };
}

const forVisitors = (text: string): string => (isTechnical(text) ? '' : text);

/** Statuses with which servers explain what is wrong with the entries. */
const EXPLAINED = [400, 422];
const MAX_PLAIN_TEXT = 600;

/** JSON, or a text without markup. */
function readData(post: Post, status: number, data: unknown): Said {
  const names = [...new Set([...post.visible, ...post.entries.map(([name]) => name)])];
  const isText = typeof data === 'string';
  const read = isText ? data.trim().slice(0, MAX_PLAIN_TEXT) : withoutEcho(data, post);
  const { kind, message, errors, next } = readJsonAnswer(status, read, names);
  const isForDevelopers = isText && status >= 400 && !EXPLAINED.includes(status);
  return {
    kind,
    message: isForDevelopers ? '' : withoutMarkup(message),
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, text]) => [fieldNamed(name, names), withoutMarkup(text)]),
    ),
    next,
    words: `${message} ${textIn(read, ['error', 'code', 'type'])}`,
  };
}

function readPage(post: Post, { status, url, wasRedirected, text }: FormAnswer): Said {
  const page = readHtmlAnswer(text, post);
  // Another page may show what was typed since it was stored.
  const isRefused = status >= 400 || (page.isRefused && (page.problem || !(wasRedirected && otherPage(url))));
  const wasLedOn = wasRedirected && status > 0 && url.split('#')[0] !== location.href.split('#')[0];
  // The page of any other status is written for developers.
  const isForVisitors = status < 400 || page.hasForm || EXPLAINED.includes(status);
  return {
    kind: isRefused
      ? 'refused'
      : page.isAccepted || (!page.problem && (wasLedOn || !page.text))
        ? 'accepted'
        : 'unclear',
    problem: page.problem,
    message: isForVisitors ? page.text : '',
    errors: page.errors,
    next: undefined,
    words: page.text,
    hidden: page.hidden,
    refresh: refreshIn(page.refresh, url),
  };
}

/** What a server has to say of its own: some send back what they got. */
const withoutEcho = (data: unknown, { entries }: Post): unknown =>
  isObject(data)
    ? Object.fromEntries(
        Object.entries(data).filter(([name, value]) => !entries.some(([sent, own]) => sent === name && own === value)),
      )
    : data;

/** The field that is meant: some servers know fields by their numbers, as in `input_3` or `fields[3]`, or by another case. */
const fieldNamed = (name: string, names: readonly string[]): string =>
  (names.includes(name)
    ? undefined
    : names.find(
        (each) => each.toLowerCase() === name.toLowerCase() || /(?:^|\D)(\d{1,9})\]?$/.exec(each)?.[1] === name,
      )) ?? name;

/** The page that the author has named in the service's own hidden field. */
function wantedNext({ entries }: Post, service: KnownService | undefined): string | undefined {
  const value = service?.nextField && entries.find(([name]) => name === service.nextField)?.[1];
  return typeof value === 'string' && value ? value : undefined;
}

/** The page of an answer in JSON. A service's own page of thanks is for browsers without script. */
function pageOf(next: string | undefined, { action }: Post): string | undefined {
  if (next === undefined || !URL.canParse(next, action)) return undefined;
  const { origin, href } = new URL(next, action);
  return isOfSite(href) || origin !== new URL(action).origin ? href : undefined;
}

/** The address, unless it is that of this page. */
const otherPage = (address: string): string | undefined =>
  new URL(address).pathname === location.pathname ? undefined : address;
