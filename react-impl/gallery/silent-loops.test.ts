import { expect } from '@open-wc/testing';
import { nextEvent, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { button, clock, current, endMotion, openGallery, viewport, type Gallery } from './testing/gallery.js';
import { LOOP } from './testing/loop.js';

const SILENT = 'autoplay muted loop playsinline width="320" height="160"';
const loop = (attributes = `src="${LOOP}"`) => `<video ${SILENT} ${attributes}></video>`;

const videoOf = (element: Element) => element.querySelector('video')!;
const plays = (video: HTMLVideoElement, what = 'the loop plays') =>
  until(() => !video.paused && video.currentTime > 0, what);
const live = (element: Element) => element.shadowRoot!.querySelector('[part~=status]')!.getAttribute('aria-live');
async function go(element: Gallery, index: number) {
  element.currentIndex = index;
  await until(() => current(element) === index);
}

describe('sq-gallery with silent loops', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  for (const [name, attributes] of [
    ['a slideshow that fades', 'design="slideshow"'],
    ['a slideshow that swipes', 'design="slideshow" transition="new-swipe"'],
    ['a slideshow that scrolls', 'design="slideshow" transition="scroll"'],
    ['a carousel', 'design="carousel" slides-per-row="1"'],
    ['a slider', 'design="slider" v-size="20"'],
  ] as const)
    it(`play again when they are seen again: ${name}`, async () => {
      const inside = name.includes('fades') ? `<figure>${loop()}<figcaption>Glaze</figcaption></figure>` : loop();
      const element = await openGallery(attributes, inside + slides(4), 400);
      await plays(videoOf(element));
      await element.goTo(3);
      await endMotion(element);
      await until(() => current(element) === 3);
      await go(element, 0);
      await plays(videoOf(element), 'again');
    });

  describe('play however late they come:', () => {
    it('their source', async () => {
      const element = await openGallery('design="slideshow"', slides(1) + loop('') + slides(1));
      await go(element, 1);
      videoOf(element).src = LOOP;
      await plays(videoOf(element));
      await go(element, 2);
      await go(element, 1);
      await plays(videoOf(element), 'again');
    });
    it('a source element, after the slide was left once', async () => {
      const element = await openGallery('design="slideshow"', slides(1) + loop('') + slides(1));
      await go(element, 1);
      await go(element, 0);
      const source = Object.assign(document.createElement('source'), { src: LOOP, type: 'video/webm' });
      videoOf(element).append(source);
      await go(element, 1);
      await plays(videoOf(element));
    });
    it('the slide', async () => {
      const element = await openGallery('design="slideshow"', slides(2));
      element.insertAdjacentHTML('beforeend', `<div>${loop()}</div>`);
      await until(() => element.numberOfSlides === 3);
      await go(element, 2);
      await plays(videoOf(element));
      await go(element, 0);
      await go(element, 2);
      await plays(videoOf(element), 'again');
    });
    it('muted by a script, as frameworks do', async () => {
      const element = await openGallery('design="slideshow"', slides(1) + loop().replace(' muted', '') + slides(1));
      const video = videoOf(element);
      video.muted = true;
      await go(element, 1);
      await plays(video);
      await go(element, 2);
      await go(element, 1);
      await plays(video, 'again');
    });
    it('the gallery, out of the page or out of a closed tab', async () => {
      const element = await openGallery('design="slideshow"', loop() + slides(1));
      const place = element.parentElement!;
      await plays(videoOf(element));
      element.remove();
      await until(() => videoOf(element).paused, 'the browser pauses it');
      place.append(element);
      await plays(videoOf(element), 'after the move');
      place.hidden = true;
      await until(() => videoOf(element).paused, 'hidden');
      place.hidden = false;
      await plays(videoOf(element), 'shown again');
    });
    it('the page, out of the background', async () => {
      const element = await openGallery('design="slideshow"', loop() + slides(1));
      await plays(videoOf(element));
      videoOf(element).pause();
      document.dispatchEvent(new Event('visibilitychange'));
      await plays(videoOf(element));
    });
  });

  it('are no films for autoplay, which goes on and comes back to them', async () => {
    const time = clock();
    try {
      const element = await openGallery('design="slideshow" autoplay loop', loop() + slides(1));
      await until(() => live(element) === 'off');
      await plays(videoOf(element));
      for (const index of [1, 0]) {
        const asked = time.asked.length;
        time.asked.at(-1)!.run();
        await endMotion(element);
        await until(() => current(element) === index && time.asked.length > asked, `goes on to ${index}`);
      }
      await plays(videoOf(element), 'again');
      expect(live(element)).to.equal('off');
    } finally {
      time.restore();
    }
  });

  it('do not end the rest for a film beside them', async () => {
    const element = await openGallery(
      'design="carousel" autoplay',
      `<div><video muted width="300" height="200"></video></div>${loop()}${slides(4)}`,
    );
    await until(() => live(element) === 'off');
    videoOf(element).dispatchEvent(new Event('play'));
    await until(() => live(element) === 'polite');
    const [, picture] = element.querySelectorAll('video');
    picture!.dispatchEvent(new Event('pause'));
    await settled(element);
    expect(live(element)).to.equal('polite');
  });

  it('are clicked as pictures', async () => {
    const element = await openGallery('design="slideshow"', `<div>${loop()}</div>${slides(1)}`);
    element.dispatchEvent(new PointerEvent('pointerenter'));
    const change = nextEvent<CustomEvent<{ reason: string }>>(element, 'sq-slide-change');
    videoOf(element).click();
    expect((await change).detail.reason).to.equal('click');
  });

  it('rest while they are out of view, and films that are left stay paused', async () => {
    const film = `<video muted loop controls width="320" height="160" src="${LOOP}"></video>`;
    const element = await openGallery('design="slideshow"', loop() + film + slides(1));
    const [picture, movie] = element.querySelectorAll('video');
    await plays(picture!);
    await go(element, 1);
    await until(() => picture!.paused, 'out of view');
    await movie!.play();
    await go(element, 2);
    await until(() => movie!.paused);
    await go(element, 1);
    await go(element, 0);
    await plays(picture!);
    expect(movie!.paused).to.equal(true);
  });

  it('are neither started nor stopped under reduced motion', async () => {
    media.change(true);
    const element = await openGallery('design="slideshow"', loop() + slides(1));
    const video = videoOf(element);
    video.pause();
    await go(element, 1);
    await go(element, 0);
    viewport(element).scrollIntoView();
    expect(video.paused).to.equal(true);
    await video.play();
    button(element, 'control-next').click();
    await until(() => current(element) === 1);
    expect(video.paused).to.equal(false);
  });
});
