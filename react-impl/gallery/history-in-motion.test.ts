import { expect } from '@open-wc/testing';
import { nextEvent, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { button, current, openGallery, type Gallery } from './testing/gallery.js';

const NAMED = Array.from(
  { length: 4 },
  (_, i) => `<img alt="" src="${picture()}" width="300" height="200" data-slide-id="h${i}">`,
).join('');

describe('the address of a gallery that is in motion', () => {
  const address = location.href;
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    media = pretendMedia(/reduced-motion/, false);
    history.pushState(null, '', address);
  });
  afterEach(() => {
    media.restore();
    history.replaceState(null, '', address);
  });

  const animations = (element: Gallery) => [
    ...element.getAnimations({ subtree: true }),
    ...element.shadowRoot!.getAnimations(),
  ];
  /** Holds the motion that has begun, so that it lasts for as long as the test needs. */
  function hold(element: Gallery) {
    expect(element.inMotion, 'in motion').to.equal(true);
    for (const animation of animations(element)) animation.pause();
  }
  const endMotions = (element: Gallery) =>
    until(() => {
      for (const animation of animations(element)) animation.finish();
      return !element.inMotion;
    }, 'the motion ends');
  async function go(by: number) {
    const pop = nextEvent(window, 'popstate');
    history.go(by);
    await pop;
  }
  const showsItsAddress = async (element: Gallery, index: number) => {
    await endMotions(element);
    await until(() => current(element) === index && !element.inMotion, `slide ${index}`);
    expect(location.hash).to.equal(`#h${index}`);
  };

  for (const [name, attributes] of [
    ['a slideshow that fades', 'design="slideshow" speed="30"'],
    ['a slideshow that scrolls', 'design="slideshow" transition="scroll" speed="30"'],
    ['a slider', 'design="slider" v-size="20" speed="30"'],
    ['a slideshow that follows', 'design="slideshow" transition="new-swipe" speed="30"'],
  ] as const)
    describe(name, () => {
      const open = async () => {
        const element = await openGallery(`history-hash ${attributes}`, NAMED, 400);
        await element.goTo(1);
        await endMotions(element);
        await element.goTo(2);
        hold(element);
        expect(location.hash).to.equal('#h2');
        return element;
      };
      it('leads back to the slide that Back has asked for', async () => {
        const element = await open();
        await go(-1);
        await showsItsAddress(element, 1);
        await go(1);
        await showsItsAddress(element, 2);
      });
      it('leads to the last of several entries', async () => {
        const element = await open();
        await go(-1);
        await go(1);
        await go(-1);
        await showsItsAddress(element, 1);
      });
      it('names the slide that the visitor has asked for after Back', async () => {
        const element = await open();
        await go(-1);
        button(element, 'control-next').click();
        await endMotions(element);
        await showsItsAddress(element, 2);
        await go(-1);
        await showsItsAddress(element, 1);
      });
      it('names the slide to which Back has led after the visitor asked for another', async () => {
        const element = await open();
        button(element, 'control-next').click();
        await go(-1);
        await showsItsAddress(element, 1);
      });
    });

  it('gets no entry for a press on what is shown already', async () => {
    const element = await openGallery('history-hash design="slideshow" thumbnails speed="30"', NAMED, 400);
    await element.goTo(1);
    await endMotions(element);
    const { length } = history;
    element.shadowRoot!.querySelector<HTMLElement>('[part~="thumbnail-current"]')!.click();
    await element.goTo(1);
    expect(history.length).to.equal(length);
  });
});
