import { expect } from '@open-wc/testing';
import createDOMPurify from 'dompurify';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { place, settled, until, warningsOf } from '../../shared/testing/fixture.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import type { gallery } from '../../react-impl/gallery/declaration.js';
import '../sq-gallery/index.js';
import { startWrappers } from './start-wrappers.js';

type Gallery = ElementOf<typeof gallery>;

describe('a wrapper with the class sq-block', () => {
  let stop: () => void;
  before(() => (stop = startWrappers()));
  after(() => stop());

  /** Puts a wrapper on the page, and returns it with the block in it. */
  async function wrap(attributes: string, inside = slides(3), tag = 'sq-gallery') {
    const holder = await place('<div></div>');
    holder.innerHTML = `<div class="sq-block ${tag} wide" ${attributes}>${inside}</div>`;
    const wrapper = holder.firstElementChild!;
    await until(() => wrapper.querySelector(tag), 'the block is there', { interval: 5 });
    const block = wrapper.querySelector<Gallery>(tag)!;
    await settled(block);
    return { wrapper, block };
  }

  it('becomes the block, with its data as attributes, around the same nodes', async () => {
    const holder = await place('<div></div>');
    holder.innerHTML = `<div class="sq-block sq-gallery" data-design="grid" data-slides-per-row="3">${slides(4)}</div>`;
    const before = [...holder.querySelectorAll('a')];
    await until(() => holder.querySelector('sq-gallery'));
    const block = holder.querySelector<Gallery>('div > sq-gallery')!;
    await settled(block);
    expect([block.design, block.slidesPerRow, block.numberOfSlides]).to.deep.equal(['grid', 3, 4]);
    expect(block.getAttribute('slides-per-row')).to.equal('3');
    expect([...block.querySelectorAll('a')]).to.deep.equal(before);
    expect(block.parentElement!.className).to.equal('sq-block sq-gallery');
  });

  it('knows names in camel case, other names, booleans and load', async () => {
    const { block } = await wrap('data-slidesPerRow="2" data-start-index="1" data-loop data-load="eager"');
    expect([block.slidesPerRow, block.currentIndex, block.loop]).to.deep.equal([2, 1, true]);
    expect(block.getAttribute('load')).to.equal('eager');
  });

  it('takes data-block-json along; single attributes win', async () => {
    const { block } = await wrap(`data-block-json='{"design": "grid", "slidesPerRow": 5}' data-slides-per-row="2"`);
    expect([block.design, block.slidesPerRow]).to.deep.equal(['grid', 2]);
  });

  it('makes no attribute of anything that the block does not declare', async () => {
    const { block } = await wrap(
      'data-onclick="alert(1)" data-style="color:red" data-class="x" data-slot="x" data-is="x" data-on-load="x" data-hidden id="work"',
    );
    expect(block.getAttributeNames().filter((name) => name !== 'id')).to.deep.equal([]);
    expect(document.getElementById('work') === block).to.equal(true);
  });

  it('runs no script of a stranger: neither an address nor the HTML of an owner', async () => {
    const script = 'java\tscript:globalThis.sqHasRun=1';
    const cart = await wrap(
      `data-href="${script}" data-block-json='{"href": "javascript:x"}'`,
      'Cart',
      'sq-cart-indicator',
    );
    expect(cart.block.getAttribute('href')).to.equal(null);
    expect(cart.block.getAttribute('data-block-json')).to.equal('{}');
    const json = '{"postSubmitHtml": "<script>1</script>", "post-submit-scripts": true, "formId": "a"}';
    const form = await wrap(`data-post-submit-html="<script>1</script>" data-block-json='${json}'`, '', 'sq-form');
    expect(form.block.getAttribute('post-submit-html')).to.equal(null);
    expect(form.block.getAttribute('data-block-json')).to.equal('{"formId":"a"}');
  });

  it('takes no address of a script, no HTML and no rights of a frame', async () => {
    const address = 'https://a.example/x.js';
    for (const [tag, names] of Object.entries({
      'sq-reservation': ['src'],
      'sq-comment-count': ['src'],
      'sq-embed': ['sandbox', 'allow'],
    })) {
      const json = JSON.stringify(Object.fromEntries([...names, 'provider'].map((name) => [name, address])));
      const given = names.map((name) => `data-${name}="${address}"`).join(' ');
      const { block } = await wrap(`${given} data-block-json='${json}'`, '<a href="/">A</a>', tag);
      for (const name of names) expect(block.getAttribute(name), `${tag} ${name}`).to.equal(null);
      expect(block.getAttribute('data-block-json')).to.equal(JSON.stringify({ provider: address }));
    }
    const embed = await wrap('data-src="/frame.html"', '<a href="/">A</a>', 'sq-embed');
    expect(embed.block.getAttribute('src')).to.equal('/frame.html');
  });

  it('makes no block that only trusted authors may place', async () => {
    const warnings = await warningsOf(async () => {
      const holder = await place('<div></div>');
      holder.innerHTML = `<div class="sq-block sq-product-quick-view" data-selector="p"><a href="/upload.txt">A</a></div>
        <div class="sq-block sq-cookie-banner" data-text="Win!"></div><div class="sq-block sq-gallery">${slides(1)}</div>`;
      await until(() => holder.querySelector('sq-gallery'));
      expect(holder.querySelector('sq-product-quick-view, sq-cookie-banner')).to.equal(null);
    });
    expect(warnings).to.have.length(2);
  });

  it('is what is left of a tag that a sanitizer has removed', async () => {
    const dirty = `<div class="sq-block sq-gallery" data-design="grid" onclick="x()"><script>1</script>${slides(2)}</div>`;
    const clean = createDOMPurify(window).sanitize(dirty);
    const holder = await place(`<div>${clean}</div>`);
    await until(() => holder.querySelector('sq-gallery'));
    const block = holder.querySelector<Gallery>('sq-gallery')!;
    await settled(block);
    expect([block.design, block.numberOfSlides]).to.deep.equal(['grid', 2]);
  });

  it('is filled once: a copy of the page with the block in it stays as it is', async () => {
    const { wrapper } = await wrap('data-design="grid"');
    const holder = await place(`<div>${wrapper.outerHTML}</div>`);
    await settled(holder.querySelector('sq-gallery')!);
    expect(holder.querySelectorAll('sq-gallery')).to.have.length(1);
    expect(holder.querySelector<Gallery>('sq-gallery')!.numberOfSlides).to.equal(3);
  });

  it('warns when its class names no block', async () => {
    const warnings = await warningsOf(async () => {
      const holder = await place('<div></div>');
      holder.innerHTML = `<div class="sq-block sq-galery"><img src="${picture()}" alt=""></div><i class="sq-block sq-gallery"></i>`;
      await until(() => holder.querySelector('sq-gallery'));
    });
    expect(warnings.join()).to.contain('sq-galery').and.to.contain('names no block');
  });
});
