import { expect } from '@open-wc/testing';
import { nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { pretend } from '../../shared/testing/storage.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import { isOpen, part, shown, type Lightbox } from '../lightbox/testing/viewer.js';
import lightboxSheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };
import '../../elements/sq-lightbox/index.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import {
  button,
  complete,
  current,
  indicators,
  inView,
  isInView,
  openGallery,
  viewport,
  type Gallery,
} from './testing/gallery.js';

const isEven = (_: unknown, index: number) => index % 2 === 0;
/** Nine slides of which every second one has an attribute. */
const nine = (mark: string, tag = 'img') =>
  Array.from({ length: 9 }, (_, index) => {
    const own = index % 2 === 1 ? mark : '';
    const image = (more: string) =>
      `<img ${more} src="${picture()}" alt="Slide ${index + 1}" width="300" height="200">`;
    return tag === 'img' ? image(own) : `<${tag} ${own}>${image('')}</${tag}>`;
  }).join('');

/** How pages hide every second of nine slides: a style sheet, and the slides. */
const WAYS: Readonly<Record<string, readonly [css: string, inside: string, before?: string]>> = {
  'a class': ['.is-hidden { display: none }', nine('class="is-hidden"')],
  'a class of figures': ['.is-hidden { display: none }', nine('class="is-hidden"', 'figure')],
  'the attribute hidden': ['', nine('hidden')],
  'the attribute hidden of figures': ['', nine('hidden', 'figure')],
  'a style': ['', nine('style="display: none"', 'a href="#to"').replaceAll('</a href="#to">', '</a>')],
  'a media query': ['@media (min-width: 1px) { .wide { display: none } }', nine('class="wide"', 'div')],
  'a checkbox': [
    '.page:has(:checked) .red { display: none }',
    nine('class="red"', 'picture'),
    '<input type="checkbox" checked aria-label="Not the red ones">',
  ],
  'a class of an ancestor': ['.no-red .red { display: none }', nine('class="red"', 'figure'), '<i class="no-red"></i>'],
};
/** Those whose images stand in paragraphs, as Markdown writes them. */
const PARAGRAPHS = `<p>${slides(2)}</p><p hidden>${slides(2)}</p><p class="is-hidden">${slides(2)}</p><p>${slides(2)}</p>`;

async function open(design: string, [css, inside, before = '']: (typeof WAYS)[string]): Promise<Gallery> {
  const isOfAncestor = before.includes('no-red');
  const holder = await place(
    `<div class="page ${isOfAncestor ? 'no-red' : ''}" style="width:900px"><style>${css}</style>${isOfAncestor ? '' : before}<sq-gallery design="${design}">${inside}</sq-gallery></div>`,
  );
  const element = holder.querySelector<Gallery>('sq-gallery')!;
  await settled(element);
  await complete(element);
  return element;
}
const boxesOf = (element: Element) => [...element.children].map((slide) => slide.getClientRects().length > 0);

