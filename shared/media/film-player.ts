import { privatePlayer } from '../platform/html/private-player.js';

/** A start time such as 65, 65s or 1m5s, in seconds. */
function seconds(text: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** `/watch?v=id`, `/embed/id` and its like, and `/id` of the short host; lists and channels are not videos. */
function youtube(url: URL, path: readonly string[], isShort: boolean): string | undefined {
  const [first, second] = path;
  const id = isShort
    ? first
    : first === 'watch'
      ? url.searchParams.get('v')
      : /^(embed|shorts|live|v)$/.test(first ?? '')
        ? second
        : undefined;
  if (!/^[\w-]{6,}$/.test(id ?? '')) return undefined;
  const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t'));
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`;
}

/** An unlisted video has a key: after the number in a page's path, `h` in a player's query. */
function vimeo(url: URL, path: readonly string[]): string | undefined {
  const at = path.findIndex((part) => /^\d+$/.test(part));
  const key = url.searchParams.get('h') ?? path[at + 1] ?? '';
  return at < 0
    ? undefined
    : `https://player.vimeo.com/video/${path[at]}?dnt=1${/^[\da-f]+$/i.test(key) ? `&h=${key}` : ''}`;
}

/** What plays the film at a page or player address of YouTube or Vimeo; `undefined` for all others, and for lists of films. */
export function filmPlayer(url: URL): URL | undefined {
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const path = url.pathname.split('/').filter(Boolean);
  const isShort = host === 'youtu.be';
  const player =
    isShort || /^youtube(-nocookie)?\.com$/.test(host)
      ? youtube(url, path, isShort)
      : /^(player\.)?vimeo\.com$/.test(host)
        ? vimeo(url, path)
        : undefined;
  return player === undefined ? undefined : new URL(player);
}

/** The address for a frame: what the author gives a player stays as it is, and a page, which no frame shows, is its film. */
export const filmFrame = (url: URL): URL =>
  (/^\/(embed|video)\//.test(url.pathname) ? undefined : filmPlayer(url)) ?? privatePlayer(url);
