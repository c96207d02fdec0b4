import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { answersOverlays, openOverlay, OVERLAYS, pageWith } from './support/overlays.js';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

/** Phones whose page is as large as the screen: what the camera and the line at the lower edge cover of it, in px. */
const PHONES = {
  'a phone on its side': { width: 844, height: 390, top: 0, right: 59, bottom: 21, left: 59 },
  'a page on the home screen of a phone': { width: 393, height: 852, top: 59, right: 0, bottom: 34, left: 0 },
};

const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const LONG = '<p>By hand, with soap and warm water, and never in the oven.</p>'.repeat(20);
const script = (call: string) =>
  `<button type="button" class="call">Call</button><script type="module">
    const dialogs = await import('/dist/public/dialogs.js');
    document.querySelector('.call').onclick = () => dialogs.${call};
    document.documentElement.dataset.loaded = '';
  </script>`;

/** Modal dialogs that a visitor opens. */
const MODALS: Record<string, { html: string; opener: string; shows: string }> = {
  ...OVERLAYS,
  'a wide dialog': {
    html: `<sq-dialog><dialog id="opened" style="inline-size:90rem"><h2>Care</h2>${LONG}<button>Okay</button></dialog></sq-dialog>`,
    opener: '<a href="#opened">Open</a>',
    shows: 'Care',
  },
  'a cart in a drawer, right to left': {
    ...OVERLAYS['a cart in a drawer'],
    html: `<script>document.dir = 'rtl'</script>${OVERLAYS['a cart in a drawer'].html}`,
  },
  'a lightbox': {
    html: `<sq-lightbox><a href="${GIF}">Open</a><a href="${GIF}">Next</a></sq-lightbox>`,
    opener: '',
    shows: 'Next',
  },
};

/** Dialogs for scripts, which are no blocks: they have no flavours. */
const CALLED = {
  'a question of a script': script(
    `confirm({ title: 'Delete the draft?', message: '${'It is gone then. '.repeat(200)}' })`,
  ),
  'a notice of a script': script(`inform({ title: 'Saved', message: 'You may go on.' })`),
};

/** Bars on the page, and where they are. */
const BARS: Record<string, { html: string; bar: string; edges: readonly Edge[] }> = {
  'a cookie banner': {
    html: '<sq-cookie-banner accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>',
    bar: '[part=banner]',
    edges: ['left', 'right', 'bottom'],
  },
  'a cookie banner in a corner': {
    html: '<sq-cookie-banner accept-type="OPT_IN_AND_OUT" variant="popup"></sq-cookie-banner>',
    bar: '[part=banner]',
    edges: ['left', 'right', 'bottom'],
  },
  'a cookie banner at the top': {
    html: '<sq-cookie-banner accept-type="OPT_IN_AND_OUT" position="top"></sq-cookie-banner>',
    bar: '[part=banner]',
    edges: ['left', 'right', 'top'],
  },
  'an announcement': {
    html: '<sq-announcement-bar dismissible><p>The kiln is opened on Saturday, and everybody may come and look at what has become of it.</p></sq-announcement-bar>',
    bar: 'sq-announcement-bar:state(ready)',
    edges: ['left', 'right'],
  },
  'announcements that take turns, right to left': {
    html: `<script>document.dir = 'rtl'</script><sq-announcement-bar dismissible rotate-interval="9"><p>The kiln is opened on Saturday, and everybody may come.</p><p>Closed on Monday</p></sq-announcement-bar>`,
    bar: 'sq-announcement-bar:state(ready)',
    edges: ['left', 'right'],
  },
  'a bar of contacts': {
    html: '<sq-info-bar><a href="mailto:a@example.com">Write</a> <a href="tel:+31201234567">Call</a></sq-info-bar>',
    bar: 'sq-info-bar',
    edges: ['left', 'right', 'bottom'],
  },
};

const EDGES = ['top', 'right', 'bottom', 'left'] as const;
type Edge = (typeof EDGES)[number];
type Place = Record<Edge, number> & { readonly name: string; readonly isSticky: boolean };

interface Places {
  readonly start: readonly Place[];
  readonly end: readonly Place[];
}

/**
 * The places of all texts and controls of what matches the selector, in px of the window: scrolled to its start, and to its
 * end. Nothing while there are none. For the page, as a text; all at once, since a notice closes itself.
 */