describe('sq-gallery with slides that the page hides', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => {
    withPageSheet(sheet);
    withPageSheet(lightboxSheet);
  });
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());

  for (const [name, way] of Object.entries(WAYS))
    it(`by ${name}: neither counts them nor shows them, in any design`, async () => {
      for (const design of ['slideshow', 'carousel', 'slider', 'grid', 'stacked', 'autocolumns', 'autorows']) {
        const element = await open(design, way);
        expect(boxesOf(element), `${design}: boxes`).to.deep.equal(Array.from({ length: 9 }, isEven));
        expect(element.numberOfSlides, design).to.equal(5);
      }
    });

  it('a slideshow has a dot for each that is shown, and shows each of them once', async () => {
    const element = await open('slideshow', WAYS['a class']!);
    expect(indicators(element)).to.have.length(5);
    const seen = [current(element)];
    for (let step = 0; step < 4; step++) {
      button(element, 'control-next').click();
      await settled(element);
      seen.push(current(element));
      await until(() => isInView(element, seen.at(-1)!));
    }
    expect(seen).to.deep.equal([0, 2, 4, 6, 8]);
    expect(button(element, 'control-next').getAttribute('aria-disabled')).to.equal('true');
  });

  it('a carousel has controls while more are shown than fit, and its end is in reach', async () => {
    const element = await open('carousel', WAYS['the attribute hidden']!);
    expect(indicators(element)).to.have.length(2);
    button(element, 'control-next').click();
    await until(() => element.currentIndex === 3);
    const { scrollLeft, scrollWidth, clientWidth } = viewport(element);
    expect(scrollLeft).to.be.closeTo(scrollWidth - clientWidth, 2);
    expect(inView(element)).to.be.at.least(2);
  });

  it('thumbnails, roles and numbers are those of what is shown', async () => {
    const element = await openGallery('design="slideshow" thumbnails loop', nine('hidden', 'figure'));
    expect(element.shadowRoot!.querySelectorAll('[part~=thumbnail]')).to.have.length(5);
    await until(() => element.firstElementChild!.getAttribute('aria-label')?.endsWith('1 of 5'));
    await element.previous();
    expect([element.currentIndex, current(element)]).to.deep.equal([4, 8]);
    await element.goTo(1);
    expect(current(element)).to.equal(2);
  });

  it('images of a paragraph that is hidden are no slides', async () => {
    const element = await openGallery('design="slideshow"', `<style>.is-hidden { display: none }</style>${PARAGRAPHS}`);
    expect(element.numberOfSlides).to.equal(4);
    for (const paragraph of element.querySelectorAll('p')) paragraph.hidden = false;
    await until(() => element.numberOfSlides === 6);
  });

  it('paragraphs of text are slides, though the sheet hides them at first', async () => {
    const element = await openGallery(
      'design="slideshow"',
      `${slides(2)}<p>Words</p><p hidden>No words</p><p>&nbsp;</p>`,
    );
    await until(() => element.numberOfSlides === 3);
  });

  it('the slides of the template’s wrapper, too', async () => {
    const element = await openGallery(
      'design="slideshow"',
      `<div class="sqs-gallery">${nine('hidden', 'figure')}</div>`,
    );
    expect(element.numberOfSlides).to.equal(5);
    element.firstElementChild!.children[1]!.removeAttribute('hidden');
    await until(() => element.numberOfSlides === 6);
  });

  describe('and shows again', () => {
    for (const design of ['slideshow', 'carousel', 'slider'])
      it(`in a ${design}: dots and numbers follow, whatever hides them`, async () => {
        const element = await open(design, ['.filtered .red, .off { display: none }', nine('class="red"', 'figure')]);
        const page = element.parentElement!;
        const counts = (count: number) =>
          until(
            () => element.numberOfSlides === count && (design !== 'slideshow' || indicators(element).length === count),
          );
        await counts(9);
        page.classList.add('filtered');
        await counts(5);
        page.classList.remove('filtered');
        await counts(9);
        const rule = new CSSStyleSheet();
        document.adoptedStyleSheets.push(rule);
        await rule.replace('figure:nth-child(3n) { display: none }');
        await counts(6);
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rule);
        await counts(9);
        element.children[8]!.classList.add('off');
        (element.children[7] as HTMLElement).hidden = true;
        (element.children[6] as HTMLElement).style.display = 'none';
        await counts(6);
      });

    it('all but the one that is current, and then none', async () => {
      const element = await openGallery('design="slideshow"', nine('', 'figure'));
      await element.goTo(4);
      for (const slide of element.children) (slide as HTMLElement).hidden = slide !== element.children[4];
      await until(() => element.numberOfSlides === 1);
      expect([current(element), element.currentIndex]).to.deep.equal([4, 0]);
      expect(button(element, 'control-next') === null, 'nothing to control').to.equal(true);
      (element.children[4] as HTMLElement).hidden = true;
      await until(() => element.numberOfSlides === 0);
      for (const slide of element.children) (slide as HTMLElement).hidden = false;
      await until(() => element.numberOfSlides === 9 && button(element, 'control-next') !== null);
    });

    it('a lazy image, when it is shown', async () => {
      const element = await openGallery(
        'design="grid"',
        `<img data-src="${picture()}" alt="" hidden><img src="${picture()}" alt="">`,
      );
      element.querySelector('img')!.hidden = false;
      await until(() => element.querySelector('img')!.hasAttribute('src'));
    });
  });

  it('keeps its slides while it has no box itself', async () => {
    const holder = await place(
      `<div><div hidden><sq-gallery design="slideshow" current-index="3">${nine('', 'figure')}</sq-gallery></div><sq-gallery hidden design="carousel">${nine('')}</sq-gallery></div>`,
    );
    const [first, second] = holder.querySelectorAll<Gallery>('sq-gallery');
    await complete(first!);
    expect([first!.numberOfSlides, second!.numberOfSlides]).to.deep.equal([9, 9]);
    expect(second!.getClientRects().length, 'hidden').to.equal(0);
    first!.parentElement!.hidden = second!.hidden = false;
    await until(() => isInView(first!, 3) && inView(second!) === 3);
    first!.style.display = 'none';
    await nextFrame();
    expect([first!.numberOfSlides, first!.currentIndex]).to.deep.equal([9, 3]);
  });

  describe('opens in a viewer only what is shown:', () => {
    const counter = (element: Element) => part(element, 'status')!.firstElementChild!.textContent;
    async function opens(target: Element, name: string, of: string) {
      const opened = nextEvent<CustomEvent>(document, 'sq-lightbox-open');
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
      const viewer = (await opened).target as Lightbox;
      await until(() => isOpen(viewer));
      expect([shown(viewer), counter(viewer)]).to.deep.equal([name, of]);
      await viewer.close();
      await until(() => (history.state as object | null) === null, 'the history is as before');
    }

    for (const design of ['grid', 'slideshow'])
      it(`the slides of a gallery, ${design}`, async () => {
        const element = await openGallery(`design="${design}" lightbox`, nine('hidden', 'figure'));
        await opens(element.children[4]!.firstElementChild!, 'Slide 5', '3 / 5');
        // At once, before a frame has been drawn.
        (element.children[1] as HTMLElement).hidden = false;
        await opens(element.children[1]!.firstElementChild!, 'Slide 2', '2 / 6');
        (element.children[0] as HTMLElement).hidden = true;
        await opens(element.children[1]!.firstElementChild!, 'Slide 2', '1 / 5');
      });

    it('the items of a lightbox', async () => {
      const element = await place<Lightbox>(
        `<sq-lightbox>${nine('hidden', 'figure')}<p hidden>${slides(2)}</p></sq-lightbox>`,
      );
      expect(boxesOf(element).filter(Boolean)).to.have.length(5);
      await opens(element.children[8]!.firstElementChild!, 'Slide 9', '5 / 5');
    });

    it('the links of a group, and those without content', async () => {
      const links = (more: string, count: number) =>
        Array.from(
          { length: count },
          (_, index) =>
            `<a data-sq-lightbox="filtered" href="${picture()}" ${more}><img src="${picture()}" alt="Link ${index + 1}" width="30"></a>`,
        ).join('');
      const page = await place(
        `<main>${links('hidden', 2)}<div style="display:none">${links('', 2)}</div>${links('', 3)}<a hidden data-sq-lightbox="filtered" href="${picture()}"></a></main>`,
      );
      await opens(page.querySelector(':scope > a:nth-of-type(4)')!, 'Link 2', '2 / 4');
      for (const link of page.querySelectorAll<HTMLElement>(':scope > a')) link.hidden = true;
      await opens(page.querySelector(':scope > a:nth-of-type(2)')!, 'Link 2', '2 / 8');
    });
  });
  it('are asked for once each when a gallery starts: a browser works out all styles of the page for the first answer', async () => {
    const asked: Element[] = [];
    const { getComputedStyle } = window;
    const restore = pretend(window, 'getComputedStyle', (element: Element) => {
      if (element.parentElement?.localName === 'sq-gallery') asked.push(element);
      return getComputedStyle(element);
    });
    await openGallery('', 6).finally(restore);
    expect(asked.length).to.equal(6);
  });
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
