import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import { readTrack, TRACK } from '../records/read-track.js';
import type { Recorder } from '../records/recorder.js';

/** One transparent pixel. */
const GIF = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);

/** The image beacon (widgets §7). The image is not cached: each visit requests it again. */
export function trackRoutes({ store }: Recorder) {
  const app = new Hono<AppEnv>();
  app.get('/Track', async (c) => {
    // HEAD requests arrive here too, and must not change anything.
    const refused = c.req.method === 'GET' ? await store(c, 'track', readTrack(new URL(c.req.url)), TRACK) : undefined;
    return refused ?? c.body(GIF, 200, { 'content-type': 'image/gif' });
  });
  app.all('/Track', otherMethods('GET, HEAD'));
  return app;
}
