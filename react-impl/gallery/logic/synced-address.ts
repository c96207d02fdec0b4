export interface SyncedSlide {
  readonly id: string | undefined;
  readonly url: string | undefined;
  /** The address of the collection that the slide belongs to. */
  readonly collectionUrl: string | undefined;
}

/** What names a slide in the address and in the history: its url, else its id. */
export const itemName = ({ id, url }: SyncedSlide): string | undefined => url || id || undefined;

/**
 * The collection's full URL, a slash at its end, and the slide's url or id (widgets §2 "Address handling"). A slide of
 * no collection is named in the fragment of the page's own address: there is no other page to go to.
 */
export function syncedAddress(slide: SyncedSlide): string | undefined {
  const name = itemName(slide);
  if (name === undefined) return undefined;
  const { collectionUrl } = slide;
  if (!collectionUrl) return `#${encodeURIComponent(name)}`;
  return `${collectionUrl}${collectionUrl.endsWith('/') ? '' : '/'}${name}`;
}

/** The slide that a stored item id names, by its id or its url; -1 for none. */
export const findItem = (slides: readonly SyncedSlide[], itemId: string): number =>
  itemId === '' ? -1 : slides.findIndex(({ id, url }) => id === itemId || url === itemId);
