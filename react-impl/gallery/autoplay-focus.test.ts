import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { inShadow, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { button, clock, current, openGallery, viewport, type Gallery } from './testing/gallery.js';

const live = (element: Element) => inShadow(element, '[part~=status]')!.getAttribute('aria-live');
const runs = (element: Element) => until(() => live(element) === 'off', 'runs');
const rests = (element: Element) => until(() => live(element) === 'polite', 'rests');
const clickOn = (target: Element) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  return sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
};
/** Without links, which a click would follow. */
const IMAGES = `<img src="${picture()}" alt="" width="300" height="200">`.repeat(4);
/** Away from the gallery, to the right of it. */
const moveAway = () => sendMouse({ type: 'move', position: [innerWidth - 2, 2] });
const focusIn = (element: Gallery) => element.shadowRoot!.activeElement ?? document.activeElement;

describe('sq-gallery: autoplay and the focus', () => {
  let media: ReturnType<typeof pretendMedia>;
  let time: ReturnType<typeof clock>;
  let element: Gallery;
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    media = pretendMedia(/reduced-motion/, false);
    time = clock();
    element = await openGallery('design="slideshow" autoplay loop', IMAGES, 400);
    await runs(element);
  });
  afterEach(async () => {
    time.restore();
    media.restore();
    await resetMouse();
  });

  it('continues after a click on Next, once the mouse is away [GAL-061]', async () => {
    const next = button(element, 'control-next');
    await clickOn(next);
    await until(() => current(element) === 1);
    await rests(element);
    expect(focusIn(element), 'Next has the focus').to.equal(next);
    await moveAway();
    await runs(element);
  });

  it('continues after a click on a slide, once the mouse is away [GAL-061]', async () => {
    await clickOn(viewport(element));
    await rests(element);
    await moveAway();
    await runs(element);
  });

  it('rests when the keyboard moves the focus from a clicked button, and continues after another click', async () => {
    await clickOn(button(element, 'control-previous'));
    await moveAway();
    await runs(element);
    await sendKeys({ press: 'Tab' });
    expect(focusIn(element)).to.equal(button(element, 'control-next'));
    await rests(element);
    await clickOn(button(element, 'control-previous'));
    await moveAway();
    await runs(element);
  });

  it('rests while the keyboard has the focus inside, and continues when it leaves', async () => {
    const outside = document.createElement('button');
    element.before(outside);
    outside.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(element);
    await rests(element);
    outside.focus();
    await runs(element);
  });
});
