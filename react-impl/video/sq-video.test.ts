import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { commandMessage, playerAddress, playerState, providerName, providerOf } from './logic/providers.js';
import { embedOf, readEmbed, readMode, whyInvalid } from './logic/embed.js';
import { consent } from '../../shared/services/consent/consent.js';
import type { Purpose } from '../../shared/services/consent/purposes.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { imagesHaveFailed } from '../../shared/testing/hostile.js';
import { pretend } from '../../shared/testing/storage.js';
import { picture } from '../../shared/testing/pictures.js';
import { aroundUpgrade, type Geometry } from '../../shared/testing/upgrade.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { video } from './declaration.js';
import '../../elements/sq-video/index.js';
import sheet from '../../elements/sq-video/sq-video.css' with { type: 'css' };

type Video = ElementOf<typeof video>;

/** A player on the test server: these tests contact no third party. */
const PLAYER = '/react-impl/video/testing/player.html';
const code = (more = '', source = PLAYER) => `&lt;iframe src='${source}' ${more}&gt;&lt;/iframe&gt;`;
const inside = `<a href="https://videos.example/1"><img src="${picture()}" alt="Throwing a bowl" width="300" height="200"></a>`;

const part = <E extends HTMLElement = HTMLElement>(element: Element, name: string) =>
  inShadow<E>(element, `[part~="${name}"]`);
const frameOf = (element: Element) => part<HTMLIFrameElement>(element, 'frame');
const toggle = (element: Element) => part<HTMLButtonElement>(element, 'play-toggle');
const open = (attributes = `data-html="${code()}"`, content = inside) =>
  place<Video>(`<sq-video style="width:500px" ${attributes}>${content}</sq-video>`);
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const read = (text: string) => readEmbed(text, 'https://site.example/', parse);
const messagesTo = (element: Element) =>
  (frameOf(element)!.contentWindow as unknown as { messages: unknown[] }).messages;
const loaded = (element: Element) =>
  until(
    () => Array.isArray((frameOf(element)?.contentWindow as { messages?: unknown } | null | undefined)?.messages),
    'the player',
  );

