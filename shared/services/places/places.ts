import { pageContext } from '../../platform/page/read-page.js';
import { request, type RequestOptions } from '../../platform/requests/request.js';
import { readAddress, readSuggestions, type PlaceAddress, type Suggestion } from './read-places.js';

export type { PlaceAddress, Suggestion } from './read-places.js';

/** Where in the product a call is made (storefront §7). */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

interface CallOptions {
  readonly signal?: AbortSignal;
}

async function call<T>(
  name: 'autocomplete' | 'details',
  fields: Readonly<Record<string, string>>,
  context: Partial<TrackingContext> | undefined,
  { signal, read }: CallOptions & Pick<RequestOptions<T>, 'read'>,
): Promise<T | undefined> {
  const { productPage, productSection } = context ?? {};
  const query = new URLSearchParams({
    ...fields,
    ...(productPage && { productPage }),
    ...(productSection && { productSection }),
  });
  const address = `${pageContext().apiRoot}google-maps/places/${name}?${query}`;
  const result = await request(address, { read, onFailure: 'silent', ...(signal && { signal }) });
  return result.ok ? result.data : undefined;
}

/**
 * Addresses that begin like `input`, from the site's own server; none for an empty input, and when the call fails or is
 * aborted. It contacts no third party (storefront §7; ambiguity A33).
 */
export async function suggestPlaces(
  input: string,
  context: TrackingContext,
  options: CallOptions = {},
): Promise<readonly Suggestion[]> {
  if (input.trim() === '') return [];
  return (await call('autocomplete', { input }, context, { ...options, read: readSuggestions })) ?? [];
}

/**
 * The parts of a suggested address; `undefined` when the call fails or is aborted. Without its tracking context an error
 * is logged, and the call is made all the same (storefront §7).
 */
export function placeDetails(
  placeId: string,
  context: TrackingContext,
  options: CallOptions = {},
): Promise<PlaceAddress | undefined> {
  // Scripts of a site are not type-checked.
  const given = context as Partial<TrackingContext> | undefined;
  if (!given?.productPage || !given.productSection)
    console.error('[sq-blocks] places.details: the tracking context is missing: productPage and productSection.');
  return call('details', { placeId }, given, { ...options, read: readAddress });
}
