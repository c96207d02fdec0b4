import { FLAVOURS, page, withKit, withPeer } from '../harness/page.mjs';
import { withSeen } from '../harness/seen.mjs';
import { SLOW_4G } from '../harness/tab.mjs';
import { within } from '../harness/within.mjs';

const PATIENCE = 60_000;
const TEXT = '<h1>Tidewater Studio</h1><p>Thrown, glazed and fired by the sea.</p>';

/** The least that asks: a notice of the page's own HTML, hidden by a line of script where there is an answer. */
const floor = () =>
  page(
    `<style>#banner { position: fixed; inset: auto 0 0; padding: 20px; background: #1c1b1a; color: #f7f5f2 }</style>`,
    `${TEXT}
    <div id="banner" role="region" aria-label="Cookies">
      <p>We would like to count visits. Nothing of the kind happens before you say yes.</p>
      <button value="no">Decline</button> <button value="yes">Accept</button>
    </div>
    <script>
      const banner = document.querySelector('#banner');
      banner.hidden = /(^|; )consent=/.test(document.cookie);
      banner.addEventListener('click', ({ target }) => {
        if (!target.value) return;
        document.cookie = 'consent=' + target.value + ';max-age=2592000;path=/;samesite=lax';
        banner.hidden = true;
      });
    </script>`,
  );

const ours = (flavour, attributes) => () =>
  withKit(FLAVOURS[flavour], `${TEXT}<sq-cookie-banner accept-type="OPT_IN_AND_OUT"${attributes}></sq-cookie-banner>`);

/** Where each has its notice: selectors, each within the shadow root of the one before. */
const NOTICE = {
  'plain page': ['#banner'],
  'vanilla-cookieconsent': ['#cc-main .cm'],
  Klaro: ['.klaro .cookie-notice'],
};
const OURS = ['sq-cookie-banner', '[part=banner]'];

/**
 * Runs in the page: ready when the notice is seen, `shownAt` being the end of the frame that shows it. Looked for by a
 * timer, and told by the frame that follows: nothing is on the screen before the sheets of the head have come.
 */
function watchNotice(path) {
  const find = () => path.reduce((root, selector) => (root?.shadowRoot ?? root)?.querySelector(selector), document);
  const isSeen = () => {
    const notice = find();
    return Boolean(notice && window.isSeen(notice));
  };
  const look = () => {
    if (!isSeen()) return setTimeout(look, 10);
    requestAnimationFrame(() => {
      if (isSeen()) setTimeout(() => (window.shownAt = performance.now()));
      else look();
    });
  };
  look();
  window.isReady = () => window.shownAt !== undefined;
}

async function measure(tab, address, { contender }) {
  await withSeen(tab);
  await tab.tab.evaluateOnNewDocument(watchNotice, NOTICE[contender] ?? OURS);
  await within(tab.visit(address), PATIENCE, 'the notice is seen');
  const rested = await tab.rest();
  const noticed = await tab.noticed();
  return {
    'visible (ms)': await tab.tab.evaluate(() => window.shownAt),
    'largest paint (ms)': noticed.paint,
    'script to rest (ms)': rested.ScriptDuration * 1000,
    'main thread to rest (ms)': rested.TaskDuration * 1000,
    'layout shift': noticed.shift,
    'code (kB)': tab.codeBytes() / 1000,
  };
}

/**
 * A first visit on a slow phone network, from navigation until the question is seen. Ours comes after the first paint
 * where it is written near the top of the page, as here, and else at the visitor's first sign of life; `load="eager"`
 * is what the others do.
 */
export default {
  name: 'banner',
  title: 'Cookie banner',
  floor: 'plain page',
  tab: { network: SLOW_4G },
  cases: { 'slow 4G': undefined },
  contenders: {
    'plain page': floor,
    'sq-cookie-banner eager, lite': ours('lite', ' load="eager"'),
    'sq-cookie-banner eager, React': ours('React', ' load="eager"'),
    'sq-cookie-banner, lite': ours('lite', ''),
    'sq-cookie-banner, React': ours('React', ''),
    'vanilla-cookieconsent': () => withPeer('cookieconsent', TEXT, { css: true }),
    Klaro: () => withPeer('klaro', TEXT),
  },
  measure,
};
