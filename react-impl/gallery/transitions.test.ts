import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { button, current, endMotion, indicators, openGallery, viewport, type Gallery } from './testing/gallery.js';

const animationOf = (element: Element, index: number) => element.children[index]!.getAnimations()[0]!;
const opacityOf = (element: Element, index: number) => Number(getComputedStyle(element.children[index]!).opacity);
const still = (element: Gallery) => until(() => !element.inMotion, 'the motion ends');
const changesOf = (element: Gallery) => {
  const seen: number[] = [];
  element.addEventListener('sq-slide-change', ({ detail }) => seen.push(detail.index));
  return seen;
};

describe('sq-gallery: a change of slide', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  for (const transition of ['fade', 'ken-burns'])
    for (const [from, to] of [
      [0, 1],
      [2, 1],
    ] as const)
      it(`${transition} from ${from} to ${to}: the background never shines through`, async () => {
        const element = await openGallery(
          `design="slideshow" transition="${transition}" easing="linear" current-index="${from}"`,
        );
        await (to > from ? element.next() : element.previous());
        const [entering, leaving] = [animationOf(element, to), animationOf(element, from)];
        for (const animation of [entering, leaving]) animation.pause();
        for (const time of [1, 250, 500, 750, 999]) {
          entering.currentTime = leaving.currentTime = time;
          const [enters, leaves] = [opacityOf(element, to), opacityOf(element, from)];
          expect(enters, 'comes in').to.be.closeTo(time / 1000, 0.01);
          expect((1 - enters) * (1 - leaves), `what shines through after ${time} ms`).to.equal(0);
          const { x, y, width, height } = viewport(element).getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          expect(element.children[to]!.contains(top), 'the slide that comes is on top').to.equal(true);
        }
        leaving.currentTime = 1199;
        expect(opacityOf(element, from), 'gone in the end').to.be.below(0.01);
      });

  for (const design of [
    'design="slideshow" speed="0.3"',
    'design="slider" v-size="10" speed="0.3"',
    'design="carousel" slides-per-row="1"',
  ])
    it(`keeps clicks that come before the change is over: ${design}`, async () => {
      const element = await openGallery(design, 6, 400);
      const seen = changesOf(element);
      for (let click = 0; click < 3; click++) button(element, 'control-next').click();
      expect(seen, 'the first acts at once').to.deep.equal([1]);
      await until(() => current(element) === 3, 'three clicks are three slides');
      await still(element);
      indicators(element)[1]!.click();
      indicators(element)[4]!.click();
      indicators(element)[2]!.click();
      await until(() => current(element) === 2, 'the last one is kept');
      await still(element);
      expect(seen).to.deep.equal([1, 3, 1, 2]);
    });
  it('keeps keys, and stops at the last slide', async () => {
    const element = await openGallery('design="slideshow" speed="0.2"', 4);
    let ends = 0;
    element.addEventListener('sq-reached-end', () => ends++);
    viewport(element).focus();
    for (let press = 0; press < 5; press++) await sendKeys({ press: 'ArrowRight' });
    await until(() => current(element) === 3 && !element.inMotion);
    expect(ends).to.be.above(0);
  });
  it('keeps clicks while a linked gallery is in motion', async () => {
    const main = await openGallery('id="main" design="slideshow" speed="60"', 5);
    const strip = await openGallery('design="slider" v-size="10" speed="0.05" linked="main"', 5);
    button(strip, 'control-next').click();
    await until(() => !strip.inMotion && main.inMotion, 'the strip is faster', { interval: 5 });
    indicators(strip)[3]!.click();
    await endMotion(main);
    await until(() => current(main) === 3 && current(strip) === 3);
  });
  it('what scripts ask for is still refused during a motion [GAL-051]', async () => {
    const element = await openGallery('design="slideshow" speed="60"');
    const seen = changesOf(element);
    await element.next();
    await element.next();
    element.currentIndex = 4;
    await endMotion(element);
    expect([seen, element.currentIndex]).to.deep.equal([[1], 1]);
  });
  it('a refresh forgets what was kept', async () => {
    const element = await openGallery('design="slideshow" speed="60"', 5);
    button(element, 'control-next').click();
    button(element, 'control-next').click();
    await element.refresh();
    button(element, 'control-next').click();
    await endMotion(element);
    expect(current(element)).to.equal(2);
  });
});
