import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { nextEvent, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { current, openGallery } from './testing/gallery.js';

const IMAGE = `<img alt="A bowl" src="${picture()}" width="300" height="200">`;
const figure = (address: string, inside = IMAGE) => `<figure data-click-through-url="${address}">${inside}</figure>`;
const clickOn = (target: Element) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  return sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
};

describe('sq-gallery: click-through addresses', () => {
  const address = location.href;
  const real = HTMLAnchorElement.prototype.click;
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => {
    media.restore();
    HTMLAnchorElement.prototype.click = real;
    history.replaceState(null, '', address);
  });

  it('may be those of a mail, a call or a message', async () => {
    const followed: string[] = [];
    // The browser would ask which program is to open them.
    HTMLAnchorElement.prototype.click = function () {
      followed.push(this.href);
    };
    const addresses = ['mailto:me@example.com?subject=Bowls', 'tel:+4930123', 'sms:+4930123'];
    for (const each of addresses) {
      const element = await openGallery('design="grid"', figure(each));
      const image = element.querySelector('img')!;
      await clickOn(image);
      await until(() => followed.at(-1) === each);
      image.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => followed.length === 2);
      followed.length = 0;
    }
  });

  it('that cannot be followed leave the link inside as it is', async () => {
    for (const each of ['javascript:window.hurt=1', 'http://[', '']) {
      const element = await openGallery('design="grid"', figure(each, `<a href="#inside">${IMAGE}</a>`));
      const changed = nextEvent(window, 'hashchange');
      await clickOn(element.querySelector('img')!);
      await changed;
      expect(location.hash).to.equal('#inside');
      element.parentElement!.remove();
      history.replaceState(null, '', address);
    }
    expect('hurt' in window).to.equal(false);
    const slideshow = await openGallery('design="slideshow"', figure('javascript:window.hurt=1').repeat(2));
    await clickOn(slideshow.querySelector('img')!);
    await until(() => current(slideshow) === 1, 'goes to the next slide, like any other');
  });

  it('open where the link inside opens', async () => {
    const frame = document.createElement('iframe');
    frame.name = 'aside';
    document.body.append(frame);
    const { pathname } = new URL('../../shared/testing/pictures.ts', import.meta.url);
    const element = await openGallery(
      'design="grid"',
      figure(pathname, `<a href="/elsewhere" target="aside">${IMAGE}</a>`),
    );
    const loaded = nextEvent(frame, 'load');
    await clickOn(element.querySelector('img')!);
    await loaded;
    expect(frame.contentWindow!.location.pathname).to.equal(pathname);
    expect(location.href).to.equal(address);
    frame.remove();
  });
});
