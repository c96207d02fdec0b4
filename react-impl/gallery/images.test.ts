import { expect } from '@open-wc/testing';
import { place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretend } from '../../shared/testing/storage.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };

/** Files on the test server: the images really load. */
const image = (dimensions: string) =>
  `<img alt="" data-image="/demo/photos/leaf-500.jpg" data-src="/demo/photos/leaf-500.jpg" data-image-dimensions="${dimensions}">`;
const widthOf = (image: Element) => /format=(\d+)w/.exec(image.getAttribute('src') ?? '')?.[1];

describe('images of a gallery whose address is in their data', () => {
  let restore: () => void;
  before(() => {
    withPageSheet(sheet);
    restore = pretend(window, 'devicePixelRatio', 1);
  });
  after(() => restore());
  const open = async (attributes: string, images: string, holder = 'style="width: 280px"') => {
    const box = await place(`<div ${holder}><sq-gallery ${attributes}>${images}</sq-gallery></div>`);
    const element = box.firstElementChild!;
    await settled(element);
    const found = [...element.querySelectorAll('img')];
    await until(
      () => found.every((each) => each.hasAttribute('width') || each.hasAttribute('src')),
      'the media feature runs',
    );
    await import('../../shared/media/images/load-image.js');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { holder: box, images: found };
  };

  it('are asked for in the width at which they are drawn [IMG-032]', async () => {
    const shapes = ['3000x1000', '1000x1000', '1000x3000'].map(image).join('');
    const cropped = await open('design="slideshow" image-aspect-ratio="1:1" lazy-load="false"', shapes);
    await until(() => cropped.images.every(widthOf));
    // 280 px high and wide: drawn 840, 280 and 280 px wide.
    expect(cropped.images.map(widthOf)).to.deep.equal(['1000', '300', '300']);
  });
  for (const attributes of [
    'design="carousel"',
    'design="slideshow"',
    'design="grid" lazy-load="false"',
    'design="autocolumns"',
  ])
    it(`are not asked for in a hidden panel, and then in the right width: ${attributes}`, async () => {
      const images = image('900x900').repeat(3);
      const { holder, images: found } = await open(attributes, images, 'hidden style="width: 280px"');
      expect(found.map((each) => each.getAttribute('src'))).to.deep.equal([null, null, null]);
      holder.hidden = false;
      await until(() => found[0]!.classList.contains('loaded'));
      expect(Number(widthOf(found[0]!))).to.be.at.most(300);
    });

  for (const attributes of ['design="slideshow"', 'design="grid"', 'design="grid" use-bg-image'])
    it(`show another one when a script gives the address of another: ${attributes}`, async () => {
      const framed = `<div style="aspect-ratio: 3 / 2">${image('900x600')}</div>`.repeat(2);
      const { images: found } = await open(attributes, framed);
      const [first, second] = found as [HTMLImageElement, HTMLImageElement];
      const shown = (each: HTMLImageElement) =>
        attributes.includes('bg') ? each.parentElement!.style.backgroundImage : each.currentSrc;
      await until(() => [first, second].every((each) => shown(each).includes('leaf')), 'the first ones');
      first.dataset['image'] = first.dataset['src'] = '/demo/photos/dusk-500.jpg';
      await until(() => shown(first).includes('dusk'), 'another one');
      expect(shown(second)).to.contain('leaf');
    });
  it('stay as they are where the browser loads them, whatever their data says', async () => {
    const own = '<img alt="" src="/demo/photos/leaf-500.jpg" data-src="/demo/photos/leaf-500.jpg">';
    const { images: found } = await open('design="grid"', image('900x600') + own, 'style="width: 280px"');
    found[1]!.dataset['src'] = '/demo/photos/dusk-500.jpg';
    found[0]!.dataset['image'] = found[0]!.dataset['src'] = '/demo/photos/dusk-500.jpg';
    await until(() => found[0]!.currentSrc.includes('dusk'), 'the other one');
    expect(found[1]!.getAttribute('src')).to.contain('leaf');
  });
});