const placesIn = (selector: string) => `(() => {
  const within = (node) =>
    (node.localName === 'slot' && node.assignedElements().length ? node.assignedElements() : [...(node.shadowRoot ?? node).children])
      .flatMap((child) => [child, ...within(child)]);
  const overlay = within(document.documentElement).find((element) => element.matches(${JSON.stringify(selector)}));
  if (!overlay) return;
  const places = () => within(overlay)
    .filter((element) => element.matches('a, button, input, h2, p, li') && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const name = element.localName + ' ' + element.textContent;
      return { name, top, right, bottom, left, isSticky: getComputedStyle(element).position === 'sticky' };
    })
    .filter(({ top, right, bottom, left }) => right - left > 1 && bottom - top > 1);
  overlay.scrollTop = 0;
  const start = places();
  overlay.scrollTop = overlay.scrollHeight;
  return start.length > 0 && { start, end: places() };
})()`;

const FLAVOURS = { react: '/dist', lite: '/dist/lite' };
const MODAL = 'dialog:modal';
const NOTICE = '[part=notice]';

/** The page as authors write it who want it as large as the screen, and without a margin of its own. */
const wholeScreen = (html: string) =>
  html
    .replace('initial-scale=1"', 'initial-scale=1, viewport-fit=cover"')
    .replace('<h1>', '<style>body{margin:0}</style><h1>');

const pathOf = (flavour: string, name: string) => `/${flavour}/${name.replaceAll(/\W+/g, '-')}.html`;

describe('where the camera and the line at the lower edge of a phone cover the page', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    const pages = Object.entries(FLAVOURS).flatMap(([flavour, folder]): [string, string][] => [
      ...Object.entries(MODALS).map(([name, { html, opener }]): [string, string] => [
        pathOf(flavour, name),
        pageWith(folder, html, opener),
      ]),
      ...Object.entries(BARS).map(([name, { html }]): [string, string] => [
        pathOf(flavour, name),
        pageWith(folder, html),
      ]),
    ]);
    const called = Object.entries(CALLED).map(([name, html]): [string, string] => [
      pathOf('dist', name),
      pageWith('/dist', html),
    ]);
    server = await serveFiles({
      pages: Object.fromEntries([...pages, ...called].map(([path, html]) => [path, wholeScreen(html)])),
      intercept: answersOverlays,
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function openOn(phone: keyof typeof PHONES, path: string) {
    const { width, height, ...insets } = PHONES[phone];
    const page = await browser.newPage();
    await page.setViewport({ width, height, isMobile: true, hasTouch: true });
    const session = await page.createCDPSession();
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto(`${server.origin}${path}`);

    /** At its start the first of it, at its end the last, at both what stays in view, and all of it from side to side. */
    async function assertClear(selector: string, edges: readonly Edge[] = EDGES) {
      const shown = await page.waitForFunction(placesIn(selector));
      const { start, end } = (await shown.jsonValue()) as Places;
      const first = (places: readonly Place[], edge: Edge, sign: number) =>
        places.toSorted((one, other) => sign * (one[edge] - other[edge]))[0]!;
      const outermost = {
        top: first([...start, ...end.filter(({ isSticky }) => isSticky)], 'top', 1),
        right: first([...start, ...end], 'right', -1),
        bottom: first(end, 'bottom', -1),
        left: first([...start, ...end], 'left', 1),
      };
      const room = {
        top: outermost.top.top - insets.top,
        right: width - insets.right - outermost.right.right,
        bottom: height - insets.bottom - outermost.bottom.bottom,
        left: outermost.left.left - insets.left,
      };
      for (const edge of edges) assert.ok(room[edge] >= 0, `${edge}: ${-room[edge]} px of ${outermost[edge].name}`);
    }
    return { page, assertClear };
  }

  for (const phone of Object.keys(PHONES) as (keyof typeof PHONES)[])
    for (const name of Object.keys(CALLED))
      it(`nothing of ${name} is covered on ${phone}`, async () => {
        const { page, assertClear } = await openOn(phone, pathOf('dist', name));
        await page.waitForSelector('[data-loaded]');
        await page.click('.call');
        await assertClear(name.includes('notice') ? NOTICE : MODAL);
        await page.close();
      });

  for (const flavour of Object.keys(FLAVOURS))
    for (const phone of Object.keys(PHONES) as (keyof typeof PHONES)[]) {
      for (const [name, { shows }] of Object.entries(MODALS))
        it(`nothing of ${name} is covered on ${phone}, in ${flavour}`, async () => {
          const { page, assertClear } = await openOn(phone, pathOf(flavour, name));
          await openOverlay(page, shows);
          await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
          await assertClear(MODAL);
          await page.close();
        });
      for (const [name, { bar, edges }] of Object.entries(BARS))
        it(`nothing of ${name} is covered on ${phone}, in ${flavour}`, async () => {
          const { page, assertClear } = await openOn(phone, pathOf(flavour, name));
          await assertClear(bar, edges);
          await page.close();
        });
    }
});
