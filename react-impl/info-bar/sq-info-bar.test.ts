import { expect } from '@open-wc/testing';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { INFO_BAR_STYLES } from '../../shared/site/vocabulary/info-bar.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { infoBar } from './declaration.js';
import '../../elements/sq-info-bar/index.js';
import sheet from '../../elements/sq-info-bar/sq-info-bar.css' with { type: 'css' };

type Bar = ElementOf<typeof infoBar>;
const HTML = `<sq-info-bar><a href="mailto:a@b.example">Mail</a><a href="tel:+494012">Call</a><a href="#m" data-info="location">Pier 4</a><span data-info="hours">10 to 6</span></sq-info-bar>`;

describe('sq-info-bar', () => {
  before(() => withPageSheet(sheet));
  afterEach(removeContext);
  const shown = (bar: Element) =>
    [...bar.children].filter((child) => child.checkVisibility()).map(({ textContent }) => textContent);

  it('is there at widths of 1024 px or less [POP-009]', async () => {
    for (const [width, isShown] of [
      [1024, true],
      [1025, false],
      [375, true],
    ] as const) {
      const { after } = await aroundUpgrade(HTML, 'sq-info-bar', width);
      const [, , , height] = after[0]!;
      expect(height > 0, String(width)).to.equal(isShown);
    }
  });

  it('has the styles none 1, light 2 and dark 3 [POP-010]', async () => {
    expect(INFO_BAR_STYLES).to.deep.equal({ none: 1, light: 2, dark: 3 });
    const [light, dark] = ['rgb(255, 255, 255)', 'rgb(27, 26, 25)'];
    for (const [theme, background] of [
      ['light', light],
      ['2', light],
      ['Dark', dark],
      ['3', dark],
    ] as const) {
      const bar = await place<Bar>(HTML.replace('<sq-info-bar', `<sq-info-bar theme="${theme}"`));
      expect(getComputedStyle(bar).backgroundColor, theme).to.equal(background);
      expect(INFO_BAR_STYLES).to.have.property(bar.theme);
    }
    for (const theme of ['none', '1'])
      expect((await place<Bar>(HTML.replace('<sq-info-bar', `<sq-info-bar theme="${theme}"`))).checkVisibility()).to.be
        .false;
  });

  it('takes its settings from websiteSettings.mobileInfoBarSettings; attributes override them [POP-011]', async () => {
    setContext({
      websiteSettings: {
        mobileInfoBarSettings: {
          style: 3,
          isContactEmailEnabled: false,
          isContactPhoneNumberEnabled: true,
          isLocationEnabled: false,
          isBusinessHoursEnabled: false,
        },
      },
    });
    const bar = await place<Bar>(HTML);
    await settled(bar);
    expect([bar.theme, shown(bar)]).to.deep.equal(['dark', ['Call']]);
    bar.remove();
    const own = await place<Bar>(HTML.replace('<sq-info-bar', '<sq-info-bar theme="light" location="true"'));
    expect([own.theme, shown(own)]).to.deep.equal(['light', ['Call', 'Pier 4']]);
  });

  it('keeps its own look where the settings of the page cannot be read', async () => {
    for (const style of [{ toString: null, valueOf: null }, {}, [], ['dark'], true, null, 4, 'x']) {
      setContext({ websiteSettings: { mobileInfoBarSettings: { style, isLocationEnabled: style } } });
      const bar = await place<Bar>(HTML);
      await settled(bar);
      expect([bar.theme, shown(bar).length], JSON.stringify(style)).to.deep.equal(['', 4]);
      bar.remove();
    }
  });

  it('has what is focused scrolled clear of it, while it is shown', async () => {
    const bar = await place<Bar>(HTML);
    const padding = () => getComputedStyle(document.documentElement).scrollPaddingBottom;
    expect(padding()).to.equal('64px');
    bar.theme = 'none';
    await settled(bar);
    expect(padding()).to.equal('auto');
    bar.theme = 'dark';
    await settled(bar);
    expect(padding()).to.equal('64px');
    const next = await place<Bar>(HTML);
    bar.remove();
    await settled(next);
    expect(padding(), 'that of the next page').to.equal('64px');
    next.remove();
    await until(() => padding() === 'auto');
  });

  it('hides what the tag says, and gives all back', async () => {
    const bar = await place<Bar>(HTML.replace('<sq-info-bar', '<sq-info-bar contact-email="false"'));
    expect(shown(bar)).to.deep.equal(['Call', 'Pier 4', '10 to 6']);
    bar.contactEmail = true;
    bar.removeAttribute('contact-email');
    await settled(bar);
    expect(shown(bar)).to.have.length(4);
  });

  it('is light where its style is unknown, with one warning', async () => {
    const warnings = await warningsOf(async () => {
      const bar = await place<Bar>(HTML.replace('<sq-info-bar', '<sq-info-bar theme="blue"'));
      expect([bar.theme, bar.checkVisibility()]).to.deep.equal(['', true]);
    });
    expect(warnings).to.have.length(1);
  });

  it('is accessible, stays at the lower edge, and moves nothing when it is upgraded', async () => {
    const holder = await place(`<div><p style="block-size: 2000px">Page</p>${HTML}</div>`);
    const bar = holder.querySelector('sq-info-bar')!;
    await settled(bar);
    await expect(holder).to.be.accessible();
    expect(Math.round(bar.getBoundingClientRect().bottom)).to.equal(document.documentElement.clientHeight);
    const { before, after } = await aroundUpgrade(HTML, 'sq-info-bar');
    expect(after).to.deep.equal(before);
  });
});
