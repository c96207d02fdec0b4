import { filmFrame, filmPlayer } from '../../../shared/media/film-player.js';

type VideoType = 'iframe' | 'object' | 'video' | 'invalid';
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
    source: filmFrame(new URL(source)).href,
    width: pixels(read('width')),
    height: pixels(read('height')),
    title: read('title') ?? '',
    allow: [...new Set(['autoplay', 'fullscreen', ...requested])]
      .filter((name) => ALLOWED_FEATURES.includes(name))
      .join('; '),
    sandbox: read('sandbox') ?? undefined,
  };
}

/**
 * What plays a page or player address of YouTube or Vimeo, or a video file. It uses the players that set fewer cookies.
 */
export function embedOf(address: string, base: string): Embed {
  const source = webAddress(address, base);
  if (!source) return INVALID;
  const url = new URL(source);
  const player = filmPlayer(url);
  if (player)
    return {
      ...INVALID,
      type: 'iframe',
      source: player.href,
      allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    };
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
