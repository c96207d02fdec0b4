import { warnOnce } from '../../../shared/platform/log.js';
import { isOwnOrigin } from '../../../shared/platform/page/own-origin.js';
import { saveFile } from '../../../shared/platform/requests/answer-file.js';
import { postForm, probe } from '../../../shared/platform/requests/post-form.js';
import { formService } from './form-services.js';
import type { Post, PostResult } from '../logic/post.js';
import { readAnswer } from './read-answer.js';

const emptyFile = () => new File([], '', { type: 'application/octet-stream' });

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#convert-to-a-list-of-name-value-pairs */
const withCrlf = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n');

interface EncodedPost {
  readonly body: string | FormData;
  /** `undefined`: the browser writes it, with the boundary of the parts. */
  readonly contentType: string | undefined;
}

/** The body that a browser sends for the form. Only `multipart/form-data` carries files; others send their names. */
export function encodePost({ enctype, entries }: Post): EncodedPost {
  if (enctype === 'multipart/form-data') {
    const body = new FormData();
    for (const [name, value] of entries)
      if (typeof value === 'string') body.append(name, withCrlf(value));
      else body.append(name, value ?? emptyFile());
    return { body, contentType: undefined };
  }
  const pairs = entries.map(([name, value]) => [
    withCrlf(name),
    withCrlf(value instanceof File ? value.name : (value ?? '')),
  ]);
  if (enctype === 'text/plain')
    return { body: pairs.map(([name, value]) => `${name}=${value}\r\n`).join(''), contentType: 'text/plain' };
  return { body: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
}

/** Without a limit a connection that never answers would lock the form for ever. */
const TIMEOUT_MS = 60_000;
/** A body of parts may contain files, which may take long on a slow network. */
const PARTS_TIMEOUT_MS = 600_000;

/** A lost answer looks the same to a script. */
const NO_ANSWER =
  'a form got no answer. If its server redirects to another origin, no script can follow: answer {"next": "https://…"} in JSON, or write target="_top" at the form.';

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
  const isOwn = isOwnOrigin(address);
  const obstacle = await findObstacle(address, isOwn, service !== undefined, stopped, onStart !== undefined);
  if (obstacle || stopped.aborted) return { kind: obstacle ?? 'unsent' };
  await onStart?.();
  const { body, contentType } = encodePost(post);
  const answer = await postForm(address, {
    body,
    headers: {
      Accept: service ? 'application/json' : 'application/json, text/html;q=0.9, */*;q=0.8',
      ...(contentType && { 'Content-Type': contentType }),
      // Other origins would have to allow the header, or the browser does not send the post.
      ...(isOwn && { 'Idempotency-Key': id }),
    },
    followsRedirects: isOwn,
    signal: AbortSignal.any([stopped, AbortSignal.timeout(contentType ? TIMEOUT_MS : PARTS_TIMEOUT_MS)]),
  });
  if (!answer) {
    if (isOwn && !stopped.aborted) warnOnce(NO_ANSWER);
    return { kind: 'unconfirmed' };
  }
  if (answer.file) saveFile(answer.file);
  return readAnswer(post, answer, service);
}

/**
 * Why the post must not be sent by script. Asked before anything is sent: a post whose answer may not be read, or that a
 * content security policy has stopped, cannot be told from one that was lost.
 */
async function findObstacle(
  address: string,
  isOwn: boolean,
  isReadable: boolean,
  stopped: AbortSignal,
  isQueued: boolean,
): Promise<'unsent' | 'unreadable' | undefined> {
  // Whether there is no network is only a hint: with some VPNs it is always false.
  if (isOwn && !isQueued && navigator.onLine) return undefined;
  const isReached = () => probe(new URL('/', address).href, 'no-cors', stopped);
  if (isOwn || isReadable) return (await isReached()) ? undefined : 'unsent';
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
