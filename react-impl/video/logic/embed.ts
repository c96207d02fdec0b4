export type VideoType = 'iframe' | 'object' | 'video' | 'invalid';
export type Mode = 'none' | 'fit' | 'fill';

/** What is rendered when a video is opened. */
export interface Embed {
  readonly type: VideoType;
  /** An absolute address; `''` when invalid. */
  readonly source: string;
  /** In px, from the embed code; `undefined` where it states none in px. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly title: string;
  readonly allow: string;
  readonly sandbox?: string | undefined;
}

const INVALID: Embed = {
  type: 'invalid',
  source: '',
  title: '',
  allow: '',
};
const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;
/** The browser features that a player may use. Others in the embed code's `allow` are dropped. */
const ALLOWED_FEATURES = [
  'accelerometer',
  'autoplay',
  'clipboard-write',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'picture-in-picture',
  'web-share',
];

/** An absolute http or https address; `//host/path` becomes https. `undefined` for anything else. */
function webAddress(text: string | null, base: string): string | undefined {
  if (!text?.trim()) return undefined;
  try {
    const url = new URL(text.trim().startsWith('//') ? `https:${text.trim()}` : text, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const pixels = (text: string | null) => (/^\d+(\.\d+)?(px)?$/.test(text ?? '') ? Number.parseFloat(text!) : undefined);

/**
 * Reads the iframe, or the object with an embed inside, of an embed code (widgets §5 "Video"); everything else is
 * ignored. `parse` returns an inert document in which no script runs and nothing is loaded.
 */
export function readEmbed(code: string, base: string, parse: (code: string) => Document | undefined): Embed {
  const page = code.trim() === '' ? undefined : parse(code);
  const iframe = page?.querySelector('iframe');
  const inner = iframe ?? page?.querySelector('object embed');
  const outer = iframe ?? inner?.closest('object');
  const source = webAddress(inner?.getAttribute('src') ?? null, base);
  if (!inner || !outer || !source) return INVALID;
  const read = (name: string) => inner.getAttribute(name) ?? outer.getAttribute(name);
  const requested = (read('allow') ?? '').split(';').map((part) => part.trim().split(/\s/)[0] ?? '');
  return {
    type: iframe ? 'iframe' : 'object',
    source,
    width: pixels(read('width')),
    height: pixels(read('height')),
    title: read('title') ?? '',
    allow: [...new Set(['autoplay', 'fullscreen', ...requested])]
      .filter((name) => ALLOWED_FEATURES.includes(name))
      .join('; '),
    sandbox: read('sandbox') ?? undefined,
  };
}

/** A start time such as 65, 65s or 1m5s, in seconds. */
function seconds(text: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** `/watch?v=id`, `/embed/id` and its like, and `/id` of the short host; lists and channels are not videos. */
function youtube(url: URL, path: readonly string[]): string | undefined {
  const isShort = url.hostname === 'youtu.be';
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

/**
 * What plays a page or player address of YouTube or Vimeo, or a video file. It uses the players that set fewer cookies.
 */
export function embedOf(address: string, base: string): Embed {
  const source = webAddress(address, base);
  if (!source) return INVALID;
  const url = new URL(source);
  const host = url.hostname.replace(/^(www|m)\./, '');
  const path = url.pathname.split('/').filter(Boolean);
  const player = (source: string | undefined): Embed =>
    source
      ? { ...INVALID, type: 'iframe', source, allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media' }
      : INVALID;
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com')
    return player(youtube(url, path));
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return player(vimeo(url, path));
  return FILE.test(url.pathname) ? { ...INVALID, type: 'video', source } : INVALID;
}

interface Settings {
  readonly embed: Embed;
  readonly customThumbnail: boolean;
  /** The provider's oEmbed data: `account_type`, `provider_name`. */
  readonly oembed: Readonly<Record<string, unknown>>;
}

/** Why a video cannot be shown (widgets §5 "Video"): the key of the message; `undefined` where it can. */
export function whyInvalid({ embed, customThumbnail, oembed }: Settings): 'invalid' | 'customImage' | undefined {
  if (embed.type === 'video') return customThumbnail ? 'customImage' : undefined;
  // Ambiguity A30: the provider's oEmbed data states whether the account is a basic one.
  const isBasic = String(oembed['account_type']).toLowerCase() === 'basic';
  if (embed.type === 'invalid' || isBasic) return 'invalid';
  return undefined;
}

/** Throws unless the value is none, fit, fill or null, which counts as none (ambiguity A29). */
export function readMode(value: unknown): Mode {
  if (value === null) return 'none';
  if (value === 'none' || value === 'fit' || value === 'fill') return value;
  throw new TypeError('The mode must be none, fit, fill or null.');
}
