import { expect } from '@open-wc/testing';
import { slideIndexOf, slidesMatching } from './find-slides.js';
import { haveSlidesChanged, slidesOf } from './slides.js';

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
