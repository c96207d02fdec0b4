import { expect } from '@open-wc/testing';
import { place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { picture } from '../../shared/testing/pictures.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { gallery } from './declaration.js';
import '../../elements/sq-gallery/index.js';
import { firstLine } from './testing/gallery.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };

type Gallery = ElementOf<typeof gallery>;

/** The settings of a gallery block as public pages of existing sites have them. */
const SETTINGS = {
  hSize: null,
  floatDir: null,
  methodOption: 'transient',
  existingGallery: null,
  newWindow: false,
  'aspect-ratio': 'standard-vertical',
  aspectRatio: null,
  'auto-crop': true,
  blockAnimation: 'none',
  design: 'grid',
  lightbox: false,
  padding: 24,
  'show-meta': true,
  'show-meta-basic': true,
  'square-thumbs': false,
  'thumbnails-per-row': 4,
  vSize: null,
  title: 'Sm\u00e5 sk\u00e5lar',
};
/** As the server writes it: a brace as a character reference, other letters as JSON escapes. */
const encoded = (settings: object) =>
  JSON.stringify(settings)
    .replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('"', '&quot;')
    .replace(/^\{/, '&#123;')
    .replace(/\}$/, '&#125;');
const slide = (index: number) => `
  <div class="slide" data-type="image" data-animation-role="image">
    <div class="margin-wrapper">
      <a role="presentation" class="image-slide-anchor content-fit">
        <noscript><img src="/demo/photos/leaf-500.jpg" alt="Bowl ${index}" /></noscript><img class="thumb-image"
          data-src="${picture('teal', 300, 200)}" data-image-dimensions="2500x3745" data-image-focal-point="0.5,0.5"
          alt="Bowl ${index}" data-load="false" data-type="image" />
      </a>
    </div>
  </div>`;
const pasted = (settings: object = SETTINGS) => `
  <div class="sqs-block gallery-block sqs-block-gallery" data-block-json="${encoded(settings)}" data-block-type="8" id="block-b1">
    <div class="sqs-block-content">
      <div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-standard-vertical clear">
        <div class="sqs-gallery">${[1, 2, 3, 4, 5].map(slide).join('')}</div>
        <div class="sqs-gallery-controls"><a class="previous" href="#"></a><a class="next" href="#"></a></div>
      </div>
      <style>#block-b1 .sqs-gallery-design-grid { margin-right: -24px; }</style>
    </div>
  </div>`;

describe('sq-gallery with the settings and the markup of existing sites', () => {
  before(() => withPageSheet(sheet));
  async function open(html: string) {
    const holder = await place(`<div style="width: 1200px">${html}</div>`);
    const element = holder.firstElementChild as Gallery;
    await settled(element);
    return element;
  }
  const shapeOf = (element: Element) => {
    const { width, height } = element.querySelector('img')!.getBoundingClientRect();
    return width / height;
  };

  it('names shapes as they do, as an attribute too', async () => {
    for (const [name, ratio] of [
      ['square', 1],
      ['standard', 1.5],
      ['standard-vertical', 2 / 3],
      ['four-three', 4 / 3],
      ['three-four-vertical', 3 / 4],
      ['widescreen', 16 / 9],
      ['anamorphic-widescreen', 2.4],
    ] as const) {
      const images = `<img alt="" src="${picture('teal', 300, 100)}" width="300" height="100">`.repeat(3);
      const json = encoded({ design: 'grid', 'aspect-ratio': name, aspectRatio: null });
      for (const attributes of [`data-block-json="${json}"`, `design="grid" image-aspect-ratio="${name}"`])
        expect(shapeOf(await open(`<sq-gallery ${attributes}>${images}</sq-gallery>`)), attributes).to.be.closeTo(
          ratio,
          0.01,
        );
    }
  });
  it('names once what it knows nothing of, without what is not given', async () => {
    const warnings = await warningsOf(async () => {
      for (let copies = 0; copies < 2; copies++)
        await open(`<sq-gallery id="known" data-block-json="${encoded(SETTINGS)}"><p>1</p></sq-gallery>`);
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain(
      '<sq-gallery id="known"> data-block-json: nothing is known of methodOption, newWindow, blockAnimation, show-meta-basic, title.',
    );
  });
  it('shows no captions where the settings say so, and the lightbox has them', async () => {
    const figure = `<figure><img alt="" src="${picture()}"><figcaption>Bowl</figcaption></figure>`;
    const caption = (element: Element) => element.querySelector('figcaption')!.checkVisibility();
    const json = encoded({ design: 'grid', 'show-meta': false });
    expect(caption(await open(`<sq-gallery data-block-json="${json}">${figure}</sq-gallery>`))).to.equal(false);
    expect(caption(await open(`<sq-gallery captions="false">${figure}</sq-gallery>`))).to.equal(false);
    expect(caption(await open(`<sq-gallery>${figure}</sq-gallery>`))).to.equal(true);
  });
  it('is a whole block that was pasted into the tag', async () => {
    const element = await open(`<sq-gallery>${pasted()}</sq-gallery>`);
    const slides = [...element.querySelectorAll('.slide')];
    await until(() => element.numberOfSlides === 5);
    await settled(element);
    expect([element.design, element.slidesPerRow, element.padding]).to.deep.equal(['grid', 4, 24]);
    expect([...element.querySelectorAll('.slide')]).to.deep.equal(slides);
    const tops = slides.map((each) => each.getBoundingClientRect().top);
    expect(
      tops.filter((top) => top === tops[0]),
      'in its first row',
    ).to.have.length(4);
    expect(shapeOf(element)).to.be.closeTo(2 / 3, 0.01);
    expect(element.querySelector('.sqs-gallery-controls')).to.equal(null);
    // Pages are copied, by Turbo for one, and shown again.
    const copy = element.cloneNode(true) as Gallery;
    element.after(copy);
    await settled(copy);
    expect([copy.design, copy.slidesPerRow, copy.numberOfSlides]).to.deep.equal(['grid', 4, 5]);
  });
  it('its own settings win over those of a pasted block', async () => {
    const element = await open(
      `<sq-gallery slides-per-row="2" data-block-json='{"design": "carousel"}'>${pasted()}</sq-gallery>`,
    );
    await until(() => element.numberOfSlides === 5);
    expect([element.design, element.slidesPerRow, element.padding]).to.deep.equal(['carousel', 2, undefined]);
  });
  it('a block in a slide is not a pasted block', async () => {
    const element = await open(`<sq-gallery><figure>${pasted()}</figure><img alt="" src="${picture()}"></sq-gallery>`);
    expect([element.design, element.numberOfSlides]).to.deep.equal(['stacked', 2]);
    expect(firstLine(element)).to.equal(1);
  });
});
