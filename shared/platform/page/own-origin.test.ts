import { expect } from '@open-wc/testing';
import { nextEvent } from '../../testing/fixture.js';
import { isOfSite, isOwnOrigin } from './own-origin.js';

const ADDRESSES = ['/page', location.href, 'https://other.example/page', 'mailto:ada@example.com', 'http://['];
const OWN = [true, true, false, false, false];

describe('what is of the site that a page belongs to', () => {
  it('is told by an address', () => {
    expect(ADDRESSES.map(isOfSite)).to.deep.equal(OWN);
    expect(ADDRESSES.map(isOwnOrigin)).to.deep.equal(OWN);
  });
  it('is told in a page without an address of its own too, as a preview is', async () => {
    const frame = document.createElement('iframe');
    const told = nextEvent(frame, 'told');
    frame.srcdoc = `<script type="module">
      import { isOfSite, isOwnOrigin } from '${new URL('own-origin.ts', import.meta.url).href}';
      const addresses = ${JSON.stringify(ADDRESSES)};
      const detail = [location.origin, addresses.map(isOfSite), addresses.map(isOwnOrigin)];
      frameElement.dispatchEvent(new CustomEvent('told', { detail }));
    </script>`;
    document.body.append(frame);
    expect((await told).detail).to.deep.equal(['null', OWN, OWN]);
    frame.remove();
  });
});
