import { expect } from '@open-wc/testing';
import { nextEvent, place, settled, until, withPageSheet } from '../shared/testing/fixture.js';
import { pretendMedia } from '../shared/testing/media.js';
import { describeOddAddresses } from '../shared/testing/odd-addresses.js';
import './sq-gallery/index.js';
import { openGallery } from '../react-impl/gallery/testing/gallery.js';
import './sq-menu/index.js';
import { slides } from '../shared/testing/pictures.js';
import {
  closeAtOnce,
  endAnimations,
  isOpen,
  placeLightbox,
  shown,
  type Lightbox,
} from '../react-impl/lightbox/testing/viewer.js';
import './sq-lightbox/index.js';
import sheet from './sq-lightbox/sq-lightbox.css' with { type: 'css' };

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

describe('the address of the page of a menu', () => {
  describeOddAddresses((visit) => {
    it('keeps path and query while tabs are named', async () => {
      const address = visit();
      const html = '<sq-menu><h2 id="one">One</h2><p>A</p><h2 id="two ü">Two</h2><p>B</p></sq-menu>';
      const element = await place(html);
      await settled(element);
      element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click();
      await until(() => location.hash !== '');
      expect(location.href).to.equal(address('#two%20%C3%BC'));
    });
  });
});

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
