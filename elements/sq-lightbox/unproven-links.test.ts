import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { openGallery } from '../sq-gallery/testing/gallery.js';
import '../sq-gallery/index.js';
import { closeAtOnce, endAnimations, part, shown, type Lightbox } from './testing/viewer.js';
import './index.js';
import gallerySheet from '../sq-gallery/sq-gallery.css' with { type: 'css' };
import sheet from './sq-lightbox.css' with { type: 'css' };

async function png(): Promise<Blob> {
  const canvas = new OffscreenCanvas(900, 450);
  canvas.getContext('2d')!.fillRect(0, 0, 900, 450);
  return canvas.convertToBlob();
}

/** What acts when it is asked for, whatever it answers. */
const ACTING = [
  '/asked/?add-to-cart=12',
  '/asked/?remove_item=5&image=bowl.jpg',
  '/asked/logout',
  '/asked/wp-login.php?action=logout&_wpnonce=1',
  '/asked/wp-admin/upload.php?action=delete&item=bowl.png',
  '/asked/wishlist/12',
  '/asked/photos/12/delete',
  '/asked/cart/add/12?format=webp',
  '/asked/_next/image/delete?url=bowl.jpg',
];
/** What may be an image, a page, or anything else. */
const UNPROVEN = ['/asked/bowl', '/asked/index.php?page=12', '/asked/attachment/7/', '/asked/photos/12'];
/** What is an image by its address, or because its author says so. */
const PROVEN: Record<string, string> = {
  'whose query names a file': '<a href="/asked/resize?file=/big/bowl.jpg&width=1600">',
  'to an image service of a framework': '<a href="/asked/_next/image?url=%2Fbowl&w=1600&q=75">',
  'that transforms an upload': '<a href="/asked/demo/image/upload/w_1600/bowl">',
  'with the format of its answer': '<a href="/asked/formatted?w=1600&auto=format">',
  'with a type': '<a href="/asked/typed" type="image/webp">',
  'that is marked by the group of a lightbox': '<a href="/asked/marked" data-sq-lightbox="marked">',
  'to another size of its thumbnail': '<a href="/asked/media/77/large?w=1600">',
  'to its thumbnail without a size': '<a href="/asked/media/77/thumb">',
};

