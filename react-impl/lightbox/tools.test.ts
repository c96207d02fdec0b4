import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { inShadow, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import { pretend } from '../../shared/testing/storage.js';
import {
  closeAtOnce,
  closed,
  endAnimations,
  isOpen,
  part,
  placeLightbox,
  shown,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

describe('what a lightbox has if it is asked for', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  const undo: (() => void)[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(async () => {
    for (const restore of undo.splice(0)) restore();
    await closeAtOnce(current);
    media.restore();
  });
  async function open(attributes: string, tool: string, inside = slides(3)) {
    current = await placeLightbox(attributes, inside);
    await current.open(0);
    await until(() => part(current!, tool), `${tool} is loaded`);
    endAnimations(current);
    return current;
  }
  async function click(element: Element, name: string) {
    const { left, top, width, height } = part(element, name)!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  }
  const label = (element: Element, name: string) => part(element, name)!.getAttribute('aria-label');

  it('is nothing by default', async () => {
    current = await placeLightbox();
    await current.open(0);
    await until(() => inShadow(current!, '.pane:nth-child(2)'));
    for (const name of ['thumbnails', 'slideshow', 'share', 'download', 'fullscreen'])
      expect(part(current, name), name).to.equal(null);
  });
  it('thumbnails: a strip below the image that shows where one is, and leads to each item', async () => {
    const element = await open('thumbnails', 'thumbnails', slides(30));
    const strip = part(element, 'thumbnails')!;
    const buttons = () => [...strip.querySelectorAll('button')];
    expect(
      buttons()
        .map((button) => button.getAttribute('aria-current'))
        .indexOf('true'),
    ).to.equal(0);
    expect(buttons()[1]!.getAttribute('aria-label')).to.equal('Image 2 of 30: Slide 2');
    const image = part(element, 'image')!.getBoundingClientRect();
    expect(strip.getBoundingClientRect().top).to.be.at.least(image.bottom);
    const { left, top } = buttons()[2]!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 30), Math.round(top + 30)] });
    expect([shown(element), isOpen(element)]).to.deep.equal(['Slide 3', true]);
    await sendKeys({ press: 'End' });
    await until(() => {
      const { right } = buttons()[29]!.getBoundingClientRect();
      return right <= innerWidth && buttons()[29]!.getAttribute('aria-current') === 'true';
    }, 'the current one is scrolled into view');
    await expect(element).to.be.accessible();
  });
  it('slideshow: from a press to the next press; any other key or press stops it too', async () => {
    const timers = holdTimers(1000);
    undo.push(timers.restore);
    const element = await open('slideshow slideshow-duration="1"', 'slideshow', slides(9));
    expect(label(element, 'slideshow')).to.equal('Play slideshow');
    expect([shown(element), timers.waiting()], 'nothing moves by itself').to.deep.equal(['Slide 1', []]);
    await click(element, 'slideshow');
    expect(label(element, 'slideshow')).to.equal('Pause slideshow');
    await until(() => timers.runOut(1000) === 1, 'its second');
    await until(() => shown(element) === 'Slide 2');
    expect(part(element, 'status')!.getAttribute('aria-live'), 'no announcement of each').to.equal('off');
    await click(element, 'slideshow');
    expect(label(element, 'slideshow')).to.equal('Play slideshow');
    await until(() => timers.waiting().length === 0, 'no second runs');
    await click(element, 'slideshow');
    await sendKeys({ press: 'ArrowRight' });
    await until(() => label(element, 'slideshow') === 'Play slideshow');
  });
  it('slideshow: ends with the last item', async () => {
    const timers = holdTimers(1000);
    undo.push(timers.restore);
    const element = await open('slideshow slideshow-duration="1"', 'slideshow', slides(2));
    await click(element, 'slideshow');
    await until(() => timers.runOut(1000) === 1, 'its second');
    await until(() => shown(element) === 'Slide 2' && label(element, 'slideshow') === 'Play slideshow');
    expect(part(element, 'slideshow')!.getAttribute('aria-disabled')).to.equal('true');
  });
  it('share: by the browser, else the address is copied, which is said', async () => {
    const shared: ShareData[] = [];
    undo.push(pretend(navigator, 'share', (data: ShareData) => Promise.resolve(void shared.push(data))));
    const element = await open('share history-hash', 'share');
    await click(element, 'share');
    expect(shared).to.deep.equal([{ title: 'Slide 1', url: location.href }]);
    expect(location.hash).to.equal('#s0');
    undo.pop()!();
    const copied: string[] = [];
    undo.push(pretend(navigator, 'share', undefined));
    undo.push(
      pretend(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) }),
    );
    await click(element, 'share');
    await until(() => inShadow(element, '.copied')?.textContent === 'The link has been copied.');
    expect(copied).to.deep.equal([location.href]);
  });
  it('download: a link to the full image of the item in view', async () => {
    const element = await open('download', 'download');
    const href = () => part<HTMLAnchorElement>(element, 'download')!.href;
    expect(href()).to.equal((element.children[0] as HTMLAnchorElement).href);
    expect(part(element, 'download')!.hasAttribute('download')).to.equal(true);
    await element.next();
    expect(href()).to.equal((element.children[1] as HTMLAnchorElement).href);
  });
  it('fullscreen: of the page, and left with the viewer', async () => {
    const asked: string[] = [];
    let full: Element | null = null;
    const change = (name: string, element: Element | null) => () => {
      asked.push(name);
      full = element;
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    };
    const root = document.documentElement;
    undo.push(pretend(Document.prototype, 'fullscreenEnabled', true));
    undo.push(pretend(root, 'requestFullscreen', change('enter', root)));
    undo.push(pretend(Document.prototype, 'exitFullscreen', change('leave', null)));
    undo.push(pretend(Document.prototype, 'fullscreenElement', null));
    Object.defineProperty(Document.prototype, 'fullscreenElement', { get: () => full });
    const element = await open('fullscreen', 'fullscreen');
    expect(label(element, 'fullscreen')).to.equal('Full screen');
    await click(element, 'fullscreen');
    expect(label(element, 'fullscreen')).to.equal('Leave full screen');
    await closed(() => element.close());
    expect(asked).to.deep.equal(['enter', 'leave']);
  });
  it('is accessible, all of it', async () => {
    const element = await open('thumbnails slideshow share download fullscreen', 'slideshow');
    await until(() => part(element, 'thumbnails'));
    endAnimations(element);
    await expect(element).to.be.accessible();
  });
});
