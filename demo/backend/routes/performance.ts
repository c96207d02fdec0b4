import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { readJson } from '../keep-body.js';
import { otherMethods } from '../other-methods.js';
import { PERFORMANCE, readPerformance } from '../read-performance.js';
import type { Recorder } from '../recorder.js';
import { newToken } from '../token.js';

/** Measurements of a page load: first its id, then records, as plain text by beacon or as JSON (storefront §7). */
export function performanceRoutes({ whole, keep }: Recorder) {
  const app = new Hono<AppEnv>();
  app.get('/settings', (c) => c.json({ pageLoadId: newToken() }));
  app.all('/settings', otherMethods('GET, HEAD'));
  app.post('/records', whole, (c) => keep(c, 'vital', readPerformance(readJson(c.var.body)), PERFORMANCE));
  app.all('/records', otherMethods('POST'));
  return app;
}
