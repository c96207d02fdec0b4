/**
 * The page types that show the cart: `showCart` and `commerceCartV2` (storefront §2; ambiguity A83). Written as numbers,
 * because every page with a context loads this, and the table of all types is much longer.
 */
export const CART_PAGES: readonly (number | undefined)[] = [200, 205];
