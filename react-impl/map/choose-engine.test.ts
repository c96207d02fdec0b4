import { expect } from '@open-wc/testing';
import { removeCookie, writeCookie } from '../../shared/platform/storage/cookies.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { chooseEngine, engines } from './choose-engine.js';
import type { StyleSheet } from './logic/restyle.js';

describe('the map style', () => {
  const network = pretendNetwork();
  const real = { ...engines };
  afterEach(() => {
    Object.assign(engines, real);
    removeCookie('crumb');
  });

  /** The style that an engine receives. */
  async function load(styleUrl: string): Promise<StyleSheet> {
    let style: Promise<StyleSheet> | undefined;
    engines.maplibre = () =>
      Promise.resolve({
        mapLibreEngine(loadStyle) {
          style = loadStyle(new AbortController().signal);
          return {} as never;
        },
      });
    await chooseEngine(document.body, styleUrl)!.load();
    return style!;
  }

  it('is requested without the crumb and the cookies of the site', async () => {
    const requests: Request[] = [];
    network.use(
      http.get('https://tiles.example/style.json', ({ request }) => {
        requests.push(request);
        return HttpResponse.json({ version: 8, sources: {}, layers: [] });
      }),
    );
    writeCookie('crumb', 'secret');
    await load('https://tiles.example/style.json');
    expect(requests.map(({ url }) => url)).to.deep.equal(['https://tiles.example/style.json']);
    expect(requests[0]!.credentials).to.equal('same-origin');
  });

  it('gets absolute addresses, resolved against its own', async () => {
    const sources = { a: { type: 'geojson', data: './town.json' }, b: { type: 'vector', tiles: ['/t/{z}/{x}'] } };
    network.use(
      http.get('/maps/style.json', () => HttpResponse.json({ version: 8, sources, layers: [], sprite: './s' })),
    );
    const style = await load('/maps/style.json');
    const { origin } = location;
    expect(style['sprite']).to.equal(`${origin}/maps/s`);
    expect(style.sources).to.deep.equal({
      a: { type: 'geojson', data: `${origin}/maps/town.json` },
      b: { type: 'vector', tiles: [`${origin}/t/{z}/{x}`] },
    });
  });

  it('is rejected if it is not a style', async () => {
    network.use(http.get('/maps/style.json', () => HttpResponse.json({ error: 'gone' })));
    let rejected: unknown;
    await load('/maps/style.json').catch((error: unknown) => (rejected = error));
    expect(rejected).to.be.instanceOf(Error);
  });
});
