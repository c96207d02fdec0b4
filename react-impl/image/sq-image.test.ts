import { expect } from '@open-wc/testing';
import { nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { picture } from '../../shared/testing/pictures.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { image } from './declaration.js';
import '../../elements/sq-image/index.js';
import sheet from '../../elements/sq-image/sq-image.css' with { type: 'css' };

type Image = ElementOf<typeof image>;

/** A file on the test server: the image really loads, and its address can be checked. */
const PHOTO = '/demo/photos/leaf-500.jpg';
const img = (element: Element) => element.querySelector('img')!;

describe('sq-image', () => {
  before(() => withPageSheet(sheet));
  const open = async (attributes: string, inside: string, width = 600) => {
    const holder = await place(`<div style="width:${width}px"><sq-image ${attributes}>${inside}</sq-image></div>`);
    const element = holder.firstElementChild as Image;
    await settled(element);
    return element;
  };
  const data = (more = '') => `<img alt="A leaf" data-src="${PHOTO}" data-image-dimensions="1500x1000" ${more}>`;
  const loaded = (element: Element) => until(() => img(element).classList.contains('loaded'), 'loaded');
  const address = (element: Element) => img(element).getAttribute('src');
  /** What an observer would report has been reported. */
  const frames = (element: Element) =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      });
      observer.observe(element);
    });
  /** The width in the image's address. */
  const widthOf = (element: Element) => Number(/(\d+)w/.exec(address(element) ?? '')?.[1]);

  it('reads its settings from data attributes, and explicit ones win [IMG-001]', async () => {
    const element = await open('', data('data-image-focal-point="0.1,0.9"'));
    await loaded(element);
    expect(address(element)).to.contain(PHOTO);
    const configured = await open(`source="/demo/photos/dusk-500.jpg" dimensions="300x300"`, data());
    await loaded(configured);
    expect(address(configured)).to.contain('dusk');
    expect(img(configured).style.aspectRatio).to.equal('300 / 300');
    const asProperty = await open('load-mode="false"', '<img alt="">');
    asProperty.source = PHOTO;
    asProperty.loadMode = 'true';
    await settled(asProperty);
    await loaded(asProperty);
  });
  it('data-load="false" on the image leaves the load to load(), unless load-mode says when [IMG-001]', async () => {
    const manual = await open('', data('data-load="false"'), 90);
    expect([address(manual), manual.loadState]).to.deep.equal([null, 'unloaded']);
    expect(await manual.load()).to.equal(true);
    await loaded(await open('', data('data-load="true"'), 90));
    await loaded(await open('load-mode="viewport"', data('data-load="false"'), 90));
  });
  it('has the ratio of the dimensions before the image is loaded [IMG-002]', async () => {
    const element = await open('load-mode="false" dimensions="200x100"', data());
    const { width, height } = img(element).getBoundingClientRect();
    expect([width, height]).to.deep.equal([600, 300]);
  });
  it('keeps a fixed ratio of its frame [IMG-003]', async () => {
    for (const [ratio, height] of [
      ['3:2', 400],
      ['2.4', 250],
      ['true', 400],
    ]) {
      const element = await open(`load-mode="false" fixed-ratio="${ratio}"`, data());
      expect(img(element).getBoundingClientRect().height, String(ratio)).to.be.closeTo(Number(height), 0.1);
    }
  });
  it('warns of a fixed ratio that names no shape, and has none then [IMG-003]', async () => {
    const image = data('width="600" height="100"');
    for (const [ratio, count] of [
      ['wide', 1],
      ['false', 0],
    ] as const) {
      const warnings = await warningsOf(async () => {
        const element = await open(`load-mode="false" fixed-ratio="${ratio}"`, image);
        expect(element.fixedRatio).to.equal('');
      });
      expect(warnings.filter((each) => each.includes('fixed-ratio')).length, ratio).to.equal(count);
    }
  });
  it('takes fixedRatio: true as the shape of the image, and false as none [IMG-003]', async () => {
    const image = data('width="600" height="100" style="height:auto"');
    // Engines differ in the height of an image without an address: `false` is as none.
    const none = img(await open('load-mode="false"', image)).getBoundingClientRect().height;
    const warnings = await warningsOf(async () => {
      for (const [ratio, height] of [
        [true, 400],
        [false, none],
        [2.4, 250],
      ] as const) {
        const config = JSON.stringify({ load: 'false', fixedRatio: ratio });
        const element = await open(`data-block-json='${config}'`, image);
        expect(img(element).getBoundingClientRect().height, String(ratio)).to.be.closeTo(height, 0.1);
        const asProperty = await open('load-mode="false"', image);
        Reflect.set(asProperty, 'fixedRatio', ratio);
        await settled(asProperty);
        expect(img(asProperty).getBoundingClientRect().height, String(ratio)).to.be.closeTo(height, 0.1);
      }
    });
    expect(warnings).to.deep.equal([]);
  });
  it('crops around the focal point, the centre by default [IMG-004]', async () => {
    const at = async (more: string) => {
      const element = await open('load-mode="false" fixed-ratio="1:1"', data(more));
      return getComputedStyle(img(element)).objectPosition;
    };
    expect(await at('')).to.equal('50% 50%');
    expect(await at('data-image-focal-point="0,0.5"')).to.equal('0% 50%');
    expect(await at('data-image-focal-point="0.6,0.2"')).to.equal('80% 50%');
  });
  it('loads at once wherever it is, or only by load() [IMG-005]', async () => {
    const far = await open('style="position: absolute; top: 9000px; width: 300px"', data());
    await loaded(far);
    expect(far.loadMode).to.equal('true');
    const manual = await open('load-mode="false"', data());
    await frames(manual);
    expect([address(manual), manual.loadState]).to.deep.equal([null, 'unloaded']);
    expect(await manual.load()).to.equal(true);
    expect(manual.loadState).to.equal('loaded');
  });
  it('takes load as true and false, in JSON and as a property [IMG-005]', async () => {
    const warnings = await warningsOf(async () => {
      const manual = await open(`data-block-json='{"load": false}'`, data());
      expect([manual.loadMode, address(manual)]).to.deep.equal(['false', null]);
      await loaded(await open(`data-block-json='{"load": true}'`, data()));
      Reflect.set(manual, 'loadMode', true);
      await loaded(manual);
      Reflect.set(manual, 'loadMode', false);
      expect(manual.loadMode).to.equal('false');
    });
    expect(warnings).to.deep.equal([]);
  });
  it('loads a loaded image again only with force-image-update [IMG-006]', async () => {
    const element = await open('', data());
    await loaded(element);
    const before = address(element);
    element.sizeFormat = 'filename';
    await settled(element);
    await element.load();
    expect(address(element)).to.equal(before);
    element.forceImageUpdate = true;
    await settled(element);
    await element.load();
    expect(address(element)).to.not.equal(before);
  });
  describe('a script that shows another image', () => {
    const DUSK = '/demo/photos/dusk-500.jpg';
    const shows = (element: Element, name: string) =>
      until(() => img(element).currentSrc.includes(name) && img(element).complete, name);
    it('may change source', async () => {
      const element = await open('', data());
      await loaded(element);
      const event = nextEvent<CustomEvent<{ source: string }>>(element, 'sq-image-load');
      element.source = DUSK;
      await shows(element, 'dusk');
      expect([(await event).detail.source, element.loadState]).to.deep.equal([DUSK, 'loaded']);
    });
    it('may change the data of the image, whatever is around it', async () => {
      for (const inside of [
        data(),
        `<a href="#">${data()}</a>`,
        `<figure>${data()}<figcaption>Leaf</figcaption></figure>`,
      ]) {
        const element = await open('', inside);
        await loaded(element);
        img(element).dataset['src'] = DUSK;
        img(element).dataset['imageDimensions'] = '300x200';
        img(element).dataset['imageFocalPoint'] = '0.1,0.9';
        await shows(element, 'dusk');
        await until(() => img(element).style.aspectRatio === '300 / 200', 'its shape');
      }
    });
    it('may add the address later', async () => {
      const element = await open('', '<img alt="">');
      img(element).dataset['src'] = DUSK;
      await shows(element, 'dusk');
    });
    it('may replace the image in a link', async () => {
      const element = await open('', `<a href="#">${data()}</a>`);
      await loaded(element);
      element.querySelector('a')!.innerHTML = `<img alt="Dusk" data-src="${DUSK}">`;
      await shows(element, 'dusk');
    });
    it('does not get the first one back when the network is back', async () => {
      const element = await open('', data().replace(PHOTO, '/demo/photos/missing.jpg'));
      await until(() => img(element).hasAttribute('src') && element.loadState === 'unloaded', 'failed');
      element.source = DUSK;
      await shows(element, 'dusk');
      await loaded(element);
      dispatchEvent(new Event('online'));
      await settled(element);
      expect([address(element)?.includes('dusk'), element.loadState]).to.deep.equal([true, 'loaded']);
    });
  });
  it('covers, contains or leaves the image as it is [IMG-007]', async () => {
    const fit = async (mode: string) =>
      getComputedStyle(img(await open(`load-mode="false" fixed-ratio="1:1" crop-mode="${mode}"`, data()))).objectFit;
    expect([await fit('cover'), await fit('contain'), await fit('none'), await fit('odd')]).to.deep.equal([
      'cover',
      'contain',
      'none',
      'cover',
    ]);
  });
  it('requests its width in the query, or in the file name [IMG-009]', async () => {
    const query = await open('dpr-max="1"', data());
    await loaded(query);
    expect(address(query)).to.equal(`${PHOTO}?format=750w`);
    const file = await open('dpr-max="1" size-format="filename" load-mode="false"', data());
    const requested: string[] = [];
    new MutationObserver(() => requested.push(address(file)!)).observe(img(file), { attributeFilter: ['src'] });
    await file.load();
    expect(requested[0]).to.equal('/demo/photos/leaf-500-750w.jpg');
    expect(requested[1], 'since its host has no such file').to.equal(PHOTO);
    expect(file.loadState).to.equal('loaded');
  });
  it('loads its source in the width that its place needs [IMG-010]', async () => {
    const narrow = await open(`dpr-max="1" source="${PHOTO}"`, '<img alt="">', 90);
    await loaded(narrow);
    expect([address(narrow), widthOf(narrow)]).to.deep.equal([`${PHOTO}?format=100w`, 100]);
  });
  describe('asks for the width at which it is drawn, not for that of its box [IMG-009, IMG-032]', () => {
    const wide = `<img alt="A valley" data-src="${PHOTO}" data-image-dimensions="3000x1000"`;
    const high = 'style="inline-size: 100%; block-size: 700px"';
    const drawn = async (attributes: string, inside: string, width: number) => {
      const element = await open(`dpr-max="1" ${attributes}`, inside, width);
      await loaded(element);
      return widthOf(element);
    };
    it('cropped to an upright box', async () => {
      expect(await drawn('', `${wide} ${high}>`, 390)).to.equal(2500);
      expect(await drawn('', `<img alt="" data-src="${PHOTO}" ${high}>`, 390), 'of unknown shape').to.equal(500);
    });
    it('contained in it', async () => {
      const upright = `<img alt="A tower" data-src="${PHOTO}" data-image-dimensions="1000x3000" ${high}>`;
      expect(await drawn('crop-mode="contain"', upright, 600)).to.equal(300);
      expect(await drawn('crop-mode="contain" stretch="false"', upright, 600)).to.equal(300);
      expect(await drawn('crop-mode="none"', upright, 600)).to.equal(750);
    });
    it('contained, without a height of its own', async () => {
      const sized = `<img alt="" width="1500" height="1000" data-src="${PHOTO}" style="height: auto">`;
      expect(await drawn('crop-mode="contain"', sized, 600)).to.equal(750);
    });
    it('as a background, and at computed offsets', async () => {
      const frame = (style: string) => `<div style="block-size: 700px; ${style}">${wide}></div>`;
      const background = await open('dpr-max="1" use-bg-image', frame('inline-size: 390px'));
      await until(() => background.querySelector('div')!.style.backgroundImage.includes('format=2500w'));
      expect(await drawn('use-advanced-positioning="false"', frame(''), 390)).to.equal(2500);
    });
    it('again when it grows in height', async () => {
      const element = await open('dpr-max="1"', `${wide} style="inline-size: 100%; block-size: 90px">`, 200);
      await loaded(element);
      expect(widthOf(element)).to.equal(300);
      img(element).style.blockSize = '300px';
      await until(() => widthOf(element) === 1000);
    });
  });
  it('asks for nothing in a hidden panel, and once when that is shown', async () => {
    for (const attributes of ['', 'use-bg-image', 'stretch="false"']) {
      const panel = await place(
        `<div hidden style="width: 280px"><sq-image dpr-max="1" ${attributes}><p>${data()}</p></sq-image></div>`,
      );
      const element = panel.firstElementChild as Image;
      await settled(element);
      const events: string[] = [];
      element.addEventListener('sq-image-load', () => events.push('load'));
      expect([address(element), element.loadState], attributes).to.deep.equal([null, 'unloaded']);
      panel.hidden = false;
      await until(() => events.length > 0, attributes);
      const source =
        attributes === 'use-bg-image' ? element.querySelector('p')!.style.backgroundImage : address(element);
      expect(source, attributes).to.contain('format=300w');
      await settled(element);
      expect(events, attributes).to.have.length(1);
    }
  });
  it('load() loads in a hidden panel too', async () => {
    const panel = await place(`<div hidden><sq-image dpr-max="1">${data()}</sq-image></div>`);
    const element = panel.firstElementChild as Image;
    await settled(element);
    expect(await element.load()).to.equal(true);
  });
  it('loads a larger width when its place grows, never a smaller one', async () => {
    const element = await open('dpr-max="1"', data(), 280);
    await loaded(element);
    expect(widthOf(element)).to.equal(300);
    element.parentElement!.style.width = '900px';
    await until(() => widthOf(element) === 1000);
    await loaded(element);
    element.parentElement!.style.width = '90px';
    await until(() => element.classList.contains('sq-narrow'));
    expect(widthOf(element)).to.equal(1000);
  });
  it('counts device pixels when its place grows, and loads nothing when it shrinks and grows again', async () => {
    const restore = pretend(window, 'devicePixelRatio', 2);
    try {
      const element = await open('', data(), 310);
      let loads = 0;
      element.addEventListener('sq-image-load', () => loads++);
      await until(() => loads === 1);
      expect(widthOf(element)).to.equal(750);
      // 310 and 490 px are the same width of the ladder at one device pixel per px.
      element.parentElement!.style.width = '490px';
      await until(() => loads === 2);
      expect(widthOf(element)).to.equal(1000);
      element.parentElement!.style.width = '90px';
      await until(() => element.classList.contains('sq-narrow'));
      element.parentElement!.style.width = '480px';
      await until(() => !element.classList.contains('sq-narrow'));
      await settled(element);
      expect([loads, widthOf(element)]).to.deep.equal([2, 1000]);
    } finally {
      restore();
    }
  });
  it('is enlarged to fill its place, unless stretch is off [IMG-011]', async () => {
    const small = `<img alt="" src="${picture('teal', 30, 20)}">`;
    const width = async (attributes: string) => {
      const element = await open(attributes, small);
      await img(element).decode();
      return img(element).getBoundingClientRect().width;
    };
    expect([await width(''), await width('stretch="false"')]).to.deep.equal([600, 30]);
  });
  it('shows the image as a background of its frame [IMG-012]', async () => {
    const element = await open(
      'use-bg-image fixed-ratio="2:1"',
      `<a href="/x">${data('data-image-focal-point="0.5,0"')}</a>`,
    );
    const frame = element.querySelector('a')!;
    await until(() => frame.style.backgroundImage.includes(PHOTO));
    expect(getComputedStyle(frame).backgroundSize).to.equal('cover');
    expect(getComputedStyle(frame).backgroundPosition).to.equal('50% 0%');
    expect(getComputedStyle(img(element)).opacity).to.equal('0');
    element.remove();
    await settled(element);
    expect(img(element).hasAttribute('style')).to.equal(false);
  });
  it('is positioned by object-position, or by computed offsets [IMG-013]', async () => {
    const inside = `<a href="/x">${data('data-image-focal-point="0,0.5"')}</a>`;
    const platform = await open('load-mode="false" fixed-ratio="1:1"', inside);
    expect(img(platform).style.objectPosition).to.equal('0% 50%');
    const computed = await open('load-mode="false" fixed-ratio="1:1" use-advanced-positioning="false"', inside);
    const { style } = img(computed);
    expect([style.position, style.width, style.height, style.left, style.top]).to.deep.equal([
      'absolute',
      '900px',
      '600px',
      '0px',
      '0px',
    ]);
  });
  it('loads a smaller width if the visitor saves data, with allow-save-data [IMG-014]', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    try {
      const without = await open('dpr-min="2"', data());
      const allowed = await open('dpr-min="2" allow-save-data', data());
      await loaded(without);
      await loaded(allowed);
      expect([widthOf(without), widthOf(allowed)]).to.deep.equal([1500, 750]);
    } finally {
      delete (navigator as { connection?: unknown }).connection;
    }
  });
  it('is at its alignment, in the centre by default [IMG-017]', async () => {
    const at = async (alignment: string) => {
      const element = await open(`load-mode="false" fixed-ratio="1:1" crop-mode="contain" ${alignment}`, data());
      return getComputedStyle(img(element)).objectPosition;
    };
    expect(await at('')).to.equal('50% 50%');
    expect(await at('fit-alignment="top left"')).to.equal('50% 0%');
    expect(await at('fit-alignment="bottom"')).to.equal('50% 100%');
  });
  it('goes from unloaded to loading to loaded, with classes and an event [IMG-018]', async () => {
    const element = await open('load-mode="false"', data());
    expect([element.loadState, img(element).className]).to.deep.equal(['unloaded', '']);
    const loadEvent = nextEvent<CustomEvent<{ source: string }>>(document, 'sq-image-load');
    const states: string[] = [];
    new MutationObserver(() => states.push(element.loadState)).observe(img(element), { attributeFilter: ['class'] });
    expect(await element.load()).to.equal(true);
    expect(states[0]).to.equal('loading');
    expect([element.loadState, img(element).className]).to.deep.equal(['loaded', 'loaded']);
    expect((await loadEvent).detail.source).to.equal(PHOTO);
  });
  it('skips an image that is loading, unless concurrent loads are allowed [IMG-019]', async () => {
    const slow = await open('load-mode="false"', data());
    const requested: string[] = [];
    new MutationObserver((records) => records.forEach(() => requested.push(address(slow) ?? ''))).observe(img(slow), {
      attributeFilter: ['src'],
    });
    const first = slow.load();
    expect(await slow.load(), 'refused').to.equal(false);
    await first;
    expect(requested).to.have.length(1);
    const both = await open('load-mode="false" allow-concurrent-loads', data());
    expect(await Promise.all([both.load(), both.load()])).to.deep.equal([true, true]);
  });
  it('loads when it comes within 200 px of the viewport [IMG-020]', async () => {
    const spacer = document.createElement('div');
    spacer.style.height = `${innerHeight + 260}px`;
    document.body.prepend(spacer);
    try {
      const element = await open('load-mode="viewport"', data('width="10" height="10"'));
      const top = element.getBoundingClientRect().top + scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(address(element), 'too far').to.equal(null);
      window.scrollTo(0, top - innerHeight - 150);
      await loaded(element);
    } finally {
      spacer.remove();
      window.scrollTo(0, 0);
    }
  });
  it('loads when the page is printed, wherever it is, and in a closed panel', async () => {
    const far = await open('load-mode="viewport" style="position: absolute; top: 9000px; width: 300px"', data());
    const panel = await place(`<div hidden><sq-image>${data()}</sq-image></div>`);
    const manual = await open('load-mode="false"', data());
    await settled(panel.querySelector<Image>('sq-image')!);
    await frames(manual);
    const images = [far, panel, manual];
    expect(images.map(address)).to.deep.equal([null, null, null]);
    dispatchEvent(new Event('beforeprint'));
    await loaded(far);
    await loaded(panel);
    expect(address(manual)).to.equal(null);
  });
  it('loads at once in a browser without IntersectionObserver [IMG-021]', async () => {
    const real = window.IntersectionObserver;
    Object.defineProperty(window, 'IntersectionObserver', { value: undefined, configurable: true, writable: true });
    try {
      const far = 'load-mode="viewport" style="position:absolute; top:9000px; width: 300px"';
      await loaded(await open(far, data()));
      window.IntersectionObserver = real;
      const observed = await open(far, data());
      await frames(observed);
      expect(address(observed), 'with the observer').to.equal(null);
    } finally {
      window.IntersectionObserver = real;
    }
  });
  it('warns if the element is not an image, and loads nothing [IMG-022]', async () => {
    const warnings = await warningsOf(() => open('', '<p>No image</p>'));
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('Element is not a valid image element.');
  });
  it('warns about an empty or missing source [IMG-023]', async () => {
    const warnings = await warningsOf(async () => {
      await open('', '<img alt="">');
      const blank = await open('source=" "', '<img alt="">');
      expect(await blank.load()).to.equal(false);
    });
    expect(warnings.join()).to.contain('Invalid or missing image source.');
  });
  it('warns about a content-fit image without alignment, which is centred [IMG-024]', async () => {
    let element: Image | undefined;
    const withAlignment = await warningsOf(() =>
      open('load-mode="false" fixed-ratio="1:1"', `<div class="content-fit" data-alignment="top">${data()}</div>`),
    );
    expect(withAlignment).to.deep.equal([]);
    const warnings = await warningsOf(async () => {
      element = await open('load-mode="false" fixed-ratio="1:1"', `<div class="content-fit">${data()}</div>`);
    });
    expect(warnings.join()).to.contain('Missing alignment for "content-fit" image.');
    expect(getComputedStyle(img(element!)).objectPosition).to.equal('50% 50%');
    expect(getComputedStyle(img(element!)).objectFit).to.equal('contain');
  });
  it('is narrow under 415 px [IMG-034]', async () => {
    const element = await open('', data(), 414);
    await until(() => element.classList.contains('sq-narrow'));
    element.parentElement!.style.width = '415px';
    await until(() => !element.classList.contains('sq-narrow'));
    element.parentElement!.style.width = '414px';
    await until(() => element.classList.contains('sq-narrow'));
    element.parentElement!.style.display = 'none';
    await until(() => !element.classList.contains('sq-narrow'), 'a hidden image is not narrow');
  });
  it('leaves an image that cannot be loaded as it is, with a warning', async () => {
    const warnings = await warningsOf(async () => {
      const element = await open('load-mode="false" source="data:image/png,broken"', '<img alt="Mine">');
      const failed = nextEvent(element, 'sq-image-error');
      expect(await element.load()).to.equal(false);
      await failed;
      expect([element.loadState, img(element).alt]).to.deep.equal(['unloaded', 'Mine']);
    });
    expect(warnings.join()).to.contain('could not be loaded');
  });
  it('warns about a missing alt text', async () => {
    const warnings = await warningsOf(() => open('', `<img src="${picture()}">`));
    expect(warnings.join()).to.contain('without alt text');
  });
  it('does not load an image with a src of its own, which the browser loads', async () => {
    const source = picture();
    const element = await open('', `<img alt="" src="${source}" width="300" height="200">`);
    expect([address(element), await element.load()]).to.deep.equal([source, true]);
    await until(() => element.loadState === 'loaded');
  });
  for (const inside of [
    `<img alt="" src="${picture()}" width="300" height="200">`,
    `<figure><a href="/x"><img alt="" src="${picture()}" width="300" height="200"></a><figcaption>Words</figcaption></figure>`,
  ])
    for (const attributes of ['', 'fixed-ratio="16:9"', 'fixed-ratio="1:1" crop-mode="contain"', 'stretch="false"'])
      it(`nothing moves on upgrade: ${attributes} ${inside.slice(0, 4)}`, async () => {
        const { before, after } = await aroundUpgrade(`<sq-image ${attributes}>${inside}</sq-image>`, 'sq-image', 400);
        expect(after).to.deep.equal(before);
      });
  it('is accessible', async () => {
    await expect(await open('fixed-ratio="1:1"', `<a href="/x">${data()}</a>`)).to.be.accessible();
  });
});
