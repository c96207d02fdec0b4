import type { PlaceRecord } from './demo-places.js';

const MOST = 5;

/** Without accents and case, so that `kobenhavn` and `karntner` find their places too. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ø/gi, 'o').replace(/ß/g, 'ss').toLowerCase();

/** Street first where the number comes after it, as in Austria and Denmark. */
const isNumberLast = ({ countryCode }: PlaceRecord) => countryCode === 'AT' || countryCode === 'DK';

const streetLine = (place: PlaceRecord) =>
  isNumberLast(place) ? `${place.street} ${place.number}` : `${place.number} ${place.street}`;

/** The whole address in one line. */
export const describe = (place: PlaceRecord): string =>
  [place.name, streetLine(place), place.city, `${place.region} ${place.postcode}`, place.country]
    .filter(Boolean)
    .join(', ');

/** The places whose address has all words of the input, the first five. */
export function findPlaces(places: readonly PlaceRecord[], input: string): PlaceRecord[] {
  const words = folded(input)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  return places.filter((place) => words.every((word) => folded(describe(place)).includes(word))).slice(0, MOST);
}

const component = (long: string, types: string[], short = long) => ({ long_name: long, short_name: short, types });

/** A place as the web service of Google Maps answers it, whose name the call has. */
export const details = (place: PlaceRecord) => ({
  place_id: place.id,
  formatted_address: describe(place),
  address_components: [
    component(place.number, ['street_number']),
    component(place.street, ['route']),
    component(place.city, ['locality', 'political']),
    component(place.region, ['administrative_area_level_1', 'political']),
    component(place.postcode, ['postal_code']),
    component(place.country, ['country', 'political'], place.countryCode),
  ],
  geometry: { location: { lat: place.lat, lng: place.lng } },
});
