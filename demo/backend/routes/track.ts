import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import { readTrack, TRACK } from '../records/read-track.js';
import type { Recorder } from '../records/recorder.js';

/** One transparent pixel. */
const GIF = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);

/** The image beacon (widgets §7). Nobody keeps the image: each visit asks again. */
export function trackRoutes({ refusal }: Recorder) {
  const app = new Hono<AppEnv>();
  app.get('/Track', async (c) => {
    // HEAD comes here too, and changes nothing anywhere.
    const refused =
      c.req.method === 'GET' ? await refusal(c, 'track', readTrack(new URL(c.req.url)), TRACK) : undefined;
    return refused ?? c.body(GIF, 200, { 'content-type': 'image/gif' });
  });
  app.all('/Track', otherMethods('GET, HEAD'));
  return app;
}
