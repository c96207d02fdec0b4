import { asObject, asText, type Data } from '../../platform/page/unknown-values.js';

export interface Suggestion {
  readonly placeId: string;
  /** The whole address in one line. */
  readonly text: string;
}

/** The parts of an address; `''` where the place has none. */
export interface PlaceAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly countryCode: string;
  readonly lat: number | undefined;
  readonly lng: number | undefined;
}

/** Countries that write the number of a house before its street. */
const NUMBER_FIRST = new Set('AU CA FR GB IE IN IL LU MY NZ PH SG TH US ZA'.split(' '));

/** The suggestions in an answer; `undefined` when it has none to read. */
export function readSuggestions(data: unknown): Suggestion[] | undefined {
  const { predictions } = asObject(data);
  if (!Array.isArray(predictions)) return undefined;
  return predictions.flatMap((each): Suggestion[] => {
    const prediction = asObject(each);
    const placeId = asText(prediction['place_id']) ?? asText(prediction['placeId']);
    const text = asText(prediction['description']);
    return placeId && text ? [{ placeId, text }] : [];
  });
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

/**
 * The address in an answer of Google's Places web service, whose name the call has; the specification gives no other
 * (https://developers.google.com/maps/documentation/places/web-service/legacy/details). `undefined`: not readable.
 */
export function readAddress(data: unknown): PlaceAddress | undefined {
  const result = asObject(asObject(data)['result']);
  if (!Array.isArray(result['address_components'])) return undefined;
  const components = result['address_components'].map(asObject);
  const find = (...types: string[]): Data => {
    for (const type of types)
      for (const each of components) if (Array.isArray(each['types']) && each['types'].includes(type)) return each;
    return {};
  };
  const long = (...types: string[]) => asText(find(...types)['long_name']) ?? '';
  const countryCode = (asText(find('country')['short_name']) ?? '').toUpperCase();
  const street = [long('route'), long('street_number')];
  if (NUMBER_FIRST.has(countryCode)) street.reverse();
  const at = asObject(asObject(result['geometry'])['location']);
  return {
    line1: street.filter(Boolean).join(' '),
    line2: long('subpremise'),
    city: long('locality', 'postal_town', 'sublocality'),
    state: asText(find('administrative_area_level_1')['short_name']) ?? '',
    zip: long('postal_code'),
    country: long('country'),
    countryCode,
    lat: asNumber(at['lat']),
    lng: asNumber(at['lng']),
  };
}
