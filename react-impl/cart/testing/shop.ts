import { http, HttpResponse, pretendNetwork } from '../../../shared/testing/network.js';

const PATH = '/api/commerce/shopping-cart';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Entry {
  id: string;
  quantity: number;
  unitPriceCents: number;
  [field: string]: unknown;
}

/** A status, no answer, or an answer with status 200 and this text. */
type Failure = number | 'network' | { readonly text: string };

/** A bowl (2 at $48.00) and a jug (1 at $72.00). */
const newCart = () => ({
  id: 'c1',
  entries: [
    {
      id: 'e1',
      itemId: 'tide-bowl',
      sku: 'SQ1000001',
      title: 'Tide bowl, celadon',
      quantity: 2,
      unitPriceCents: 4800,
      fullUrl: '/shop/tide-bowl',
      image: { assetUrl: '/photos/plain/teal.svg', altText: 'A bowl' },
      variantOptions: [
        { optionName: 'Glaze', value: 'Celadon' },
        { optionName: 'Size', value: 'Großflächenschüssel' },
      ],
    },
    { id: 'e2', itemId: 'harbour-jug', sku: 'SQ1000002', title: 'Harbour jug', quantity: 1, unitPriceCents: 7200 },
  ] as unknown[],
  shippingOptions: [] as unknown[],
  selectedShippingOption: null as unknown,
  coupons: [] as unknown[],
  validCoupons: [] as unknown[],
  invalidCoupons: [] as unknown[],
  shippingCostCents: 500,
  taxCents: 350,
  discountCents: 1000,
});

/** A server with one cart, which counts as the shop of docs/shop-calls.md does. */
export function pretendShop() {
  const network = pretendNetwork();
  const failures = new Map<string, Failure>();
  const shop = {
    cart: newCart(),
    /** Calls so far, without the address of the cart. */
    calls: [] as string[],
    /** The most of one line. */
    stock: 1000,
    /** What is answered waits for it. */
    gate: Promise.resolve(),
    set(id: string, quantity: number) {
      for (const entry of entries()) if (entry.id === id) entry.quantity = quantity;
    },
    fail: (method: Method, how: Failure) => void failures.set(method, how),
    work: () => failures.clear(),
    reset() {
      failures.clear();
      Object.assign(shop, { cart: newCart(), stock: 1000, gate: Promise.resolve() });
      shop.calls.length = 0;
    },
  };
  const entries = () => shop.cart.entries as Entry[];

  function answer() {
    const known = entries().filter((entry) => entry?.quantity > 0);
    const { discountCents, shippingCostCents, taxCents } = shop.cart;
    const subtotalCents = known.reduce((sum, { quantity, unitPriceCents = 0 }) => sum + quantity * unitPriceCents, 0);
    return HttpResponse.json({
      ...shop.cart,
      subtotalCents,
      subtotalAmount: { currency: 'USD', value: (subtotalCents / 100).toFixed(2) },
      grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
      totalQuantity: known.reduce((sum, { quantity }) => sum + quantity, 0),
    });
  }
  function refusal(failure: Failure) {
    if (failure === 'network') return HttpResponse.error();
    if (typeof failure === 'object') return HttpResponse.text(failure.text);
    return HttpResponse.json({ error: 'No' }, { status: failure });
  }
  function change(method: Method, path: string, body: Record<string, unknown>) {
    const [, kind, id = ''] = path.split('/');
    const { cart } = shop;
    if (kind === 'entries' && method === 'PUT') shop.set(id, Math.min(Number(body['quantity']), shop.stock));
    if (kind === 'entries' && method === 'DELETE') cart.entries = entries().filter((entry) => entry.id !== id);
    if (kind === 'entries' && method === 'POST')
      cart.entries = [
        ...cart.entries,
        { id: `e${shop.calls.length + 9}`, title: 'Added', unitPriceCents: 100, ...body },
      ];
    if (kind === 'coupons' && method === 'POST') {
      const list = body['code'] === 'KILN10' ? 'validCoupons' : 'invalidCoupons';
      cart[list] = [{ promoCode: body['code'] }];
    }
    if (kind === 'coupons' && method === 'DELETE') cart.validCoupons = [];
    if (kind === 'shipping-option') cart.selectedShippingOption = { id: body['id'] };
  }

  beforeEach(() => {
    network.use(
      http.all(`${PATH}*`, async ({ request }) => {
        const method = request.method as Method;
        const path = new URL(request.url).pathname.slice(PATH.length);
        const text = await request.text();
        shop.calls.push([method, path, text].filter(Boolean).join(' '));
        const failure = failures.get(method);
        if (!failure && method !== 'GET')
          change(method, path, text ? (JSON.parse(text) as Record<string, unknown>) : {});
        const made = failure ? refusal(failure) : answer();
        await shop.gate;
        return made;
      }),
    );
  });
  return shop;
}
