export interface SyncedSlide {
  readonly id: string | undefined;
  readonly url: string | undefined;
  /** The address of the collection that the slide belongs to. */
  readonly collectionUrl: string | undefined;
}

/** The name of a slide in the address and in the history: its url, else its id. */
export const itemName = ({ id, url }: SyncedSlide): string | undefined => url || id || undefined;

/**
 * The collection's full URL, a slash, and the slide's url or id (widgets §2 "Address handling"). A slide without a
 * collection is named in the fragment of the page's address. `undefined` for a slide without a name.
 */
export function syncedAddress(slide: SyncedSlide): string | undefined {
  const name = itemName(slide);
  if (name === undefined) return undefined;
  const { collectionUrl } = slide;
  if (!collectionUrl) return `#${encodeURIComponent(name)}`;
  return `${collectionUrl}${collectionUrl.endsWith('/') ? '' : '/'}${name}`;
}

/** The index of the slide with this id or url; -1 for none. */
export const findItem = (slides: readonly SyncedSlide[], itemId: string): number =>
  itemId === '' ? -1 : slides.findIndex(({ id, url }) => id === itemId || url === itemId);
