import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createAcceptance } from './forms/accept-submission.js';
import { completeOptions, type AppEnv, type AppOptions } from './app-options.js';
import { closeUnread } from './http/close-unread.js';
import { setCrumb } from './http/crumb.js';
import { createRecorder } from './records/recorder.js';
import { analyticsRoutes } from './routes/analytics.js';
import { cartRoutes } from './routes/cart.js';
import { censusRoutes } from './routes/census.js';
import { consentListRoutes, consentRoutes } from './routes/consents.js';
import { deliveryRoutes } from './routes/deliveries.js';
import { headerFooterRoutes, multilingualRoutes } from './routes/editor.js';
import { eventRoutes } from './routes/events.js';
import { formRenderRoutes } from './routes/form-renders.js';
import { formRoutes } from './routes/forms.js';
import { memberRoutes } from './routes/members.js';
import { plainFormRoutes } from './routes/plain-forms.js';
import { placesRoutes } from './routes/places.js';
import { orderRoutes } from './routes/orders.js';
import { performanceRoutes } from './routes/performance.js';
import { productRoutes } from './routes/products.js';
import { recordRoutes } from './routes/records.js';
import { submissionRoutes } from './routes/submissions.js';
import { fileRoutes, uploadRoutes } from './routes/uploads.js';
import { trackRoutes } from './routes/track.js';
import { widgetRoutes } from './routes/widgets.js';
import { isFull, NO_ROOM } from './storage/is-full.js';
import { ownersOnly } from './sign-in/owners-only.js';
import { createReceiver } from './uploads/receive-file.js';

const API_HEADERS = {
  // Keys, carts and crumbs belong to one visitor.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Nobody opens an answer as a page, and no other site puts one into its own.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
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
  const receive = createReceiver(settings);
  const recorder = createRecorder(settings);
  const api = new Hono<AppEnv>();

  api.onError((error, c) => {
    settings.report(error);
    if (isFull(error)) return c.json({ error: NO_ROOM }, 503);
    return c.json({ error: 'Internal server error. Please try again later.' }, 500);
  });
  api.use(closeUnread, setApiHeaders, setCrumb);
  api.route('/form/submit', plainFormRoutes(settings, accept, receive));
  api.route('/form/uploads', uploadRoutes(settings, receive));
  api.route('/form', formRoutes(settings, accept));
  api.route('/census/form-render', formRenderRoutes(settings));
  api.route('/census', censusRoutes(recorder));
  api.route('/events', eventRoutes(recorder));
  api.route('/v1', analyticsRoutes(recorder));
  api.route('/track', trackRoutes(recorder));
  api.route('/1/performance', performanceRoutes(recorder));
  api.route('/widget', widgetRoutes(settings));
  api.route('/google-maps/places', placesRoutes(settings));
  api.route('/site-users', memberRoutes(settings));
  api.route('/multilingual', multilingualRoutes(settings));
  api.route('/site-header-footer', headerFooterRoutes(settings));
  api.route('/consent', consentRoutes(settings));
  api.route('/commerce/shopping-cart', cartRoutes(settings));
  api.route('/commerce/products', productRoutes(settings));
  if (settings.showSubmissions) {
    api.use('/demo/*', ownersOnly(settings));
    api.route('/demo', submissionRoutes(settings));
    api.route('/demo', fileRoutes(settings));
    api.route('/demo', deliveryRoutes(settings));
    api.route('/demo', consentListRoutes(settings));
    api.route('/demo', orderRoutes(settings));
    api.route('/demo', recordRoutes(settings));
  }
  // Not `notFound`: that is lost when the app is mounted in another.
  api.all('*', (c) => c.json({ error: 'There is no such call.' }, 404));

  return new Hono<AppEnv>().route('/api', api);
}
