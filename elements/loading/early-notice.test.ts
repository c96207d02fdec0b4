import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { consent } from '../../shared/services/consent/consent.js';
import { place, settled, withPageSheet } from '../../shared/testing/fixture.js';
import sheet from '../sq-cookie-banner/sq-cookie-banner.css' with { type: 'css' };
import { showNotice } from './start-page.js';

const NOTICE = '<p>We would like to count visits. <a href="/privacy">More</a></p>';
const banner = (attributes = '', inside = NOTICE) =>
  place(`<sq-cookie-banner ${attributes}>${inside}</sq-cookie-banner>`);
const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

describe("the site's own notice, before the banner's code is there", () => {
  before(() => withPageSheet(sheet));
  afterEach(() => document.documentElement.removeAttribute('data-sq-undecided'));

  it('is shown in the place of the banner to a visitor who has not chosen [CKB-013]', async () => {
    showNotice(true);
    const element = await banner('accept-type="OPT_IN_AND_OUT"');
    expect(isVisible(element.querySelector('p')!)).to.equal(true);
    expect(element.getBoundingClientRect().bottom).to.equal(innerHeight);
    const top = await banner('position="top" theme="light"');
    expect(top.getBoundingClientRect().top).to.equal(0);
    expect(getComputedStyle(top.querySelector('a')!).color).to.equal('rgb(28, 27, 26)');
    const corner = await banner('variant="POPUP" position="TOP_RIGHT"');
    expect(corner.getBoundingClientRect().right).to.be.within(innerWidth - 40, innerWidth);
  });
  it('is not shown to a visitor who has chosen, even when the page has set the attribute', async () => {
    document.documentElement.toggleAttribute('data-sq-undecided', true);
    showNotice(false);
    expect(isVisible(await banner())).to.equal(false);
  });
  it('is hidden again when the banner cannot be loaded', async () => {
    showNotice(true);
    const element = await banner();
    showNotice(false);
    expect(isVisible(element)).to.equal(false);
  });
  it('is not shown where it is empty, or where the site hides the banner', async () => {
    showNotice(true);
    for (const element of [await banner('', ' '), await banner('hidden'), await banner(`data-block-json='{}'`)])
      expect(isVisible(element)).to.equal(false);
  });

  for (const [settings, shown] of [
    ['"isCookieBannerEnabled": false', false],
    ['"cookieBannerTheme": "LIGHT"', false],
    ['"isAnalyticsCookiesDisabled": true', true],
  ] as const)
    it(`${shown ? 'is shown' : 'waits for the banner'} where the page's context has ${settings}`, async () => {
      const context = await place<HTMLScriptElement>(
        `<script type="application/json" id="sq-context">{"cookieSettings": {${settings}}}</script>`,
      );
      showNotice(true);
      const element = await banner();
      expect(isVisible(element)).to.equal(shown);
      context.remove();
    });
});

const FORMS = [
  'accept-type="OPT_IN_AND_OUT"',
  'cta-variant="BUTTON" accept-type="OPT_IN_AND_OUT" position="TOP"',
  'cta-variant="TEXT"',
  '',
  'variant="POPUP" cta-variant="BUTTON" accept-type="OPT_IN_AND_OUT"',
  'variant="POPUP" position="TOP_RIGHT" theme="LIGHT"',
];
const TEXTS = [
  '<p>Cookies? <a href="/privacy">More</a></p>',
  `<p>${'Nothing is counted before. '.repeat(9)}</p><p>Yes?</p>`,
];

/** The position of each line in whole px, and the colours and the height of the box around them. */
const appearance = (element: Element) => {
  const { backgroundColor, color, height } = getComputedStyle(
    element.shadowRoot?.querySelector('[part=banner]') ?? element,
  );
  const boxes = [...element.querySelectorAll('p')].map((line) => line.getBoundingClientRect());
  const places = boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
  return [backgroundColor, color, Math.round(parseFloat(height)), ...places].join(' ');
};

/** WebKit's driver cannot change the size of the window. */
const resize = async (width: number) => {
  if (/Chrome|Firefox/.test(navigator.userAgent)) await setViewport({ width, height: 800 });
};

describe("the site's own notice, when the banner is loaded", () => {
  it('stays where it is, to the pixel, in every form and window', async () => {
    const appearances = async () => {
      const found: Record<string, string> = {};
      for (const width of [375, 630, 768, 1440]) {
        await resize(width);
        for (const form of FORMS)
          for (const text of TEXTS) {
            const element = await banner(form, text);
            found[`${width} ${form} ${text.length}`] = appearance(element);
            element.remove();
            await settled(element);
          }
      }
      return found;
    };
    consent().reset();
    showNotice(true);
    const before = await appearances();
    await import('../sq-cookie-banner/index.js');
    expect(await appearances()).to.deep.equal(before);
    document.documentElement.removeAttribute('data-sq-undecided');
  });
});
