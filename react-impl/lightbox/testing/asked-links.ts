import { nextEvent, until, withPageSheet } from '../../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../../shared/testing/network.js';
import { pretendMedia } from '../../../shared/testing/media.js';
import { closeAtOnce, endAnimations, part, type Lightbox } from './viewer.js';
import gallerySheet from '../../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import sheet from '../../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

export async function png(): Promise<Blob> {
  const canvas = new OffscreenCanvas(900, 450);
  canvas.getContext('2d')!.fillRect(0, 0, 900, 450);
  return canvas.convertToBlob();
}

export const thumb = (label: string, source = `/small/${label}`) =>
  `<img src="${source}" alt="${label}" width="90" height="45">`;
/** An item that nothing is asked for. */
export const SAFE = `<a href="/small/full.png">${thumb('Safe')}</a>`;

/** To be called in a `describe`: what is below `/asked/` is written down, and answered by an image or a page. */
export function prepareAskedLinks() {
  const network = pretendNetwork();
  let media: ReturnType<typeof pretendMedia>;
  let links = 0;
  const visit = {
    network,
    /** The lightbox of the test. */
    current: undefined as Lightbox | undefined,
    /** Path and query of what was asked for. */
    asked: [] as string[],
    answer: 'page' as 'image' | 'page',
    /** No address is that of another test: what was asked once is known. */
    anew: (address: string) => `${address}${address.includes('?') ? '&' : '?'}n=${++links}`,
    image: () => part<HTMLImageElement>(visit.current!, 'image'),
    loaded: () => until(() => visit.image()?.dataset['state'] === 'loaded', 'an image is shown'),
    opened: async (open: () => unknown) => {
      const event = nextEvent(document, 'sq-lightbox-open');
      await open();
      await event;
      endAnimations(visit.current!);
      await visit.loaded();
    },
    close: () => closeAtOnce(visit.current),
  };
  before(() => {
    withPageSheet(gallerySheet);
    withPageSheet(sheet);
  });
  beforeEach(async () => {
    media = pretendMedia(/432px/, false);
    visit.asked = [];
    visit.answer = 'page';
    const body = await png();
    network.use(
      http.get('/small/*', () => new HttpResponse(body, { headers: { 'content-type': 'image/png' } })),
      http.get('/asked/*', ({ request }) => {
        const { pathname, search } = new URL(request.url);
        // The thumbnails of some links.
        if (search !== '?small') visit.asked.push(pathname + search);
        return visit.answer === 'image' || search === '?small'
          ? new HttpResponse(body, { headers: { 'content-type': 'image/png', 'cache-control': 'no-store' } })
          : HttpResponse.html('<!doctype html><title>A page</title>');
      }),
    );
  });
  afterEach(async () => {
    await visit.close();
    visit.current?.remove();
    visit.current = undefined;
    media.restore();
  });
  return visit;
}
