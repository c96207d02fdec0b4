/** What a shop answers, the same for all: prices in cents, and as many of one bowl as were asked for. */
const PRICE = 4800;
const cartOf = (quantity) => ({
  id: 'cart',
  websiteId: 'bench',
  entries:
    quantity > 0
      ? [
          {
            id: 'bowl',
            itemId: 'tide-bowl',
            title: 'Tide bowl',
            quantity,
            unitPriceCents: PRICE,
            subtotalCents: quantity * PRICE,
          },
        ]
      : [],
  subtotalCents: quantity * PRICE,
  grandTotalCents: quantity * PRICE,
  totalQuantity: quantity,
  subtotalAmount: { currency: 'USD', value: String((quantity * PRICE) / 100) },
});

/** Answers what a page asks of its server under /api/: the cart, and forms that are always taken, with a key where they ask for one. */
export async function answerRequests({ session }) {
  let quantity = 1;
  const answers = {
    POST: ({ quantity: more }) => (quantity += more),
    PUT: ({ quantity: wanted }) => (quantity = wanted),
    DELETE: () => (quantity = 0),
  };
  session.on('Fetch.requestPaused', ({ requestId, request: { url, method, postData } }) => {
    const isCart = url.includes('/commerce/shopping-cart');
    if (isCart) answers[method]?.(JSON.parse(postData || '{}'));
    const answer = isCart ? cartOf(quantity) : { key: 'bench', success: true };
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
