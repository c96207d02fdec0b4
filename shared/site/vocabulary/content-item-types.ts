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

/** Three types of taxonomy, whose names are not shown. */
export const TAXONOMY_TYPES = [56, 57, 58] as const satisfies readonly number[];

export type ContentItemType =
  (typeof CONTENT_ITEM_TYPES)[keyof typeof CONTENT_ITEM_TYPES] | (typeof TAXONOMY_TYPES)[number];
