import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { requireCrumb, hasValidCrumb, answerCrumbFailure } from '../http/crumb.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { ERROR_EVENTS, readErrorEvents } from '../records/read-error-events.js';
import { LOG_ENTRIES, readLogEntries } from '../records/read-log-entries.js';
import { readSiteEvent, SITE_EVENT } from '../records/read-site-event.js';
import type { Recorder } from '../records/recorder.js';

/** Errors, log entries and events of a page (storefront §7). No crumb is required for log entries, which may be sent by beacon. */
export function eventRoutes({ bodyLimit, storeAndAnswer }: Recorder) {
  const app = new Hono<AppEnv>();
  app.post('/RecordJavascriptErrors', requireCrumb, bodyLimit, (c) =>
    storeAndAnswer(c, 'error', readErrorEvents(readJson(c.var.body)), ERROR_EVENTS),
  );
  app.all('/RecordJavascriptErrors', otherMethods('POST'));

  app.post('/Trace', bodyLimit, (c) =>
    storeAndAnswer(c, 'log', readLogEntries(c.var.body, c.req.header('content-type') ?? ''), LOG_ENTRIES),
  );
  app.all('/Trace', otherMethods('POST'));

  app.post('/RecordEvent', bodyLimit, (c) => {
    const { crumb, ...event } = readSiteEvent(c.var.body) ?? {};
    if (crumb !== undefined && !hasValidCrumb(c, crumb)) return answerCrumbFailure(c);
    return storeAndAnswer(c, 'event', crumb === undefined ? undefined : [event], SITE_EVENT);
  });
  app.all('/RecordEvent', otherMethods('POST'));
  return app;
}
