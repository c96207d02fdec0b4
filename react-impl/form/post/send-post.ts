import { postForm, probe, type FormAnswer } from '../../../shared/platform/requests/post-form.js';
import { encodePost } from '../logic/encode-post.js';
import { formService, type KnownService } from '../logic/form-services.js';
import { isObject } from '../logic/answer-texts.js';
import { readJsonAnswer, type Answer } from '../logic/json-answer.js';
import type { Post } from '../logic/post.js';
import type { PostResult } from '../logic/post-result.js';
import { readHtmlAnswer, withoutMarkup } from './html-answer.js';

/** Without a limit a connection that never answers would lock the form for ever. */
const TIMEOUT_MS = 60_000;
/** A body of parts may contain files, which may take long on a slow network. */
const PARTS_TIMEOUT_MS = 600_000;

export interface SendOptions {
  /** The same for every attempt with the same content. */
  readonly id: string;
  readonly stopped: AbortSignal;
  /**
   * For a post from the queue: called right before it is sent, after which it may have arrived. It is sent only if the
   * server can be reached.
   */
  readonly onStart?: (() => Promise<unknown>) | undefined;
}

/** Sends a form to its own action, once: a server that does not know the kit would store a second attempt again. */
export default async function sendPost(post: Post, { id, stopped, onStart }: SendOptions): Promise<PostResult> {
  const service = formService(post.action);
  const address = service?.address ?? post.action;
  const isOwnOrigin = new URL(address).origin === location.origin;
  const obstacle = await findObstacle(address, isOwnOrigin, service !== undefined, stopped, onStart !== undefined);
  if (obstacle || stopped.aborted) return { kind: obstacle ?? 'unsent' };
  await onStart?.();
  const { body, contentType } = encodePost(post);
  const answer = await postForm(address, {
    body,
    headers: {
      Accept: service ? 'application/json' : 'application/json, text/html;q=0.9, */*;q=0.8',
      ...(contentType && { 'Content-Type': contentType }),
      // Other origins would have to allow the header, or the browser does not send the post.
      ...(isOwnOrigin && { 'Idempotency-Key': id }),
    },
    followsRedirects: isOwnOrigin,
    signal: AbortSignal.any([stopped, AbortSignal.timeout(contentType ? TIMEOUT_MS : PARTS_TIMEOUT_MS)]),
  });
  return answer ? readAnswer(post, answer, service) : { kind: 'unconfirmed' };
}

/**
 * Why the post must not be sent by script. Asked before anything is sent: a post whose answer may not be read, or that a
 * content security policy has stopped, cannot be told from one that was lost.
 */
async function findObstacle(
  address: string,
  isOwnOrigin: boolean,
  isReadable: boolean,
  stopped: AbortSignal,
  isQueued: boolean,
): Promise<'unsent' | 'unreadable' | undefined> {
  // Whether there is no network is only a hint: with some VPNs it is always false.
  if (isOwnOrigin && !isQueued && navigator.onLine) return undefined;
  const isReached = () => probe(new URL('/', address).href, 'no-cors', stopped);
  if (isOwnOrigin || isReadable) return (await isReached()) ? undefined : 'unsent';
  const isForbidden = watchPolicy();
  const answers = await probe(address, 'cors', stopped);
  const isThere = answers || (await isReached());
  const wasForbidden = await isForbidden();
  if (answers) return undefined;
  // A post from the queue waits: nobody is there whom the browser's own post could show its answer.
  return isThere || (wasForbidden && !isQueued) ? 'unreadable' : 'unsent';
}

/** Notes whether the page's content security policy forbids a request; the event comes a task after the failure. */
function watchPolicy(): () => Promise<boolean> {
  let isForbidden = false;
  const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
    (isForbidden ||= effectiveDirective === 'connect-src');
  document.addEventListener('securitypolicyviolation', note);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    document.removeEventListener('securitypolicyviolation', note);
    return isForbidden;
  };
}

function readAnswer(post: Post, answer: FormAnswer, service?: KnownService): PostResult {
  const { status, url, wasRedirected, text } = answer;
  const json = parseJson(text);
  if (json === undefined && post.isNetlify && status < 400)
    return { kind: 'accepted', next: otherPage(post.action), text: '' };
  const said = json === undefined && text.includes('<') ? readPage(post, answer) : readData(post, status, json ?? text);
  const { kind, message, errors, next } = said;
  if (kind === 'refused') return { kind, status, message, errors };
  // The address to which another origin redirects is hidden.
  if (json === undefined && wasRedirected && status > 0) {
    if (kind === 'accepted' && !NOT_THANKS.test(url))
      return { kind, next: wantedNext(post, service) ?? url, text: message };
    // This page would not show a second time what it has said.
    return { kind: 'unclear', text: message, next: message ? otherPage(url) : url };
  }
  if (kind === 'unclear' && !(service && json !== undefined)) return { kind, text: message, next: undefined };
  return { kind: 'accepted', next: wantedNext(post, service) ?? pageOf(next, post), text: message };
}

/** Statuses with which servers explain what is wrong with the entries. */
const EXPLAINED = [400, 422];
const MAX_PLAIN_TEXT = 600;
/** In the address of a page to which a server leads after it has not accepted a form. */
const NOT_THANKS = /(?:\b|_)(?:errors?|fail(?:ed|ure)?|invalid|spam|denied|expired|blocked|log-?in|sign-?in)(?:\b|_)/i;

/** JSON, or a text without markup. */
function readData(post: Post, status: number, data: unknown): Answer {
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
  };
}

function readPage(post: Post, { status, url, wasRedirected, text }: FormAnswer): Answer {
  const page = readHtmlAnswer(text, post);
  const isRefused = status >= 400 || (page.isRefused && !(wasRedirected && otherPage(url)));
  const wasLedOn = wasRedirected && status > 0 && url.split('#')[0] !== location.href.split('#')[0];
  // The page of any other status is written for developers.
  const isForVisitors = status < 400 || page.hasForm || EXPLAINED.includes(status);
  return {
    kind: isRefused ? 'refused' : page.isAccepted || wasLedOn || !page.text ? 'accepted' : 'unclear',
    message: isForVisitors ? page.text : '',
    errors: page.errors,
    next: undefined,
  };
}

/** `undefined`: not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
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
  return origin === location.origin || origin !== new URL(action).origin ? href : undefined;
}

/** The address, unless it is that of this page. */
const otherPage = (address: string): string | undefined =>
  new URL(address).pathname === location.pathname ? undefined : address;
