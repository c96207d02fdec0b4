import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { closeAtOnce, endAnimations, frame, part, placeLightbox, type Lightbox } from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

async function png(width: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, Math.round(width / 2));
  canvas.getContext('2d')!.fillRect(0, 0, width, width);
  return canvas.convertToBlob();
}

describe('the full image in the viewer', () => {
  const network = pretendNetwork();
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  let asked: string[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    media = pretendMedia(/432px/, false);
    asked = [];
    network.use(
      // The first number in the address that follows a hyphen is the width.
      http.get('/pictures/*', async ({ request }) => {
        const address = decodeURIComponent(request.url);
        asked.push(address);
        const width = Number(/-(\d+)/.exec(address)?.[1]);
        return new HttpResponse(await png(width), { headers: { 'content-type': 'image/png' } });
      }),
      http.get('/pages/*', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.html('<!doctype html><title>A page</title>');
      }),
    );
  });
  afterEach(async () => {
    await closeAtOnce(current);
    current = undefined;
    media.restore();
  });

  async function open(inside: string, attributes = '') {
    current = await placeLightbox(attributes, inside);
    await current.open(0);
    endAnimations(current);
    return current;
  }
  const image = () => part<HTMLImageElement>(current!, 'image');
  /** The width in px of the file that is shown, once it is loaded. */
  async function widthOf(inside: string): Promise<number> {
    await open(inside);
    await until(() => image()?.dataset['state'] === 'loaded', 'the full image');
    return image()!.naturalWidth;
  }

  const PAGE = '<img src="/pictures/p-300.png" alt="A" width="300" height="150"';
  const TWO = 'srcset="/pictures/b-500.png 500w, /pictures/b-1500.png 1500w"';
  const shown: Record<string, [html: string, width: number]> = {
    'of srcset': [`${PAGE} sizes="300px" ${TWO}>`, 1500],
    'of srcset in a figure': [`<figure>${PAGE} sizes="300px" ${TWO}><figcaption>Words</figcaption></figure>`, 1500],
    'that suits the screen, not one for a wall': [
      `${PAGE} sizes="300px" srcset="/pictures/b-400.png 400w, /pictures/b-1500.png 1500w, /pictures/b-9000.png 9000w">`,
      1500,
    ],
    'of densities': [`${PAGE} srcset="/pictures/d-300.png, /pictures/d-600.png 2x">`, 600],
    'of addresses with commas in them': [
      `${PAGE} sizes="300px" srcset="/pictures/c_fill,w-400/a.png 400w,/pictures/c_fill,w-1400/a.png 1400w">`,
      1400,
    ],
    'of a picture': [
      `<picture><source media="(width > 1px)" type="image/png" sizes="300px" ${TWO}>${PAGE}></picture>`,
      1500,
    ],
    'of a picture’s source for this screen': [
      `<picture><source media="(width < 1px)" srcset="/pictures/no-1600.png 1600w">
        <source sizes="10vw" srcset="/pictures/y-200.png 200w, /pictures/y-1300.png 1300w">${PAGE}></picture>`,
      1300,
    ],
    'of a picture’s source of a known type': [
      `<picture><source type="image/x-unknown" srcset="/pictures/no-1600.png 1600w">${PAGE} ${TWO}></picture>`,
      1500,
    ],
    'of an image that loads later': [
      `<img src="${DOT}" data-srcset="${TWO.slice(8, -1)}" data-sizes="auto" alt="A">`,
      1500,
    ],
    'of a picture that loads later': [
      `<picture><source data-srcset="/pictures/l-400.png 400w, /pictures/l-1200.png 1200w"><img src="${DOT}" alt="A"></picture>`,
      1200,
    ],
    'of a placeholder’s data': [`<img src="${DOT}" data-src="/pictures/s-900.png" alt="A">`, 900],
    'that a link leads to, rather than one of the page': [`<a href="/pictures/f-1600.png">${PAGE} ${TWO}></a>`, 1600],
    'that an image service makes': [
      `<a href="/pictures/_next/image?url=%2Fbig-1600.jpg&w=1600&q=75">${PAGE}></a>`,
      1600,
    ],
    'that a link names by its format': [`<a href="/pictures/q-1600?fm=webp&fit=max">${PAGE}></a>`, 1600],
    'with a larger size than its thumbnail says': [
      `<img src="/pictures/p-700.png" alt="A" width="200" height="100">`,
      700,
    ],
    'of the page, where the link leads to a page': [`<a href="/pages/bowl">${PAGE} sizes="300px" ${TWO}></a>`, 1500],
    'of the page, where the best is missing': [`${PAGE} srcset="/pages/gone.png 1500w">`, 300],
  };
  for (const [what, [html, width]] of Object.entries(shown))
    it(`is the one ${what}`, async () => {
      expect(await widthOf(html)).to.equal(width);
      await until(
        () => Math.abs(frame(current!).getBoundingClientRect().width - Math.min(width, innerWidth - 32)) < 60,
        'a frame for all of it',
      );
    });

  for (const href of ['/pictures/photo-1600', '/pictures/photo.php?id=-1600'])
    it(`is what a link without an ending leads to, if the visitor clicks it: ${href}`, async () => {
      current = await placeLightbox('', `<a href="${href}">${PAGE}></a>`);
      const opened = nextEvent(document, 'sq-lightbox-open');
      current.querySelector('a')!.click();
      await opened;
      endAnimations(current);
      await until(() => image()?.dataset['state'] === 'loaded', 'the full image');
      expect(image()!.naturalWidth).to.equal(1600);
    });

  for (const href of [
    '/pages/bowl.html',
    '/pages/prices.pdf',
    '/pages/film.mp4',
    '#details',
    'mailto:a@example.com',
    'tel:123',
    'https://www.youtube.com/watch?v=1',
    'https://vimeo.com/1',
    'javascript:void(0)',
  ])
    it(`is that of the page where a link leads to ${href}`, async () => {
      expect(await widthOf(`<a href="${href}">${PAGE} sizes="300px" ${TWO}></a>`)).to.equal(1500);
      expect(asked.filter((address) => address.includes('/pages/'))).to.deep.equal([]);
    });

  it('is what a plain link leads to, without a thumbnail and without an ending', async () => {
    const holder = await place(`<p><a href="/pictures/plain-800" data-sq-lightbox="one">See it</a></p>`);
    const opened = nextEvent(document, 'sq-lightbox-open');
    holder.querySelector('a')!.click();
    await opened;
    current = document.querySelector<Lightbox>('sq-lightbox[group=one]')!;
    await until(() => image()?.dataset['state'] === 'loaded');
    expect(image()!.naturalWidth).to.equal(800);
  });
  for (const href of ['/pages/photo', '/pages/gone.jpg'])
    it(`can be opened without the viewer where a plain link leads to ${href} and that is none`, async () => {
      await open(`<a href="${href}">See it</a>`);
      await until(() => inShadow(current!, '.failed a'));
      expect(inShadow(current!, '.failed a')!.getAttribute('href')).to.equal(new URL(href, location.href).href);
    });
  for (const href of ['/pages/prices.pdf', '/pages/a.html#b', '#details', 'mailto:a@example.com', 'https://youtu.be/1'])
    for (const [kind, html] of [
      ['a plain link', `<p><a href="${href}" data-sq-lightbox="two">Words</a></p>`],
      ['an item', `<sq-lightbox><a href="${href}">Words</a></sq-lightbox>`],
    ] as const)
      it(`is not looked for behind ${kind} to ${href}: the browser follows it`, async () => {
        const holder = await place(html);
        await settled(holder);
        const click = nextEvent<MouseEvent>(window, 'click');
        let followed: boolean | undefined;
        const stop = (event: Event) => {
          followed = !event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', stop, { once: true });
        holder.querySelector('a')!.click();
        await click;
        expect(followed).to.equal(true);
        expect(document.querySelector('sq-lightbox[group=two]')).to.equal(null);
      });

  it('is what Download and Share offer', async () => {
    await open(`${PAGE} sizes="300px" ${TWO}>`, 'download');
    await until(() => part(current!, 'download'));
    expect(part<HTMLAnchorElement>(current!, 'download')!.href).to.match(/\/pictures\/b-1500\.png$/);
  });
  it('is that of the page for the next item too, whose link leads to a page', async () => {
    await widthOf(`<a href="/pictures/f-1600.png">${PAGE}></a><a href="/pages/shop">${PAGE}></a>`);
    await until(() => inShadow(current!, '[part~="image-beside"]'));
    await current!.next();
    await until(() => image()?.dataset['state'] === 'loaded');
    expect(image()!.naturalWidth).to.equal(300);
  });
});
