import { Hono } from 'hono';
import type { AppEnv } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import { BUTTON_SHAPE, readButton } from '../records/read-button.js';
import { ANY, HIT, HIT_SHAPE, readHit } from '../records/read-hit.js';
import type { Recorder } from '../records/recorder.js';

const PRODUCT_ID = /^[\w-]{1,100}$/;

/** What visitors saw and clicked (storefront §7). No crumb is required, for the reason given at `form-renders.ts`. */
export function censusRoutes({ bodyLimit, storeAndAnswer }: Recorder) {
  const app = new Hono<AppEnv>();
  app.post('/RecordHit', bodyLimit, (c) => storeAndAnswer(c, 'hit', readHit(c.var.body, HIT), HIT_SHAPE));
  app.all('/RecordHit', otherMethods('POST'));
  app.post('/overlay', bodyLimit, (c) => storeAndAnswer(c, 'overlay', readHit(c.var.body, ANY), HIT_SHAPE));
  app.all('/overlay', otherMethods('POST'));

  app.post('/RecordQuickView/:id', bodyLimit, (c) => {
    const productId = c.req.param('id');
    if (!PRODUCT_ID.test(productId)) return c.json({ error: 'Name the product at the end of the address.' }, 400);
    return storeAndAnswer(c, 'quick-view', readHit(c.var.body, ANY, { productId }), HIT_SHAPE);
  });
  app.all('/RecordQuickView/:id', otherMethods('POST'));

  for (const kind of ['button-render', 'button-click'] as const) {
    app.post(`/${kind}`, bodyLimit, (c) =>
      storeAndAnswer(c, kind, readButton(c.var.body, c.req.header('content-type') ?? ''), BUTTON_SHAPE),
    );
    app.all(`/${kind}`, otherMethods('POST'));
  }
  return app;
}
