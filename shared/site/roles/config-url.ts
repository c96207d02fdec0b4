import { siteOrigin } from '../context/site-origin.js';

type Place = Pick<Location, 'pathname' | 'search'>;

/** The owner's config panel, showing this place in its frame (storefront §2). */
export const configPath = ({ pathname, search }: Place): string =>
  `/config/?frameUrl=${encodeURIComponent(pathname + search)}`;

/** The panel at `{website identifier}.{app domain}` (ambiguity A14); nothing where the page does not say both. */
export function configUrl(identifier: unknown, appDomain: unknown, place: Place): string | undefined {
  const origin = siteOrigin(identifier, appDomain);
  return origin && origin + configPath(place);
}
