import { Hono } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import type { Product } from '../shop/product.js';
import { toItem } from '../shop/to-item.js';

/** How many are left, by SKU; those of which there is no count are left out. */
export async function readStockLeft(product: Product, { storage }: Pick<Settings, 'storage'>) {
  const counted = product.variants.filter(({ stock }) => stock !== undefined);
  const sold = await storage.readSold(counted.map(({ sku }) => sku));
  return new Map(counted.map(({ sku, stock = 0 }) => [sku, Math.max(0, stock - (sold.get(sku) ?? 0))]));
}

/** `GET /api/commerce/products/{id}`: the product as it is now, for `sq-product` with `src`. */
export function productRoutes(settings: Settings) {
  const { products } = settings.shop;
  const app = new Hono<AppEnv>();
  app.get('/:id', async (c) => {
    const product = products.find(({ id }) => id === c.req.param('id'));
    if (!product) return c.json({ error: 'There is no such product.' }, 404);
    return c.json(toItem(product, await readStockLeft(product, settings)));
  });
  app.all('/:id', otherMethods('GET, HEAD'));
  return app;
}
