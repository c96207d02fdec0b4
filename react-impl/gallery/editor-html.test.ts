import { expect, nextFrame } from '@open-wc/testing';
import { autop } from '@wordpress/autop';
import { marked } from 'marked';
import { picture } from '../../shared/testing/pictures.js';
import { inShadow, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { all, COLOURS, gallery, image, imagesOf, link, LINKED } from './testing/editor-html.js';
import { openGallery } from './testing/gallery.js';
import { aroundUpgradeOfHtml } from './testing/many-galleries.js';

const slideCount = async (inside: string) => (await openGallery('design="slideshow"', inside)).numberOfSlides;

withPageSheet(sheet);

describe('sq-gallery in HTML that an editor has changed', () => {
  it('has as many slides', async () => {
    for (const [name, inside] of Object.entries(LINKED)) expect(await slideCount(inside), name).to.equal(5);
  });

  it('a paragraph of one image is a slide, with its text', async () => {
    const element = await openGallery('design="slideshow"', `<p>${image('teal')} In teal</p><p>${image('tomato')}</p>`);
    expect(element.numberOfSlides).to.equal(2);
    expect(element.firstElementChild!.className).to.equal('sq-active');
  });

  it('by wpautop', async () => {
    const html = autop(gallery('design="grid"', `\n  ${all(link, '\n  ')}\n`));
    expect(html).to.contain('<p><sq-gallery').and.to.contain('<br');
    const { before, after } = await aroundUpgradeOfHtml([gallery('design="grid"', all(link)), html], imagesOf);
    expect([before[1], after[1]]).to.deep.equal([before[0], after[0]]);
  });

  it('by Markdown: images in paragraphs, in lines and as links', async () => {
    const text = (of: (colour: string) => string, between: string) =>
      `<sq-gallery design="grid">\n\n${COLOURS.map(of).join(between)}\n\n</sq-gallery>`;
    const written = (colour: string) => `![${colour}](${picture(colour)})`;
    const linked = (colour: string) => `[${written(colour)}](${picture(colour)})`;
    const htmls = [written, linked].flatMap((of) =>
      ['\n\n', '\n', '  \n', ' '].map((between) => marked.parse(text(of, between), { async: false })),
    );
    for (const html of htmls) expect(html).to.contain('<p>');
    const { before, after } = await aroundUpgradeOfHtml(
      [gallery('design="grid"', all(image)), gallery('design="grid"', all(link)), ...htmls],
      imagesOf,
    );
    for (const boxes of [...before, ...after]) expect(boxes).to.equal(before[0]);
  });

  it('a click in a paragraph of several images is a click on its slide', async () => {
    const element = await openGallery('design="slider"', LINKED['two paragraphs'], 300);
    element.querySelectorAll<HTMLElement>('a')[4]!.click();
    expect(element.currentIndex).to.equal(4);
  });

  it('slides that an editor adds to a paragraph count', async () => {
    const element = await openGallery('design="slideshow"', `<p>${all(image)}</p>`);
    element.querySelector('p')!.insertAdjacentHTML('beforeend', image('plum'));
    await until(() => element.numberOfSlides === 6, 'six slides');
    await settled(element);
    expect(inShadow(element, '[part~=pagination]')!.children).to.have.length(6);
  });

  it('text among images is a slide, and an empty line is none', async () => {
    const element = await openGallery('design="grid"', `${all(image)}<p>About them</p><p>&nbsp;</p>`);
    expect(element.numberOfSlides).to.equal(6);
    const seen = [...element.querySelectorAll('p')].map((text) => text.checkVisibility());
    expect(seen).to.deep.equal([true, false]);
    element.remove();
    await settled(element);
    expect(element.querySelectorAll('[data-sq-text]')).to.have.length(0);
  });

  it('galleries of text are as they were', async () => {
    const element = await openGallery('design="grid"', '<p>One</p><p>Two</p>');
    const [one, two] = [...element.children].map((text) => Math.round(text.getBoundingClientRect().width));
    expect([one! > 100, one === two]).to.deep.equal([true, true]);
  });

  it('warns where the parser has closed it early, and says how to write it', async () => {
    const figure = `<figure>${image('teal')}</figure>`;
    const html = autop(gallery('design="grid"', `\n${figure}\n`));
    const holder = document.createElement('div');
    const warnings = await warningsOf(async () => {
      holder.innerHTML = html;
      document.body.append(holder);
      await until(() => document.querySelector('sq-gallery')!.matches(':state(ready)'));
      await import('../../shared/media/slides/closed-early.js');
      await nextFrame();
    });
    expect(holder.querySelector('sq-gallery')!.childElementCount).to.equal(0);
    holder.remove();
    expect(warnings.join()).to.contain('is empty').and.to.contain('<div class="sq-block sq-gallery"');
  });

  it('does not warn of an empty gallery between paragraphs, nor of one with slides', async () => {
    const warnings = await warningsOf(async () => {
      await openGallery('design="grid" id="empty-1"', '');
      await place(`<div><p>Before</p><sq-gallery id="empty-2"></sq-gallery><p>After</p></div>`);
      await place(
        `<div><p><sq-gallery id="full">${image('teal')}</sq-gallery></p><figure>${image('teal')}</figure></div>`,
      );
      await import('../../shared/media/slides/closed-early.js');
      await nextFrame();
    });
    expect(warnings).to.deep.equal([]);
  });
});
