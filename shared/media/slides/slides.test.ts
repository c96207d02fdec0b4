import { expect } from '@open-wc/testing';
import { slideIndexOf, slidesMatching } from './find-slides.js';
import { haveSlidesChanged, slidesOf } from './slides.js';
import { swipeAction } from './swipe.js';
import { fullImage } from './full-image.js';
import { readSlide, readSlides } from './read-slide.js';
import { parseDimensions, parseFocalPoint } from './slide-data.js';

function element(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild!;
}

describe('slides', () => {
  it('reads dimensions as width x height [GAL-034]', () => {
    expect(parseDimensions('1500x1000')).to.deep.equal({ width: 1500, height: 1000 });
    for (const text of ['', 'x', '0x10', '10', '10xbig', null]) expect(parseDimensions(text)).to.equal(undefined);
  });
  it('reads the focal point as two fractions, else the middle [GAL-035]', () => {
    expect(parseFocalPoint('0.25,0.75')).to.deep.equal({ x: 0.25, y: 0.75 });
    for (const text of ['', '1', '2,0', '0.5,', 'a,b', '0,0,0', null])
      expect(parseFocalPoint(text)).to.deep.equal({ x: 0.5, y: 0.5 });
  });
  it('infers a video from what is inside, else takes an image [GAL-031]', () => {
    expect(readSlide(element('<div><div class="sqs-video-wrapper"></div></div>')).kind).to.equal('video');
    expect(readSlide(element('<video></video>')).kind).to.equal('video');
    expect(readSlide(element('<img>')).kind).to.equal('image');
    expect(readSlide(element('<div data-type="image"><video></video></div>')).kind).to.equal('image');
    expect(readSlide(element('<div data-type="video"></div>')).kind).to.equal('video');
  });
  it('reads what identifies a slide', () => {
    expect(readSlide(element('<img data-slide-id="7" data-slide-url="seven">'))).to.include({ id: '7', url: 'seven' });
  });
  it('prefers the click-through address to the link', () => {
    const link = '<a href="https://example.com/full.jpg"><img src="https://example.com/s.jpg" alt="A"></a>';
    expect(readSlide(element(link)).href).to.equal('https://example.com/full.jpg');
    expect(readSlide(element(`<figure data-click-through-url="/shop">${link}</figure>`)).href).to.equal('/shop');
  });
  it('takes its label from the image, else from the caption', () => {
    expect(readSlide(element('<figure><img alt="A bowl"><figcaption>Stoneware</figcaption></figure>')).label).to.equal(
      'A bowl',
    );
    expect(readSlide(element('<figure><img alt=""><figcaption> Stoneware </figcaption></figure>')).label).to.equal(
      'Stoneware',
    );
  });
  it('leaves out children that are not slides', () => {
    const host = element('<div><img><script></script><template></template><p slot="x"></p>text<figure></figure></div>');
    expect(readSlides(host)).to.have.length(2);
  });
});

function sourcesOf(html: string): readonly string[] {
  // Of a document that loads nothing.
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.innerHTML = html;
  const item = holder.firstElementChild!;
  // WebKit chooses from a srcset also where it loads nothing.
  for (const image of [item, ...item.querySelectorAll('img')])
    Object.defineProperty(image, 'currentSrc', { value: '' });
  return fullImage(item, item instanceof HTMLImageElement ? item : item.querySelector('img')).sources;
}

describe('the addresses of the full image', () => {
  const small = '<img src="https://e.com/s.jpg">';
  const cases: [html: string, sources: string[]][] = [
    [`<a href="https://e.com/f.jpg?v=1">${small}</a>`, ['https://e.com/f.jpg?v=1']],
    [`<a href="https://e.com/f">${small}</a>`, ['https://e.com/s.jpg']],
    [`<a href="https://e.com/f" type="image/png">${small}</a>`, ['https://e.com/f', 'https://e.com/s.jpg']],
    [`<a href="https://e.com/f" type="text/html">${small}</a>`, ['https://e.com/s.jpg']],
    [`<a href="https://e.com/f.html" type="image/png">${small}</a>`, ['https://e.com/s.jpg']],
    [`<a href="${location.href}#b">${small}</a>`, ['https://e.com/s.jpg']],
    [`<figure>${small}<a href="https://e.com/f.webp">Enlarge</a></figure>`, ['https://e.com/f.webp']],
    [`<figure>${small}<figcaption><a href="https://e.com/a">A</a></figcaption></figure>`, ['https://e.com/s.jpg']],
    ['<figure><figcaption><a href="https://e.com/a">A</a></figcaption></figure>', []],
    ['<img data-src="https://e.com/d.jpg">', ['https://e.com/d.jpg']],
    ['<div data-image="https://e.com/d.jpg"></div>', ['https://e.com/d.jpg']],
    [
      '<img src="https://e.com/s.jpg" srcset="https://e.com/a 1w, https://e.com/b 2w">',
      ['https://e.com/b', 'https://e.com/s.jpg'],
    ],
    ['<img srcset="https://e.com/a?b=1,2 1x,https://e.com/c 3x,">', ['https://e.com/c']],
    ['<img width="9000" srcset="https://e.com/a, https://e.com/c 3x">', ['https://e.com/a']],
    [
      '<img data-lazy-srcset="https://e.com/a 1w" data-lazy-src="https://e.com/b">',
      ['https://e.com/a', 'https://e.com/b'],
    ],
    ['<a href="javascript:alert(1)"><img src="javascript:alert(1)"></a>', []],
    ['<a href="http://[">Words</a>', []],
    ['<p>Text</p>', []],
  ];
  for (const [html, sources] of cases)
    it(`of ${html}`, () => {
      expect(sourcesOf(html)).to.deep.equal(sources);
    });
});

