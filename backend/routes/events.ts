import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { answerCrumbFailure, hasValidCrumb, repeatsCrumb, requireCrumb } from '../http/crumb.js';
import { readJson } from '../http/parse-body.js';
import { otherMethods } from '../http/other-methods.js';
import { ERROR_EVENTS, readErrorEvents } from '../records/read-error-events.js';
import { LOG_ENTRIES, readLogEntries } from '../records/read-log-entries.js';
import { readSiteEvent, SITE_EVENT } from '../records/read-site-event.js';
import type { Recorder } from '../records/recorder.js';

/**
 * Errors, log entries and events of a page (storefront §7). No crumb is required for log entries, which may be sent by
 * beacon, and for events that name nobody: for the reason given at `form-renders.ts`.
 */
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

  app.post('/RecordEvent', bodyLimit, async (c) => {
    const received = readSiteEvent(c.var.body);
    if (!received) return storeAndAnswer(c, 'event', undefined, SITE_EVENT);
    const { crumb, ...event } = received;
    const isNameless = event.data['memberAccountId'] == null;
    const isValid = isNameless && !repeatsCrumb(c, crumb) ? true : await hasValidCrumb(c, crumb);
    return isValid ? storeAndAnswer(c, 'event', [event], SITE_EVENT) : answerCrumbFailure(c);
  });
  app.all('/RecordEvent', otherMethods('POST'));
  return app;
}
