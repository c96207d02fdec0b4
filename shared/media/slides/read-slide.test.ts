import { expect } from '@open-wc/testing';
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
