import { expect } from '@open-wc/testing';
import { nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import '../sq-gallery/index.js';
import { openGallery } from '../sq-gallery/testing/gallery.js';
import '../sq-menu/index.js';
import { closeAtOnce, endAnimations, isOpen, placeLightbox, shown, type Lightbox } from './testing/viewer.js';
import './index.js';
import sheet from './sq-lightbox.css' with { type: 'css' };

/** Pages with a <base>, and one whose path begins like an address of another host. */
const PAGES: [base: string | undefined, page: string][] = [
  ['/', '/shop/summer/page.html'],
  ['/', '/shop/summer/page.html?colour=a%20b&size=2'],
  ['/elsewhere/', '/shop/summer/'],
  ['https://files.example/assets/', '/shop/summer/page.html?colour=1'],
  ['page.html?other=1', '/shop/summer/page.html?colour=1'],
  [undefined, '//shop/summer/page.html?colour=1'],
];

describe('the address of the page', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  const before = location.href;
  withPageSheet(sheet);
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(() => {
    document.querySelector('base')?.remove();
    media.restore();
    history.replaceState(null, '', before);
  });
  /** The address of the page, with or without a fragment. */
  function visit(page: string, fragment = ''): (fragment?: string) => string {
    history.pushState(null, '', location.origin + page + fragment);
    return (other = '') => location.origin + page + other;
  }
  const setBase = (base: string | undefined) =>
    base !== undefined && document.head.append(Object.assign(document.createElement('base'), { href: base }));
  const close = (element: Lightbox) => {
    expect(isOpen(element)).to.equal(true);
    return closeAtOnce(element);
  };

  for (const [base, page] of PAGES) {
    describe(`${page} with the base ${base}`, () => {
      it('keeps path and query while the viewer names its items, and after it', async () => {
        const address = visit(page);
        setBase(base);
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
        const address = visit(page, '#s2');
        setBase(base);
        current = await placeLightbox('history-hash', slides(3));
        await until(() => isOpen(current!) && shown(current!) === 'Slide 3');
        expect(location.href).to.equal(address('#s2'));
        await close(current);
        expect(location.href).to.equal(address());
      });
      it('keeps them while a viewer without names is open', async () => {
        const address = visit(page, '#place');
        setBase(base);
        current = await placeLightbox('', slides(3));
        await current.open(0);
        endAnimations(current);
        expect(location.href).to.equal(address('#place'));
        await close(current);
        expect(location.href).to.equal(address('#place'));
      });
      it('keeps them while a gallery names its slides', async () => {
        const address = visit(page);
        setBase(base);
        const element = await openGallery('design="slideshow" history-hash', 3);
        await element.goTo(1);
        expect(location.href).to.equal(address('#s1'));
        const back = nextEvent(window, 'popstate');
        history.back();
        await back;
        expect(location.href).to.equal(address());
      });
      it('keeps them while a menu names its tabs', async () => {
        const address = visit(page);
        setBase(base);
        const html = '<sq-menu><h2 id="one">One</h2><p>A</p><h2 id="two ü">Two</h2><p>B</p></sq-menu>';
        const element = await place(html);
        await settled(element);
        element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click();
        await until(() => location.hash !== '');
        expect(location.href).to.equal(address('#two%20%C3%BC'));
      });
    });
  }
});
