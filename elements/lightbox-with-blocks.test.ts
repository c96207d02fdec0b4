import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, until, withPageSheet } from '../shared/testing/fixture.js';
import { picture, slides } from '../shared/testing/pictures.js';
import type { lightbox } from '../react-impl/lightbox/declaration.js';
import './sq-gallery/index.js';
import './sq-lightbox/index.js';
import './sq-video/index.js';
import gallerySheet from './sq-gallery/sq-gallery.css' with { type: 'css' };
import sheet from './sq-lightbox/sq-lightbox.css' with { type: 'css' };

type Lightbox = ElementOf<typeof lightbox>;

/** A click by the mouse in the middle of an element. */
async function clickOn(element: Element) {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe('a lightbox together with other blocks', () => {
  let current: Lightbox | undefined;
  before(() => {
    withPageSheet(gallerySheet);
    withPageSheet(sheet);
  });
  afterEach(async () => {
    const back = nextEvent(window, 'popstate');
    await current!.close();
    await back;
  });

  it('opens the clicked slide of several galleries, also where they have the attribute `lightbox`', async () => {
    const gallery = (id: string, count: number) =>
      `<sq-gallery id="${id}" design="grid" lightbox>${slides(count)}</sq-gallery>`;
    const holder = await place(
      `<div>${gallery('a', 2)}${gallery('b', 4)}${gallery('c', 3)}<sq-lightbox for="a c"></sq-lightbox></div>`,
    );
    current = holder.lastElementChild as Lightbox;
    const slide = holder.querySelector('#c > :nth-child(2)')!;
    holder.querySelector('#c')!.append(document.createElement('img'));
    holder.querySelector('#c')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await until(() => holder.querySelector('#c > img[tabindex]'), 'the code that handles clicks is loaded');
    const opened = nextEvent(document, 'sq-lightbox-open');
    await clickOn(slide);
    expect((await opened).detail).to.deep.equal({ index: 3 });
  });

  // A player on the test server: no third party is contacted.
  const code = `data-html="&lt;iframe src='/react-impl/video/testing/player.html' width='560' height='315'&gt;&lt;/iframe&gt;"`;
  const poster = `<img src="${picture()}" alt="Throwing a bowl" width="300" height="200">`;
  for (const [name, item] of [
    ['a sq-video', `<sq-video ${code}>${poster}</sq-video>`],
    ['a sq-video in a figure', `<figure><sq-video ${code}>${poster}</sq-video><figcaption>Clay</figcaption></figure>`],
    [
      'the video wrapper of an existing template',
      `<div data-type="video">${poster}<div class="sqs-video-wrapper" ${code} data-provider-name="YouTube"></div></div>`,
    ],
  ] as const)
    it(`${name} is watched in the viewer, as large as it can be [LBX-001]`, async () => {
      current = await place<Lightbox>(`<sq-lightbox>${item}${slides(1)}</sq-lightbox>`);
      await current.open(0);
      for (const animation of current.shadowRoot!.getAnimations()) animation.finish();
      const video = () => inShadow(current!, 'dialog sq-video')!;
      await until(() => inShadow(video(), '[part~=play-toggle]'));
      const { width, height } = video().getBoundingClientRect();
      expect(width / height).to.be.closeTo(16 / 9, 0.02);
      expect(width, 'as wide as there is room').to.be.above(innerWidth * 0.75);
      const picture = video().querySelector('img')!.getBoundingClientRect();
      expect([Math.round(picture.width), Math.round(picture.height)]).to.deep.equal([
        Math.round(width),
        Math.round(height),
      ]);
      await clickOn(inShadow(video(), '[part~=play-toggle]')!);
      await until(() => inShadow(video(), 'iframe'), 'the video has been started by the click');
      // The frame leaves a row for the link as soon as its page has come, of which nothing is heard.
      const stage = inShadow(video(), '.stage:has(iframe)')!.getBoundingClientRect();
      expect(stage.height).to.be.closeTo(height, 2);
      expect(stage.width).to.be.closeTo(width, 2);
      expect(inShadow(video(), 'iframe')!.offsetHeight).to.be.above(height - 40);
      expect(current.shadowRoot!.querySelector('dialog')!.open, 'the click is the video’s').to.equal(true);
      await current.next();
      expect(inShadow(current, 'dialog sq-video')).to.equal(null);
    });
});
