import { expect } from '@open-wc/testing';
import { until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { describeOddAddresses } from '../../shared/testing/odd-addresses.js';
import { slides } from '../../shared/testing/pictures.js';
import { closeAtOnce, endAnimations, isOpen, placeLightbox, shown, type Lightbox } from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

describe('the address of the page of a lightbox', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  withPageSheet(sheet);
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(() => media.restore());
  const close = (element: Lightbox) => {
    expect(isOpen(element)).to.equal(true);
    return closeAtOnce(element);
  };

  describeOddAddresses((visit) => {
    it('keeps path and query while the viewer names its items, and after it', async () => {
      const address = visit();
      current = await placeLightbox('history-hash', slides(3));
      await current.open(0);
      endAnimations(current);
      expect(location.href).to.equal(address('#s0'));
      await current.next();
      expect(location.href).to.equal(address('#s1'));
      await close(current);
      expect(location.href).to.equal(address());
    });
    it('keeps them where the address names the item of the viewer at the start', async () => {
      const address = visit('#s2');
      current = await placeLightbox('history-hash', slides(3));
      await until(() => isOpen(current!) && shown(current!) === 'Slide 3');
      expect(location.href).to.equal(address('#s2'));
      await close(current);
      expect(location.href).to.equal(address());
    });
    it('keeps them while a viewer without names is open', async () => {
      const address = visit('#place');
      current = await placeLightbox('', slides(3));
      await current.open(0);
      endAnimations(current);
      expect(location.href).to.equal(address('#place'));
      await close(current);
      expect(location.href).to.equal(address('#place'));
    });
  });
});
