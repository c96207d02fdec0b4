import type { Suite } from './contract.js';

const AUTOCOMPLETE = '/api/google-maps/places/autocomplete';
const DETAILS = '/api/google-maps/places/details';
const CONTEXT = 'productPage=%2Fcontact&productSection=form';

interface Predictions {
  status: string;
  predictions: { place_id: string; description: string }[];
}
interface Details {
  result: { address_components: { long_name: string; types: string[] }[]; geometry: { location: { lat: number } } };
}

export function placesSuite({ assert, check }: Suite) {
  const calls: unknown[] = [];
  check(
    'addresses are suggested by their words, with the tracking context of the call [MAP-024]',
    async ({ visitor }) => {
      const response = await visitor().get(`${AUTOCOMPLETE}?input=quay%20fal&${CONTEXT}`);
      assert.strictEqual(response.status, 200);
      const { status, predictions } = (await response.json()) as Predictions;
      assert.strictEqual(status, 'OK');
      assert.deepEqual(
        predictions.map(({ place_id }) => place_id),
        ['tidewater', 'fal-2'],
      );
      assert.match(predictions[0]!.description, /1 Quay Street, Falmouth/);
      const folded = (await (await visitor().get(`${AUTOCOMPLETE}?input=KARNTNER&${CONTEXT}`)).json()) as Predictions;
      assert.match(folded.predictions[0]!.description, /Kärntner Straße 5/);
      const none = (await (await visitor().get(`${AUTOCOMPLETE}?input=nowhere&${CONTEXT}`)).json()) as Predictions;
      assert.deepEqual(none, { status: 'ZERO_RESULTS', predictions: [] });
      assert.deepEqual(calls[0], ['autocomplete', { productPage: '/contact', productSection: 'form' }]);
    },
    { onPlacesCall: (call, context) => void calls.push([call, context]) },
  );
  check(
    'a place has the parts of its address, with the tracking context of the call [MAP-025]',
    async ({ visitor }) => {
      const response = await visitor().get(`${DETAILS}?placeId=nyc-1&${CONTEXT}`);
      const { result } = (await response.json()) as Details;
      const part = (type: string) => result.address_components.find(({ types }) => types.includes(type))?.long_name;
      assert.deepEqual(['street_number', 'route', 'locality', 'postal_code', 'country'].map(part), [
        '225',
        'Varick Street',
        'New York',
        '10014',
        'United States',
      ]);
      assert.strictEqual(result.geometry.location.lat, 40.7283);
      assert.deepEqual(details, [['details', { productPage: '/contact', productSection: 'form' }]]);
    },
    { onPlacesCall: (call, context) => void details.push([call, context]) },
  );
  const details: unknown[] = [];
  check('calls of places without what they need are answered by 400, 404, 405', async ({ visitor }) => {
    const someone = visitor();
    const statuses: [string, number][] = [
      [AUTOCOMPLETE, 400],
      [`${AUTOCOMPLETE}?input=%20`, 400],
      [`${AUTOCOMPLETE}?input=${'x'.repeat(201)}`, 400],
      [DETAILS, 400],
      [`${DETAILS}?placeId=nothing`, 404],
      [`${DETAILS}?placeId=tidewater`, 200],
    ];
    for (const [path, status] of statuses) assert.strictEqual((await someone.get(path)).status, status, path);
    assert.strictEqual((await someone.send('POST', DETAILS)).status, 405);
  });
}
