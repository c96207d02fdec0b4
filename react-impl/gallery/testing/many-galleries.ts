import { expect } from '@open-wc/testing';
import { until } from '../../../shared/testing/fixture.js';
import { slides } from '../../../shared/testing/pictures.js';

type Box = readonly [x: number, y: number, width: number, height: number];
/** A gallery, its slides and images, and the paragraph after it. Relative to the gallery's place, in tenths of a px. */
export type GalleryBoxes = readonly Box[];

const PLACE_WIDTH = 800;

function boxesOf(place: Element): GalleryBoxes {
  const origin = place.getBoundingClientRect();
  return [...place.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x - origin.x, y - origin.y, width, height].map((length) => Math.round(length * 10)) as unknown as Box;
  });
}

/** Lays out one gallery for each of these attribute texts, as `aroundUpgradeOfHtml` does, and reads all that is in it. */
export const aroundUpgradeOfMany = (attributeTexts: readonly string[], inside = slides(5)) =>
  aroundUpgradeOfHtml(attributeTexts.map((attributes) => `<sq-gallery ${attributes}>${inside}</sq-gallery>`));

/**
 * Lays out texts of HTML, with a gallery in each, all in one frame, and returns where everything is before the upgrade and
 * after it, in the order of the texts. Each place is laid out alone: a gallery that measures itself would else have the
 * whole frame laid out.
 *
 * @param read what is read of each place
 */
export async function aroundUpgradeOfHtml<T = GalleryBoxes>(
  texts: readonly string[],
  read: (place: Element) => T = boxesOf as (place: Element) => T,
): Promise<{ before: T[]; after: T[] }> {
  const frame = document.createElement('iframe');
  frame.width = String(PLACE_WIDTH + 100);
  frame.height = '600';
  const places = texts.map((text) => `<div class="place">${text}<p>After</p></div>`);
  frame.srcdoc = `<!doctype html><html lang="en"><link rel="stylesheet" href="/elements/generated/tokens.css">
    <link rel="stylesheet" href="/elements/sq-gallery/sq-gallery.css">
    <style>.place { width: ${PLACE_WIDTH}px; overflow: clip; contain: layout }</style><body>${places.join('')}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    const inner = frame.contentDocument!;
    // Browsers load no lazy images in a background tab: waiting for them would never end.
    const eager = [...inner.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(eager.map((image) => image.decode().catch(() => {})));
    const readAll = () => [...inner.querySelectorAll('.place')].map(read);
    const before = readAll();
    const script = inner.createElement('script');
    script.type = 'module';
    script.src = '/elements/sq-gallery/index.ts';
    inner.head.append(script);
    await until(() => !inner.querySelector('sq-gallery:not(:state(complete))'), 'all galleries are complete');
    return { before, after: readAll() };
  } finally {
    frame.remove();
  }
}

/** The attributes of a slideshow with thumbnails; what follows is another attribute. */
export const THUMBNAILS = 'slideshow" thumbnails data-x="';

/** In tenths of a px: engines round lengths by where on the page they are. */
const TOLERANCE = 2;
/** Whether two galleries look alike. */
export const isSame = (before: GalleryBoxes, after: GalleryBoxes) =>
  before.length === after.length &&
  before.every((box, index) => box.every((length, side) => Math.abs(length - after[index]![side]!) <= TOLERANCE));

/** Galleries with these attributes, as text, look the same before and after the upgrade. */
export async function expectNoMove(attributeTexts: readonly string[], inside?: string) {
  const { before, after } = await aroundUpgradeOfMany(attributeTexts, inside);
  const moved = attributeTexts.filter((_, index) => !isSame(before[index]!, after[index]!));
  expect(moved, 'galleries that moved').to.deep.equal([]);
}
