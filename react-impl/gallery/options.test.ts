import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { javascriptUrlsHaveRun } from '../../shared/testing/hostile.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import {
  button,
  complete,
  current,
  endMotion,
  indicators,
  isInView,
  loadedIndexes,
  openGallery,
  viewport,
  waiting,
  type Gallery,
} from './testing/gallery.js';

/** Clicks as a visitor does, without leaving the page. Returns whether the gallery handled the click. */
function click(target: Element): boolean {
  let handled = false;
  const stop = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
  return handled;
}
const images = (count: number, more = '') =>
  Array.from({ length: count }, (_, i) => `<img alt="${i}" src="${picture()}" width="300" height="200" ${more}>`).join(
    '',
  );

describe('sq-gallery options', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());

  describe('properties', () => {
    it('its state and options can be read as properties [GAL-040]', async () => {
      await place(`<sq-gallery id="partner" design="slider">${slides(5)}</sq-gallery>`);
      const partner = document.querySelector('#partner')!;
      const element = await openGallery(
        'design="slideshow" current-index="2" loop history-hash="false" linked="partner"',
      );
      document.body.append(partner);
      await settled(partner);
      expect(element).to.include({
        currentIndex: 2,
        design: 'slideshow',
        historyHash: false,
        inMotion: false,
        keyboard: true,
        lazyLoad: true,
        loop: true,
        numberOfSlides: 5,
      });
      expect(element.designOptions).to.include({ transition: 'fade', speed: 1, gutter: 1 });
      expect(element.keys).to.deep.equal({
        previous: ['ArrowLeft'],
        next: ['ArrowRight'],
        first: ['Home'],
        last: ['End'],
      });
      expect(element.linkedGalleries).to.deep.equal([partner]);
      await element.next();
      expect(element.currentIndex, 'the current slide').to.equal(3);
      element.currentIndex = 2;
      await until(() => current(element) === 2, 'the same number again');
      partner.remove();
      await settled(partner);
      expect(element.linkedGalleries).to.deep.equal([]);
      const other = await openGallery(
        'design="grid" padding="7" keyboard="false" lazy-load="false" history-hash',
        slides(2),
      );
      expect(other).to.include({
        currentIndex: 0,
        design: 'grid',
        historyHash: true,
        keyboard: false,
        lazyLoad: false,
        loop: false,
        numberOfSlides: 2,
      });
      expect(other.designOptions).to.include({ padding: 7, perRow: 4 });
      media.restore();
      media = pretendMedia(/reduced-motion/, false);
      const moving = await openGallery('design="slideshow"');
      await moving.next();
      expect([moving.inMotion, moving.currentIndex]).to.deep.equal([true, 1]);
      for (const slide of moving.children) for (const animation of slide.getAnimations()) animation.finish();
      await until(() => !moving.inMotion);
      element.remove();
      await settled(element);
      expect(element.numberOfSlides).to.equal(undefined);
    });
    it('takes the design attributes of the specification [GAL-043]', async () => {
      const given = {
        rowHeight: 111,
        perRow: 5,
        zoom: 1.2,
        direction: 'vertical',
        accelerate: true,
        allowPageScroll: 'both',
        boundaries: ['hard', 'none'],
        snapPoints: '30%',
        alignment: 'end',
        activeSlideClickBehavior: 'link',
        clickBehavior: 'lightbox',
        autoHeight: true,
        speed: 2,
        easing: 'linear',
        preloadCount: 3,
        transition: 'swipe',
      };
      const warnings = await warningsOf(async () => {
        const element = await openGallery(`design="slideshow" data-block-json='${JSON.stringify(given)}'`);
        expect(element.designOptions).to.deep.include(given);
        expect(viewport(element).dataset).to.include({ pageScroll: 'both', accelerate: 'true', boundary: 'hard' });
        expect(getComputedStyle(viewport(element)).touchAction).to.match(/pan-x pan-y|manipulation/);
      });
      expect(warnings).to.deep.equal([]);
    });
    it('reads texts of the design attributes, and uses the default for invalid ones', async () => {
      const warnings = await warningsOf(async () => {
        const element = await openGallery(
          'design="slideshow" boundaries="hard none" snap-points="half" transition="melt" column-width="-4" image-aspect-ratio="3:0"',
        );
        expect([element.boundaries, element.snapPoints, element.transition]).to.deep.equal([
          ['hard', 'none'],
          '50%',
          'fade',
        ]);
      });
      expect(warnings).to.have.length(4);
      expect(warnings.join()).to.contain('image-aspect-ratio="3:0"').and.to.contain('a shape such as "3:2"');
    });
    it('takes the public options [GAL-044]', async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p id="public"><button class="back">B</button><button class="on">O</button></p>',
      );
      try {
        const element = await openGallery('');
        element.config = {
          previous: '#public .back',
          next: '#public .on',
          loop: true,
          autoplay: { timeout: 60_000 },
          startIndex: 1,
          design: 'slideshow',
          keyboard: false,
        };
        await settled(element);
        await complete(element);
        expect([current(element), indicators(element).length]).to.deep.equal([1, 5]);
        expect(button(element, 'play-toggle') === null).to.equal(false);
        document.querySelector<HTMLElement>('#public .on')!.click();
        await until(() => current(element) === 2);
        document.querySelector<HTMLElement>('#public .back')!.click();
        await until(() => current(element) === 1);
        viewport(element).focus();
        await sendKeys({ press: 'End' });
        expect(current(element)).to.equal(1);
      } finally {
        document.querySelector('#public')!.remove();
      }
    });
    it('names its parts, and is controlled by elements of the page [GAL-039]', async () => {
      const plain = await openGallery('design="slideshow"', 20);
      expect(plain.elements).to.deep.equal({
        next: 'control-next',
        previous: 'control-previous',
        currentIndex: 'current-index',
        totalSlides: 'total-slides',
        controls: 'controls',
      });
      for (const part of Object.values(plain.elements)) expect(button(plain, part) === null, part).to.equal(false);
      expect([button(plain, 'current-index').textContent, button(plain, 'total-slides').textContent]).to.deep.equal([
        '1',
        '20',
      ]);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p id="own"><button class="p">P</button><button class="n">N</button><i class="at"></i>/<i class="of"></i></p>',
      );
      const own = document.querySelector('#own')!;
      try {
        const element = await openGallery(
          `design="slideshow" elements='{"next": "#own .n", "previous": "#own .p", "currentIndex": "#own .at", "totalSlides": "#own .of"}'`,
        );
        expect(own.textContent).to.equal('PN1/5');
        expect(own.querySelector('.p')!.classList.contains('disabled')).to.equal(true);
        own.querySelector<HTMLElement>('.n')!.click();
        await until(() => own.textContent === 'PN2/5');
        expect(current(element)).to.equal(1);
        expect(own.querySelector('.p')!.getAttribute('aria-disabled')).to.equal('false');
      } finally {
        own.remove();
      }
    });
    it('other keys change slides when they are given', async () => {
      const element = await openGallery(`design="slideshow" keys='{"next": ["n"]}'`);
      viewport(element).focus();
      await sendKeys({ press: 'n' });
      await until(() => current(element) === 1);
      await sendKeys({ press: 'ArrowLeft' });
      await until(() => current(element) === 0);
    });
  });

  describe('linked galleries', () => {
    const pair = async (first: string, second: string, count = 5) => {
      const holder = await place(
        `<div style="width:800px"><sq-gallery id="main" ${first}>${slides(count)}</sq-gallery><sq-gallery id="strip" ${second}>${slides(count)}</sq-gallery></div>`,
      );
      const [main, strip] = holder.children as unknown as [Gallery, Gallery];
      await complete(main);
      await complete(strip);
      return { main, strip };
    };
    it('keep their indexes in sync, whichever moves [GAL-059]', async () => {
      const { main, strip } = await pair('design="slideshow" linked="strip"', 'design="slider"');
      const changed = nextEvent<CustomEvent<{ reason: string; index: number }>>(strip, 'sq-slide-change');
      await main.goTo(3);
      expect((await changed).detail).to.include({ reason: 'linked', index: 3 });
      expect([current(main), current(strip)]).to.deep.equal([3, 3]);
      await strip.previous();
      expect([current(main), current(strip)]).to.deep.equal([2, 2]);
      main.currentIndex = -1;
      await until(() => current(main) === 4 && current(strip) === 4);
    });
    it('any number of galleries can be linked, also through others', async () => {
      const { main, strip } = await pair('design="slideshow" linked="strip"', 'design="slider" linked="third"');
      strip.insertAdjacentHTML('afterend', `<sq-gallery id="third" design="carousel">${slides(5)}</sq-gallery>`);
      const third = document.querySelector<Gallery>('#third')!;
      await settled(third);
      await third.goTo(4);
      await settled(main);
      expect([current(main), current(strip), current(third)]).to.deep.equal([4, 4, 4]);
      await main.goTo(1);
      await settled(third);
      expect(current(third)).to.equal(1);
      strip.remove();
      await settled(strip);
      await main.goTo(3);
      expect(current(third), 'no longer linked').to.equal(1);
    });
    it('refuse a change while another gallery is moving to a different slide [GAL-052]', async () => {
      media.restore();
      media = pretendMedia(/reduced-motion/, false);
      const { main, strip } = await pair(
        'design="slideshow" speed="60"',
        'design="slideshow" speed="0.01" linked="main"',
      );
      await main.goTo(2);
      expect([current(main), current(strip)]).to.deep.equal([2, 2]);
      await until(() => !strip.inMotion);
      expect(main.inMotion).to.equal(true);
      await strip.goTo(4);
      expect(current(strip), 'refused').to.equal(2);
      await endMotion(main);
      await strip.goTo(4);
      await Promise.all([endMotion(main), endMotion(strip)]);
      expect([current(main), current(strip)]).to.deep.equal([4, 4]);
    });
  });

  describe('history', () => {
    const before = location.href;
    const items = Array.from(
      { length: 4 },
      (_, i) =>
        `<img alt="${i}" src="${picture()}" width="300" height="200" data-slide-id="id-${i}" data-slide-url="${i === 3 ? '' : `url-${i}`}">`,
    ).join('');
    const collection = `${location.origin}/collection`;
    const open = (attributes = 'history-hash', inside = items) =>
      openGallery(`design="slideshow" ${attributes} data-collection-full-url="${collection}"`, inside);
    const item = () => (history.state as { itemId?: string } | null)?.itemId;
    afterEach(() => history.replaceState(null, '', before));

    it('the address and the history name the slide that a visitor goes to [GAL-046, GAL-032, GAL-037]', async () => {
      const element = await open();
      history.replaceState({ mine: 1 }, '');
      await element.next();
      expect([location.href, item()]).to.deep.equal([`${collection}/url-1`, 'url-1']);
      expect(history.state, 'data of other scripts remains').to.have.property('mine', 1);
      await element.goTo(3);
      expect([location.href, item()]).to.deep.equal([`${collection}/id-3`, 'id-3']);
    });
    it('only with history sync, and not in the backend [GAL-045]', async () => {
      const off = await open('');
      await off.next();
      expect([location.href, item()]).to.deep.equal([before, undefined]);
      off.remove();
      history.replaceState(null, '', '/config/pages');
      const backend = await open();
      await backend.next();
      expect([location.pathname, item()]).to.deep.equal(['/config/pages', undefined]);
    });
    it('a reload comes back to the slide of the stored id or url [GAL-048]', async () => {
      history.replaceState({ itemId: 'url-2' }, '');
      expect(current(await open())).to.equal(2);
      history.replaceState({ itemId: 'id-1' }, '');
      expect(current(await open())).to.equal(1);
      history.replaceState({ itemId: 'other' }, '');
      expect(current(await open())).to.equal(0);
    });
    it('a visit to the address opens the slide', async () => {
      history.replaceState(null, '', `${collection}/url-2`);
      expect(current(await open())).to.equal(2);
      history.replaceState(null, '', `${before.split('#')[0]}#id-3`);
      const fragment = await openGallery(
        'design="slideshow" history-hash',
        items.replaceAll(/data-slide-url="[^"]*"/g, ''),
      );
      expect(current(fragment)).to.equal(3);
    });
    it('Back and Forward move the gallery', async () => {
      const element = await open();
      const popped = () => nextEvent(window, 'popstate');
      await element.goTo(1);
      await element.goTo(2);
      let pop = popped();
      history.back();
      await pop;
      await until(() => current(element) === 1);
      pop = popped();
      history.back();
      await pop;
      await until(() => current(element) === 0);
      pop = popped();
      history.forward();
      await pop;
      await until(() => current(element) === 1);
      expect(location.href).to.equal(`${collection}/url-1`);
    });
  });

  describe('clicks', () => {
    it('a click on a slide of a slideshow goes to the next; click-behavior changes that', async () => {
      const element = await openGallery('design="slideshow"', images(3));
      click(element.children[0]!);
      await until(() => current(element) === 1);
      const none = await openGallery('design="slideshow" click-behavior="none"', images(3));
      click(none.children[0]!);
      await settled(none);
      expect(current(none)).to.equal(0);
    });
    it('a link in a slide is followed', async () => {
      const element = await openGallery('design="slideshow"', 3);
      expect(click(element.children[0]!.firstElementChild!)).to.equal(false);
      expect(current(element)).to.equal(0);
    });
    it('click-through-url is followed, by keyboard too [GAL-033]', async () => {
      const target = `${location.href.split('#')[0]}#through`;
      const element = await openGallery('design="slideshow"', images(2, `data-click-through-url="${target}"`));
      const [slide] = element.children as unknown as [HTMLElement];
      expect([slide.getAttribute('role'), slide.tabIndex]).to.deep.equal(['link', 0]);
      expect(click(slide)).to.equal(true);
      await until(() => location.hash === '#through');
      history.replaceState(null, '', target.replace('#through', ''));
      slide.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => location.hash === '#through');
      expect(current(element)).to.equal(0);
      history.replaceState(null, '', target.replace('#through', ''));
      const hostile = await openGallery(
        'design="grid"',
        images(1, 'data-click-through-url="javascript:window.hurt=1"'),
      );
      expect(click(hostile.children[0]!)).to.equal(false);
      await javascriptUrlsHaveRun();
      expect('hurt' in window).to.equal(false);
      element.remove();
      await settled(element);
      expect(slide.hasAttribute('role')).to.equal(false);
    });
    it('a click on another slide of a slider makes it current; active-slide-click-behavior is for the current slide', async () => {
      const element = await openGallery('design="slider" v-size="20" active-slide-click-behavior="next"', 6);
      expect(click(element.children[2]!)).to.equal(true);
      await until(() => current(element) === 2);
      const plain = await openGallery('design="slider" v-size="20" active-slide-click-behavior="next"', images(4));
      click(plain.children[0]!);
      await until(() => current(plain) === 1);
    });
    it('slides that open a lightbox can be reached by keyboard', async () => {
      const element = await openGallery('design="grid" lightbox', images(2) + slides(1));
      expect([...element.children].map((slide) => slide.getAttribute('role'))).to.deep.equal([
        'button',
        'button',
        null,
      ]);
      await expect(element).to.be.accessible();
      const warnings = await warningsOf(async () => {
        (element.firstElementChild as HTMLElement).focus();
        await sendKeys({ press: 'Enter' });
      });
      expect(warnings.join()).to.contain('lightboxify');
    });
  });

  it('follows the viewer that shows its slides, and pauses while it is open', async () => {
    const element = await openGallery('id="viewed" design="slideshow" autoplay autoplay-duration="60"', 5);
    const viewer = document.createElement('div');
    viewer.setAttribute('for', 'viewed');
    document.body.append(viewer);
    const emit = (type: string, index: number) =>
      viewer.dispatchEvent(new CustomEvent(`sq-lightbox-${type}`, { bubbles: true, detail: { index } }));
    emit('open', 1);
    emit('change', 3);
    await until(() => current(element) === 3);
    viewer.setAttribute('for', 'viewed other');
    emit('change', 4);
    viewer.remove();
    await settled(element);
    expect(current(element), 'of several galleries').to.equal(3);
  });

  describe('images', () => {
    it('are loaded around the current slide, or near the viewport [GAL-071]', async () => {
      const single = await openGallery('design="slideshow" transition="fade"', waiting(6));
      await until(() => loadedIndexes(single).length >= 2);
      expect(loadedIndexes(single)).to.deep.equal([0, 1]);
      await single.goTo(3);
      await until(() => loadedIndexes(single).length === 5);
      expect(loadedIndexes(single)).to.deep.equal([0, 1, 2, 3, 4]);
      const more = await openGallery('design="slideshow" preload-count="2" loop', waiting(9));
      await until(() => loadedIndexes(more).length >= 5);
      expect(loadedIndexes(more)).to.deep.equal([0, 1, 2, 7, 8]);
      const carousel = await openGallery('design="carousel"', waiting(9));
      await until(() => loadedIndexes(carousel).length >= 4);
      expect(loadedIndexes(carousel)).to.deep.equal([0, 1, 2, 3]);
      const all = await openGallery('', waiting(40), 600);
      all.scrollIntoView();
      await until(() => loadedIndexes(all).length > 0);
      expect(loadedIndexes(all).length).to.be.below(40);
      const eager = await openGallery('design="slideshow" lazy-load="false"', waiting(6));
      await until(() => loadedIndexes(eager).length === 6);
    });
    it('have their space before they are loaded', async () => {
      const html = '<img alt="" data-src="/never.jpg" data-image-dimensions="400x100">';
      const element = await openGallery('loader-options=\'{"source": "data:image/png,broken"}\'', html, 400);
      const { width, height } = element.firstElementChild!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([400, 100]);
    });
    it('of hosts that serve several widths are requested in the width at which they are drawn, and cropped around their focal point', async () => {
      const html = `<img alt="" data-src="/demo/photos/leaf-500.jpg" data-image="/demo/photos/leaf-500.jpg" data-image-dimensions="1500x1000" data-image-focal-point="0,0.5">`;
      const element = await openGallery(`design="grid" square-thumbs loader-options='{"dprMax": 1}'`, html, 1160);
      const image = element.querySelector('img')!;
      await until(() => image.hasAttribute('src'));
      expect(image.getAttribute('src')).to.equal('/demo/photos/leaf-500.jpg?format=500w');
      await until(() => image.classList.contains('loaded'), 'loaded');
      expect(image.style.objectPosition).to.equal('0% 50%');
    });
    it('use-bg-image and the options of the loaders are passed on [GAL-042]', async () => {
      const element = await openGallery(
        `design="grid" use-bg-image loader-options='{"sizeFormat": "queryString", "dprMax": 1}' video-loader-options='{"mode": "fill"}'`,
        `<a href="/x" style="display:block;width:90px"><img alt="" data-src="/demo/photos/leaf-500.jpg" data-image-dimensions="3x2"></a><div><sq-video></sq-video></div>`,
      );
      const frame = element.querySelector('a')!;
      await until(() => frame.style.backgroundImage !== '', 'painted');
      expect(frame.style.backgroundImage).to.match(/leaf-500\.jpg\?format=\d+w/);
      expect(element.querySelector<HTMLElement & { config?: unknown }>('sq-video')!.config).to.deep.equal({
        mode: 'fill',
      });
    });
    it('use-bg-image paints them where they are seen, and not behind slides that are images themselves', async () => {
      const image = (more = '') =>
        `<img alt="A leaf" data-src="/demo/photos/leaf-500.jpg" data-image-dimensions="3x2" ${more}>`;
      const element = await openGallery(
        'design="grid" use-bg-image',
        `<a href="/x">${image()}</a><figure><a href="/y">${image('data-image-focal-point="0,0.5"')}</a></figure>${image()}`,
      );
      const images = [...element.querySelectorAll('img')];
      await until(() => images.every(({ classList }) => classList.contains('loaded')), 'loaded');
      for (const painted of images.slice(0, 2)) {
        const frame = getComputedStyle(painted.parentElement!);
        expect(getComputedStyle(painted).opacity).to.equal('0');
        expect(frame.backgroundImage).to.contain('leaf-500.jpg');
        expect([frame.backgroundSize, frame.backgroundRepeat, frame.display]).to.deep.equal([
          'cover',
          'no-repeat',
          'block',
        ]);
        expect(painted.parentElement!.getBoundingClientRect().height).to.be.closeTo(painted.height, 1);
      }
      expect(getComputedStyle(images[2]!).opacity).to.equal('1');
      expect(images[2]!.src).to.contain('leaf-500.jpg');
      expect(getComputedStyle(element).backgroundImage).to.equal('none');
    });
    it('all are loaded when the page is printed, also of slides that are far from the current one', async () => {
      const html = Array.from(
        { length: 30 },
        (_, at) => `<img alt="" data-src="/demo/photos/leaf-500.jpg?${at}" width="300" height="200">`,
      );
      const element = await openGallery('', html.join(''));
      const withSource = () => element.querySelectorAll('img[src]').length;
      await until(() => withSource() > 0, 'the first');
      expect(withSource()).to.be.lessThan(30);
      dispatchEvent(new Event('beforeprint'));
      await until(() => withSource() === 30, 'all');
    });
    it('are shown without the loader, with a warning [GAL-083]', async () => {
      const { stores } = pageRegistry();
      const real = stores.get('image-loader');
      stores.set('image-loader', () => Promise.reject(new Error('gone')));
      const warnings = await warningsOf(async () => {
        const element = await openGallery('', `<img alt="" data-src="${picture('gold')}">`);
        await until(() => element.querySelector('img')!.hasAttribute('src'));
      });
      if (real) stores.set('image-loader', real);
      else stores.delete('image-loader');
      expect(warnings.join()).to.contain('Loader2 not found');
    });
  });

  describe('videos', () => {
    const wrapper = `<div data-type="video"><div class="sqs-video-wrapper" data-html="&lt;iframe src='https://video.example/1'&gt;&lt;/iframe&gt;" data-provider-name="YouTube"><div class="sqs-video-overlay"><img alt="Film" src="${picture()}"></div></div></div>`;

    it('stay as they are when their loader is missing, with a warning [GAL-082]', async () => {
      const warnings = await warningsOf(async () => {
        const element = await openGallery('design="slideshow"', wrapper + slides(1));
        expect(element.querySelector('.sqs-video-overlay')!.checkVisibility()).to.equal(true);
      });
      expect(warnings.join()).to.contain('VideoLoader not found');
    });
    it('of existing templates are wrapped in sq-video, whose leave() is called when their slide is left [GAL-064]', async () => {
      const registry = pageRegistry();
      const left: string[] = [];
      registry.loadBlock = () => Promise.resolve();
      if (!customElements.get('sq-video'))
        customElements.define(
          'sq-video',
          class extends HTMLElement {
            leave() {
              left.push(this.dataset['providerName'] ?? '');
              return Promise.resolve();
            }
          },
        );
      try {
        const element = await openGallery('design="slideshow"', wrapper + slides(1) + '<video muted></video>');
        const video = element.querySelector('.sqs-video-wrapper > sq-video')!;
        expect(video.getAttribute('data-html')).to.contain('video.example');
        expect(video.getAttribute('heading')).to.equal('Film');
        expect(
          video.parentElement!.querySelector(':scope > .sqs-video-overlay > img') === null,
          'where it was',
        ).to.equal(false);
        await element.next();
        expect(left).to.deep.equal(['YouTube']);
        await element.next();
        const own = element.querySelector('video')!;
        let paused = 0;
        own.pause = () => paused++;
        await element.previous();
        expect(paused).to.equal(1);
        element.remove();
        await settled(element);
        expect(element.querySelector('sq-video') === null, 'taken out again').to.equal(true);
      } finally {
        delete registry.loadBlock;
      }
    });
  });

  describe('block data', () => {
    it('that cannot be decoded logs a warning, and the page’s own layout stays [GAL-080]', async () => {
      let element: Gallery | undefined;
      const warnings = await warningsOf(async () => {
        element = await place<Gallery>(
          `<sq-gallery design="slideshow" data-block-json='{"autoplay": tru'>${slides(5)}</sq-gallery>`,
        );
      });
      expect(warnings.join()).to.contain('data-block-json cannot be read');
      expect(button(element!, 'controls') === null).to.equal(true);
      expect([element!.children.length, current(element!)]).to.deep.equal([5, -1]);
      expect(element!.firstElementChild!.checkVisibility()).to.equal(true);
      element!.remove();
      element!.setAttribute('data-block-json', '{"autoplay": true}');
      document.body.append(element!);
      await settled(element!);
      expect(button(element!, 'controls') === null, 'fixed').to.equal(false);
      element!.remove();
    });
    it('that is missing logs a warning [GAL-081]', async () => {
      const warnings = await warningsOf(() => openGallery('data-block-json=""'));
      expect(warnings.join()).to.contain('Error evaluating gallery block data');
    });
  });

  it('shows the slide that the visitor has tabbed to', async () => {
    const element = await openGallery('design="carousel"', 9);
    (element.children[7] as HTMLElement).focus();
    await until(() => current(element) === 6 && isInView(element, 6));
  });
});
