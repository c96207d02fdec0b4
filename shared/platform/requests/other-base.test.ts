import { expect } from '@open-wc/testing';
import { post } from '../../services/analytics/send.js';
import { pageContext } from '../page/read-page.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { nextEvent, until, warningsOf } from '../../testing/fixture.js';
import { pretend } from '../../testing/storage.js';
import { beacon } from './beacon.js';
import { request } from './request.js';

/** As a theme has it whose pictures are elsewhere. */
const BASE = 'https://cdn.example/theme/';

describe('calls on a page with a <base> of another host', () => {
  let asked: string[];
  let base: HTMLBaseElement;
  let restore: () => void;
  beforeEach(() => {
    asked = [];
    // Both in the page: Firefox shows neither beacons nor calls that outlive the page to a service worker.
    const ask = (address: RequestInfo | URL) => asked.push(new Request(address).url.split('?')[0]!);
    const restores = [
      pretend(window, 'fetch', (address: RequestInfo | URL) => Promise.resolve(Response.json({ asked: ask(address) }))),
      pretend(navigator, 'sendBeacon', (address: string | URL) => ask(address) > 0),
    ];
    restore = () => restores.forEach((each) => each());
    base = Object.assign(document.createElement('base'), { href: BASE });
    document.head.prepend(base);
  });
  afterEach(() => {
    restore();
    base.remove();
    removeContext();
  });
  const call = async () => {
    await request(`${pageContext().apiRoot}a`, { read: () => ({}) });
    beacon(`${pageContext().apiRoot}b`, 'text', { csrfHeader: true });
    await post('c', new URLSearchParams());
    await until(() => asked.length === 3);
    return asked.sort();
  };

  for (const [what, context, root] of [
    ['by default', {}, `${location.origin}/api/`],
    ['with a path of the author', { apiRoot: '/shop/api' }, `${location.origin}/shop/api/`],
    ['with an address of the author', { apiRoot: 'https://api.example/api/' }, 'https://api.example/api/'],
    ['with a host of the author', { apiRoot: '//api.example/api/' }, 'https://api.example/api/'],
    ['with a path of the author that begins at the base', { apiRoot: 'api/' }, `${BASE}api/`],
  ] as const)
    it(`go to the site itself, or to where its author says: ${what}`, async () => {
      setContext(context, ['https://api.example', new URL(BASE).origin]);
      expect(await call()).to.deep.equal(['a', 'b', 'c'].map((name) => root + name));
    });
  it('go to the site itself where its context names an origin that no script names', async () => {
    setContext({ apiRoot: `${BASE}api/` });
    await warningsOf(async () =>
      expect(await call()).to.deep.equal(['a', 'b', 'c'].map((name) => `${location.origin}/api/${name}`)),
    );
  });
});

describe('calls of a page without an address of its own, as a preview in srcdoc is', () => {
  it('go to the path that its context names', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script type="application/json" id="sq-context">{"apiRoot": "/shop/api"}</script>
      <script type="module">
        import { pageContext } from '/shared/platform/page/read-page.ts';
        frameElement.dispatchEvent(new CustomEvent('root', { detail: pageContext().apiRoot }));
      </script>`;
    const root = nextEvent<CustomEvent<string>>(frame, 'root');
    document.body.append(frame);
    expect((await root).detail).to.equal('/shop/api/');
    frame.remove();
  });
});
