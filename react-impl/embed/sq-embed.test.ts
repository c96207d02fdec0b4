import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { readFrame } from './logic/read-frame.js';
import { readHeight } from './embed.js';
import { consent } from '../../shared/services/consent/consent.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { pretend } from '../../shared/testing/storage.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import '../../elements/sq-embed/index.js';
import sheet from '../../elements/sq-embed/sq-embed.css' with { type: 'css' };

/** The test server under another host name: for the browser another site. */
const FOREIGN = `${location.protocol}//${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;
const PAGE = '/react-impl/embed/testing/frame.html';

const part = <E extends HTMLElement = HTMLElement>(element: Element, name: string) =>
  inShadow<E>(element, `[part=${name}]`);
const frameOf = (element: Element) => part<HTMLIFrameElement>(element, 'frame');
const open = (src = FOREIGN + PAGE, attributes = '') =>
  place(`<sq-embed ${attributes}><a href="${src}">Songs for the kiln</a></sq-embed>`);

describe('sq-embed', () => {
  before(() => withPageSheet(sheet));
  afterEach(() => {
    consent().reset();
    removeContext();
  });

  describe('before the visitor agrees', () => {
    it('shows the link, who would be contacted and two equal buttons, and no frame', async () => {
      const element = await open();
      expect(frameOf(element)).to.equal(null);
      expect(element.querySelector('a')!.getClientRects()).to.have.length(1);
      expect(part(element, 'provider')!.textContent).to.equal(`Media from ${new URL(FOREIGN).hostname}`);
      const [once, always] = [part(element, 'once')!, part(element, 'always')!].map((each) => getComputedStyle(each));
      for (const name of ['color', 'background-color', 'font-size', 'border-top-color'])
        expect(once!.getPropertyValue(name), name).to.equal(always!.getPropertyValue(name));
      await expect(element).to.be.accessible();
    });
    it('names the provider by its own name, or by that of the author', async () => {
      const known = await open('https://open.spotify.com/playlist/1');
      expect(part(known, 'provider')!.textContent).to.equal('Media from Spotify');
      const own = await open('https://open.spotify.com/playlist/1', 'provider="The radio" purpose="marketing"');
      expect(part(own, 'provider')!.textContent).to.equal('Advertising from The radio');
    });
    it('films of YouTube and Vimeo are asked for at the players that set fewer cookies', () => {
      const address = (given: string) => readFrame(given, location.href)!.address;
      for (const page of [
        'www.youtube.com/watch?v=abcdefghijk',
        'music.youtube.com/watch?v=abcdefghijk',
        'youtu.be/abcdefghijk',
        'www.youtube.com/embed/abcdefghijk',
      ])
        expect(address(`https://${page}`), page).to.equal('https://www.youtube-nocookie.com/embed/abcdefghijk');
      expect(address('https://www.youtube.com/embed/videoseries?list=PL1')).to.equal(
        'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
      );
      for (const page of ['vimeo.com/1', 'player.vimeo.com/video/1'])
        expect(address(`https://${page}`), page).to.equal('https://player.vimeo.com/video/1?dnt=1');
    });
    it('asks in the language of the page', async () => {
      setContext({ messages: { de: { consent: { once: 'Einmal erlauben' } } } });
      const holder = await place(`<div lang="de"><sq-embed><a href="${FOREIGN}${PAGE}">Lieder</a></sq-embed></div>`);
      const element = holder.firstElementChild!;
      await settled(element);
      expect(part(element, 'once')!.textContent).to.equal('Einmal erlauben');
    });
  });

  describe('a page that refuses to be framed, or is not there', () => {
    const below = (element: Element) => inShadow<HTMLAnchorElement>(element, '.direct > a');

    it('leaves the link below its frame, since nothing tells of it', async () => {
      consent().accept();
      const element = await open('https://silent.invalid/form');
      await until(() => below(element), 'the link');
      expect([below(element)!.href, below(element)!.textContent]).to.deep.equal([
        'https://silent.invalid/form',
        'Songs for the kiln',
      ]);
      const [link, frame] = [below(element)!, frameOf(element)!].map((each) => each.getBoundingClientRect());
      expect(frame!.bottom).to.be.at.most(link!.top);
      expect(link!.bottom).to.be.at.most(element.getBoundingClientRect().bottom + 1);
      expect(frame!.height).to.be.above(100);
      await expect(element).to.be.accessible();
    });
    it('leaves the link below a PDF, which not every browser shows', async () => {
      const element = await open('/react-impl/embed/testing/brochure.pdf');
      await until(() => below(element), 'the link');
      for (const [heading, inside] of [
        // As a phone ends: the file is a download, and the frame is as empty as it was.
        ['The brochure', document.implementation.createHTMLDocument()],
        ['Our brochure', { URL: '/brochure.pdf', contentType: 'application/pdf' } as Document],
      ] as const) {
        pretend(frameOf(element)!, 'contentDocument', inside);
        frameOf(element)!.dispatchEvent(new Event('load'));
        // Rendered after what the load has changed.
        element.setAttribute('heading', heading);
        await until(() => frameOf(element)!.title === heading);
        expect(below(element)!.pathname).to.equal('/react-impl/embed/testing/brochure.pdf');
      }
    });
    it('leaves none below a page that speaks', async () => {
      consent().accept();
      const element = await open(`${FOREIGN}${PAGE}?height=400`);
      await until(() => element.getBoundingClientRect().height === 400, 'it has spoken');
      await until(() => !below(element), 'no link');
      (element as HTMLElement & { src: string }).src = 'https://silent.invalid/form';
      await until(() => below(element), 'the link, at another page');
    });
    it('leaves none below a page of the site that can be seen', async () => {
      const element = await open(PAGE, 'sandbox="allow-scripts allow-same-origin"');
      await until(() => frameOf(element), 'the frame');
      await until(() => !below(element), 'no link');
    });
    it('says the words of the picture in it, and leads to no script', async () => {
      consent().accept();
      const page = `src="${FOREIGN}${PAGE}"`;
      const pictured = await place(`<sq-embed ${page}><a href="/songs"><img src="data:," alt="Songs"></a></sq-embed>`);
      await until(() => below(pictured), 'the link');
      expect(below(pictured)!.textContent).to.equal('Songs');
      const script = await place(`<sq-embed ${page}><a href="javascript:alert(1)">Songs</a></sq-embed>`);
      await until(() => frameOf(script), 'the frame');
      expect(below(script)).to.equal(null);
    });
  });

  describe('shows the frame', () => {
    it('by its own button, for this one alone, with the focus in it', async () => {
      const element = await open();
      const other = await open();
      const loaded = nextEvent<CustomEvent<{ address: string }>>(element, 'sq-embed-load');
      part(element, 'once')!.focus();
      await sendKeys({ press: 'Enter' });
      expect((await loaded).detail.address).to.equal(FOREIGN + PAGE);
      expect(element.shadowRoot!.activeElement).to.equal(frameOf(element));
      expect([frameOf(element)!.title, frameOf(other)]).to.deep.equal(['Songs for the kiln', null]);
      expect(consent().get()).to.equal('undecided');
      await expect(element).to.be.accessible();
    });
    it('in all blocks of its purpose by "always", and none after consent is declined', async () => {
      const element = await open();
      const other = await open();
      const third = await open();
      part(third, 'once')!.click();
      part(element, 'always')!.click();
      await until(() => frameOf(element) && frameOf(other) && frameOf(third));
      expect(consent().get()).to.equal('accepted');
      consent().decline();
      await until(() => !frameOf(element) && !frameOf(other) && !frameOf(third));
      expect(part(element, 'once')).not.to.equal(null);
    });
    it('at once where it is of the page itself', async () => {
      const element = await open(PAGE);
      expect(frameOf(element)!.src).to.equal(location.origin + PAGE);
      expect(frameOf(element)!.sandbox.contains('allow-same-origin')).to.equal(false);
    });
    it('in a sandbox that may not lead the visitor away, or in that of the author', async () => {
      consent().accept();
      const { sandbox } = frameOf(await open())!;
      expect([...sandbox].some((token) => token.startsWith('allow-top-navigation'))).to.equal(false);
      expect(sandbox.contains('allow-scripts') && sandbox.contains('allow-same-origin')).to.equal(true);
      expect([...frameOf(await open(undefined, 'sandbox="allow-scripts"'))!.sandbox]).to.deep.equal(['allow-scripts']);
    });
    it('anew for another address, without an entry in the history', async () => {
      consent().accept();
      const element = (await open()) as HTMLElement & { src: string };
      const { length } = history;
      const first = frameOf(element);
      element.src = `${FOREIGN}${PAGE}?2`;
      await until(() => frameOf(element)?.src.endsWith('?2'));
      expect([frameOf(element) === first, history.length]).to.deep.equal([false, length]);
    });
  });

  describe('the height', () => {
    it('follows what the page in the frame asks for, and is the author’s again without it', async () => {
      const element = await open(`${FOREIGN}${PAGE}?height=711`);
      const before = element.offsetHeight;
      part(element, 'once')!.click();
      await until(() => element.offsetHeight === 711, 'the height that is asked for');
      consent().decline();
      await until(() => element.offsetHeight === before, 'the height before');
    });
    it('does not follow messages of others', async () => {
      consent().accept();
      const element = await open();
      const before = element.offsetHeight;
      const heard = nextEvent(window, 'message');
      window.postMessage({ type: 'sq-embed-height', height: 900 }, '*');
      await heard;
      await settled(element);
      expect(element.offsetHeight).to.equal(before);
      // Of another frame of the same site, and of another site to which the frame was led.
      const other = await open(`${FOREIGN}${PAGE}?height=900`);
      await until(() => other.offsetHeight === 900);
      // The page may have got a scroll bar.
      const beside = element.offsetHeight;
      const source = frameOf(element)!.contentWindow;
      const data = { type: 'sq-embed-height', height: 900 };
      // Firefox takes no window of another site where an event is made.
      const message = new MessageEvent('message', { origin: 'https://other.example', data });
      dispatchEvent(Object.defineProperty(message, 'source', { value: source }));
      await settled(element);
      expect(element.offsetHeight).to.equal(beside);
    });
    it('is read from the messages of several providers, and from no other', () => {
      const read = [
        { type: 'sq-embed-height', height: 640 },
        '{"event":"calendly.page_height","payload":{"height":"1200px"}}',
        { type: 'form-height-changed', height: 700.2 },
      ].map(readHeight);
      expect(read).to.deep.equal([640, 1200, 701]);
      const others = [null, 3, '', '{', [], { height: 3 }, { type: 'play', height: 640 }, { type: 'height' }];
      const wild = [-1, 0, 1e9, NaN, Infinity, '1e99', {}].map((height) => ({ type: 'height', height }));
      expect([...others, ...wild].map(readHeight).filter((height) => height !== undefined)).to.deep.equal([]);
    });
  });

  it('knows the frames of providers by the addresses of their pages', () => {
    const frame = (address: string) => readFrame(address, 'https://site.example/')?.address;
    expect(
      [
        'https://open.spotify.com/intl-de/album/1?si=2',
        'https://open.spotify.com/embed/album/1',
        'https://soundcloud.com/a/b',
        'https://podcasts.apple.com/us/podcast/1',
        'https://codepen.io/me/pen/abc',
        'https://www.loom.com/share/abc',
        'https://www.figma.com/design/abc/Name',
        'https://docs.google.com/forms/d/e/1/viewform',
        'https://other.example/a?b#c',
      ].map(frame),
    ).to.deep.equal([
      'https://open.spotify.com/embed/album/1?si=2',
      'https://open.spotify.com/embed/album/1',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb',
      'https://embed.podcasts.apple.com/us/podcast/1',
      'https://codepen.io/me/embed/abc',
      'https://www.loom.com/embed/abc',
      'https://embed.figma.com/design/abc/Name?embed-host=share',
      'https://docs.google.com/forms/d/e/1/viewform?embedded=true',
      'https://other.example/a?b#c',
    ]);
  });

  it('leaves the content alone, with one warning, where the address is none', async () => {
    consent().accept();
    const warnings = await warningsOf(async () => {
      const element = await place('<sq-embed id="bad" src="javascript:alert(1)"><p>Text</p></sq-embed>');
      expect(frameOf(element)).to.equal(null);
      expect(element.querySelector('p')!.getClientRects()).to.have.length(1);
      const link = await place('<sq-embed id="worse"><a href="javascript:alert(1)">Text</a></sq-embed>');
      expect(frameOf(link)).to.equal(null);
    });
    expect(warnings.filter((text) => text.includes('id="worse"'))).to.have.length(1);
    expect(warnings.filter((text) => text.includes('id="bad"') || text.includes('src'))).to.have.length(1);
  });

  for (const width of [320, 800])
    it(`moves nothing when it upgrades, at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(
        '<sq-embed><a href="https://open.spotify.com/album/1">Donaudampfschifffahrtsgesellschaftslieder</a></sq-embed>',
        'sq-embed',
        width,
      );
      expect(after).to.deep.equal(before);
    });
  for (const width of [280, 600])
    it(`is as wide as its place of ${width} px, and shows all of the question there`, async () => {
      const holder = await place(
        `<div style="width:${width}px"><sq-embed><a href="${FOREIGN}${PAGE}">Songs for the kiln</a></sq-embed></div>`,
      );
      const element = holder.firstElementChild as HTMLElement;
      await settled(element);
      expect(element.offsetWidth).to.equal(width);
      const [box, question] = [element, part(element, 'question')!].map((each) => each.getBoundingClientRect());
      expect(question!.right).to.be.at.most(box!.right);
      expect(question!.bottom).to.be.at.most(box!.bottom);
    });
});
