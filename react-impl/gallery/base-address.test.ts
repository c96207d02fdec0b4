import { expect } from '@open-wc/testing';
import { nextEvent } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { describeOddAddresses } from '../../shared/testing/odd-addresses.js';
import '../../elements/sq-gallery/index.js';
import { openGallery } from './testing/gallery.js';

describe('the address of the page of a gallery', () => {
  let media: ReturnType<typeof pretendMedia>;
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());

  describeOddAddresses((visit) => {
    it('keeps path and query while slides are named', async () => {
      const address = visit();
      const element = await openGallery('design="slideshow" history-hash', 3);
      await element.goTo(1);
      expect(location.href).to.equal(address('#s1'));
      const back = nextEvent(window, 'popstate');
      history.back();
      await back;
      expect(location.href).to.equal(address());
    });
  });
});
