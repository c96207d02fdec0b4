import { expect } from '@open-wc/testing';
import { settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { current, endMotion, indicators, openGallery, viewport, type Gallery } from './testing/gallery.js';

const DESIGNS = {
  'a slideshow that fades': 'design="slideshow"',
  'a slideshow that scrolls': 'design="slideshow" transition="scroll"',
  'a carousel': 'design="carousel" slides-per-row="2"',
  'a slider': 'design="slider" v-size="20"',
} as const;

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether a slide is the current one by all signs, and is what a visitor sees. */
function isShown(element: Gallery, slide: Element): boolean {
  const view = viewport(element).getBoundingClientRect();
  const { left, width } = slide.getBoundingClientRect();
  const middle = left + width / 2;
  const index = [...element.children].indexOf(slide);
  const lit = indicators(element).findIndex((dot) => dot.hasAttribute('aria-current'));
  return (
    middle > view.left &&
    middle < view.right &&
    getComputedStyle(slide).visibility === 'visible' &&
    current(element) === index &&
    element.currentIndex === index &&
    (element.design === 'carousel' ? lit === Math.floor(index / 2) : lit === index)
  );
}
/** The slide is shown, and stays. */
async function shows(element: Gallery, slide: Element) {
  await until(() => isShown(element, slide), 'the slide is shown');
  for (let count = 0; count < 3; count++) await frame();
  expect(isShown(element, slide), 'and stays').to.equal(true);
}

/** Runs a test with a gallery of nine in each design, at once. */
const inEachDesign = (test: (element: Gallery) => Promise<void>) =>
  Promise.all(
    Object.entries(DESIGNS).map(async ([design, attributes]) => {
      try {
        await test(await openGallery(attributes, 9, 600));
      } catch (error) {
        throw new Error(`${design}: ${(error as Error).message}`, { cause: error });
      }
    }),
  );

/** What a page does around a gallery, or to the slides before the current one. */
const CHANGES: Readonly<Record<string, (element: Gallery, place: HTMLElement) => unknown>> = {
  'moves it into a drawer': (element, place) => {
    const drawer = document.createElement('div');
    drawer.style.width = '400px';
    place.after(drawer);
    drawer.append(element);
  },
  'moves it within its place': (element, place) => place.prepend(element),
  'moves it into a closed tab, and opens that': async (element, place) => {
    const tab = Object.assign(document.createElement('div'), { hidden: true });
    place.append(tab);
    tab.append(element);
    await frame();
    tab.hidden = false;
  },
  'takes it out and puts it back later': async (element, place) => {
    element.remove();
    await settled(element);
    await frame();
    place.append(element);
  },
  'hides it and shows it': async (element) => {
    element.style.display = 'none';
    await frame();
    element.style.display = '';
  },
  'hides and shows what it is in, at once': (_, place) => {
    place.style.display = 'none';
    void place.offsetWidth;
    place.style.display = '';
  },
  'opens a dialog around it': (element, place) => {
    const dialog = document.createElement('dialog');
    place.append(dialog);
    dialog.append(element);
    dialog.showModal();
  },
  'closes the details that it is in': async (element, place) => {
    const details = Object.assign(document.createElement('details'), { open: true });
    place.append(details);
    details.append(element);
    await frame();
    details.open = false;
    await frame();
    details.open = true;
  },
  'adds slides before': (element) => element.insertAdjacentHTML('afterbegin', slides(2)),
  'removes slides before': (element) => {
    element.firstElementChild!.remove();
    element.firstElementChild!.remove();
  },
  'sorts the slides': (element) => element.append(element.firstElementChild!, element.firstElementChild!),
  'replaces its place with a copy of its layout': (element, place) => {
    const row = document.createElement('div');
    row.style.cssText = 'display:flex;width:500px';
    place.replaceWith(row);
    row.append(element);
  },
  'changes the direction of text': (_, place) => (place.dir = 'rtl'),
  'enlarges it': (_, place) => (place.style.zoom = '1.3'),
  'makes it narrow': (_, place) => (place.style.width = '300px'),
};

describe('sq-gallery keeps the visitor’s slide when the page', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());

  for (const [name, change] of Object.entries(CHANGES))
    it(name, async () => {
      await inEachDesign(async (element) => {
        const slide = element.children[4]!;
        await element.goTo(4);
        await shows(element, slide);
        await change(element, element.parentElement!);
        await shows(element, slide);
      });
    });

  it('moves it while it is in motion, or right after a command', async () => {
    media.change(false);
    await inEachDesign(async (element) => {
      const drawer = document.createElement('div');
      element.parentElement!.append(drawer);
      void element.goTo(4);
      drawer.append(element);
      await shows(element, element.children[4]!);
      await element.goTo(6);
      await frame();
      drawer.parentElement!.append(element);
      await until(() => !element.inMotion, 'rests');
      await shows(element, element.children[6]!);
      await element.next();
      await endMotion(element);
      await until(() => element.currentIndex > 6, 'goes on');
    });
  });

  it('loads images before it late, also where nothing snaps', async () => {
    for (const snap of ['', 'snap-points="none"']) {
      const late = `<img alt="" class="late" style="inline-size:40px"><img alt="" class="late" style="inline-size:40px">`;
      const element = await openGallery(`design="slider" v-size="20" alignment="start" ${snap}`, late + slides(6), 500);
      const slide = element.children[4]!;
      await element.goTo(4);
      await shows(element, slide);
      for (const image of element.querySelectorAll<HTMLImageElement>('.late')) {
        image.removeAttribute('style');
        image.src = picture('teal', 600, 200);
      }
      await until(() => element.children[0]!.getBoundingClientRect().width > 200);
      await until(() => {
        const view = viewport(element).getBoundingClientRect();
        return Math.abs(slide.getBoundingClientRect().left - view.left) < 3;
      }, `at its line ${snap}`);
      await shows(element, slide);
    }
  });

  it('shows more in a row', async () => {
    const element = await openGallery('design="carousel" slides-per-row="2"', 9, 600);
    await element.goTo(4);
    element.setAttribute('slides-per-row', '4');
    await until(() => indicators(element).length === 3);
    const view = viewport(element).getBoundingClientRect();
    await until(() => {
      const { left, right } = element.children[4]!.getBoundingClientRect();
      return left > view.left - 2 && right < view.right + 2;
    });
    expect(element.currentIndex).to.equal(4);
  });

  it('hides slides before it, and shows them again', async () => {
    await inEachDesign(async (element) => {
      const slide = element.children[4]!;
      await element.goTo(4);
      const before = [...element.children].slice(0, 2) as HTMLElement[];
      for (const each of before) each.style.display = 'none';
      await until(() => element.currentIndex === 2 && current(element) === 4, 'fewer');
      for (const each of before) each.style.display = '';
      await until(() => element.numberOfSlides === 9);
      await shows(element, slide);
      // The current one itself: the next one that is shown takes its place.
      for (const hidden of [4, 5]) (element.children[hidden] as HTMLElement).style.display = 'none';
      await until(() => current(element) === 6 && element.currentIndex === 4, 'the next one');
    });
  });

  it('does not take a visitor back who has scrolled on', async () => {
    const element = await openGallery('design="slideshow" transition="scroll"', 5, 500);
    viewport(element).scrollTo({ left: 1500, behavior: 'instant' });
    (element.children[0]!.firstElementChild as HTMLElement).style.height = '300px';
    await until(() => element.currentIndex === 3);
    await frame();
    expect(current(element)).to.equal(3);
  });
});
