/** What others may import of the backend: to run it, and to build pages over it. `demo/server.ts` does both. */
export { createServer, type ServerOptions } from './server.js';
export { start, type Started } from './start.js';
export { closeServer, listenFrom } from './listen.js';
export type { AppContext, AppEnv, AppOptions, Settings } from './app-options.js';

// Where it stores
export { createMemoryStorage } from './storage/memory-storage.js';
export { openStorage } from './storage/open-storage.js';
export { createPostgresStorage } from './storage/postgres-storage.js';
export { createSqliteStorage } from './storage/sqlite-storage.js';
export type { RecordKind, SubmissionContext } from './storage/storage.js';
export type { SignInStorage } from './storage/sessions.js';
export { createDiskFiles } from './uploads/disk-files.js';

// What is made of submissions
export { BYTE_ORDER_MARK, toCsv } from './forms/csv.js';
export { reviewRequest, type ReviewRequest } from './forms/check-review.js';
export type { RenderWidget } from './read-widget.js';

// Requests to pages of a site
export { ensureCrumb } from './http/crumb.js';
export { limitBody } from './http/limit-body.js';
export { readLocalPath, readReferrer } from './http/local-path.js';
export { otherMethods } from './http/other-methods.js';
export { readEncoded } from './http/parse-body.js';
export { setRetryAfter } from './http/rate-limit.js';
export { isSameOrigin } from './http/same-origin.js';
export { isToken, newToken } from './http/token.js';
export { createCallLimit } from './storage/call-limit.js';

// The owner and the members
export { readMember } from './members/session.js';
export { hashPassword } from './sign-in/passwords.js';
export { createSignInLink } from './sign-in/sign-in-link.js';

// The shop
export { readStockLeft } from './routes/products.js';
export {
  createCartChanges,
  deleteCartCookies,
  readCartToken,
  setCartCookies,
  type Change,
} from './shop/change-cart.js';
export { createOrders, readOrder, type Placing } from './shop/orders.js';
export { unitPrice, type DonatePage, type Picture, type Product, type Variant } from './shop/product.js';
export { readBuyer, type Buyer, type BuyerField } from './shop/read-buyer.js';
export { readNewEntry, readQuantity } from './shop/read-entry.js';
export type { ShopRules } from './shop/shop-rules.js';
export { toItem } from './shop/to-item.js';
export { totalsOf, type Line, type Totals } from './shop/totals.js';
export { EMPTY_CART, type CartRecord, type StoredOrder } from './storage/carts.js';

// The content of the demo site
export { demoCaptcha } from './forms/demo-captcha.js';
export { demoForms } from './forms/form-definitions.js';
export { DEMO_MEMBER, demoMember } from './members/demo-member.js';
export { catalog, SHOP_CURRENCY } from './shop/catalog.js';
export { demoShop } from './shop/shop-rules.js';
