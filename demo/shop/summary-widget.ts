import { html } from 'hono/html';
import { catalog, type RenderWidget, SHOP_CURRENCY, unitPrice } from '@sq-blocks/backend';
import { asObject } from '../../shared/platform/page/unknown-values.js';
import { moneyText } from './money-text.js';

/** How many products a summary shows where its settings do not say. */
const COUNT = 3;

/** A summary of the shop, `{ "count": 3 }` of it; there is no other collection. */
export const summaryWidget: RenderWidget = async ({ value, collectionId }) => {
  if (collectionId !== 'shop') return undefined;
  const { count } = asObject(value);
  const products = catalog.filter(({ path }) => path).slice(0, typeof count === 'number' ? count : COUNT);
  return String(
    await html`<ul>
      ${products.map(
        ({ name, path, variants }) =>
          html`<li><a href="${path}">${name}</a>, ${moneyText(unitPrice(variants[0]), SHOP_CURRENCY)}</li>`,
      )}
    </ul>`,
  );
};