describe('a swipe over slides', () => {
  it('is at least 50 px long and takes at most 250 ms [GAL-097]', () => {
    expect(swipeAction({ x: -50, y: 0, time: 250 }, false)).to.equal('next');
    expect(swipeAction({ x: 50, y: 0, time: 250 }, false)).to.equal('previous');
    expect(swipeAction({ x: -49, y: 0, time: 100 }, false), 'too short').to.equal(undefined);
    expect(swipeAction({ x: -200, y: 0, time: 251 }, false), 'too slow').to.equal(undefined);
  });
  it('is more horizontal than vertical', () => {
    expect(swipeAction({ x: -60, y: 59, time: 100 }, false)).to.equal('next');
    for (const y of [60, -60, 90]) expect(swipeAction({ x: -60, y, time: 100 }, false)).to.equal(undefined);
  });
  it('to the left leads to the next slide, in right-to-left text to the previous one', () => {
    expect(swipeAction({ x: -60, y: 20, time: 100 }, true)).to.equal('previous');
    expect(swipeAction({ x: 60, y: 20, time: 100 }, true)).to.equal('next');
  });
});

function host(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}
const ids = (element: HTMLElement) => Array.from(slidesOf(element).list, ({ id }) => id).join('');

describe('slides of a gallery', () => {
  it('are its element children, also those added later', () => {
    const element = host('text <img id="a"> <figure id="b"></figure>');
    const { list } = slidesOf(element);
    expect(ids(element)).to.equal('ab');
    element.insertAdjacentHTML('beforeend', '<img id="c">');
    expect(list).to.have.length(3);
  });
  it('leave out children that are not slides', () => {
    expect(
      ids(host('<script></script><img id="a"><p slot="x" id="x"></p><template></template><a id="b"></a>')),
    ).to.equal('ab');
  });
  it('are those of the one wrapper of an existing template', () => {
    expect(ids(host('<div class="sqs-gallery"><img id="a"><img id="b"></div>'))).to.equal('ab');
    expect(ids(host('<style></style><div class="sqs-gallery"><img id="a"></div>'))).to.equal('a');
    expect(ids(host('<div class="sqs-gallery" id="w"></div><img id="a">'))).to.equal('wa');
  });
  it('are found by a node inside them', () => {
    const element = host('<div class="sqs-gallery"><img><a><i></i></a></div>');
    const slides = slidesOf(element);
    expect(slideIndexOf(slides, element.querySelector('i'))).to.equal(1);
    for (const outside of [element, ...slides.parents, document, null])
      expect(slideIndexOf(slides, outside)).to.equal(-1);
  });
  it('are found by a selector', () => {
    const element = host('<img data-x id="a"><p data-x slot="x"></p><a><b data-x></b></a>');
    expect([...slidesMatching(slidesOf(element), '[data-x]')]).to.deep.equal([element.firstElementChild]);
  });
  it('have changed when one was added, removed or moved, and not for other nodes', async () => {
    const element = host('<img><img>');
    const observer = new MutationObserver(() => {});
    observer.observe(element, { childList: true });
    const changed = (change: () => void) => {
      change();
      return haveSlidesChanged(observer.takeRecords());
    };
    expect(changed(() => element.append(document.createElement('a')))).to.equal(true);
    expect(changed(() => element.prepend(element.lastElementChild!))).to.equal(true);
    expect(changed(() => element.lastElementChild!.remove())).to.equal(true);
    expect(changed(() => element.append('text', document.createElement('script')))).to.equal(false);
    observer.disconnect();
  });
});
