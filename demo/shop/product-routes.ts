import { Hono } from 'hono';
import {
  type AppEnv,
  otherMethods,
  readMember,
  readStockLeft,
  reviewRequest,
  type Settings,
} from '../../backend/index.js';
import { sendPage } from '../files/send-page.js';
import { problemPage } from './shop-page.js';
import { reviewPage } from './review-page.js';
import { membersPage } from './members-page.js';
import { listPage, productPage } from './product-pages.js';

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
