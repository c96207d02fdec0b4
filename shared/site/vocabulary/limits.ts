/** How many there may be of each (storefront §9). */
export const MAX_COUNTS = {
  blocksPerLayout: 60,
  tracksInAlbum: 60,
  itemsInOrderableCollection: 250,
  productsInCollection: 200,
  nestedCategories: 10_000,
} as const satisfies Record<string, number>;

/** A gallery embedded from a photo host (storefront §9). What "size" measures is not specified (ambiguity A97). */
export const EMBED_GALLERY = { count: 20, size: 50 } as const;

/** Storefront §5. In UTF-16 code units, as `maxlength` of a field counts. */
export const TAG_MAX_CHARACTERS = 50;
export const CATEGORY_MAX_CHARACTERS = 25;

/** Whether the name of a tag, or of a category, is short enough. */
export const fitsTag = (name: string): boolean => name.length <= TAG_MAX_CHARACTERS;
export const fitsCategory = (name: string): boolean => name.length <= CATEGORY_MAX_CHARACTERS;