/** The test server under another host name: for the browser another site. */
const FOREIGN = `${location.protocol}//${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;

/** The play, pause and ended events of the block, in order. */
function eventsOf(element: Element): string[] {
  const events: string[] = [];
  for (const type of ['play', 'pause', 'ended'])
    element.addEventListener(`sq-video-${type}`, () => void events.push(type));
  return events;
}

/** Sends a message from the player's frame. */
function sendFromPlayer(element: Element, data: string): void {
  const page = frameOf(element)!.contentDocument!;
  const script = page.createElement('script');
  script.textContent = `parent.postMessage(${JSON.stringify(data)}, '*')`;
  page.body.append(script);
}

describe('sq-video', () => {
  before(() => withPageSheet(sheet));
  afterEach(() => {
    removeContext();
    consent().reset();
  });

  it('swaps its play button for the video on a click, Enter or Space [VID-001]', async () => {
    for (const key of ['click', 'Enter', ' ']) {
      const element = await open();
      expect(frameOf(element) === null).to.equal(true);
      toggle(element)!.focus();
      if (key === 'click') toggle(element)!.click();
      else await sendKeys({ press: key });
      await until(() => frameOf(element) !== null, key);
      expect(toggle(element) === null).to.equal(true);
    }
  });
  it('reads the embed code from data-html, its own or of a wrapper inside [VID-002]', async () => {
    const own = await open();
    await own.play();
    expect(new URL(frameOf(own)!.src).pathname).to.equal(PLAYER);
    const wrapped = await open(
      '',
      `<div class="sqs-video-wrapper" data-html="${code()}" data-provider-name="Vimeo"><div class="sqs-video-overlay">${inside}</div></div>`,
    );
    await wrapped.play();
    expect(new URL(frameOf(wrapped)!.src).pathname).to.equal(PLAYER);
    expect(wrapped.type).to.equal('iframe');
  });
  describe('with the settings of existing sites', () => {
    const settings = (more: object = {}) =>
      JSON.stringify({
        blockAnimation: 'none',
        layout: 'caption-below',
        overlay: true,
        description: { html: '<p>At the wheel</p>' },
        hSize: null,
        floatDir: null,
        html: `<iframe src="${PLAYER}" width="640" height="360"></iframe>`,
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
        thumbnailUrl: 'https://i.ytimg.example/vi/abcdefghijk/hqdefault.jpg',
        resolvedBy: 'youtube',
        ...more,
      }).replaceAll('"', '&quot;');
    const picturesOf = (element: Element) =>
      [...element.shadowRoot!.querySelectorAll('img')].map((image) => image.getAttribute('src'));

    it('plays their embed code, else their address, and knows the provider', async () => {
      const element = await open(`data-block-json="${settings()}"`, '');
      expect([element.dataProviderName, element.overlay, element.type]).to.deep.equal(['youtube', true, 'iframe']);
      await element.play();
      expect(new URL(frameOf(element)!.src).pathname).to.equal(PLAYER);
      const byAddress = await open(`data-block-json="${settings({ html: null })}"`, '');
      expect([byAddress.type, byAddress.src]).to.deep.equal(['iframe', 'https://www.youtube.com/watch?v=abcdefghijk']);
    });
    it("asks for the provider's picture only when the visitor allows providers", async () => {
      const element = await open(`data-block-json="${settings({ thumbnailUrl: `${location.origin}/own.svg` })}"`, '');
      expect(picturesOf(element), "the site's own").to.deep.equal([`${location.origin}/own.svg`]);
      const foreign = await open(`data-block-json="${settings()}"`, '');
      expect(picturesOf(foreign)).to.deep.equal([]);
      foreign.poster = picture();
      await settled(foreign);
      expect(picturesOf(foreign)).to.deep.equal([picture()]);
      foreign.poster = '';
      // An address of another origin, for which no request is made.
      foreign.thumbnailUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      await settled(foreign);
      expect(picturesOf(foreign)).to.deep.equal([]);
      consent().accept();
      await until(() => picturesOf(foreign).length === 1);
    });
    it('is a whole block that was pasted into the tag', async () => {
      const element = await open(
        '',
        `<div class="sqs-block video-block" data-block-json="${settings({ html: null })}"><div class="sqs-block-content">
          <div class="sqs-video-wrapper" data-html="${code()}" data-provider-name="YouTube"></div></div></div>`,
      );
      await element.play();
      expect(new URL(frameOf(element)!.src).pathname).to.equal(PLAYER);
    });
  });
  it('reads the provider from data-provider-name, else from the address [VID-003]', async () => {
    const element = await open(
      `data-html="${code('', 'https://player.videos.example/1')}" data-provider-name="Film House"`,
    );
    expect(part(element, 'provider')!.textContent).to.equal('Plays from Film House');
    const unnamed = await open(`data-html="${code('', 'https://www.youtube.com/embed/abcdefghijk')}"`);
    expect(part(unnamed, 'provider')!.textContent).to.equal('Plays from YouTube');
    expect([
      providerOf('Vimeo', ''),
      providerOf('', 'https://player.vimeo.com/video/1'),
      providerOf('Other', 'https://youtube.com/'),
    ]).to.deep.equal(['vimeo', 'vimeo', undefined]);
    expect(providerName('', 'https://www.films.example/1')).to.equal('films.example');
  });
  it('has the mode none, fit, fill or null, which is none [VID-004]', async () => {
    expect(['none', 'fit', 'fill', null].map(readMode)).to.deep.equal(['none', 'fit', 'fill', 'none']);
    for (const wrong of ['cover', '', 0, {}]) expect(() => readMode(wrong)).to.throw(TypeError);
    const warnings = await warningsOf(async () =>
      expect((await open(`data-html="${code()}" mode="cover"`)).mode).to.equal('none'),
    );
    expect(warnings.join()).to.contain('none, fit or fill');
  });
  it('has a type property: iframe, object or invalid [VID-005]', async () => {
    expect((await open()).type).to.equal('iframe');
    const object = `&lt;object&gt;&lt;embed src='${PLAYER}'&gt;&lt;/object&gt;`;
    expect((await open(`data-html="${object}"`)).type).to.equal('object');
    expect((await open('data-html="&lt;p&gt;"')).type).to.equal('invalid');
  });
  it('has the options overlay, inactive and forceAutoplay [VID-006]', async () => {
    const bare = await open(`data-html="${code()}" overlay="false"`);
    await until(() => frameOf(bare) !== null);
    const forced = await open(`data-html="${code()}" data-block-json='{"forceAutoplay": true}'`);
    await until(() => frameOf(forced) !== null);
    const inactive = await open(`data-html="${code()}" inactive overlay="false"`);
    await settled(inactive);
    expect(frameOf(inactive) === null).to.equal(true);
  });
  it('shows the picture first, then fades in the video in its place [VID-007]', async () => {
    const element = await open();
    const picture_ = element.querySelector('img')!.getBoundingClientRect();
    expect(picture_.height).to.be.above(200);
    await element.play();
    expect(getComputedStyle(frameOf(element)!).animationName).to.equal('appear');
    const { width, height } = inShadow(element, '.stage')!.getBoundingClientRect();
    expect([width, height].map(Math.round)).to.deep.equal([picture_.width, picture_.height].map(Math.round));
    await element.reset();
    expect([frameOf(element) === null, toggle(element) === null]).to.deep.equal([true, false]);
  });
  it('starting one video returns all others to their play buttons [VID-008]', async () => {
    const holder = await place(
      `<div>${`<sq-video data-html="${code()}">${inside}</sq-video>`.repeat(3)}<sq-video id="own"><video muted></video></sq-video></div>`,
    );
    const [a, b] = holder.children as unknown as [Video, Video];
    await settled(a);
    await a.play();
    await b.play();
    await settled(a);
    expect([frameOf(a) === null, frameOf(b) === null]).to.deep.equal([true, false]);
    holder.querySelector('#own video')!.dispatchEvent(new Event('play'));
    await until(() => frameOf(b) === null);
  });
  it('loads again when its mode changes [VID-009]', async () => {
    const element = await open();
    await element.play();
    const before = frameOf(element)!;
    element.mode = 'fill';
    await settled(element);
    await until(() => frameOf(element) !== before && frameOf(element) !== null);
    expect(frameOf(element)!.dataset['mode']).to.equal('fill');
  });
  it('ignores activation while it is inactive [VID-010]', async () => {
    const element = await open(`data-html="${code()}" inactive`);
    let activations = 0;
    element.addEventListener('sq-video-activate', () => activations++);
    toggle(element)!.click();
    await element.play();
    expect([frameOf(element) === null, activations]).to.deep.equal([true, 0]);
    expect(toggle(element)!.getAttribute('aria-disabled')).to.equal('true');
  });
  it('reads the address of a link inside where it has neither code nor src', async () => {
    const element = await open('', `<a href="https://youtu.be/abcdefghijk">Throwing a bowl</a>`);
    expect(element.type).to.equal('iframe');
    expect(part(element, 'notice')).to.equal(null);
    expect(element.querySelector('a')!.checkVisibility(), 'the link stays').to.equal(true);
    element.src = PLAYER.replace('.html', '.mp4');
    await settled(element);
    expect(element.type, 'src wins').to.equal('video');
  });
  it('shows a message instead of a video whose code is missing or invalid [VID-011]', async () => {
    for (const attributes of ['', 'data-html="words"', 'src="https://example.com/page"', 'src="javascript:alert(1)"']) {
      const element = await open(attributes);
      expect(part(element, 'notice')!.checkVisibility(), attributes).to.equal(true);
      expect(toggle(element) === null).to.equal(true);
      expect(element.querySelector('a')!.checkVisibility(), 'the author’s link stays').to.equal(true);
    }
  });
  it('sends play and pause to YouTube and Vimeo players [VID-012]', async () => {
    const youtube = await open(`data-html="${code()}" data-provider-name="YouTube"`);
    await youtube.play();
    await loaded(youtube);
    await youtube.pause();
    await youtube.play();
    await until(() => messagesTo(youtube).includes('{"event":"command","func":"playVideo","args":""}'));
    expect(messagesTo(youtube)).to.include('{"event":"command","func":"pauseVideo","args":""}');
    const vimeo = await open(`data-html="${code()}" data-provider-name="Vimeo"`);
    await vimeo.play();
    await loaded(vimeo);
    await vimeo.pause();
    await until(() => messagesTo(vimeo).includes('{"method":"pause"}'));
    expect([commandMessage('vimeo', 'play'), commandMessage('youtube', 'pause')]).to.deep.equal([
      '{"method":"play"}',
      '{"event":"command","func":"pauseVideo","args":""}',
    ]);
  });
  it('emits events for the controls of the author’s own video, also when it has ended', async () => {
    const element = await open('', '<video muted></video>');
    const own = element.querySelector('video')!;
    const events = eventsOf(element);
    let pauses = 0;
    own.pause = () => void pauses++;
    const fire = (...types: string[]) => types.forEach((type) => own.dispatchEvent(new Event(type)));
    fire('play', 'pause', 'play');
    expect(pauses, 'it does not pause itself').to.equal(0);
    Object.defineProperty(own, 'ended', { value: true });
    fire('pause', 'ended');
    expect(events).to.deep.equal(['play', 'pause', 'play', 'ended']);
  });
  it('receives messages of a player that it has loaded again', async () => {
    const element = await open(`data-html="${code()}" data-provider-name="Vimeo"`);
    await element.play();
    const before = frameOf(element);
    element.mode = 'fit';
    await until(() => frameOf(element) !== before && frameOf(element) !== null);
    await loaded(element);
    const events = eventsOf(element);
    sendFromPlayer(element, '{"event":"pause"}');
    await until(() => events.includes('pause'));
  });
  it('requests a player’s states until it answers, and once more when it is ready', async () => {
    const element = await open(`data-html="${code()}" data-provider-name="YouTube"`);
    await element.play();
    await loaded(element);
    const requests = () => messagesTo(element).filter((message) => String(message).includes('listening')).length;
    await until(() => requests() > 1, 'repeats the request');
    const events = eventsOf(element);
    const before = requests();
    for (let i = 0; i < 5; i++) sendFromPlayer(element, '{"event":"initialDelivery","info":{}}');
    sendFromPlayer(element, '{"event":"infoDelivery","info":{"playerState":2}}');
    await until(() => events.includes('pause'));
    expect(requests() - before, 'not one request for each answer').to.be.below(3);
  });
  it('does not start by itself without an overlay, except with force-autoplay', async () => {
    const holder = await place(
      `<div>${`<sq-video data-html="${code()}" data-provider-name="Vimeo" overlay="false"></sq-video>`.repeat(2)}</div>`,
    );
    const all = [...holder.children] as Video[];
    await until(() => all.every((each) => frameOf(each) !== null));
    const autoplays = (element: Element) => new URL(frameOf(element)!.src).searchParams.has('autoplay');
    expect(all.map(autoplays)).to.deep.equal([false, false]);
    const forced = await open(`data-html="${code()}" data-provider-name="Vimeo" force-autoplay`);
    await until(() => frameOf(forced) !== null);
    expect(autoplays(forced)).to.equal(true);
    const late = await open(`data-html="${code()}" force-autoplay`);
    await settled(late);
    expect([frameOf(forced) === null, frameOf(late) === null], 'does not stop a video that plays').to.deep.equal([
      false,
      true,
    ]);
    await loaded(all[0]!);
    sendFromPlayer(all[0]!, '{"event":"play"}');
    await until(() => frameOf(forced) === null, 'a visitor’s start does');
    await late.play();
    await until(() => messagesTo(all[0]!).includes('{"method":"pause"}'), 'without an overlay it is paused');
  });
  it('another video in the same block is not opened by the click on the first', async () => {
    const element = await open();
    await element.play();
    const events = eventsOf(element);
    element.setAttribute('data-html', `<iframe src="${PLAYER}?2"></iframe>`);
    await until(() => toggle(element) !== null);
    expect(frameOf(element) === null).to.equal(true);
    expect(events).to.deep.equal(['pause']);
    await element.play();
    element.setAttribute('data-html', 'words');
    await until(() => part(element, 'notice') !== null);
    expect(frameOf(element) === null).to.equal(true);
  });
  it('a click on play allows this video only, until the visitor declines', async () => {
    const source = `${FOREIGN}/react-impl/video/testing/player.html`;
    const element = await open(`data-html="${code('', source)}"`);
    const other = await open(`data-html="${code('', source)}" force-autoplay`);
    toggle(element)!.click();
    await until(() => frameOf(element) !== null);
    expect(frameOf(element)!.src).to.equal(source);
    expect([consent().get(), frameOf(other) === null]).to.deep.equal(['undecided', true]);
    consent().decline();
    await until(() => frameOf(element) === null);
    toggle(element)!.click();
    await until(() => frameOf(element) !== null, 'after declining, a click still allows this video');
    await element.reset();
    consent().accept();
    const bare = await open(`data-html="${code('', source)}" overlay="false"`);
    await until(() => frameOf(bare) !== null);
    consent().reset();
    await until(() => frameOf(bare) === null);
  });
  it('shows the message above the author’s picture', async () => {
    const element = await open('data-html="words"');
    element.scrollIntoView();
    const notice = part(element, 'notice')!;
    const { left, top, width, height } = notice.getBoundingClientRect();
    const at = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    expect(at === notice).to.equal(true);
    // The link around the picture is what is left.
    element.querySelector('a')!.focus();
    expect(document.activeElement).to.equal(element.querySelector('a'));
  });
  it('is covered by its play button also while the pointer is on it', async () => {
    const element = await open();
    const { left, top } = element.getBoundingClientRect();
    const corner = [Math.round(left) + 20, Math.round(top) + 20] as const;
    await sendMouse({ type: 'move', position: [...corner] });
    const shadow = element.shadowRoot!;
    await until(() => toggle(element)!.matches(':hover'), 'the pointer');
    await Promise.all(shadow.getAnimations().map(({ finished }) => finished));
    expect(shadow.elementFromPoint(...corner)).to.equal(toggle(element));
    await resetMouse();
  });
  it('does not cover the author’s link', async () => {
    const element = await open(undefined, '<a href="https://videos.example/1">Watch the film</a>');
    element.scrollIntoView();
    const link = element.querySelector('a')!;
    const { left, top, width, height } = link.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2) === link).to.equal(true);
  });
  it('receives messages of its own player only', async () => {
    const element = await open(`data-html="${code()}" data-provider-name="Vimeo"`);
    const events = eventsOf(element);
    await element.play();
    await loaded(element);
    window.postMessage('{"event":"pause"}', '*');
    sendFromPlayer(element, '{"event":"ended"}');
    await until(() => events.length === 2);
    sendFromPlayer(element, '{"event":"play"}');
    await until(() => events.length === 3);
    expect(events).to.deep.equal(['play', 'ended', 'play']);
    expect(
      ['{"event":"onStateChange","info":2}', { info: { playerState: 1 } }, 'x', null, '5'].map(playerState),
    ).to.deep.equal(['paused', 'playing', undefined, undefined, undefined]);
  });
  it('requires an iframe, or an object with an embed inside [VID-013]', () => {
    expect(read('<div><iframe src="https://v.example/1"></iframe></div>').type).to.equal('iframe');
    expect(read('<object width="10"><embed src="//v.example/1"></object>')).to.include({
      type: 'object',
      source: 'https://v.example/1',
      width: 10,
    });
    for (const wrong of [
      '',
      '<object></object>',
      '<embed src="https://v.example/1">',
      '<video src="/x"></video>',
      '<iframe></iframe>',
    ])
      expect(read(wrong).type, wrong).to.equal('invalid');
  });
  it('ignores scripts, styles and unlisted permissions of an embed code', async () => {
    for (const wrong of [
      '<iframe src="javascript:parent.hurt=1"></iframe>',
      '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>',
      '<iframe src="data:text/html,<script>1</script>"></iframe>',
    ])
      expect(read(wrong).type, wrong).to.equal('invalid');
    const element = await open(
      `data-html="&lt;img src=x onerror='hurt=1'&gt;&lt;script&gt;hurt=1&lt;/script&gt;&lt;iframe src='${PLAYER}' onload='hurt=1' style='position:fixed' allow='camera; microphone; fullscreen'&gt;&lt;/iframe&gt;"`,
    );
    await element.play();
    await loaded(element);
    await imagesHaveFailed();
    expect('hurt' in window).to.equal(false);
    expect([frameOf(element)!.hasAttribute('onload'), frameOf(element)!.style.position]).to.deep.equal([false, '']);
    expect(frameOf(element)!.allow).to.equal('autoplay; fullscreen');
  });
  it('a custom thumbnail for a video that is not embedded is invalid [VID-014]', () => {
    const file = embedOf('/film.mp4', 'https://site.example/');
    expect(file.type).to.equal('video');
    expect(whyInvalid({ embed: file, customThumbnail: true, oembed: {} })).to.equal('customImage');
    expect(whyInvalid({ embed: file, customThumbnail: false, oembed: {} })).to.equal(undefined);
    expect(whyInvalid({ embed: read('<iframe src="/1"></iframe>'), customThumbnail: true, oembed: {} })).to.equal(
      undefined,
    );
  });
  it('rejects Vimeo basic accounts [VID-015]', async () => {
    const embed = embedOf('https://vimeo.com/123456', 'https://site.example/');
    expect(whyInvalid({ embed, customThumbnail: false, oembed: { account_type: 'basic' } })).to.equal('invalid');
    expect(whyInvalid({ embed, customThumbnail: false, oembed: { account_type: 'plus' } })).to.equal(undefined);
    const element = await open(`src="https://vimeo.com/123456" oembed='{"account_type": "basic"}'`);
    expect(element.type).to.equal('invalid');
  });
  it('shows "Invalid video embed." [VID-016]', async () => {
    const invalid = nextEvent<CustomEvent<{ message: string }>>(document, 'sq-video-invalid');
    const element = await open('data-html="words"');
    expect(part(element, 'notice')!.textContent).to.equal('Invalid video embed.');
    expect((await invalid).detail.message).to.equal('Invalid video embed.');
  });
  it('shows that featured images are for embedded videos [VID-017]', async () => {
    const element = await open('src="/film.mp4" custom-thumbnail');
    expect(part(element, 'notice')!.textContent).to.equal(
      'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    );
  });
  it('is 56.3 % as high as it is wide [VID-018]', async () => {
    const { width, height } = (await open()).getBoundingClientRect();
    expect((height / width) * 100).to.be.closeTo(56.3, 0.1);
  });
  it('a place without a video is 65 % as high, else 100 divided by the columns [VID-019]', async () => {
    for (const [attributes, percent] of [
      ['', 65],
      ['columns="2"', 50],
      ['columns="4"', 25],
      ['src="/film.mp4"', 56.3],
      ['src="/film.mp4" columns="0"', 56.3],
      ['src="/film.mp4" columns="3"', 33.3],
      ['style="--sq-video-ratio: 1"', 100],
    ] as const) {
      const { before, after } = await aroundUpgrade(`<sq-video ${attributes}></sq-video>`, 'sq-video');
      const [[, , width, height]] = before as [Geometry[number]];
      expect((height / width) * 100, attributes).to.be.closeTo(percent, 0.1);
      expect(after, attributes).to.deep.equal(before);
    }
    const { width, height } = (await open('src="/film.mp4" columns="2.5"')).getBoundingClientRect();
    expect(width / height, 'any number').to.be.closeTo(2.5, 0.01);
  });

  it('uses the players of page addresses that set fewer cookies', () => {
    const source = (address: string) => embedOf(address, 'https://site.example/').source;
    for (const address of [
      'https://www.youtube.com/watch?v=abcdefghijk&list=PL1',
      'https://www.youtube.com/embed/abcdefghijk?rel=0',
      'https://www.youtube.com/live/abcdefghijk',
      'https://youtu.be/abcdefghijk',
      'https://m.youtube.com/shorts/abcdefghijk',
    ])
      expect(source(address)).to.equal('https://www.youtube-nocookie.com/embed/abcdefghijk');
    for (const [time, start] of [
      ['t=65', 65],
      ['t=1m5s', 65],
      ['t=1h', 3600],
      ['start=7', 7],
    ])
      expect(source(`https://youtu.be/abcdefghijk?${time}`)).to.equal(
        `https://www.youtube-nocookie.com/embed/abcdefghijk?start=${start}`,
      );
    for (const page of ['playlist?list=PL1234567', 'channel/UCabcdefgh', '@somebody', 'feed/subscriptions', 'watch'])
      expect(source(`https://www.youtube.com/${page}`), page).to.equal('');
    for (const address of ['https://vimeo.com/123456', 'https://vimeo.com/channels/staffpicks/123456'])
      expect(source(address)).to.equal('https://player.vimeo.com/video/123456?dnt=1');
    // An unlisted video needs its key: in the path of a page, in the query of a player.
    for (const address of ['https://vimeo.com/123456/ab12cd34ef', 'https://player.vimeo.com/video/123456?h=ab12cd34ef'])
      expect(source(address)).to.equal('https://player.vimeo.com/video/123456?dnt=1&h=ab12cd34ef');
    expect(source('https://vimeo.com/about')).to.equal('');
    expect(playerAddress('https://www.youtube.com/embed/abcdefghijk?rel=0', 'youtube', true)).to.equal(
      'https://www.youtube.com/embed/abcdefghijk?rel=0&enablejsapi=1&autoplay=1',
    );
  });
  describe('what cannot be played', () => {
    const link = (element: Element) => part(element, 'notice')?.querySelector('a');
    const TESTING = '/react-impl/video/testing';
    /** Not there, no film, a film as cameras and editors write it (ProRes), and one of which a browser knows the sound. */
    const files = () => [
      `/gone.mp4?${Math.random()}`,
      `${TESTING}/player.html?.mov`,
      `${TESTING}/prores.mov`,
      `${TESTING}/sound.mov`,
    ];
    it('the film of a camera comes as one', async () => {
      for (const file of files().slice(2))
        expect((await fetch(file)).headers.get('content-type'), file).to.equal('video/quicktime');
    });

    it('a file that is not there, or no film, gives the link back with a word, and the focus', async () => {
      for (const file of files()) {
        const element = await open(
          '',
          `<a href="${file}"><img src="${picture()}" alt="The kiln" width="300" height="200"></a>`,
        );
        // A file by its address alone is one by its ending.
        if (element.type !== 'video') element.src = '/gone-too.mp4';
        await settled(element);
        const invalid = nextEvent(element, 'sq-video-invalid');
        toggle(element)!.focus();
        await sendKeys({ press: 'Enter' });
        await invalid;
        await until(() => link(element), 'a word and a link');
        expect(part(element, 'notice')!.textContent).to.contain('This video could not be played.');
        expect(link(element)!.href).to.equal(element.querySelector('a')!.href);
        expect(element.shadowRoot!.activeElement).to.equal(link(element));
        expect(frameOf(element)).to.equal(null);
        // The author's own link can be used as well.
        const box = element.querySelector('a')!.getBoundingClientRect();
        expect(element.contains(document.elementFromPoint(box.left + 5, box.top + 5))).to.equal(true);
        element.querySelector('a')!.focus();
        expect(document.activeElement).to.equal(element.querySelector('a'));
        await expect(element).to.be.accessible();
      }
    });
    it('opened once more, it is tried once more', async () => {
      const element = await open('src="/gone.mp4"');
      await element.play();
      await until(() => link(element));
      await element.play();
      await until(() => !link(element));
      await until(() => link(element));
      element.src = '/another.mp4';
      await until(() => toggle(element) && !link(element), 'another film can be played');
    });
    it("the author's own video element says so too, also with several files", async () => {
      for (const html of [
        '<video controls src="/gone.mp4"></video>',
        '<video controls><source src="/gone.webm"><source src="/gone.mp4"></video>',
        '<video controls><source src="/gone.mp4" type="video/x-of-nobody"></video>',
      ]) {
        const element = await place<Video>(`<sq-video>${html}</sq-video>`);
        await until(() => link(element), html);
        expect(new URL(link(element)!.href).pathname).to.match(/^\/gone\.(mp4|webm)$/);
      }
    });
    it("the author's own video element that had failed before, comes in the end, and breaks off", async () => {
      const video = Object.assign(document.createElement('video'), { src: '/gone.mp4' });
      await until(() => video.error);
      const element = document.createElement('sq-video');
      element.append(video);
      (await place('<div></div>')).append(element);
      await until(() => link(element), 'it had failed');
      pretend(video, 'networkState', HTMLMediaElement.NETWORK_LOADING);
      const mend = pretend(video, 'error', null);
      video.dispatchEvent(new Event('loadedmetadata'));
      await until(() => !link(element), 'it has come');
      mend();
      pretend(video, 'error', { code: MediaError.MEDIA_ERR_DECODE });
      video.dispatchEvent(new Event('error'));
      await until(() => link(element), 'it has broken off');
    });
    it('a frame that keeps silent has the link below it, and one that speaks has none', async () => {
      const below = (element: Element) => inShadow<HTMLAnchorElement>(element, '.stage > a');
      const timers = holdTimers(5000);
      try {
        const speaks = await open(`data-html="${code()}" data-provider-name="YouTube"`);
        await speaks.play();
        await loaded(speaks);
        (frameOf(speaks)!.contentWindow as unknown as typeof globalThis).eval(
          `parent.postMessage('{"event":"onReady"}', '*')`,
        );
        await until(() => !timers.waiting().includes(5000), 'it is heard');
        const silent = await open(`data-html="${code('', 'https://silent.invalid/')}" data-provider-name="YouTube"`);
        await silent.play();
        await until(() => timers.waiting().includes(5000));
        expect(below(silent)).to.equal(null);
        timers.runOut(5000);
        await until(() => below(silent), 'the link');
        expect(below(silent)!.href).to.equal('https://videos.example/1');
        expect(below(speaks)).to.equal(null);
        // Beside the frame, and not over it.
        const [link, frame] = [below(silent)!, frameOf(silent)!].map((each) => each.getBoundingClientRect());
        expect(frame!.bottom).to.be.at.most(link!.top);
        expect(link!.bottom).to.be.at.most(silent.getBoundingClientRect().bottom);
        // Opened anew, it is listened to anew.
        await silent.reset();
        await silent.play();
        await settled(silent);
        expect(below(silent)).to.equal(null);
      } finally {
        timers.restore();
      }
    });
    it('a frame that speaks late has the link no more; a message of another origin is none of its own', async () => {
      const below = (element: Element) => inShadow<HTMLAnchorElement>(element, '.stage > a');
      const timers = holdTimers(5000);
      try {
        const element = await open(`data-html="${code('', FOREIGN + PLAYER)}" data-provider-name="YouTube"`);
        await element.play();
        await until(() => timers.runOut(5000) > 0);
        await until(() => below(element), 'the link');
        const say = async (origin: string) => {
          const source = frameOf(element)!.contentWindow;
          dispatchEvent(new MessageEvent('message', { source, origin, data: '{"event":"onReady"}' }));
          await settled(element);
        };
        await say('https://other.example');
        expect(below(element)).not.to.equal(null);
        await say(FOREIGN);
        await until(() => !below(element), 'no link');
      } finally {
        timers.restore();
      }
    });
    it('a frame of nobody known has the link once it is loaded, but where it can be seen or has spoken', async () => {
      const below = (element: Element) => inShadow<HTMLAnchorElement>(element, '.stage > a');
      // The time is not what is waited for.
      const timers = holdTimers(5000);
      try {
        const play = async (address: string) => {
          const element = await open(`data-html="${code('', address)}" data-provider-name="The studio"`);
          await element.play();
          await nextEvent(frameOf(element)!, 'load');
          await settled(element);
          return element;
        };
        const own = await play(PLAYER);
        expect(timers.waiting()).not.to.include(5000);
        const other = await play(FOREIGN + PLAYER);
        await until(() => below(other), 'the link');
        const heard = nextEvent(window, 'message');
        const speaks = await play(`${FOREIGN}/react-impl/embed/testing/frame.html?height=400`);
        await heard;
        await until(() => !below(speaks), 'no link');
        expect(below(own)).to.equal(null);
      } finally {
        timers.restore();
      }
    });
  });

  it('asks for the players of an embed code that set fewer cookies, with all that the code says', async () => {
    const source = (address: string) => read(`<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>`).source;
    for (const [given, asked] of [
      ['https://www.youtube.com/embed/abcdefghijk?rel=0&start=7', '/embed/abcdefghijk?rel=0&start=7'],
      ['//www.youtube.com/embed/abcdefghijk?feature=oembed', '/embed/abcdefghijk?feature=oembed'],
      ['http://youtube.com:80/embed/abcdefghijk', '/embed/abcdefghijk'],
      ['https://m.youtube.com/embed/abcdefghijk', '/embed/abcdefghijk'],
      ['https://www.youtube.com/embed/videoseries?list=PL1', '/embed/videoseries?list=PL1'],
      ['https://www.youtube.com/embed?listType=playlist&list=PL1', '/embed?listType=playlist&list=PL1'],
      // Pages, which no frame shows.
      ['https://www.youtube.com/watch?v=abcdefghijk', '/embed/abcdefghijk'],
      ['https://www.youtube.com/shorts/abcdefghijk', '/embed/abcdefghijk'],
      ['https://youtu.be/abcdefghijk?t=65', '/embed/abcdefghijk?start=65'],
    ] as const)
      expect(source(given), given).to.equal(`https://www.youtube-nocookie.com${asked}`);
    expect(source('https://player.vimeo.com/video/123456?h=ab12&dnt=0')).to.equal(
      'https://player.vimeo.com/video/123456?h=ab12&dnt=1',
    );
    expect(source('https://vimeo.com/123456')).to.equal('https://player.vimeo.com/video/123456?dnt=1');
    expect(source('https://video.example/youtube.com/embed/1?a=b c')).to.equal(
      'https://video.example/youtube.com/embed/1?a=b%20c',
    );
    // By its own attribute, and by the wrapper of a template.
    for (const html of [
      `<sq-video data-html="${code('', 'https://www.youtube.com/embed/abcdefghijk')}"></sq-video>`,
      `<sq-video><div data-html="${code('', 'https://www.youtube.com/embed/abcdefghijk')}"></div></sq-video>`,
    ]) {
      const element = await place<Video>(html);
      await element.play();
      expect(new URL(frameOf(element)!.src).host).to.equal('www.youtube-nocookie.com');
    }
  });
  it('has the size of its mode', async () => {
    const box = async (mode: string) => {
      const element = await open(`data-html="${code("width='400' height='400'")}" mode="${mode}"`);
      await element.play();
      frameOf(element)!.style.animation = 'none';
      const { width, height } = frameOf(element)!.getBoundingClientRect();
      return [width, height].map(Math.round);
    };
    const [wide, high] = [500, Math.round(500 * 0.563)];
    expect(await box('fit')).to.deep.equal([high, high].map((size, i) => (i < 2 ? Math.round(281.5) : size)));
    expect(await box('fill')).to.deep.equal([wide, wide]);
    expect((await box('none'))[0]).to.equal(400);
  });
  it('does not contact the provider before the play button is pressed, and names it', async () => {
    const before = performance.getEntriesByType('resource').length;
    const element = await open(
      `data-html="${code('', 'https://player.videos.example/1')}" overlay="false" force-autoplay`,
    );
    toggle(element)!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    toggle(element)!.focus();
    await settled(element);
    const requested = performance.getEntriesByType('resource').slice(before);
    expect(
      requested
        .map(({ name }) => name)
        .filter((name) => !name.startsWith(location.origin) && !name.startsWith('data:')),
    ).to.deep.equal([]);
    expect(document.querySelector('link[rel=preconnect]') === null).to.equal(true);
    expect(frameOf(element) === null, 'no consent, no autoplay').to.equal(true);
    expect(toggle(element)!.getAttribute('aria-describedby')).to.equal(part(element, 'provider')!.id);
  });
  it('has a button that accepts third parties for good', async () => {
    const element = await open(`data-html="${code('', 'https://player.videos.example/1')}"`);
    element.addEventListener('sq-video-activate', (event) => event.preventDefault());
    part(element, 'always')!.click();
    expect(consent().get()).to.equal('accepted');
    await until(() => part(element, 'always') === null);
    expect(frameOf(element) === null, 'a listener has cancelled it').to.equal(true);
  });
  it('plays at once by that button where visitors choose single purposes, and allows that one alone', async () => {
    setContext({ cookieSettings: { cookieBannerPurposes: ['analytics', 'media', 'marketing'] } });
    const element = await open(`data-html="${code('', 'https://player.videos.example/1')}"`);
    part(element, 'always')!.click();
    await until(() => part(element, 'always') === null);
    await settled(element);
    expect(frameOf(element) === null, 'opened').to.equal(false);
    expect(['analytics', 'media', 'marketing'].map((each) => consent().allows(each as Purpose))).to.deep.equal([
      false,
      true,
      false,
    ]);
    consent().choose(['analytics']);
    await until(() => frameOf(element) === null, 'closed again');
  });
  it('leave() returns to the play button, pauses, or reloads', async () => {
    const overlaid = await open();
    await overlaid.play();
    await overlaid.leave();
    expect(frameOf(overlaid) === null).to.equal(true);
    const bare = await open(`data-html="${code()}" overlay="false"`);
    await until(() => frameOf(bare) !== null);
    const before = frameOf(bare);
    await bare.leave();
    await until(() => frameOf(bare) !== before && frameOf(bare) !== null, 'reloaded');
    const player = await open(`data-html="${code()}" overlay="false" data-provider-name="Vimeo"`);
    await until(() => frameOf(player) !== null);
    await loaded(player);
    await player.leave();
    await until(() => messagesTo(player).includes('{"method":"pause"}'), 'paused');
  });
  it('moves the focus into the video, and back to the play button', async () => {
    const element = await open();
    toggle(element)!.focus();
    toggle(element)!.click();
    await until(() => element.shadowRoot!.activeElement === frameOf(element));
    await element.reset();
    expect(element.shadowRoot!.activeElement === toggle(element)).to.equal(true);
  });
  it('names the button and the frame', async () => {
    const element = await open();
    expect(toggle(element)!.getAttribute('aria-label')).to.equal('Play: Throwing a bowl');
    element.heading = 'A day at the wheel';
    await settled(element);
    expect(toggle(element)!.getAttribute('aria-label')).to.equal('Play: A day at the wheel');
    await element.play();
    expect(frameOf(element)!.title).to.equal('A day at the wheel');
  });
  for (const width of [320, 700])
    it(`nothing moves on upgrade at ${width} px`, async () => {
      const wrapper = `<div class="sqs-video-wrapper" data-html="${code()}"><div class="sqs-video-overlay"><img src="${picture()}" alt="" width="300" height="200"></div></div>`;
      for (const content of [
        inside,
        wrapper,
        '<a href="https://videos.example/1">Watch the film</a>',
        '<video width="300" height="200"></video>',
      ]) {
        const { before, after } = await aroundUpgrade(
          `<sq-video data-html="${code()}">${content}</sq-video>`,
          'sq-video',
          width,
        );
        expect(after, content.slice(0, 20)).to.deep.equal(before);
      }
      for (const columns of [1, 2, 3, 4]) {
        const { before, after } = await aroundUpgrade(
          `<sq-video data-html="${code()}" columns="${columns}">${inside}</sq-video>`,
          'sq-video',
          width,
        );
        expect(after, `${columns} columns`).to.deep.equal(before);
      }
    });
  it('is accessible with its play button, playing, and invalid', async () => {
    const element = await open();
    await expect(element).to.be.accessible();
    await element.play();
    await loaded(element);
    await expect(element).to.be.accessible();
    await expect(await open('data-html="words"')).to.be.accessible();
    await expect(await open(`data-html="${code('', 'https://player.videos.example/1')}"`)).to.be.accessible();
  });
});
