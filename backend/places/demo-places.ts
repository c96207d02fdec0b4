/** A place of the demo, as the parts of its address. */
export interface PlaceRecord {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
}

const place = (
  id: string,
  name: string,
  [number, street, city, region, postcode, country, countryCode]: [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  [lat, lng]: [number, number],
): PlaceRecord => ({ id, name, number, street, city, region, postcode, country, countryCode, lat, lng });

const UK = ['United Kingdom', 'GB'] as const;
const US = ['United States', 'US'] as const;

/** Places of the demo site's address field. */
export const demoPlaces: readonly PlaceRecord[] = [
  place(
    'tidewater',
    'Tidewater Studio',
    ['1', 'Quay Street', 'Falmouth', 'Cornwall', 'TR11 3HH', ...UK],
    [50.1526, -5.0663],
  ),
  place('fal-2', '', ['12', 'Quay Street', 'Falmouth', 'Cornwall', 'TR11 3HH', ...UK], [50.1529, -5.0668]),
  place('fal-3', '', ['40', 'Market Street', 'Falmouth', 'Cornwall', 'TR11 3AR', ...UK], [50.1539, -5.0687]),
  place('ives-1', '', ['8', 'Quay Street', 'St Ives', 'Cornwall', 'TR26 1PT', ...UK], [50.2131, -5.4783]),
  place('truro-1', '', ['3', 'Boscawen Street', 'Truro', 'Cornwall', 'TR1 2QU', ...UK], [50.2632, -5.051]),
  place('nyc-1', '', ['225', 'Varick Street', 'New York', 'NY', '10014', ...US], [40.7283, -74.0056]),
  place('nyc-2', '', ['8', 'Clarkson Street', 'New York', 'NY', '10014', ...US], [40.7289, -74.0068]),
  place('vie-1', '', ['5', 'Kärntner Straße', 'Wien', 'Wien', '1010', 'Österreich', 'AT'], [48.2066, 16.3714]),
  place('cph-1', '', ['8', 'Blågårdsgade', 'København', 'Hovedstaden', '2200', 'Danmark', 'DK'], [55.6878, 12.5558]),
];
