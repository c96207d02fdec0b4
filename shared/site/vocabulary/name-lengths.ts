/** Storefront §5; in UTF-16 units, as `maxlength` of a field counts. */
export const TAG_MAX_CHARACTERS = 50;
export const CATEGORY_MAX_CHARACTERS = 25;

export const fitsTag = (name: string): boolean => name.length <= TAG_MAX_CHARACTERS;
export const fitsCategory = (name: string): boolean => name.length <= CATEGORY_MAX_CHARACTERS;
