import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { PERFORMANCE, readPerformance } from '../records/read-performance.js';
import type { Recorder } from '../records/recorder.js';
import { newToken } from '../http/token.js';

/** Measurements of a page load: first its id, then records, as plain text by beacon or as JSON (storefront §7). */
export function performanceRoutes({ bodyLimit, storeAndAnswer }: Recorder) {
  const app = new Hono<AppEnv>();
  app.get('/settings', (c) => c.json({ pageLoadId: newToken() }));
  app.all('/settings', otherMethods('GET, HEAD'));
  app.post('/records', bodyLimit, (c) =>
    storeAndAnswer(c, 'vital', readPerformance(readJson(c.var.body)), PERFORMANCE),
  );
  app.all('/records', otherMethods('POST'));
  return app;
}
