import { expect } from '@open-wc/testing';
import { googleMaps, googleScript } from './testing/google-fake.js';
import { consent } from '../../shared/services/consent/consent.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { inShadow, nextEvent, place, until, warningsOf } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import '../../elements/sq-map/index.js';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
const isDrawn = (element: Element) => inShadow(element, '.canvas [part=marker]') !== null;

/** These tests share one page and run in order, since the library can be loaded only once per page. */
describe('sq-map on Google Maps', () => {
  const network = pretendNetwork();
  const requests: URL[] = [];
  function answer(respond: () => Response) {
    network.use(
      http.get(SCRIPT, ({ request }) => {
        requests.push(new URL(request.url));
        return respond();
      }),
    );
  }
  const works = () => answer(() => new HttpResponse(googleScript, { headers: { 'content-type': 'text/javascript' } }));
  let context: HTMLScriptElement;
  before(() => {
    context = document.createElement('script');
    const data = { googleMapsApiKey: 'key 1' };
    Object.assign(context, { type: 'application/json', id: 'sq-context', textContent: JSON.stringify(data) });
    document.head.append(context);
    forgetPageContext();
  });
  after(() => {
    context.remove();
    forgetPageContext();
    consent().reset();
  });

  it('sends no request before the visitor agrees', async () => {
    works();
    const element = await place('<sq-map>1 Quay Street</sq-map>');
    await until(() => inShadow(element, '[part=show]'));
    expect(document.querySelectorAll(`script[src^="${SCRIPT}"]`)).to.have.length(0);
    expect(requests).to.deep.equal([]);
  });

  it('shows only the address when the library cannot be loaded', async () => {
    answer(() => HttpResponse.error());
    consent().accept();
    await warningsOf(async () => {
      const failed = nextEvent(document, 'sq-map-error');
      const element = await place('<sq-map lang="de-AT">1 Quay Street</sq-map>');
      await failed;
      await until(() => inShadow(element, '[part=notice]')?.textContent?.includes('konnte nicht geladen werden'));
    });
    requests.length = 0;
  });

  it('loads the library once for all maps, with key, language and region, also after a failure [MAP-016, MAP-021]', async () => {
    works();
    const holder = await place('<div lang="de-AT"><sq-map>One</sq-map><sq-map>Two</sq-map></div>');
    const [one, two] = [...holder.children] as [HTMLElement, HTMLElement];
    await until(() => isDrawn(one) && isDrawn(two));
    expect(
      requests.map(({ searchParams }) => ['key', 'language', 'region'].map((name) => searchParams.get(name))),
    ).to.deep.equal([['key 1', 'de-AT', 'AT']]);
    const three = await place('<sq-map>Three</sq-map>');
    three.scrollIntoView();
    await until(() => isDrawn(three));
    expect(requests).to.have.length(1);
  });

  it('sets the style, and does not move the map when another option changes', async () => {
    const element = await place('<sq-map map-lat="1" map-lng="2" map-style="satellite" marker-draggable>Here</sq-map>');
    await until(() => isDrawn(element));
    const map = googleMaps().at(-1)!;
    expect(map.options).to.deep.include({
      mapTypeId: 'hybrid',
      center: { lat: 1, lng: 2 },
      zoom: 12,
      disableDefaultUI: true,
    });
    map.options['zoom'] = 15;
    element.setAttribute('map-style', 'Original');
    await until(() => map.options['mapTypeId'] === 'roadmap');
    expect(map.options['zoom']).to.equal(15);
    element.setAttribute('map-zoom', '9');
    await until(() => map.options['zoom'] === 9);
    inShadow(element, '[part=zoom-in]')!.click();
    expect(map.options['zoom']).to.equal(10);
  });

  it('moves the block’s own marker by pixels', async () => {
    const element = await place('<sq-map map-lat="1" map-lng="2" marker-draggable>Here</sq-map>');
    await until(() => isDrawn(element));
    const marker = inShadow(element, '[part=marker]')!;
    const moved = nextEvent<CustomEvent<{ lat: number; lng: number }>>(element, 'sq-marker-move');
    marker.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    const { lat, lng } = (await moved).detail;
    expect([lat, lng]).to.deep.equal([1, 2.01]);
    expect(marker.style.left).to.equal('2010px');
  });

  it('shows only the address when Google refuses the key', async () => {
    const element = await place('<sq-map>Here</sq-map>');
    await until(() => isDrawn(element));
    await warningsOf(async () => {
      const failed = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-map-error');
      (globalThis as unknown as { gm_authFailure(): void }).gm_authFailure();
      expect((await failed).detail.message).to.contain('refused the key');
    });
    await until(() => inShadow(element, '[part=notice]')?.textContent?.includes('could not be loaded'));
  });
});
