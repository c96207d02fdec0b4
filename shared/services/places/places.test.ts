import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { pretend } from '../../testing/storage.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { placeDetails, suggestPlaces } from './places.js';

const CONTEXT = { productPage: '/contact', productSection: 'delivery' };
const RESULT = {
  address_components: [
    { long_name: '225', short_name: '225', types: ['street_number'] },
    { long_name: 'Varick Street', short_name: 'Varick St', types: ['route'] },
    { long_name: 'Suite 5', short_name: '5', types: ['subpremise'] },
    { long_name: 'New York', short_name: 'New York', types: ['locality', 'political'] },
    { long_name: 'New York', short_name: 'NY', types: ['administrative_area_level_1', 'political'] },
    { long_name: '10014', short_name: '10014', types: ['postal_code'] },
    { long_name: 'United States', short_name: 'US', types: ['country', 'political'] },
  ],
  geometry: { location: { lat: 40.7283, lng: -74.0056 } },
};

describe('places', () => {
  const network = pretendNetwork();
  let requests: URL[];
  beforeEach(() => (requests = []));
  const answer = (path: string, respond: () => Response) =>
    network.use(
      http.get(`*/google-maps/places/${path}`, ({ request }) => {
        requests.push(new URL(request.url));
        return respond();
      }),
    );
  /** The queries of the calls, without the crumb, which every call may have. */
  const queries = () =>
    requests.map(({ pathname, searchParams }) => {
      searchParams.delete('crumb');
      return `${pathname}?${searchParams}`;
    });
  async function errorsOf(run: () => Promise<unknown>): Promise<string[]> {
    const errors: string[] = [];
    const restore = pretend(console, 'error', (...words: unknown[]) => errors.push(words.join(' ')));
    await run().finally(restore);
    return errors;
  }

  it('are suggested with the tracking context of the call [MAP-024]', async () => {
    answer('autocomplete', () =>
      HttpResponse.json({
        predictions: [{ place_id: 'a', description: '225 Varick Street' }, { description: 'x' }, 7],
      }),
    );
    expect(await suggestPlaces('225 Var & co', CONTEXT)).to.deep.equal([{ placeId: 'a', text: '225 Varick Street' }]);
    expect(queries()).to.deep.equal([
      '/api/google-maps/places/autocomplete?input=225+Var+%26+co&productPage=%2Fcontact&productSection=delivery',
    ]);
  });
  it('have the parts of their address, asked for with the tracking context [MAP-025]', async () => {
    answer('details', () => HttpResponse.json({ result: RESULT }));
    const errors = await errorsOf(async () =>
      expect(await placeDetails('a', CONTEXT)).to.deep.equal({
        ...{ line1: '225 Varick Street', line2: 'Suite 5', city: 'New York', state: 'NY', zip: '10014' },
        ...{ country: 'United States', countryCode: 'US', lat: 40.7283, lng: -74.0056 },
      }),
    );
    expect(errors).to.deep.equal([]);
    expect(queries()).to.deep.equal([
      '/api/google-maps/places/details?placeId=a&productPage=%2Fcontact&productSection=delivery',
    ]);
  });
  it('write the number of a house where the country has it', async () => {
    const [number, street] = RESULT.address_components;
    const austria = { long_name: 'Österreich', short_name: 'AT', types: ['country'] };
    answer('details', () => HttpResponse.json({ result: { address_components: [number, street, austria] } }));
    const address = await placeDetails('a', CONTEXT);
    expect([address!.line1, address!.city, address!.lat]).to.deep.equal(['Varick Street 225', '', undefined]);
  });
  for (const [what, context] of [
    ['no context', undefined],
    ['no page', { productSection: 'delivery' }],
    ['no section', { productPage: '/contact', productSection: '' }],
  ] as const)
    it(`log an error for details with ${what}, and are asked for all the same [MAP-026]`, async () => {
      answer('details', () => HttpResponse.json({ result: RESULT }));
      const errors = await errorsOf(() => placeDetails('a', context as typeof CONTEXT));
      expect(errors).to.have.length(1);
      expect(errors[0]).to.match(/^\[sq-blocks\] places\.details: the tracking context is missing/);
      expect(requests).to.have.length(1);
      expect(requests[0]!.searchParams.get('productPage')).to.equal(
        context && 'productPage' in context ? '/contact' : null,
      );
    });
  it('log no error for suggestions without a context [MAP-026]', async () => {
    answer('autocomplete', () => HttpResponse.json({ predictions: [] }));
    expect(await errorsOf(() => suggestPlaces('quay', undefined as unknown as typeof CONTEXT))).to.deep.equal([]);
  });
  it('are asked for under the root of the page’s calls', async () => {
    const script = document.createElement('script');
    const text = JSON.stringify({ apiRoot: '/shop/api' });
    Object.assign(script, { type: 'application/json', id: 'sq-context', textContent: text });
    document.head.append(script);
    forgetPageContext();
    answer('autocomplete', () => HttpResponse.json({ predictions: [] }));
    await suggestPlaces('quay', CONTEXT);
    script.remove();
    forgetPageContext();
    expect(requests[0]!.pathname).to.equal('/shop/api/google-maps/places/autocomplete');
  });
  it('are none when the call fails, is aborted or answers something else', async () => {
    for (const respond of [
      () => HttpResponse.error(),
      () => HttpResponse.json({ error: 'no' }, { status: 500 }),
      () => HttpResponse.json([]),
      () => HttpResponse.json({ result: { address_components: 'none' } }),
    ]) {
      answer('autocomplete', respond);
      answer('details', respond);
      expect(await suggestPlaces('quay', CONTEXT)).to.deep.equal([]);
      expect(await placeDetails('a', CONTEXT)).to.equal(undefined);
    }
    answer('autocomplete', () => HttpResponse.json({ predictions: [{ place_id: 'a', description: 'A' }] }));
    expect(await suggestPlaces('quay', CONTEXT, { signal: AbortSignal.abort() })).to.deep.equal([]);
  });
  it('are not asked for an empty input', async () => {
    expect(await suggestPlaces('  ', CONTEXT)).to.deep.equal([]);
    expect(requests).to.deep.equal([]);
  });
});
