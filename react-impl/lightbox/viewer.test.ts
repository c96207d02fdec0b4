import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import {
  captionBox,
  closeAtOnce,
  closed,
  dialog,
  endAnimations,
  isOpen,
  part,
  placeLightbox,
  scaleOf,
  shown,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

const link = (group: string, label: string) =>
  `<a href="${picture()}" data-sq-lightbox="${group}"><img src="${picture()}" alt="${label}" width="90" height="60"></a>`;

describe('the viewer of sq-lightbox', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(async () => {
    await closeAtOnce(current);
    current = undefined;
    media.restore();
  });
  async function open(attributes = '', inside = slides(3), at = 0) {
    current = await placeLightbox(attributes, inside);
    await current.open(at);
    return current;
  }

  it('is not loaded until an item is hovered', async () => {
    const element = await place<Lightbox>(`<sq-lightbox>${slides(2)}</sq-lightbox>`);
    expect(dialog(element) === null).to.equal(true);
    element.firstElementChild!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until(() => dialog(element) !== null);
    expect(isOpen(element)).to.equal(false);
  });

  describe('items', () => {
    it('are the slides of several galleries, in the order of the ids', async () => {
      const holder = await place(
        `<div><ul id="one">${slides(2)}</ul><ul id="two">${slides(3)}</ul><sq-lightbox for="one two"></sq-lightbox></div>`,
      );
      current = holder.lastElementChild as Lightbox;
      await settled(current);
      const opened = nextEvent(current, 'sq-lightbox-open');
      holder.querySelector<HTMLElement>('#two > :nth-child(2)')!.click();
      expect((await opened).detail).to.deep.equal({ index: 3 });
      expect(part(current, 'status')!.textContent).to.contain('Image 4 of 5');
    });
    it('are the plain links of one group, anywhere on the page, also links added later', async () => {
      const holder = await place(
        `<div><p>${link('trip', 'One')}</p>${link('other', 'Not of it')}<figure>${link('trip', 'Two')}<figcaption>The second</figcaption></figure></div>`,
      );
      holder.insertAdjacentHTML('beforeend', link('trip', 'Three'));
      const opened = nextEvent(document, 'sq-lightbox-open');
      holder.querySelectorAll<HTMLElement>('[data-sq-lightbox=trip]')[1]!.click();
      expect((await opened).detail).to.deep.equal({ index: 1 });
      current = document.querySelector<Lightbox>('sq-lightbox[group=trip]')!;
      expect([shown(current), part(current, 'caption')!.textContent]).to.deep.equal(['Two', 'The second']);
      await sendKeys({ press: 'ArrowRight' });
      expect(shown(current)).to.equal('Three');
      await closed(() => current!.close());
      current.remove();
    });
    it('are one link if it names no group; clicks with a modifier key are left to the browser', async () => {
      const holder = await place(`<div>${link('', 'Alone')}${link('', 'Another')}</div>`);
      const [first] = holder.children as unknown as [HTMLElement];
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      first.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }));
      expect(first.dataset['sqLightbox']).to.equal('');
      const opened = nextEvent(document, 'sq-lightbox-open');
      first.click();
      await opened;
      current = document.querySelector<Lightbox>(`sq-lightbox[group="${first.dataset['sqLightbox']}"]`)!;
      expect(part(current, 'control-next') === null).to.equal(true);
      await closed(() => current!.close());
      current.remove();
    });
  });

  it('the c key toggles the caption, also for the next items, and a long caption scrolls', async () => {
    const figure = (caption: string) =>
      `<figure><a href="${picture()}"><img src="${picture()}" alt="A"></a><figcaption>${caption}</figcaption></figure>`;
    const element = await open('', figure('word '.repeat(3000)) + figure('Short'));
    const box = () => captionBox(element);
    await until(() => box().tabIndex === 0 && box().getAttribute('aria-label') === 'Caption');
    expect(box().clientHeight).to.be.at.most(innerHeight * 0.25 + 1);
    await sendKeys({ press: 'c' });
    await until(() => box().dataset['shown'] === undefined);
    await element.next();
    await until(() => box().dataset['shown'] === undefined && box().tabIndex === -1);
    await sendKeys({ press: 'c' });
    await until(() => box().dataset['shown'] === 'true');
  });
  for (const file of ['/gone.mp4', '/react-impl/video/testing/prores.mov', '/react-impl/video/testing/sound.mov'])
    it(`${file}, which cannot be played, gives its link back with a word`, async () => {
      const element = await open('', `<video src="${file}" preload="none"></video>${slides(1)}`);
      const failed = () => inShadow(element, '[data-current] .failed');
      await until(failed);
      expect(failed()!.textContent).to.contain('This video could not be played.');
      const link = failed()!.querySelector('a')!;
      expect(link.href).to.equal(new URL(file, location.href).href);
      endAnimations(element);
      await expect(element).to.be.accessible();
      await sendKeys({ press: 'ArrowRight' });
      await until(() => shown(element) === 'Slide 1');
    });
  it("a film in a link gives the author's link back, with the focus that the film had", async () => {
    const element = await open('', `<a href="/films/kiln"><video preload="none"></video></a>${slides(1)}`);
    const video = inShadow(element, 'video')!;
    video.focus();
    expect(element.shadowRoot!.activeElement).to.equal(video);
    video.dispatchEvent(new Event('error'));
    await until(() => inShadow(element, '.failed a'));
    expect(element.shadowRoot!.activeElement).to.equal(inShadow(element, '.failed a'));
    expect(inShadow<HTMLAnchorElement>(element, '.failed a')!.pathname).to.equal('/films/kiln');
  });
  it('a provider’s video is a sq-video in the viewer, removed when another item is shown', async () => {
    const wrapper = `<div data-type="video"><div class="sqs-video-wrapper" data-html="&lt;iframe src='/x'&gt;" data-provider-name="Vimeo"></div></div>`;
    const { pageRegistry } = await import('../../shared/platform/page/page-registry.js');
    pageRegistry().loadBlock = () => new Promise(() => {});
    try {
      const element = await open('', wrapper + slides(1));
      const video = inShadow(element, 'sq-video')!;
      expect(video.getAttribute('data-html')).to.contain('iframe');
      await element.next();
      expect(inShadow(element, 'sq-video') === null).to.equal(true);
    } finally {
      delete pageRegistry().loadBlock;
    }
  });
  it('is accessible enlarged and with a caption', async () => {
    const element = await open('', `<figure>${slides(1)}<figcaption>${'word '.repeat(2000)}</figcaption></figure>`);
    await sendKeys({ press: 'c' });
    await until(async () => {
      await sendKeys({ press: '+' });
      return scaleOf(element) > 1;
    }, 'the code of the gestures is loaded');
    await until(() => scaleOf(element) > 1 && captionBox(element).tabIndex === 0);
    endAnimations(element);
    await expect(element).to.be.accessible();
  });
});
