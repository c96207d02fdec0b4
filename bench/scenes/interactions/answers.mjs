/** What a shop answers, the same for all: prices in cents, and as many of one bowl as were asked for. */
const PRICE = 4800;
const lineOf = ([id, quantity], index) => ({
  id,
  itemId: `bowl-${index}`,
  title: `Tide bowl ${index + 1}`,
  fullUrl: `/shop/bowl-${index}`,
  variantOptions: [{ optionName: 'Glaze', value: 'Celadon' }],
  quantity,
  unitPriceCents: PRICE,
  subtotalCents: quantity * PRICE,
});
function cartOf(quantities) {
  const lines = [...quantities].filter(([, quantity]) => quantity > 0);
  const totalQuantity = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  const cents = totalQuantity * PRICE;
  return {
    id: 'cart',
    websiteId: 'bench',
    entries: lines.map(lineOf),
    subtotalCents: cents,
    grandTotalCents: cents,
    totalQuantity,
    subtotalAmount: { currency: 'USD', value: String(cents / 100) },
  };
}

/** Answers what a page asks of its server under /api/: a cart of so many lines, and forms that are always taken, with a key where they ask for one. */
export async function answerRequests({ session }, lines = 1) {
  const quantities = new Map(Array.from({ length: lines }, (_, index) => [`line-${index}`, 1]));
  const answers = {
    POST: (_, { quantity }) => quantities.set('line-0', (quantities.get('line-0') ?? 0) + quantity),
    PUT: (line, { quantity }) => quantities.set(line, quantity),
    DELETE: (line) => quantities.delete(line),
  };
  session.on('Fetch.requestPaused', ({ requestId, request: { url, method, postData } }) => {
    const isCart = url.includes('/commerce/shopping-cart');
    if (isCart) answers[method]?.(new URL(url).pathname.split('/').at(-1), JSON.parse(postData || '{}'));
    const answer = isCart ? cartOf(quantities) : { key: 'bench', success: true };
    void session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify(answer)).toString('base64'),
      })
      .catch(() => {}); // the tab is closed
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}
