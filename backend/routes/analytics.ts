import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { ANALYTICS_EVENT, readAnalyticsEvent } from '../records/read-analytics-event.js';
import type { Recorder } from '../records/recorder.js';

/** The analytics client's events: by beacon as plain text, or by a JSON request. Answers 202. */
export function analyticsRoutes({ bodyLimit, store }: Recorder) {
  const app = new Hono<AppEnv>();
  app.post('/events', bodyLimit, async (c) => {
    const received = readAnalyticsEvent(readJson(c.var.body));
    return (await store(c, 'analytics', received, ANALYTICS_EVENT)) ?? c.body(null, 202);
  });
  app.all('/events', otherMethods('POST'));
  return app;
}
