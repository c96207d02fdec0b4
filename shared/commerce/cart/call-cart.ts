import { pageContext } from '../../platform/page/read-page.js';
import { request, type Result } from '../../platform/requests/request.js';
import { isCart, readCart, type Cart } from './read-cart.js';

export interface CartCall {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** It arrives although the page is left meanwhile. */
  readonly keepalive?: boolean;
}

/** One call to the cart's server, which answers every call with the whole cart. */
export const callCart = (path: string, call: CartCall): Promise<Result<Cart>> =>
  request(`${pageContext().apiRoot}commerce/shopping-cart${path}`, {
    ...call,
    read: (data) => (isCart(data) ? readCart(data) : undefined),
  });
