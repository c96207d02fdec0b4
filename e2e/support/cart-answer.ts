import type { ServerResponse } from 'node:http';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
}

/** Sets the cookie of a visitor who has a cart: without it no page asks for one. */
export const CART_COOKIE = "<script>document.cookie = 'CART=token; path=/'</script>";

/** Answers the request for the cart, and no other: for `intercept` of `serveFiles`. */
export function answersCart(entries: readonly Entry[]): (path: string, response: ServerResponse) => boolean {
  const cart = JSON.stringify({
    id: 'cart',
    entries: entries.map((entry) => ({
      ...entry,
      itemId: entry.id,
      unitPriceCents: 4800,
      fullUrl: `/shop/${entry.id}`,
    })),
    shippingOptions: [],
    selectedShippingOption: null,
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
  });
  return (path, response) => {
    const isCart = path === '/api/commerce/shopping-cart';
    if (isCart) response.writeHead(200, { 'content-type': 'application/json' }).end(cart);
    return isCart;
  };
}
