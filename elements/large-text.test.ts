import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { inShadow, place, until, withPageSheet } from '../shared/testing/fixture.js';
import { picture } from '../shared/testing/pictures.js';
import { consent } from '../shared/services/consent/consent.js';
import './sq-cookie-banner/index.js';
import './sq-video/index.js';
import videoSheet from './sq-video/sq-video.css' with { type: 'css' };

const WIDTH = 220;
const FILM = `data-html="&lt;iframe src='https://www.youtube-nocookie.com/embed/1' width='560' height='315'&gt;&lt;/iframe&gt;"`;
const POSTER = `<img src="${picture()}" alt="Throwing a bowl" width="300" height="169">`;
const PLACES: Record<string, [html: string, control: string]> = {
  'a video that asks before it contacts its site': [`<sq-video ${FILM}>${POSTER}</sq-video>`, '[part=always]'],
  'a flat video': [`<sq-video ${FILM} columns="2">${POSTER}</sq-video>`, '[part=always]'],
  'a cookie banner': ['<sq-cookie-banner accept-type="opt_in_and_out"></sq-cookie-banner>', '[part=accept]'],
  'a cookie banner with purposes': [
    '<sq-cookie-banner accept-type="opt_in_and_out" purposes="analytics media" variant="popup"></sq-cookie-banner>',
    '[part=choose]',
  ],
};

/** WebKit's driver cannot change the size of the window. */
const canResize = /Chrome|Firefox/.test(navigator.userAgent);

describe('with large text on a narrow screen', () => {
  const before: readonly [number, number] = [innerWidth, innerHeight];
  const root = document.documentElement;
  beforeEach(async () => {
    withPageSheet(videoSheet);
    consent().reset();
    root.style.fontSize = '200%';
    await setViewport({ width: WIDTH, height: 480 });
    await until(() => innerWidth === WIDTH && innerHeight === 480);
  });
  afterEach(async () => {
    root.removeAttribute('style');
    await setViewport({ width: before[0], height: before[1] });
  });
  /** Each corner of the control can be pressed, once it is scrolled to. */
  function expectInReach(host: Element, control: Element) {
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const words = `${control.textContent} ${JSON.stringify([left, right, top, bottom])}`;
    expect(left, words).to.be.at.least(0);
    expect(right, words).to.be.at.most(WIDTH);
    for (const x of [left + 6, right - 6])
      for (const y of [top + 6, bottom - 6]) {
        const hit = host.shadowRoot!.elementFromPoint(x, y);
        expect(control.contains(hit), `${words} at ${x}, ${y}: ${hit?.outerHTML.slice(0, 90)}`).to.equal(true);
      }
    expect(control.scrollWidth, `the words of ${words}`).to.be.at.most(control.clientWidth + 1);
  }
  for (const [what, [html, control]] of canResize ? Object.entries(PLACES) : [])
    it(`everything of ${what} can be reached`, async () => {
      const holder = await place(`<div>${html}</div>`);
      const host = holder.firstElementChild!;
      await until(() => inShadow(host, control));
      // That one is the whole picture.
      const buttons = () => host.shadowRoot!.querySelectorAll('button:not([part~=play-toggle])');
      for (const button of buttons()) expectInReach(host, button);
      inShadow<HTMLElement>(host, '[part=choose]')?.click();
      if (control === '[part=choose]') await until(() => inShadow(host, '[part=save]'));
      for (const button of buttons()) expectInReach(host, button);
    });
});
