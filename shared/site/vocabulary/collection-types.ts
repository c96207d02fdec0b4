/** The members that are shown (storefront §3); the others of the range are not named. */
export const COLLECTION_TYPES = { splashPage: 8, products: 13, portfolio: 23 } as const satisfies Record<
  string,
  number
>;

export const COLLECTION_TYPE_RANGE = { first: 1, last: 24 } as const;

export type CollectionType = (typeof COLLECTION_TYPES)[keyof typeof COLLECTION_TYPES];
