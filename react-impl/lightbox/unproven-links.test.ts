import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { openGallery } from '../gallery/testing/gallery.js';
import '../../elements/sq-gallery/index.js';
import { png, prepareAskedLinks, SAFE, thumb } from './testing/asked-links.js';
import { endAnimations, part, shown, type Lightbox } from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';

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

describe('a link in a lightbox that may be anything', () => {
  const visit = prepareAskedLinks();
  const neighbours = () => until(() => inShadow(visit.current!, '[part~="image-beside"]'), 'the neighbours');

  it('is not asked for while the page loads, is pointed at, and shows one item after the other', async () => {
    const all = [...ACTING, ...UNPROVEN].map((href, at) => `<a href="${visit.anew(href)}">${thumb(`Own${at}`)}</a>`);
    visit.current = await place<Lightbox>(`<sq-lightbox thumbnails>${SAFE}${all.join('')}</sq-lightbox>`);
    for (const link of visit.current.querySelectorAll('a')) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.focus();
    }
    await visit.opened(() => visit.current!.querySelector('a')!.click());
    await neighbours();
    for (const at of all.keys()) {
      await visit.current.open(at + 1);
      endAnimations(visit.current);
      await until(() => shown(visit.current!) === `Own${at}`);
      await visit.loaded();
      expect(new URL(visit.image()!.src).pathname).to.equal(`/small/Own${at}`);
    }
    expect(visit.asked).to.deep.equal([]);
  });
  it('is not asked for by a click on it either, where it acts', async () => {
    const all = ACTING.map((href, at) => `<a href="${visit.anew(href)}">${thumb(`Own${at}`)}</a>`);
    visit.current = await place<Lightbox>(`<sq-lightbox>${all.join('')}</sq-lightbox>`);
    for (const [at, link] of [...visit.current.querySelectorAll('a')].entries()) {
      await visit.opened(() => link.click());
      expect(new URL(visit.image()!.src).pathname).to.equal(`/small/Own${at}`);
      await visit.close();
    }
    expect(visit.asked).to.deep.equal([]);
  });
  for (const attributes of ['rel="nofollow"', 'rel="external nofollow"', 'download', 'download="bowl"'])
    it(`nor with ${attributes}`, async () => {
      const link = `<a href="${visit.anew('/asked/bowl')}" ${attributes}>`;
      visit.current = await place<Lightbox>(`<sq-lightbox>${link}${thumb('Own')}</a></sq-lightbox>`);
      await visit.opened(() => visit.current!.querySelector('a')!.click());
      expect(new URL(visit.image()!.src).pathname).to.equal('/small/Own');
      expect(visit.asked).to.deep.equal([]);
    });
  it('nor where it opens another site in a window of its own', async () => {
    visit.network.use(
      http.get('https://shop.example/*', ({ request }) => {
        visit.asked.push(request.url);
        return HttpResponse.html('');
      }),
    );
    const link = '<a href="https://shop.example/bowl" target="_blank">';
    visit.current = await place<Lightbox>(`<sq-lightbox>${link}${thumb('Own')}</a></sq-lightbox>`);
    await visit.opened(() => visit.current!.querySelector('a')!.click());
    expect(visit.asked).to.deep.equal([]);
  });
  it('is not asked for by a click on the caption beside it', async () => {
    visit.current = await place<Lightbox>(
      `<sq-lightbox><figure><a href="${visit.anew('/asked/bowl')}">${thumb('Own')}</a><figcaption>Words</figcaption></figure></sq-lightbox>`,
    );
    await visit.opened(() => visit.current!.querySelector('figcaption')!.click());
    expect(visit.asked).to.deep.equal([]);
  });
  it('is not asked for by a script that opens the viewer, nor by an address that names the item', async () => {
    visit.current = await place<Lightbox>(
      `<sq-lightbox download share thumbnails><a href="${visit.anew('/asked/bowl')}">${thumb('Own')}</a>${SAFE}</sq-lightbox>`,
    );
    await visit.opened(() => visit.current!.open(0));
    await until(() => part(visit.current!, 'download'));
    expect(part<HTMLAnchorElement>(visit.current, 'download')!.pathname, 'it offers what it shows').to.equal(
      '/small/Own',
    );
    expect(visit.asked).to.deep.equal([]);
  });

  const places: Record<string, (link: string) => Promise<HTMLElement>> = {
    'of the viewer': async (link) => {
      visit.current = await place<Lightbox>(`<sq-lightbox>${link}${SAFE}${SAFE}${SAFE}</sq-lightbox>`);
      return visit.current.querySelector('a')!;
    },
    'of a gallery that it shows': async (link) => {
      const holder = await place(
        `<div><ul id="work">${link}${SAFE}${SAFE}${SAFE}</ul><sq-lightbox for="work"></sq-lightbox></div>`,
      );
      visit.current = holder.lastElementChild as Lightbox;
      await settled(visit.current);
      return holder.querySelector('a')!;
    },
    'of a gallery with the attribute `lightbox`': async (link) => {
      const gallery = await openGallery('design="grid" lightbox', link + SAFE + SAFE + SAFE);
      gallery.id = 'slides';
      gallery.insertAdjacentHTML('afterend', '<sq-lightbox for="slides"></sq-lightbox>');
      visit.current = gallery.nextElementSibling as Lightbox;
      gallery.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await settled(gallery);
      return gallery.querySelector('a')!;
    },
  };
  for (const [where, put] of Object.entries(places)) {
    it(`is the image of an item ${where}, once the visitor has clicked it and it is one`, async () => {
      visit.answer = 'image';
      const href = visit.anew('/asked/bowl');
      const link = await put(`<a href="${href}">${thumb('Own')}</a>`);
      await visit.opened(() => link.click());
      expect(new URL(visit.image()!.src).pathname).to.equal('/asked/bowl');
      expect(visit.asked).to.deep.equal([href]);
    });
    it(`${where} is asked once, however often its item is shown and clicked, where it is none`, async () => {
      const href = visit.anew('/asked/bowl');
      const link = await put(`<a href="${href}">${thumb('Own')}</a>`);
      await visit.opened(() => link.click());
      expect(new URL(visit.image()!.src).pathname).to.equal('/small/Own');
      visit.current!.loop = false;
      for (const at of [3, 0]) {
        await visit.current!.open(at);
        endAnimations(visit.current!);
        await visit.loaded();
      }
      await visit.close();
      await visit.opened(() => link.click());
      expect(new URL(visit.image()!.src).pathname).to.equal('/small/Own');
      expect(visit.asked).to.deep.equal([href]);
    });
  }

  it('is an image, when its item is shown again, that has come while another was shown', async () => {
    const { promise: late, resolve: send } = Promise.withResolvers<void>();
    visit.network.use(
      http.get('/late/*', async ({ request }) => {
        visit.asked.push(request.url);
        await late;
        return new HttpResponse(await png(), { headers: { 'content-type': 'image/png' } });
      }),
    );
    const href = visit.anew('/late/bowl');
    visit.current = await place<Lightbox>(
      `<sq-lightbox><a href="${href}">${thumb('Own')}</a>${SAFE}${SAFE}${SAFE}</sq-lightbox>`,
    );
    const event = nextEvent(document, 'sq-lightbox-open');
    visit.current.querySelector('a')!.click();
    await event;
    await until(() => visit.asked.length > 0);
    const waiting = visit.image()!;
    await visit.current.open(3);
    endAnimations(visit.current);
    await visit.loaded();
    expect(waiting.isConnected).to.equal(false);
    const come = nextEvent(waiting, 'load');
    send();
    await come;
    await visit.current.open(0);
    endAnimations(visit.current);
    await visit.loaded();
    expect(new URL(visit.image()!.src).pathname).to.equal('/late/bowl');
  });
});
