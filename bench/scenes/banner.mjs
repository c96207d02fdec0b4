import { readFileSync } from 'node:fs';
import { FLAVOURS, page, withKit, withPeer } from '../harness/page.mjs';
import { withSeen } from '../harness/seen.mjs';
import { visitToRest } from '../harness/start-up.mjs';
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

const NOTICE = '<p>We would like to count visits. Nothing of the kind happens before you say yes.</p>';
const ours =
  (flavour, attributes, { notice = '', head = () => '' } = {}) =>
  () =>
    withKit(
      FLAVOURS[flavour],
      `${TEXT}<sq-cookie-banner accept-type="OPT_IN_AND_OUT"${attributes}>${notice}</sq-cookie-banner>`,
      head(),
    );
/** What `npx sq-blocks preload --lite sq-cookie-banner` prints. */
function preloads() {
  const { 'sq-cookie-banner': files } = JSON.parse(readFileSync(`${FLAVOURS.lite}/preload.json`, 'utf8'));
  return files.map((file) => `<link rel="modulepreload" href="/${FLAVOURS.lite}/${file}">`).join('');
}

/** Where each has its words and the button that says yes: selectors, each within the shadow root of the one before. */
export const WHERE = {
  'plain page': { words: ['#banner'], button: ['#banner [value=yes]'] },
  'vanilla-cookieconsent': { words: ['#cc-main .cm'], button: ['#cc-main .cm__btn[data-role=all]'] },
  Klaro: { words: ['.klaro .cookie-notice'], button: ['.klaro .cookie-notice .cm-btn-success'] },
};
const button = ['sq-cookie-banner', '[part~=accept]'];
export const OURS = { words: ['sq-cookie-banner', '[part=banner]'], button };
const OWN_NOTICE = { words: ['sq-cookie-banner > p'], button };

/**
 * Runs in the page: ready when words and button are seen, `shownAt` being the end of the frame that shows each. Looked
 * for by a timer, and told by the frame that follows: nothing is on the screen before the sheets of the head have come.
 */
function watchNotice(where) {
  window.shownAt = {};
  for (const [what, path] of Object.entries(where)) {
    const isSeen = () => {
      const found = path.reduce((root, selector) => (root?.shadowRoot ?? root)?.querySelector(selector), document);
      return Boolean(found && window.isSeen(found));
    };
    const look = () => {
      if (!isSeen()) return setTimeout(look, 10);
      requestAnimationFrame(() => {
        if (isSeen()) setTimeout(() => (window.shownAt[what] = performance.now()));
        else look();
      });
    };
    look();
  }
  window.isReady = () => Object.keys(where).every((what) => window.shownAt[what] !== undefined);
}

async function measure(tab, address, { contender }) {
  await withSeen(tab);
  await tab.tab.evaluateOnNewDocument(
    watchNotice,
    WHERE[contender] ?? (contender.includes('own notice') ? OWN_NOTICE : OURS),
  );
  const { rested } = await within(visitToRest(tab, address), PATIENCE, 'the notice is seen');
  const noticed = await tab.noticed();
  const shownAt = await tab.tab.evaluate(() => window.shownAt);
  return {
    'visible (ms)': shownAt.words,
    'button visible (ms)': shownAt.button,
    'largest paint (ms)': noticed.paint,
    'script to rest (ms)': rested.script,
    'main thread to rest (ms)': rested.TaskDuration * 1000,
    'layout shift': noticed.shift,
    'code (kB)': tab.codeBytes() / 1000,
  };
}

/**
 * A first visit on a slow phone network, from navigation until the question is seen. Ours comes after the first paint
 * where it is written near the top of the page, as here, and else at the visitor's first sign of life; `load="eager"`
 * is what the others do. With a notice of the site's own in it, that stands there before the code of the banner.
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
    'sq-cookie-banner eager, preloaded, lite': ours('lite', ' load="eager"', { head: preloads }),
    'sq-cookie-banner eager, React': ours('React', ' load="eager"'),
    'sq-cookie-banner eager, own notice, lite': ours('lite', ' load="eager"', { notice: NOTICE }),
    'sq-cookie-banner eager, own notice, React': ours('React', ' load="eager"', { notice: NOTICE }),
    'sq-cookie-banner, lite': ours('lite', ''),
    'sq-cookie-banner, React': ours('React', ''),
    'vanilla-cookieconsent': () => withPeer('cookieconsent', TEXT, { css: true }),
    Klaro: () => withPeer('klaro', TEXT),
  },
  measure,
};
