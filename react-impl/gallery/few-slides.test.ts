import { expect } from '@open-wc/testing';
import { inShadow, until, withPageSheet } from '../../shared/testing/fixture.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { openGallery } from './testing/gallery.js';
import { aroundUpgradeOfHtml } from './testing/many-galleries.js';

const ROWS = ['design="slideshow"', 'design="slideshow" thumbnails', 'design="slider"', 'design="carousel"'];
const IMAGE = `<img alt="" src="${picture()}" width="300" height="200">`;
const CONTROLS = 52;
const STRIP = 110;
const reservedBy = (attributes: string) => CONTROLS + (attributes.includes('thumbnails') ? STRIP : 0);

/** What a gallery has below its slides, in px. */
const below = (place: Element) => {
  const gallery = place.querySelector('sq-gallery')!;
  const ends = [...gallery.querySelectorAll('img')].map((image) => image.getBoundingClientRect().bottom);
  const { top, bottom } = gallery.getBoundingClientRect();
  return Math.round(bottom - Math.max(top, ...ends));
};

/** HTML that has one slide or none, as templates and editors write it. */
const FEW = {
  'no slides': '',
  'no slides, but helpers': '<script type="text/plain"></script><noscript>x</noscript><template><img></template>',
  'one image': IMAGE,
  'one linked image': slides(1),
  'one image among helpers and empty lines': `<style></style><br>${IMAGE}<br><p></p><script type="text/plain"></script>`,
  'one image and the empty line of an editor': `${IMAGE}<p>&nbsp;</p><p><br></p>`,
  'one image of an existing template': `<div class="sqs-gallery">${IMAGE}</div>`,
  'one image of an editor': `<p>${IMAGE}</p>`,
  'one image with its caption in a paragraph': `<p>${IMAGE}<br><em>Words</em></p>`,
};
const SEVERAL = {
  'two images': IMAGE.repeat(2),
  'images and helpers': `<style></style>${IMAGE}<script type="text/plain"></script>${IMAGE}`,
  'images of an existing template': `<div class="sqs-gallery">${IMAGE.repeat(3)}</div>`,
  'images of an editor': `<p>${IMAGE}</p><p>${IMAGE}</p>`,
  'images in one paragraph': `<p>${IMAGE}<br>${IMAGE}</p>`,
  'linked images in one paragraph': `<p>${slides(3)}</p>`,
  'an image, then an image in a paragraph': `${IMAGE}<p>${IMAGE}</p>`,
  'an image in a paragraph, then one without': `<p>${IMAGE}</p>${IMAGE}`,
};

async function spaceBelow(contents: Readonly<Record<string, string>>) {
  const cases = ROWS.flatMap((attributes) =>
    Object.entries(contents).map(([name, inside]) => ({ name: `${attributes}: ${name}`, attributes, inside })),
  );
  const { before, after } = await aroundUpgradeOfHtml(
    cases.map(({ attributes, inside }) => `<sq-gallery ${attributes}>${inside}</sq-gallery>`),
    below,
  );
  return cases.map((each, index) => ({ ...each, before: before[index], after: after[index] }));
}

describe('sq-gallery with few slides', () => {
  before(() => withPageSheet(sheet));

  it('keeps no space below none or one', async () => {
    const wrong = (await spaceBelow(FEW)).filter(
      ({ name, before, after }) => !name.includes('caption') && (before !== 0 || after !== 0),
    );
    expect(wrong.map(({ name, before, after }) => `${name}: ${before}, ${after}`)).to.deep.equal([]);
  });

  it('nothing moves, and there is space for the controls, with two or more', async () => {
    for (const { name, attributes, before, after } of await spaceBelow(SEVERAL))
      expect([before, after], name).to.deep.equal([reservedBy(attributes), reservedBy(attributes)]);
    for (const { name, before, after } of await spaceBelow(FEW)) expect(before, name).to.equal(after);
  });

  it('has no controls that lead nowhere, and gets them with the second slide', async () => {
    for (const attributes of ROWS) {
      const element = await openGallery(`${attributes} autoplay`, IMAGE);
      const has = (part: string) => inShadow(element, `[part~=${part}]`) !== null;
      expect([has('controls'), has('thumbnails')], attributes).to.deep.equal([false, false]);
      element.insertAdjacentHTML('beforeend', IMAGE);
      await until(() => has('controls') && has('thumbnails') === attributes.includes('thumbnails'));
      element.lastElementChild!.remove();
      await until(() => !has('controls') && !has('thumbnails'));
    }
  });
});
