/** The page type that asks for a review, `reviewsRequest` (storefront §2); a number, as in cart-pages.ts. */
export const REVIEWS_PAGE = 209;
