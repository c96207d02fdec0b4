/* What a site consists of: pages, items, collections and blocks. A page's data may hold numbers that are not here. */

/** `pageType` of a page (storefront §2). */
export const PAGE_TYPES = {
  mainContentCollection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const satisfies Record<string, number>;

export type PageType = (typeof PAGE_TYPES)[keyof typeof PAGE_TYPES];

/** `recordType` of an item (storefront §3). */
export const CONTENT_ITEM_TYPES = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  internalExport: 21,
  richTextEditorText: 22,
  tweet: 50,
  rss: 51,
  checkin: 52,
  bookmark: 53,
  knowledgeBaseArticle: 54,
  projectItem: 55,
  portfolioItem: 59,
  translatableStringsExport: 60,
  nativeVideo: 61,
  lesson: 62,
} as const satisfies Record<string, number>;

/** The `recordType`s of taxonomies. The specification gives no names for them. */
export const TAXONOMY_TYPES = [56, 57, 58] as const satisfies readonly number[];

export type ContentItemType =
  (typeof CONTENT_ITEM_TYPES)[keyof typeof CONTENT_ITEM_TYPES] | (typeof TAXONOMY_TYPES)[number];

/** `collection.type`: the types that the specification names (storefront §3), of the range below. */
export const COLLECTION_TYPES = { splashPage: 8, products: 13, portfolio: 23 } as const satisfies Record<
  string,
  number
>;
export const COLLECTION_TYPE_RANGE = { first: 1, last: 24 } as const;

export type CollectionType = (typeof COLLECTION_TYPES)[keyof typeof COLLECTION_TYPES];

/** Types of blocks that the specification names (storefront §3), of the range below. */
export const BLOCK_TYPES = {
  form: 9,
  product: 43,
  newsletter: 51,
  button: 53,
  summary: 55,
  memberArea: 67,
  accordion: 69,
  marquee: 70,
} as const satisfies Record<string, number>;
export const BLOCK_TYPE_RANGE = { first: 1, last: 70 } as const;

export type BlockType = (typeof BLOCK_TYPES)[keyof typeof BLOCK_TYPES];
