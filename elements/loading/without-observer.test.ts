import { expect } from '@open-wc/testing';
import { picture } from '../../shared/testing/pictures.js';
import { place, until } from '../../shared/testing/fixture.js';
import { defineProbe } from '../define/testing/probe.js';
import { startLoader } from './start-loader.js';

/** A browser without IntersectionObserver. */
describe('the loader without IntersectionObserver', () => {
  const real = window.IntersectionObserver;
  before(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  after(() => void (window.IntersectionObserver = real));

  it('upgrades every tag at once, wherever it is; images in them load [IMG-021]', async () => {
    const holder = document.createElement('div');
    holder.innerHTML = `<div style="height: 5000px"></div>
      <sq-image load-mode="viewport"><img alt="" data-src="${picture()}" data-image-dimensions="300x200"></sq-image>
      <sq-map style-url="/no/style.json"><p>Here</p></sq-map>
      <sq-gallery design="slideshow" autoplay><img src="${picture()}" alt=""></sq-gallery>`;
    document.body.append(holder);
    const imports: Record<string, () => Promise<unknown>> = {
      'sq-image': () => import('../sq-image/index.js'),
      'sq-map': () => import('../sq-map/index.js'),
      'sq-gallery': () => import('../sq-gallery/index.js'),
    };
    startLoader(
      Object.keys(imports),
      { importBlock: (tag) => imports[tag]!(), importParts: () => {} },
      '',
      () => false,
      'none',
      () => {},
    );
    await Promise.all(Object.keys(imports).map((tag) => customElements.whenDefined(tag)));
    await until(() => holder.querySelector('img.loaded'), 'the image is loaded');
    await until(() => holder.querySelectorAll(':state(ready)').length === 3, 'all are ready');
    expect(holder.querySelector(':state(error)')).to.equal(null);
    const late = document.createElement('sq-image');
    late.innerHTML = `<img alt="" data-src="${picture('red')}" data-image-dimensions="300x200">`;
    holder.append(late);
    await until(() => late.querySelector('img.loaded'), 'one that is added later');
    holder.remove();
  });

  it('draws all of a tag that the page has many of', async () => {
    const one = '<sq-probe style="display: block; block-size: 900px"></sq-probe>';
    const holder = await place(`<div>${one.repeat(30)}</div>`);
    defineProbe();
    await until(() => holder.querySelectorAll(':state(ready)').length === 30);
  });
});
