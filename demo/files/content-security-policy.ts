/** What the pages of the demo may do: nothing but what comes from this server. One line per directive, to be adjusted. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'style-src': "'self'",
  'script-src': "'self'",
  // The worker of the map's engine is a file of its own: no `blob:` is needed.
  'worker-src': "'self'",
  'connect-src': "'self'",
  // What a visitor may open in the video and embed blocks; nothing of it is loaded before.
  'frame-src':
    "'self' https://www.youtube-nocookie.com https://player.vimeo.com https://open.spotify.com https://calendly.com",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  // The privacy check shows pages of this site in a frame; nobody else does.
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'sq',
};

export const CONTENT_SECURITY_POLICY = Object.entries(DIRECTIVES)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');
