import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import {
  captionBox,
  closeAtOnce,
  closed,
  dialog,
  endAnimations,
  isOpen,
  part,
  shown,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

const captioned = (caption: string) =>
  `<figure><a href="${picture()}"><img src="${picture()}" alt="One"></a><figcaption>${caption}</figcaption></figure>`;

describe('sq-lightbox', () => {
  let mobile: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => (mobile = pretendMedia(/432px/, false)));
  afterEach(async () => {
    await closeAtOnce(current);
    mobile.restore();
  });

  async function open(attributes = '', inside = slides(3), at: number | null = 0) {
    current = await place<Lightbox>(`<sq-lightbox ${attributes}>${inside}</sq-lightbox>`);
    if (at !== null) await current.open(at);
    return current;
  }
  it('is a full-screen overlay with close, previous and next [LBX-001]', async () => {
    const element = await open();
    expect(dialog(element).matches(':modal')).to.equal(true);
    const { width, height } = dialog(element).getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).to.deep.equal([document.documentElement.clientWidth, innerHeight]);
    for (const [name, label] of [
      ['close', 'Close'],
      ['control-previous', 'Previous'],
      ['control-next', 'Next'],
    ] as const)
      expect(part(element, name)!.getAttribute('aria-label')).to.equal(label);
  });
  it('has previous and next only for several items, and not on mobile [LBX-002]', async () => {
    expect(part(await open('', slides(1)), 'control-next') === null).to.equal(true);
    await closed(() => void current!.close());
    mobile.restore();
    mobile = pretendMedia(/432px/, true);
    const element = await open();
    expect(part(element, 'control-next') === null).to.equal(true);
    expect(part(element, 'close') === null).to.equal(false);
  });
  it('shows the next and previous item by the arrow keys, and the ends by Home and End [LBX-003]', async () => {
    const element = await open();
    const change = nextEvent(document, 'sq-lightbox-change');
    await sendKeys({ press: 'ArrowRight' });
    expect((await change).detail).to.deep.equal({ index: 1 });
    expect(shown(element)).to.equal('Slide 2');
    await sendKeys({ press: 'End' });
    expect(shown(element)).to.equal('Slide 3');
    await sendKeys({ press: 'Home' });
    expect(shown(element)).to.equal('Slide 1');
  });
  it('takes at most one step per 200 ms [LBX-004]', async () => {
    const element = await open('', slides(9));
    const press = (time: number) => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: time });
      dialog(element).dispatchEvent(event);
    };
    for (const time of [100_000, 100_050, 100_199]) press(time);
    expect(shown(element)).to.equal('Slide 2');
    press(100_200);
    expect(shown(element)).to.equal('Slide 3');
  });
  it('the left arrow key shows the next item in right-to-left text', async () => {
    const holder = await place(`<div dir="rtl"><sq-lightbox>${slides(3)}</sq-lightbox></div>`);
    current = holder.firstElementChild as Lightbox;
    await current.open(0);
    await sendKeys({ press: 'ArrowLeft' });
    expect(shown(current)).to.equal('Slide 2');
  });
  it('stops at the ends without loop, with focusable controls; wraps around with it', async () => {
    const element = await open();
    expect(part(element, 'control-previous')!.getAttribute('aria-disabled')).to.equal('true');
    part<HTMLElement>(element, 'control-previous')!.click();
    expect(shown(element)).to.equal('Slide 1');
    element.loop = true;
    await settled(element);
    await until(() => {
      part<HTMLElement>(element, 'control-previous')!.click();
      return shown(element) === 'Slide 3';
    });
  });
  it('shows the next item by a click on the right half, and closes by one at an edge', async () => {
    const element = await open();
    const [right, middle] = [Math.round(innerWidth * 0.75), Math.round(innerHeight * 0.3)];
    await sendMouse({ type: 'click', position: [right, middle] });
    await until(() => shown(element) === 'Slide 2');
    await closed(() => void sendMouse({ type: 'click', position: [2, middle] }));
    expect(isOpen(element)).to.equal(false);
  });
  it('closes with Escape, and focuses the thumbnail of the current item', async () => {
    const element = await open();
    await sendKeys({ press: 'ArrowRight' });
    const close = nextEvent(element, 'sq-lightbox-close');
    await sendKeys({ press: 'Escape' });
    expect((await close).detail).to.deep.equal({ index: 1 });
    expect(document.activeElement === element.children[1]).to.equal(true);
    await until(() => history.state === null || !('sqLightbox' in (history.state as object)));
  });
  it('closes with Back', async () => {
    const element = await open();
    await closed(() => history.back());
    await until(() => !isOpen(element));
  });
  it('focuses the dialog, which has an accessible name', async () => {
    const element = await open();
    expect(element.shadowRoot!.activeElement === dialog(element)).to.equal(true);
    expect(dialog(element).getAttribute('aria-label')).to.equal('Image viewer');
  });
  it('announces which item is shown', async () => {
    const element = await open();
    expect(part(element, 'status')!.textContent).to.contain('Image 1 of 3: Slide 1');
    await sendKeys({ press: 'ArrowRight' });
    expect(part(element, 'status')!.textContent).to.contain('Image 2 of 3: Slide 2');
  });
  it('announces the caption with its image, once', async () => {
    const own = `<figure><img src="${picture()}" alt=""><figcaption>Alone</figcaption></figure>`;
    const element = await open('', captioned('Celadon') + own);
    expect(part(element, 'status')!.textContent).to.equal('1 / 2Image 1 of 2: One. Celadon');
    await element.next();
    expect(part(element, 'status')!.textContent).to.equal('2 / 2Image 2 of 2: Alone');
  });
  it('stops the page from scrolling while it is open', async () => {
    const element = await open();
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
    await closed(() => void element.close());
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
  });
  it('opens by a click on an item', async () => {
    const element = await open('', slides(3), null);
    const opened = nextEvent(element, 'sq-lightbox-open');
    (element.children[2] as HTMLElement).click();
    expect((await opened).detail).to.deep.equal({ index: 2 });
  });
  it('opens the items of a gallery, except for clicks that the gallery handles', async () => {
    const holder = await place(`<div><ul id="work">${slides(3)}</ul><sq-lightbox for="work"></sq-lightbox></div>`);
    current = holder.lastElementChild as Lightbox;
    await settled(current);
    const work = holder.firstElementChild!;
    const opened = nextEvent(current, 'sq-lightbox-open');
    (work.children[1] as HTMLElement).click();
    expect((await opened).detail).to.deep.equal({ index: 1 });
    await closed(() => void current!.close());
    work.addEventListener('click', (event) => event.preventDefault());
    (work.children[0] as HTMLElement).click();
    await settled(current);
    expect(isOpen(current)).to.equal(false);
  });
  it('shows the image and the caption of a figure [LBX-010]', async () => {
    const element = await open('', captioned('Stoneware, <a href="/glaze">celadon</a>'));
    expect(shown(element)).to.equal('One');
    expect(part(element, 'caption')!.textContent).to.equal('Stoneware, celadon');
    expect(part(element, 'caption')!.querySelector('a')!.getAttribute('href')).to.equal('/glaze');
  });
  it('shows the caption by a toggle [LBX-008]', async () => {
    mobile.restore();
    mobile = pretendMedia(/432px/, true);
    const element = await open('', captioned('Words'));
    const box = captionBox(element);
    const toggle = part(element, 'caption-toggle')!;
    expect([toggle.getAttribute('aria-label'), toggle.getAttribute('aria-expanded')]).to.deep.equal([
      'Show caption',
      'false',
    ]);
    toggle.click();
    await until(
      () => getComputedStyle(box).visibility === 'visible' && toggle.getAttribute('aria-expanded') === 'true',
    );
  });
  it('shows the caption on hover on a desktop [LBX-009]', async () => {
    const element = await open('', captioned('Words'));
    await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] });
    await until(() => getComputedStyle(captionBox(element)).visibility === 'visible');
  });
  it('shows the caption to the keyboard as well, and hides it by the toggle that says so, with the pointer anywhere', async () => {
    const element = await open('', captioned('Words'));
    const toggle = part(element, 'caption-toggle')!;
    const state = () => [
      toggle.getAttribute('aria-label'),
      toggle.getAttribute('aria-expanded'),
      getComputedStyle(captionBox(element)).visibility,
    ];
    await until(() => state()[2] === 'visible');
    expect(state()).to.deep.equal(['Hide caption', 'true', 'visible']);
    await sendKeys({ press: 'c' });
    await until(() => state()[2] === 'hidden');
    expect(state()).to.deep.equal(['Show caption', 'false', 'hidden']);
    await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] });
    toggle.focus();
    endAnimations(element);
    expect(state()).to.deep.equal(['Show caption', 'false', 'hidden']);
    await sendKeys({ press: 'Enter' });
    await until(() => state()[2] === 'visible');
    expect(state()).to.deep.equal(['Hide caption', 'true', 'visible']);
  });

  it('shows a message and a link for an image that could not be loaded, and the next item can be shown', async () => {
    const element = await open(
      '',
      `<a href="data:image/png,broken"><img src="${picture()}" alt="Broken"></a>${slides(1)}`,
    );
    await until(() => inShadow(element, '.failed'));
    expect(inShadow(element, '.failed')!.textContent).to.contain('This image could not be loaded.');
    await sendKeys({ press: 'ArrowRight' });
    expect(shown(element)).to.equal('Slide 1');
  });
  it('restores scrolling and history when it is removed while open', async () => {
    const element = await open();
    const back = nextEvent(window, 'popstate');
    element.remove();
    await back;
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
    expect(history.state === null || !('sqLightbox' in (history.state as object))).to.equal(true);
  });
  for (const width of [375, 800])
    it(`nothing moves on upgrade at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(`<sq-lightbox>${slides(5)}</sq-lightbox>`, 'sq-lightbox', width);
      expect(after).to.deep.equal(before);
    });
  it('is accessible, closed and open', async () => {
    const element = await open('', captioned('Words') + slides(2), null);
    await expect(element).to.be.accessible();
    await element.open(0);
    endAnimations(element);
    await expect(element).to.be.accessible();
  });
});
