import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { needCrumb, repeatsCrumb, sayCrumbFail } from '../crumb.js';
import { readJson } from '../keep-body.js';
import { otherMethods } from '../other-methods.js';
import { ERROR_EVENTS, readErrorEvents } from '../read-error-events.js';
import { LOG_ENTRIES, readLogEntries } from '../read-log-entries.js';
import { readSiteEvent, SITE_EVENT } from '../read-site-event.js';
import type { Recorder } from '../recorder.js';

/** Errors, log entries and events of a page (storefront §7). The log comes as a beacon too, which has no crumb to repeat. */
export function eventRoutes({ whole, keep }: Recorder) {
  const app = new Hono<AppEnv>();
  app.post('/RecordJavascriptErrors', needCrumb, whole, (c) =>
    keep(c, 'error', readErrorEvents(readJson(c.var.body)), ERROR_EVENTS),
  );
  app.all('/RecordJavascriptErrors', otherMethods('POST'));

  app.post('/Trace', whole, (c) =>
    keep(c, 'log', readLogEntries(c.var.body, c.req.header('content-type') ?? ''), LOG_ENTRIES),
  );
  app.all('/Trace', otherMethods('POST'));

  app.post('/RecordEvent', whole, (c) => {
    const { crumb, ...event } = readSiteEvent(c.var.body) ?? {};
    if (crumb !== undefined && !repeatsCrumb(c, crumb)) return sayCrumbFail(c);
    return keep(c, 'event', crumb === undefined ? undefined : [event], SITE_EVENT);
  });
  app.all('/RecordEvent', otherMethods('POST'));
  return app;
}
