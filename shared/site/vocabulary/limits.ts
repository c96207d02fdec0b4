/** How many there may be (storefront §9). */
export const MAX_COUNTS = {
  blocksPerLayout: 60,
  tracksInAlbum: 60,
  itemsInOrderableCollection: 250,
  productsInCollection: 200,
  nestedCategories: 10_000,
} as const satisfies Record<string, number>;

/** A gallery embedded from a photo host (storefront §9); what "size" measures is not shown (ambiguity A97). */
export const EMBED_GALLERY = { count: 20, size: 50 } as const;
