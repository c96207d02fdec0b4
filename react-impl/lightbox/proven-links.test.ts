import { expect } from '@open-wc/testing';
import { place, until } from '../../shared/testing/fixture.js';
import { prepareAskedLinks, SAFE, thumb } from './testing/asked-links.js';
import { shown, type Lightbox } from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';

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

describe('a link in a lightbox that is an image', () => {
  const visit = prepareAskedLinks();

  for (const [what, link] of Object.entries(PROVEN))
    it(`is one from the start if it is a link ${what}`, async () => {
      visit.answer = 'image';
      const own = thumb('Own', what.includes('thumbnail') ? '/asked/media/77/thumb?small' : undefined);
      visit.current = await place<Lightbox>(`<sq-lightbox>${SAFE}${link}${own}</a></sq-lightbox>`);
      await visit.opened(() => visit.current!.open(0));
      await until(() => visit.asked.length > 0, 'the neighbour is loaded');
      await visit.current.next();
      await until(() => shown(visit.current!) === 'Own');
      expect(visit.image()!.src).to.equal(visit.current.querySelectorAll('a')[1]!.href);
    });
});
