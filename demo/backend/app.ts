import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createAcceptance } from './forms/accept-submission.js';
import { completeOptions, type AppEnv, type AppOptions } from './app-options.js';
import { setCrumb } from './http/crumb.js';
import { createRecorder } from './records/recorder.js';
import { analyticsRoutes } from './routes/analytics.js';
import { cartRoutes } from './routes/cart.js';
import { censusRoutes } from './routes/census.js';
import { eventRoutes } from './routes/events.js';
import { formRenderRoutes } from './routes/form-renders.js';
import { formRoutes } from './routes/forms.js';
import { plainFormRoutes } from './routes/plain-forms.js';
import { performanceRoutes } from './routes/performance.js';
import { recordRoutes } from './routes/records.js';
import { submissionRoutes } from './routes/submissions.js';
import { trackRoutes } from './routes/track.js';
import { widgetRoutes } from './routes/widgets.js';

const API_HEADERS = {
  // Keys, carts and crumbs belong to one visitor.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const setApiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value);
  await next();
});

/**
 * All calls of the blocks, under `/api`. Needs only `Request` and `Response`, so that it runs behind a server and in a
 * page behind a mocked network. Answers are JSON, except to forms that are sent without script.
 */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const settings = completeOptions(options);
  const accept = createAcceptance(settings);
  const recorder = createRecorder(settings);
  const api = new Hono<AppEnv>();

  api.onError((error, c) => {
    settings.report(error);
    return c.json({ error: 'Internal server error. Please try again later.' }, 500);
  });
  api.use(setApiHeaders, setCrumb);
  api.route('/form/submit', plainFormRoutes(settings, accept));
  api.route('/form', formRoutes(settings, accept));
  api.route('/census/form-render', formRenderRoutes(settings));
  api.route('/census', censusRoutes(recorder));
  api.route('/events', eventRoutes(recorder));
  api.route('/v1', analyticsRoutes(recorder));
  api.route('/track', trackRoutes(recorder));
  api.route('/1/performance', performanceRoutes(recorder));
  api.route('/widget', widgetRoutes(settings));
  api.route('/commerce/shopping-cart', cartRoutes(settings));
  if (settings.showSubmissions) {
    api.route('/demo', submissionRoutes(settings));
    api.route('/demo', recordRoutes(settings));
  }
  // Not `notFound`: that is lost when the app is mounted in another.
  api.all('*', (c) => c.json({ error: 'There is no such call.' }, 404));

  return new Hono<AppEnv>().route('/api', api);
}
