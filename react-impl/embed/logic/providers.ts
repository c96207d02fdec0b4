import { filmFrame } from '../../../shared/media/film-player.js';
import type { Purpose } from '../../../shared/services/consent/purposes.js';

/** What is known of a company whose pages can be shown in a frame. */
export interface ProviderRule {
  /** As visitors know it. */
  readonly name: string;
  /** Matches the host names of its pages and frames. */
  readonly hosts: RegExp;
  /** The address for a frame, from the address of a page to link to. Default: the same. */
  readonly toFrame?: (page: URL) => string;
  /** Features that its frame needs, as the `allow` attribute has them. Default: full screen. */
  readonly allow?: string;
  /** Default: `media`. */
  readonly purpose?: Purpose;
}

/** The address with another host, where it has not that one already. */
const onHost = (host: string) => (page: URL) => {
  const frame = new URL(page);
  frame.hostname = host;
  return frame.href;
};

/** The address with another path, and with more parameters. */
function changed(page: URL, pattern: RegExp, replacement: string, parameters: Record<string, string> = {}): string {
  const frame = new URL(page);
  frame.pathname = frame.pathname.replace(pattern, replacement);
  for (const [name, value] of Object.entries(parameters)) frame.searchParams.set(name, value);
  return frame.href;
}

const FILM = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** From the providers' own pages about embedding. Films are better shown by sq-video. */
export const PROVIDERS: readonly ProviderRule[] = [
  {
    name: 'YouTube',
    hosts: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
    toFrame: (page) => filmFrame(page).href,
    allow: FILM,
  },
  { name: 'Vimeo', hosts: /(^|\.)vimeo\.com$/, toFrame: (page) => filmFrame(page).href, allow: FILM },
  {
    name: 'Spotify',
    hosts: /^open\.spotify\.com$/,
    toFrame: (page) => changed(page, /^\/(?:intl-[a-z-]+\/)?(?!embed\/)/, '/embed/'),
    allow: 'clipboard-write; encrypted-media; fullscreen; picture-in-picture',
  },
  {
    name: 'SoundCloud',
    hosts: /^((w|www|m)\.)?soundcloud\.com$/,
    toFrame: (page) =>
      page.hostname === 'w.soundcloud.com'
        ? page.href
        : `https://w.soundcloud.com/player/?url=${encodeURIComponent(page.href)}`,
  },
  { name: 'Apple Music', hosts: /^(embed\.)?music\.apple\.com$/, toFrame: onHost('embed.music.apple.com') },
  { name: 'Apple Podcasts', hosts: /^(embed\.)?podcasts\.apple\.com$/, toFrame: onHost('embed.podcasts.apple.com') },
  {
    name: 'CodePen',
    hosts: /^codepen\.io$/,
    toFrame: (page) => changed(page, /^(\/[^/]+)\/(?:pen|full|details)\//, '$1/embed/'),
  },
  { name: 'Loom', hosts: /^(www\.)?loom\.com$/, toFrame: (page) => changed(page, /^\/share\//, '/embed/') },
  {
    name: 'Figma',
    hosts: /^((www|embed)\.)?figma\.com$/,
    toFrame: (page) => changed(new URL(onHost('embed.figma.com')(page)), /$/, '', { 'embed-host': 'share' }),
  },
  {
    name: 'Google Forms',
    hosts: /^docs\.google\.com$/,
    toFrame: (page) => changed(page, /$/, '', { embedded: 'true' }),
    purpose: 'functional',
  },
  {
    name: 'Calendly',
    hosts: /^calendly\.com$/,
    toFrame: (page) => changed(page, /$/, '', { embed_domain: location.hostname, embed_type: 'Inline' }),
    allow: 'payment; fullscreen',
    purpose: 'functional',
  },
  { name: 'Typeform', hosts: /(^|\.)typeform\.com$/, allow: 'camera; microphone; fullscreen', purpose: 'functional' },
];
