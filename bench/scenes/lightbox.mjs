import { countFrames } from '../harness/frames.mjs';
import { centreOf } from '../harness/pointer.mjs';
import { withSeen } from '../harness/seen.mjs';
import { within } from '../harness/within.mjs';
import { lightboxes } from './lightbox-pages.mjs';

/** The full images, all alike. */
const FULL = { width: 1000, height: 666 };
/** Not each other's neighbours, which some fetch beforehand. */
const FIRST = 1;
const SECOND = 6;
/** No event is reported that took less. */
const SHORTEST_EVENT = 16;
const PATIENCE = 20_000;

/** Every image of the page at an address, in the kit's viewer too, that is there and seen. */
function defineFull() {
  window.seenAt = (address) =>
    [document, document.querySelector('sq-lightbox')?.shadowRoot]
      .flatMap((root) => [...(root?.querySelectorAll('img') ?? [])])
      .some((each) => each.src === address && each.complete && each.naturalWidth > 0 && window.isSeen(each));
  /** From the next click to the end of the frame that shows the image of that address, in ms. */
  window.fullShown = (address) => {
    window.shown = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (window.seenAt(address)) setTimeout(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  };
}

async function open(tab, index) {
  const selector = `#thumbnails > a:nth-child(${index + 1})`;
  const { x, y } = await centreOf(tab, [selector]);
  const address = await tab.tab.$eval(selector, ({ href }) => href);
  await tab.tab.mouse.move(x, y);
  await tab.frames(10);
  await tab.tab.evaluate((wanted) => window.fullShown(wanted), address);
  const known = (await tab.noticed()).clicks.length;
  const stop = await countFrames(tab);
  await tab.tab.mouse.click(x, y);
  const shown = await within(
    tab.tab.evaluate(() => window.shown),
    PATIENCE,
    'the full image is seen',
  );
  if (shown === undefined) throw new Error('The link was followed.');
  await tab.rest();
  const { dropped } = await stop();
  const { clicks } = await tab.noticed();
  return { address, shown, dropped, duration: clicks[known] ?? SHORTEST_EVENT };
}

async function measure(tab, address) {
  await withSeen(tab);
  await tab.tab.evaluateOnNewDocument(defineFull);
  await tab.visit(address);
  await tab.rest();
  const first = await open(tab, FIRST);
  await tab.tab.keyboard.press('Escape');
  await tab.tab.waitForFunction((shown) => !window.seenAt(shown), { polling: 50, timeout: PATIENCE }, first.address);
  await tab.rest();
  const second = await open(tab, SECOND);
  return {
    'first open, event duration (ms)': first.duration,
    'first open, image on screen (ms)': first.shown,
    'first open, dropped frames': first.dropped,
    'second open, event duration (ms)': second.duration,
    'second open, image on screen (ms)': second.shown,
    'second open, dropped frames': second.dropped,
    'code (kB)': tab.codeBytes() / 1000,
  };
}

/** From the click on a thumbnail until the full image, of the same server, is seen. */
export default {
  name: 'lightbox',
  title: 'Opening a lightbox',
  floor: 'plain dialog',
  rounds: 5,
  cases: { '24 images': 24, '500 images': 500 },
  contenders: Object.fromEntries(
    Object.entries(lightboxes).map(([name, write]) => [name, (count) => write({ count, ...FULL })]),
  ),
  measure,
};
