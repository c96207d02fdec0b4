import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-lightbox/index.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { openGallery } from './testing/gallery.js';

const image = (attributes = 'alt=""') => `<img src="${picture()}" width="300" height="200" ${attributes}>`;

describe('slides that are pressed', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    media = pretendMedia(/reduced-motion/, true);
    history.replaceState(null, '', '#none');
  });
  afterEach(() => media.restore());
  const name = (element: Element) => element.getAttribute('aria-label');

  it('have a name, whatever the author has given them', async () => {
    const element = await openGallery(
      'design="grid" lightbox label="Work"',
      [
        image(),
        image(''),
        `<figure>${image()}<figcaption>A wide bowl</figcaption></figure>`,
        image('alt="A jug"'),
        image('alt="" title="A cup"'),
        image('alt="" aria-label="A plate"'),
        '<div>Words alone</div>',
        '<div><canvas></canvas></div>',
        `<figure data-click-through-url="#bowl">${image('alt=" "')}</figure>`,
      ].join(''),
    );
    const targets = [...element.querySelectorAll('[role=button], [role=link]')];
    expect(targets.map(name)).to.deep.equal([
      'Slide 1 of 9',
      'Slide 2 of 9',
      'A wide bowl',
      null,
      null,
      'A plate',
      null,
      'Slide 8 of 9',
      'Slide 9 of 9',
    ]);
    element.removeAttribute('lightbox');
    await until(() => targets.filter((target) => target.hasAttribute('role')).length === 1);
    expect(targets.map(name)).to.deep.equal([null, null, null, null, null, 'A plate', null, null, 'Slide 9 of 9']);
  });

  it('take Enter alone, and leave keys with a modifier to the browser', async () => {
    const element = await openGallery('design="grid"', image('alt="A" data-click-through-url="#through"'));
    const slide = element.firstElementChild as HTMLElement;
    slide.focus();
    for (const more of [
      { ctrlKey: true },
      { altKey: true },
      { metaKey: true },
      { shiftKey: true },
      { isComposing: true },
    ])
      expect(
        slide.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true, ...more }),
        ),
      ).to.equal(true);
    expect(location.hash).to.equal('#none');
    await sendKeys({ press: 'Enter' });
    await until(() => location.hash === '#through');
  });

  it('leave keys to controls of the author', async () => {
    const element = await openGallery(
      'design="grid" lightbox',
      `<div>${image('alt="A"')}<span role="button" tabindex="0">Buy</span><span role="link" tabindex="0">More</span></div>`,
    );
    let clicks = 0;
    const [buy, more] = element.querySelectorAll<HTMLElement>('span');
    for (const each of [buy!, more!]) {
      each.addEventListener('click', () => clicks++);
      each.focus();
      await sendKeys({ press: 'Enter' });
    }
    expect(clicks, 'their own script answers').to.equal(0);
  });

  it('can be reached by keys where a link beside the image leads elsewhere', async () => {
    const element = await openGallery(
      'design="grid" lightbox',
      `<div>${image('alt="A"')}<p><a href="#details">Details</a></p></div>`,
    );
    const opened = nextEvent(document, 'sq-lightbox-open');
    const target = element.querySelector('img')!;
    expect(target.getAttribute('role')).to.equal('button');
    target.focus();
    await sendKeys({ press: 'Enter' });
    const lightbox = (await opened).target as HTMLElement & { close(): Promise<void> };
    const back = nextEvent(window, 'popstate');
    await lightbox.close();
    await back;
  });
});