describe('a link in a lightbox that may be anything', () => {
  const network = pretendNetwork();
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  let asked: string[] = [];
  let answer: 'image' | 'page' = 'page';
  before(() => {
    withPageSheet(gallerySheet);
    withPageSheet(sheet);
  });
  beforeEach(async () => {
    media = pretendMedia(/432px/, false);
    asked = [];
    answer = 'page';
    const body = await png();
    network.use(
      http.get('/small/*', () => new HttpResponse(body, { headers: { 'content-type': 'image/png' } })),
      http.get('/asked/*', ({ request }) => {
        const { pathname, search } = new URL(request.url);
        // The thumbnails of some links.
        if (search !== '?small') asked.push(pathname + search);
        return answer === 'image' || search === '?small'
          ? new HttpResponse(body, { headers: { 'content-type': 'image/png', 'cache-control': 'no-store' } })
          : HttpResponse.html('<!doctype html><title>A page</title>');
      }),
    );
  });
  afterEach(async () => {
    await closeAtOnce(current);
    current?.remove();
    current = undefined;
    media.restore();
  });
  const close = () => closeAtOnce(current);

  let links = 0;
  /** No address is that of another test: what was asked once is known. */
  const anew = (address: string) => `${address}${address.includes('?') ? '&' : '?'}n=${++links}`;
  const thumb = (label: string, source = `/small/${label}`) =>
    `<img src="${source}" alt="${label}" width="90" height="45">`;
  const SAFE = `<a href="/small/full.png">${thumb('Safe')}</a>`;
  const image = () => part<HTMLImageElement>(current!, 'image');
  const loaded = () => until(() => image()?.dataset['state'] === 'loaded', 'an image is shown');
  const opened = async (open: () => unknown) => {
    const event = nextEvent(document, 'sq-lightbox-open');
    await open();
    await event;
    endAnimations(current!);
    await loaded();
  };
  const neighbours = () => until(() => inShadow(current!, '[part~="image-beside"]'), 'the neighbours');

  it('is not asked for while the page loads, is pointed at, and shows one item after the other', async () => {
    const all = [...ACTING, ...UNPROVEN].map((href, at) => `<a href="${anew(href)}">${thumb(`Own${at}`)}</a>`);
    current = await place<Lightbox>(`<sq-lightbox thumbnails>${SAFE}${all.join('')}</sq-lightbox>`);
    for (const link of current.querySelectorAll('a')) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.focus();
    }
    await opened(() => current!.querySelector('a')!.click());
    await neighbours();
    for (const at of all.keys()) {
      await current.open(at + 1);
      endAnimations(current);
      await until(() => shown(current!) === `Own${at}`);
      await loaded();
      expect(new URL(image()!.src).pathname).to.equal(`/small/Own${at}`);
    }
    expect(asked).to.deep.equal([]);
  });
  it('is not asked for by a click on it either, where it acts', async () => {
    const all = ACTING.map((href, at) => `<a href="${anew(href)}">${thumb(`Own${at}`)}</a>`);
    current = await place<Lightbox>(`<sq-lightbox>${all.join('')}</sq-lightbox>`);
    for (const [at, link] of [...current.querySelectorAll('a')].entries()) {
      await opened(() => link.click());
      expect(new URL(image()!.src).pathname).to.equal(`/small/Own${at}`);
      await close();
    }
    expect(asked).to.deep.equal([]);
  });
  for (const attributes of ['rel="nofollow"', 'rel="external nofollow"', 'download', 'download="bowl"'])
    it(`nor with ${attributes}`, async () => {
      const link = `<a href="${anew('/asked/bowl')}" ${attributes}>`;
      current = await place<Lightbox>(`<sq-lightbox>${link}${thumb('Own')}</a></sq-lightbox>`);
      await opened(() => current!.querySelector('a')!.click());
      expect(new URL(image()!.src).pathname).to.equal('/small/Own');
      expect(asked).to.deep.equal([]);
    });
  it('nor where it opens another site in a window of its own', async () => {
    network.use(
      http.get('https://shop.example/*', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.html('');
      }),
    );
    const link = '<a href="https://shop.example/bowl" target="_blank">';
    current = await place<Lightbox>(`<sq-lightbox>${link}${thumb('Own')}</a></sq-lightbox>`);
    await opened(() => current!.querySelector('a')!.click());
    expect(asked).to.deep.equal([]);
  });
  it('is not asked for by a click on the caption beside it', async () => {
    current = await place<Lightbox>(
      `<sq-lightbox><figure><a href="${anew('/asked/bowl')}">${thumb('Own')}</a><figcaption>Words</figcaption></figure></sq-lightbox>`,
    );
    await opened(() => current!.querySelector('figcaption')!.click());
    expect(asked).to.deep.equal([]);
  });
  it('is not asked for by a script that opens the viewer, nor by an address that names the item', async () => {
    current = await place<Lightbox>(
      `<sq-lightbox download share thumbnails><a href="${anew('/asked/bowl')}">${thumb('Own')}</a>${SAFE}</sq-lightbox>`,
    );
    await opened(() => current!.open(0));
    await until(() => part(current!, 'download'));
    expect(part<HTMLAnchorElement>(current, 'download')!.pathname, 'it offers what it shows').to.equal('/small/Own');
    expect(asked).to.deep.equal([]);
  });

  const places: Record<string, (link: string) => Promise<HTMLElement>> = {
    'of the viewer': async (link) => {
      current = await place<Lightbox>(`<sq-lightbox>${link}${SAFE}${SAFE}${SAFE}</sq-lightbox>`);
      return current.querySelector('a')!;
    },
    'of a gallery that it shows': async (link) => {
      const holder = await place(
        `<div><ul id="work">${link}${SAFE}${SAFE}${SAFE}</ul><sq-lightbox for="work"></sq-lightbox></div>`,
      );
      current = holder.lastElementChild as Lightbox;
      await settled(current);
      return holder.querySelector('a')!;
    },
    'of a gallery with the attribute `lightbox`': async (link) => {
      const gallery = await openGallery('design="grid" lightbox', link + SAFE + SAFE + SAFE);
      gallery.id = 'slides';
      gallery.insertAdjacentHTML('afterend', '<sq-lightbox for="slides"></sq-lightbox>');
      current = gallery.nextElementSibling as Lightbox;
      gallery.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await settled(gallery);
      return gallery.querySelector('a')!;
    },
  };
  for (const [where, put] of Object.entries(places)) {
    it(`is the image of an item ${where}, once the visitor has clicked it and it is one`, async () => {
      answer = 'image';
      const href = anew('/asked/bowl');
      const link = await put(`<a href="${href}">${thumb('Own')}</a>`);
      await opened(() => link.click());
      expect(new URL(image()!.src).pathname).to.equal('/asked/bowl');
      expect(asked).to.deep.equal([href]);
    });
    it(`${where} is asked once, however often its item is shown and clicked, where it is none`, async () => {
      const href = anew('/asked/bowl');
      const link = await put(`<a href="${href}">${thumb('Own')}</a>`);
      await opened(() => link.click());
      expect(new URL(image()!.src).pathname).to.equal('/small/Own');
      current!.loop = false;
      for (const at of [3, 0]) {
        await current!.open(at);
        endAnimations(current!);
        await loaded();
      }
      await close();
      await opened(() => link.click());
      expect(new URL(image()!.src).pathname).to.equal('/small/Own');
      expect(asked).to.deep.equal([href]);
    });
  }

  it('is an image, when its item is shown again, that has come while another was shown', async () => {
    const { promise: late, resolve: send } = Promise.withResolvers<void>();
    network.use(
      http.get('/late/*', async ({ request }) => {
        asked.push(request.url);
        await late;
        return new HttpResponse(await png(), { headers: { 'content-type': 'image/png' } });
      }),
    );
    const href = anew('/late/bowl');
    current = await place<Lightbox>(
      `<sq-lightbox><a href="${href}">${thumb('Own')}</a>${SAFE}${SAFE}${SAFE}</sq-lightbox>`,
    );
    const event = nextEvent(document, 'sq-lightbox-open');
    current.querySelector('a')!.click();
    await event;
    await until(() => asked.length > 0);
    const waiting = image()!;
    await current.open(3);
    endAnimations(current);
    await loaded();
    expect(waiting.isConnected).to.equal(false);
    const come = nextEvent(waiting, 'load');
    send();
    await come;
    await current.open(0);
    endAnimations(current);
    await loaded();
    expect(new URL(image()!.src).pathname).to.equal('/late/bowl');
  });

  for (const [what, link] of Object.entries(PROVEN))
    it(`is an image from the start if it is a link ${what}`, async () => {
      answer = 'image';
      const own = thumb('Own', what.includes('thumbnail') ? '/asked/media/77/thumb?small' : undefined);
      current = await place<Lightbox>(`<sq-lightbox>${SAFE}${link}${own}</a></sq-lightbox>`);
      await opened(() => current!.open(0));
      await until(() => asked.length > 0, 'the neighbour is loaded');
      await current.next();
      await until(() => shown(current!) === 'Own');
      expect(image()!.src).to.equal(current.querySelectorAll('a')[1]!.href);
    });
});
