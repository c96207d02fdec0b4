import { expect } from '@open-wc/testing';
import { justifiedRows } from './logic/justified-rows.js';
import { settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { boxes, button, firstLine, openGallery, viewport } from './testing/gallery.js';

const figures = (count: number, caption = 'A caption') =>
  Array.from(
    { length: count },
    () =>
      `<figure><img src="${picture()}" alt="" width="300" height="200"><figcaption>${caption}</figcaption></figure>`,
  ).join('');
const shaped = (ratios: readonly number[]) =>
  ratios
    .map(
      (ratio) =>
        `<img src="${picture('teal', ratio * 200, 200)}" alt="" width="${ratio * 200}" height="200" style="--sq-ratio:${ratio}">`,
    )
    .join('');

describe('sq-gallery designs', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());

  it('autogrid: columns of 250 px without a gap by default [GAL-090, GAL-008]', async () => {
    const plain = await openGallery('design="autogrid"', 5, 1000);
    expect(firstLine(plain)).to.equal(4);
    expect(boxes(plain)[1]!.left - boxes(plain)[0]!.right).to.be.closeTo(0, 0.1);
    const given = await openGallery('design="autogrid" column-width="150" gutter="20"', 9, 1000);
    expect(firstLine(given)).to.equal(6);
    expect(boxes(given)[1]!.left - boxes(given)[0]!.right).to.be.closeTo(20, 0.1);
    expect(boxes(given)[6]!.top - boxes(given)[0]!.bottom).to.be.closeTo(20, 0.1);
    const data = await openGallery(`data-block-json='{"design": "autogrid", "columnWidth": "333px"}'`, 5, 1000);
    expect(firstLine(data)).to.equal(3);
  });
  it('autocolumns: columns of 250 px without a gap, at least 1 [GAL-091]', async () => {
    const columns = (element: Element) => new Set(boxes(element).map(({ left }) => Math.round(left))).size;
    const plain = await openGallery('design="autocolumns"', 8, 1000);
    expect(columns(plain)).to.equal(4);
    expect(boxes(plain)[0]!.width).to.be.closeTo(250, 0.1);
    expect(boxes(plain)[1]!.top - boxes(plain)[0]!.bottom).to.be.closeTo(0, 0.1);
    expect(columns(await openGallery('design="autocolumns"', 4, 200))).to.equal(1);
    const given = await openGallery('design="autocolumns" column-width="200" gutter="20"', 8, 900);
    expect(columns(given)).to.equal(4);
    expect(boxes(given)[1]!.top - boxes(given)[0]!.bottom).to.be.closeTo(20, 0.5);
    expect(given.designOptions['minColumns']).to.equal(1);
  });
  it('autocolumns leave no column empty with equal slides, in the one element of a template too [GAL-091]', async () => {
    const counts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 13];
    const insides = counts.flatMap((count) =>
      [slides(count), `<div class="sqs-gallery">${slides(count)}</div>`, `<p>${slides(count)}</p>`].map(
        (inside) => [count, inside] as const,
      ),
    );
    const opened = insides.map(
      async ([count, inside]) => [count, await openGallery('design="autocolumns"', inside, 1000)] as const,
    );
    for (const [count, element] of await Promise.all(opened)) {
      const { left, right } = element.getBoundingClientRect();
      const images = [...element.querySelectorAll('a')].map((slide) => slide.getBoundingClientRect());
      const columns = new Set(images.map((box) => Math.round(box.left)));
      expect(columns.size, `${count} slides`).to.be.above(1);
      const width = (right - left) / (count < 4 ? 4 : columns.size);
      for (const box of images) expect(box.width, `${count} slides`).to.be.closeTo(width, 0.5);
    }
  });
  it('autorows: rows of 250 px, 20 px apart [GAL-092]', async () => {
    const element = await openGallery('design="autorows"', shaped([1.9, 1.9, 1.9]), 1000);
    const [a, b, c] = boxes(element);
    expect([a!.height, a!.width].map(Math.round)).to.deep.equal([258, 490]);
    expect(b!.left - a!.right).to.be.closeTo(20, 0.1);
    expect(c!.top - a!.bottom).to.be.closeTo(20, 0.1);
    expect(c!.height).to.be.closeTo(250, 0.1);
  });
  it('autorows are where the exported function computes them, at any width', async () => {
    const ratios = [1.5, 0.66, 1, 2.4, 1.2, 0.8, 1.5, 3, 0.5, 1.5, 1.1];
    const element = await openGallery('design="autorows" row-height="180" gutter="12"', shaped(ratios), 700);
    for (const width of [240, 480, 701, 1311]) {
      element.parentElement!.style.width = `${width}px`;
      const layout = justifiedRows(ratios, { width, rowHeight: 180, gutter: 12 });
      const origin = element.getBoundingClientRect();
      boxes(element).forEach((box, index) => {
        const expected = layout.boxes[index]!;
        expect(box.left - origin.left, `x of ${index} at ${width}`).to.be.closeTo(expected.x, 0.6);
        expect(box.top - origin.top, `y of ${index} at ${width}`).to.be.closeTo(expected.y, 0.6);
        expect(box.width, `width of ${index} at ${width}`).to.be.closeTo(expected.width, 0.6);
        expect(box.height, `height of ${index} at ${width}`).to.be.closeTo(expected.height, 0.6);
      });
      expect(origin.height).to.be.closeTo(layout.height, 1);
    }
  });
  it('autorows of images whose shape is not written have the height of their row, and fill it', async () => {
    const bare = `<img src="${picture()}" alt="">`;
    for (const inside of [`<a href="#x">${bare}</a>`.repeat(3), bare.repeat(3)]) {
      const element = await openGallery('design="autorows"', inside, 1000);
      await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()));
      const [a, b, c] = boxes(element);
      expect([a!.height, b!.height, c!.height].map(Math.round)).to.deep.equal([250, 250, 250]);
      expect(b!.right).to.be.closeTo(element.getBoundingClientRect().right, 0.5);
      expect(c!.width).to.be.closeTo(375, 0.5);
    }
  });
  it('a list shows captions beside images of three sizes [GAL-010]', async () => {
    const share = async (attributes: string, width = 900) => {
      const element = await openGallery(`design="list" ${attributes}`, figures(2), width);
      expect(firstLine(element)).to.equal(1);
      return Math.round((element.querySelector('img')!.getBoundingClientRect().width / width) * 100);
    };
    expect(await share('')).to.equal(33);
    expect(await share('list-image-size="small"')).to.equal(20);
    expect(await share(`data-block-json='{"listImageSize": "large"}'`)).to.equal(50);
    expect(await share('', 400), 'in a narrow gallery').to.equal(100);
    const bare = await openGallery('design="list"', `<img src="${picture()}" alt="" width="300" height="200">`);
    expect(Math.round(boxes(bare)[0]!.width)).to.equal(297);
  });
  it('a slider has slides of one height, as wide as their images, and v-size sets it [GAL-011]', async () => {
    const html = `<img alt="" src="${picture('teal', 300, 200)}" width="300" height="200"><img alt="" src="${picture('navy', 200, 200)}" width="200" height="200">`;
    const plain = await openGallery('design="slider"', html);
    expect(boxes(plain).map(({ width, height }) => [width, height].map(Math.round))).to.deep.equal([
      [600, 400],
      [400, 400],
    ]);
    expect(Math.round(boxes(await openGallery('design="slider" v-size="20"', html))[0]!.height)).to.equal(200);
    const unit = await openGallery(`style="--sq-vsize:5px" data-block-json='{"design": "slider", "vSize": 30}'`, html);
    expect(Math.round(boxes(unit)[0]!.height)).to.equal(150);
  });
  it('square-thumbs makes the slides of a grid, and thumbnails, square [GAL-018]', async () => {
    const grid = await openGallery('design="grid" square-thumbs');
    const { width, height } = grid.querySelector('img')!.getBoundingClientRect();
    expect(width).to.be.closeTo(height, 0.5);
    const shape = async (attributes: string) => {
      const thumbnail = button(await openGallery(`design="slideshow" thumbnails ${attributes}`), 'thumbnail');
      return thumbnail.offsetWidth / thumbnail.offsetHeight;
    };
    expect(await shape('square-thumbs')).to.be.closeTo(1, 0.02);
    expect(await shape('')).to.be.closeTo(1.5, 0.02);
  });
  it('auto-crop fills a frame; off shows the image whole [GAL-019]', async () => {
    const fit = async (attributes: string) =>
      getComputedStyle(
        (await openGallery(`design="slideshow" image-aspect-ratio="1:1" ${attributes}`)).querySelector('img')!,
      ).objectFit;
    expect(await fit('')).to.equal('cover');
    expect(await fit('auto-crop="false"')).to.equal('contain');
    expect(await fit(`data-block-json='{"auto-crop": false}'`)).to.equal('contain');
  });
  it('meta-position puts captions below the image, or over it [GAL-020]', async () => {
    const where = async (position: string) => {
      const element = await openGallery(`design="grid" meta-position="${position}"`, figures(2));
      const image = element.querySelector('img')!.getBoundingClientRect();
      const caption = element.querySelector('figcaption')!.getBoundingClientRect();
      if (caption.top >= image.bottom - 1) return 'below';
      if (Math.abs(caption.top - image.top) < 1) return 'top';
      return Math.abs(caption.bottom - image.bottom) < 1 ? 'bottom' : 'center';
    };
    for (const position of ['below', 'top', 'center', 'bottom']) expect(await where(position)).to.equal(position);
    const warnings = await warningsOf(async () => expect(await where('beside')).to.equal('below'));
    expect(warnings).to.have.length(1);
  });
  it('an overlaid caption over 90 % of its slide is capped at 40 % [GAL-101]', async () => {
    const height = async (px: number) => {
      const caption = `<div style="height:${px}px">Text</div>`;
      const element = await openGallery('design="slideshow" meta-position="bottom"', figures(2, caption), 300);
      return Math.round(element.querySelector('figcaption')!.getBoundingClientRect().height);
    };
    // Slides are 200 px high, captions have a padding of 12 px.
    expect(await height(157)).to.equal(80);
    expect(await height(150), 'not capped').to.equal(174);
  });
  it('mixed-content gives images and videos one shape [GAL-007]', async () => {
    const inside = `<img alt="" src="${picture('teal', 100, 100)}" width="100" height="100"><video muted></video>`;
    const shapes = async (attributes: string) =>
      [...(await openGallery(`design="slideshow" ${attributes}`, inside, 400)).children].map((slide) => {
        const { width, height } = slide.getBoundingClientRect();
        return Math.round((width / height) * 100) / 100;
      });
    expect(await shapes('mixed-content')).to.deep.equal([1.78, 1.78]);
    expect(await shapes(`data-block-json='{"mixedContent": true}' image-aspect-ratio="1:1"`)).to.deep.equal([1, 1]);
    expect((await shapes('image-aspect-ratio="Auto"'))[0]).to.equal(1);
  });
  it('a strip of thumbnails is shown or not, and leads to the slides [GAL-021]', async () => {
    const none = await openGallery('design="slideshow"');
    expect(button(none, 'thumbnails') === null).to.equal(true);
    const element = await openGallery('design="slideshow" thumbnails');
    const thumbnails = [...button(element, 'thumbnails').children] as HTMLElement[];
    expect(thumbnails.map((each) => each.getAttribute('aria-label'))[4]).to.equal('Show slide 5 of 5');
    thumbnails[3]!.click();
    await until(() => element.currentIndex === 3);
    await until(() => thumbnails[3]!.getAttribute('aria-current') === 'true');
    expect(thumbnails[0]!.hasAttribute('aria-current')).to.equal(false);
  });
  it('the strip is 10 vsize high, by default [GAL-022]', async () => {
    const height = async (attributes: string) =>
      button(await openGallery(`design="slideshow" thumbnails ${attributes}`), 'thumbnails').offsetHeight;
    expect(await height('')).to.equal(100);
    expect(await height('thumbnail-strip-height="6"')).to.equal(60);
    expect(await height('style="--sq-vsize:8px"')).to.equal(80);
    expect(await height(`data-block-json='{"thumbnail-strip-height": 5}'`)).to.equal(50);
  });
  it('the strip has a margin [GAL-023]', async () => {
    const margin = async (attributes: string) =>
      getComputedStyle(button(await openGallery(`design="slideshow" thumbnails ${attributes}`), 'thumbnails'))
        .marginTop;
    expect(await margin('thumbnail-strip-margin="33"')).to.equal('33px');
    expect(await margin(`data-block-json='{"thumbnail-strip-margin": 4}'`)).to.equal('4px');
  });
  it('thumbnails of videos are 16:9 [GAL-102]', async () => {
    const inside = `${slides(1)}<div data-type="video"><img alt="" src="${picture()}"></div>`;
    const element = await openGallery('design="slideshow" thumbnails', inside);
    const { offsetWidth, offsetHeight } = button(element, 'thumbnails').children[1] as HTMLElement;
    expect(offsetWidth / offsetHeight).to.be.closeTo(16 / 9, 0.02);
  });
  it('takes all hyphenated option keys [GAL-013]', async () => {
    const options = {
      design: 'slideshow',
      'thumbnails-per-row': 5,
      'active-alignment': 'right',
      autoplay: true,
      'autoplay-duration': 3,
      'square-thumbs': true,
      'auto-crop': false,
      'meta-position': 'top',
      thumbnails: true,
      'thumbnail-strip-height': 7,
      'thumbnail-strip-margin': 2,
    };
    const warnings = await warningsOf(async () => {
      const element = await openGallery(`data-block-json='${JSON.stringify(options)}'`);
      expect(element).to.include({
        slidesPerRow: 5,
        activeAlignment: 'end',
        autoplay: true,
        autoplayDuration: 3,
        squareThumbs: true,
        autoCrop: false,
        metaPosition: 'top',
        thumbnails: true,
        thumbnailStripHeight: 7,
        thumbnailStripMargin: 2,
      });
    });
    expect(warnings).to.deep.equal([]);
  });
  it('active-alignment sets where the current slide of a slider rests [GAL-015]', async () => {
    const rests = async (attributes: string) => {
      const element = await openGallery(`design="slider" v-size="20" ${attributes}`, 9);
      await element.goTo(4);
      const view = viewport(element).getBoundingClientRect();
      const box = boxes(element)[4]!;
      return {
        start: Math.round(box.left - view.left),
        middle: Math.round(box.left + box.width / 2 - view.left - view.width / 2),
        end: Math.round(view.right - box.right),
      };
    };
    expect((await rests('active-alignment="left"')).start).to.be.closeTo(0, 2);
    expect((await rests('active-alignment="right"')).end).to.be.closeTo(0, 2);
    expect((await rests('active-alignment="center"')).middle).to.be.closeTo(0, 2);
    expect((await rests('')).middle, 'middle by default').to.be.closeTo(0, 2);
    expect((await rests('alignment="start"')).start).to.be.closeTo(0, 2);
  });
  it('auto-height follows the current slide', async () => {
    const inside = `<img alt="" src="${picture()}" width="300" height="200"><img alt="" src="${picture('navy', 200, 200)}" width="200" height="200">`;
    const element = await openGallery('design="slideshow" auto-height', inside, 300);
    await until(() => viewport(element).clientHeight === 200);
    await element.goTo(1);
    await until(() => viewport(element).clientHeight === 300);
    element.autoHeight = false;
    await settled(element);
    expect(viewport(element).style.blockSize).to.equal('');
  });
  it('takes the slides of an existing template from their wrapper', async () => {
    for (const design of ['slideshow', 'grid', 'carousel', 'slider', 'autogrid']) {
      const element = await openGallery(
        `design="${design}"`,
        `<div class="sqs-gallery">${slides(4)}</div><noscript>x</noscript>`,
      );
      expect(element.numberOfSlides).to.equal(4);
      const wrapper = element.querySelector('.sqs-gallery')!;
      await element.goTo(2);
      expect(wrapper.children[2]!.classList.contains('sq-active')).to.equal(true);
      const [a, b] = boxes(wrapper);
      expect(b!.left, design).to.be.at.least(a!.right);
      wrapper.lastElementChild!.remove();
      await until(() => element.numberOfSlides === 3);
    }
  });
  it('shows images and videos in every design [GAL-107]', async () => {
    for (const design of [
      'stacked',
      'slider',
      'slideshow',
      'grid',
      'autogrid',
      'autocolumns',
      'autorows',
      'carousel',
      'list',
    ]) {
      const element = await openGallery(
        `design="${design}"`,
        `<img alt="" src="${picture()}" width="300" height="200"><video width="300" height="200" muted></video>`,
      );
      const [image, video] = boxes(element);
      expect(Math.min(image!.width, image!.height), `${design}: image`).to.be.above(30);
      expect(Math.min(video!.width, video!.height), `${design}: video`).to.be.above(30);
      const isBeside = video!.left >= image!.right - 1 || video!.top >= image!.bottom - 1;
      expect(isBeside, `${design}: one does not cover the other`).to.equal(true);
      // In a row, the video is shown when it is current.
      if (viewport(element) as HTMLElement | null) await element.goTo(1);
      const place = element.getBoundingClientRect();
      await until(() => {
        const { left, right, top, bottom } = boxes(element)[1]!;
        return left >= place.left - 1 && right <= place.right + 1 && top >= place.top - 1 && bottom <= place.bottom + 1;
      }, `${design}: the video is in view`);
      expect(getComputedStyle(element.children[1]!).visibility, design).to.equal('visible');
    }
  });

  it('is accessible in every design', async () => {
    const captioned = figures(1) + slides(4);
    for (const design of ['stacked', 'slider', 'autogrid', 'autocolumns', 'autorows', 'list'])
      await expect(await openGallery(`design="${design}" label="${design}"`, captioned)).to.be.accessible();
    await expect(await openGallery('design="slideshow" thumbnails label="Strip"')).to.be.accessible();
  });
});
