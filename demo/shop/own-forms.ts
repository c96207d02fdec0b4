import { createMiddleware } from 'hono/factory';
import { type AppEnv, isSameOrigin, limitBody } from '@sq-blocks/backend';
import { sendPage } from '../files/send-page.js';
import { problemPage } from './shop-page.js';

const BODY_BYTES = 16 * 1024;
const TO_CART = { href: '/cart', text: 'Back to the cart' };

/** For forms without script: they come from a page of this site. */
export const ownPagesOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (isSameOrigin(c.req.raw.headers, new URL(c.req.url).host)) return next();
  return sendPage(
    c,
    problemPage('This did not work', 'This form can only be sent from a page of this site.', TO_CART),
    403,
  );
});
export const limitForm = limitBody(BODY_BYTES, (c) =>
  sendPage(c, problemPage('This did not work', 'The form is too large.', TO_CART), 413),
);
