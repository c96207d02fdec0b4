import { Hono } from 'hono';
import {
  type AppEnv,
  otherMethods,
  readMember,
  readStockLeft,
  reviewRequest,
  type Settings,
  type ReviewRequest,
} from '@sq-blocks/backend';
import { sendPage } from '../files/send-page.js';
import { problemPage, shopPage } from './shop-page.js';
import { membersPage } from './members-page.js';
import { listPage, productPage } from './product-pages.js';
import { html } from 'hono/html';
import { reviewMessages } from '../../shared/platform/i18n/en/reviews.js';
import { REVIEWS_PAGE } from '../../shared/site/vocabulary/reviews-page.js';

const star = (count: number) =>
  html`<label><input type="radio" name="rating" value="${count}" required /> ${count} of 5 stars</label>`;

/** The page that a buyer gets a link to, with the token of the order. Its form works without script. */
function reviewPage(token: string, request: ReviewRequest): Promise<string> {
  const path = '/shop/review';
  if (request !== 'open')
    return shopPage(
      'Your review',
      path,
      html`<p class="note">${reviewMessages[request]}</p>
        <p><a href="/shop/">The shop</a></p>`,
      { pageType: REVIEWS_PAGE },
    );
  return shopPage(
    'Your review',
    path,
    html`<p class="lead">How is it, in your hands and on your table?</p>
      <div id="sq-reviews-root">
        <sq-reviews request="${request}">
          <form class="sq-fields" method="post" action="/api/form/submit/review">
            <input type="hidden" name="token" value="${token}" />
            <fieldset class="sq-field">
              <legend>${reviewMessages.rating}</legend>
              <div class="sq-rating">${[1, 2, 3, 4, 5].map(star)}</div>
            </fieldset>
            <div class="sq-field">
              <label for="review">${reviewMessages.review}</label>
              <textarea id="review" name="review" rows="5" maxlength="2000"></textarea>
            </div>
            <div class="sq-field">
              <label for="name">${reviewMessages.name}</label>
              <input id="name" name="name" maxlength="200" autocomplete="name" />
            </div>
            <button class="button sq-submit">${reviewMessages.send}</button>
          </form>
        </sq-reviews>
      </div>`,
    { pageType: REVIEWS_PAGE },
  );
}

/** The pages of what is sold: `/shop/`, `/shop/{id}`, `/members`, and that of reviews. Node only. */
export function productPages(settings: Settings) {
  const { shop, websiteId } = settings;
  const app = new Hono<AppEnv>();
  const find = (id: string) => shop.products.find((product) => product.id === id);

  app.get('/shop', (c) => c.redirect('/shop/', 308));
  app.get('/shop/', (c) => sendPage(c, listPage(shop)));
  app.get('/shop/review', async (c) => {
    const token = c.req.query('token') ?? '';
    c.header('cache-control', 'no-store');
    return sendPage(c, reviewPage(token, await reviewRequest(token, settings)));
  });
  app.get('/members', async (c) => {
    const [monthly, yearly] = [find('studio-membership'), find('studio-membership-yearly')];
    if (!monthly || !yearly) return c.redirect('/shop/', 303);
    c.header('cache-control', 'no-store');
    return sendPage(
      c,
      membersPage({ monthly, yearly, currency: shop.currency, member: await readMember(c, settings) }),
    );
  });
  app.get('/shop/:id{[^.]+}', async (c) => {
    const product = find(c.req.param('id'));
    if (product?.path !== c.req.path) {
      const back = { href: '/shop/', text: 'To the shop' };
      return sendPage(c, problemPage('Not found', 'There is no such product.', back), 404);
    }
    const left = await readStockLeft(product, settings);
    return sendPage(c, productPage({ product, left, websiteId, currency: shop.currency }));
  });
  for (const path of ['/shop', '/shop/', '/shop/review', '/members', '/shop/:id{[^.]+}'])
    app.all(path, otherMethods('GET, HEAD'));
  return app;
}
