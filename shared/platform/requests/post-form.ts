import { fileNameOf, type AnswerFile } from './answer-file.js';

/** The answer to a form that was posted to an address of anybody. */
export interface FormAnswer {
  /** 0 for a redirect that was not followed. */
  readonly status: number;
  /** The address of the page that has answered: another one after a redirect. */
  readonly url: string;
  readonly wasRedirected: boolean;
  readonly text: string;
  /** The token that the server gives in a header for the next call; empty without one. */
  readonly token: string;
  /** The header `Refresh`: "0; url=/thanks#top". */
  readonly refresh: string;
  /** An answer that browsers save; its text is empty. */
  readonly file?: AnswerFile | undefined;
}

/** Rails, Spring and Laravel; Django; Angular. Other origins must expose them. */
const TOKEN_HEADERS = ['X-CSRF-Token', 'X-CSRFToken', 'X-XSRF-TOKEN'];

interface PostOptions {
  readonly body: string | FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Other origins cannot redirect a script to a page that allows it: the redirect is the answer then. */
  readonly followsRedirects: boolean;
  readonly signal: AbortSignal;
}

/** Without what may differ where nothing was redirected: pages can have their http: addresses asked by https:. */
const bare = (address: string) =>
  new URL(address, document.baseURI).href.replace(/#.*/s, '').replace(/^http:/, 'https:');

/**
 * Posts a form as the browser would, without what only the site's own calls have (crumb, JSON). Cookies go to the page's own
 * origin alone: an answer to all origins, which services give, would not be readable with them. `undefined`: there was no
 * answer that a script may read, or it broke off; whether the post has arrived is unknown.
 */
export async function postForm(address: string, options: PostOptions): Promise<FormAnswer | undefined> {
  const { body, headers, followsRedirects, signal } = options;
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      body,
      headers,
      credentials: 'same-origin',
      redirect: followsRedirects ? 'follow' : 'manual',
      signal,
    });
  } catch {
    return undefined;
  }
  const { status, url, redirected, type, headers: said } = response;
  const token = TOKEN_HEADERS.map((name) => said.get(name)).find(Boolean) ?? '';
  const name = fileNameOf(response);
  const content = await (name === undefined ? response.text() : response.blob()).catch(() => undefined);
  // What has not arrived may be what was wrong. A status of failure says enough.
  if (content === undefined && status < 400) return undefined;
  const file = content instanceof Blob ? { name: name!, content } : undefined;
  const text = typeof content === 'string' ? content : '';
  const refresh = said.get('Refresh') ?? '';
  // Safari does not say it of an answer that comes through a service worker, but the address is the other one.
  const wasRedirected = redirected || type === 'opaqueredirect' || (url !== '' && bare(url) !== bare(address));
  return { status, url, wasRedirected, text, token, refresh, file };
}

/** A server that answers later than this is taken as one that cannot be asked. */
const PROBE_TIMEOUT_MS = 10_000;

/**
 * Asks for the header of an address, which changes nothing there. `cors`: whether its answers may be read by this page;
 * `no-cors`: whether the server answers at all.
 */
export async function probe(address: string, mode: 'cors' | 'no-cors', stopped: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(PROBE_TIMEOUT_MS)]);
    await fetch(address, { method: 'HEAD', mode, credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Whether the site is reached, before the page is left for it. That there is no network is only a hint of the browser. */
export const isReached = async (stopped: AbortSignal): Promise<boolean> =>
  navigator.onLine || probe(`${location.origin}/`, 'no-cors', stopped);
