import { expect } from '@open-wc/testing';
import { until, warningsOf } from '../../testing/fixture.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { consent } from './consent.js';
import { startGates } from './gates.js';

/** On the test server, so that requests can be counted. */
const address = (name: string) => new URL(`/demo/favicon.svg?${name}`, location.href).href;
const requests = (name: string) => performance.getEntriesByName(address(name)).length;

describe('images, style sheets and players that wait for consent', () => {
  let holder: HTMLElement;
  let stop = () => {};
  beforeEach(() => {
    consent().reset();
    holder = document.createElement('div');
    document.body.append(holder);
  });
  afterEach(() => {
    stop();
    holder.remove();
    consent().reset();
    removeContext();
  });
  function add(html: string) {
    holder.innerHTML = html;
    stop = startGates();
    return holder.firstElementChild!;
  }
  const attribute = (name: string, of: Element = holder.firstElementChild!) => of.getAttribute(name);

  it('request nothing before the visitor has accepted, nor after a no', async () => {
    const pixel = add(`<img data-sq-consent="marketing" data-src="${address('pixel-before')}" alt="">`);
    consent().decline();
    // The code for it is there when another one, which is permitted, has its address.
    consent().choose(['media']);
    holder.insertAdjacentHTML('beforeend', `<img data-sq-consent="media" data-src="${address('film')}" alt="">`);
    await until(() => requests('film') > 0);
    expect([attribute('src', pixel), requests('pixel-before')]).to.deep.equal([null, 0]);
  });
  it('a pixel is requested once it is permitted', async () => {
    add(`<img data-sq-consent="marketing" data-src="${address('pixel-after')}" alt="">`);
    consent().choose(['marketing']);
    await until(() => requests('pixel-after') > 0);
  });
  for (const [what, html, name] of [
    ['the sources of a picture', `<source data-sq-consent="media" data-srcset="${address('source')} 2x">`, 'srcset'],
    ['a style sheet', `<link data-sq-consent="media" rel="preload" as="image" data-href="${address('link')}">`, 'href'],
    ['a film', `<video data-sq-consent="media" data-src="${address('film.mp4')}" muted></video>`, 'src'],
    ['its picture', `<video data-sq-consent="media" data-poster="${address('poster')}"></video>`, 'poster'],
    ['a sound', `<audio data-sq-consent="media" data-src="${address('sound.mp3')}"></audio>`, 'src'],
    ['an embed', `<embed data-sq-consent="media" data-src="${address('embed')}" type="image/svg+xml">`, 'src'],
    ['an object', `<object data-sq-consent="media" data-data="${address('object')}"><p>A</p></object>`, 'data'],
  ] as const)
    it(`${what}: written when it is permitted, and taken away when that is withdrawn`, async () => {
      const element = add(html);
      expect(attribute(name)).to.equal(null);
      consent().choose(['analytics']);
      expect(attribute(name)).to.equal(null);
      consent().choose(['media']);
      await until(() => attribute(name) === attribute(`data-${name}`));
      consent().decline();
      await until(() => attribute(name) === null);
      consent().accept();
      await until(() => element.hasAttribute(name));
    });
  it('a player whose source comes later loads it', async () => {
    add(`<video muted><source data-sq-consent="media" data-src="${address('later.mp4')}"></video>`);
    const player = holder.querySelector('video')!;
    let loads = 0;
    player.load = () => loads++;
    consent().accept();
    await until(() => loads === 1);
    // Other changes of the page load nothing again.
    holder.insertAdjacentHTML('beforeend', `<img data-sq-consent="media" data-src="${address('other')}" alt="">`);
    await until(() => requests('other') > 0);
    expect(loads).to.equal(1);
  });
  it('an absolute policy forbids pixels after a yes too, but not pictures of others', async () => {
    setContext({ cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } });
    add(
      `<img data-sq-consent="marketing" data-src="${address('absolute')}" alt=""><img data-sq-consent="media" data-src="${address('picture')}" alt="">`,
    );
    consent().accept();
    await until(() => requests('picture') > 0);
    expect(attribute('src')).to.equal(null);
  });
  it('those without a known purpose wait for all', async () => {
    add(`<img data-sq-consent data-src="${address('nameless')}" alt="">`);
    consent().choose(['media', 'marketing']);
    expect(attribute('src')).to.equal(null);
    consent().accept();
    await until(() => requests('nameless') > 0);
  });
  it('a script as an address is never written', async () => {
    add(
      `<embed data-sq-consent="media" data-src="javascript:window.hurt=1"><img data-sq-consent="media" data-srcset="javascript:hurt=1 2x" alt=""><img data-sq-consent="media" data-src="${address('safe')}" alt="">`,
    );
    consent().accept();
    await until(() => requests('safe') > 0);
    expect([attribute('src'), attribute('srcset', holder.children[1])]).to.deep.equal([null, null]);
  });
  it('an image that does not wait at all is a warning', async () => {
    const warnings = await warningsOf(async () => {
      add(
        `<img data-sq-consent="media" src="${address('ungated')}" alt=""><img data-sq-consent="media" data-src="${address('gated')}" alt="">`,
      );
      consent().accept();
      await until(() => requests('gated') > 0);
    });
    expect(warnings.join()).to.contain('data-src');
  });
});
