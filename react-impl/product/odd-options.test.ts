import { expect } from '@open-wc/testing';
import { cart } from '../../shared/commerce/cart/cart.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { nextEvent, place, settled } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import type { product } from './declaration.js';
import '../../elements/sq-product/index.js';

type Product = ElementOf<typeof product>;

describe('an option that a shop calls', () => {
  const network = pretendNetwork();
  const start = location.href;
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    network.use(
      http.post('/api/commerce/shopping-cart/entries', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ totalQuantity: 1 });
      }),
    );
  });
  afterEach(async () => {
    await cart().refresh();
    history.replaceState(null, '', start);
  });
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

  for (const [name, one, other] of [
    ['Variant', 'Red', 'Blue'],
    ['variant', '1', '2'],
    ['SKU', 'Short', 'Long'],
    ['Size "EU" / UK', '38 / 5½', '39 / "6"'],
    ["Collar's width", `5' 11"`, '6\\'],
    ['A & B [x]', '<b>', '#1?a=b&c'],
    ['action', 'go', 'stay'],
  ] as const)
    for (const address of ['variant', 'options'])
      it(`${name} can be chosen, bought and linked to (address ${address})`, async () => {
        const variant = (value: string, sku: string) => ({
          ...{ sku, price: 100, unlimited: true },
          optionValues: [{ optionName: name, value }],
        });
        const data = { productType: 1, variants: [variant(one, 'SQ0000001'), variant(other, 'SQ0000002')] };
        const values = [one, other].map((value) => `<option value="${escape(value)}">${escape(value)}</option>`);
        const open = () =>
          place<Product>(`<sq-product item-id="bowl" address="${address}"><form>
            <select name="${escape(name)}"><option value="">Choose</option>${values.join('')}</select>
            <button>Add</button></form>
            <script type="application/json" data-sq-product>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></sq-product>`);
        const element = await open();
        const select = element.querySelector('select')!;
        select.value = other;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await settled(element);
        expect(element.sku).to.equal('SQ0000002');
        const added = nextEvent(element, 'sq-cart-added');
        element.querySelector('button')!.click();
        await added;
        expect(sent).to.deep.equal([{ itemId: 'bowl', quantity: 1, sku: 'SQ0000002' }]);
        element.remove();
        const next = await open();
        expect([next.sku, next.querySelector('select')!.value]).to.deep.equal(['SQ0000002', other]);
      });
});
