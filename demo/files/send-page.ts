import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type AppContext, ensureCrumb } from '@sq-blocks/backend';

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

/** Answers with a whole page, under the policy of all pages of the demo. */
export async function sendPage(c: AppContext, html: string | Promise<string>, status: ContentfulStatusCode = 200) {
  const body = Buffer.from(await html);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  c.header('content-security-policy', CONTENT_SECURITY_POLICY);
  // Players of videos need the site that shows them; the path of the page is not sent.
  if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin');
  await ensureCrumb(c);
  const isKnown = sendHeaders(c, 'text/html; charset=utf-8', body.length, hash);
  if (isKnown && status === 200) return c.body(null, 304);
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(body, status);
}

/** Sets the headers of a file; returns whether the browser has this very content already. */
export function sendHeaders(c: AppContext, type: string, size: number, version: string): boolean {
  const tag = `W/"${version}"`;
  c.header('x-content-type-options', 'nosniff');
  // A page that belongs to one visitor has said so.
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-cache');
  c.header('etag', tag);
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim() === tag)) return true;
  c.header('content-type', type);
  c.header('content-length', String(size));
  return false;
}
