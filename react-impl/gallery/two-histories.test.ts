import { expect } from '@open-wc/testing';
import { nextEvent, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { complete, current, openGallery, type Gallery } from './testing/gallery.js';

const named = (name: string) =>
  Array.from({ length: 4 }, (_, i) => `<img alt="" src="${picture()}" data-slide-id="${name}${i}">`).join('');

describe('two galleries of one page whose slides the address names', () => {
  const address = location.href;
  let media: ReturnType<typeof pretendMedia>;
  let first: Gallery;
  let second: Gallery;
  const open = (name: string, attributes = '') =>
    openGallery(`design="slideshow" history-hash ${attributes}`, named(name));
  const shown = () => [current(first), current(second)];
  const go = async (by: number, slides: readonly number[]) => {
    const pop = nextEvent(window, 'popstate');
    history.go(by);
    await pop;
    await until(() => String(shown()) === String(slides), `${String(slides)} are shown`);
  };

  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    media = pretendMedia(/reduced-motion/, true);
    history.pushState(null, '', address);
    [first, second] = [await open('a'), await open('b')];
  });
  afterEach(() => {
    media.restore();
    history.replaceState(null, '', address);
  });

  it('Back and Forward lead to what both showed', async () => {
    await first.goTo(1);
    await second.goTo(2);
    await first.goTo(3);
    expect(location.hash).to.equal('#a3');
    await go(-1, [1, 2]);
    expect(location.hash).to.equal('#b2');
    await go(-1, [1, 0]);
    await go(-1, [0, 0]);
    await go(3, [3, 2]);
    await go(-2, [1, 0]);
  });

  it('Back leaves a gallery where it is that has moved by itself, or was moved by a script', async () => {
    second.currentIndex = 3;
    await first.goTo(1);
    await first.goTo(2);
    await go(-1, [1, 3]);
    await go(-1, [0, 3]);
    await second.goTo(2);
    second.currentIndex = 1;
    await first.goTo(1);
    await go(-1, [0, 1]);
    await go(-1, [0, 3]);
  });

  it('another anchor of the page moves neither of them, and an address of a slide only its own', async () => {
    await first.goTo(1);
    await second.goTo(2);
    const hashChange = nextEvent(window, 'hashchange');
    location.hash = '#elsewhere';
    await hashChange;
    expect(shown()).to.deep.equal([1, 2]);
    location.hash = '#b3';
    await until(() => current(second) === 3);
    expect(shown()).to.deep.equal([1, 3]);
    await go(-2, [1, 2]);
  });

  it('a reload shows what both showed, also where their slides have the same names', async () => {
    const places = [first, second].map((gallery) => gallery.parentElement!);
    const load = () => {
      for (const place of places) place.replaceChildren();
      for (const place of places)
        place.innerHTML = `<sq-gallery design="slideshow" history-hash>${named('same')}</sq-gallery>`;
      [first, second] = places.map((place) => place.firstElementChild as Gallery) as [Gallery, Gallery];
      return Promise.all([complete(first), complete(second)]);
    };
    await load();
    await first.goTo(1);
    await load();
    expect(shown()).to.deep.equal([1, 0]);
    await second.goTo(2);
    await load();
    expect(shown()).to.deep.equal([1, 2]);
  });
});
