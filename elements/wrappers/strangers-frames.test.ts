import { expect } from '@open-wc/testing';
import createDOMPurify from 'dompurify';
import { place, until } from '../../shared/testing/fixture.js';
import { picture } from '../../shared/testing/pictures.js';
import { consent } from '../../shared/services/consent/consent.js';
import '../sq-embed/index.js';
import '../sq-gallery/index.js';
import '../sq-lightbox/index.js';
import '../sq-video/index.js';
import { startWrappers } from './start-wrappers.js';

const TESTING = '/elements/wrappers/testing';
const UPLOAD = `${TESTING}/upload.svg`;
/** The test server under another host name: for the browser another site. */
const FOREIGN = `${location.protocol}//${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;
const LEADS_BACK = `${FOREIGN}${TESTING}/leads-on.html?${encodeURIComponent(location.origin + UPLOAD)}`;

const framed = (source: string) => `&lt;iframe sandbox='allow-scripts allow-same-origin' src='${source}'&gt;`;
const json = (source: string) => `{&quot;html&quot;: &quot;${framed(source)}&quot;}`;
const film = (source: string) =>
  `<div class="sqs-video-wrapper" data-html="${framed(source)}"><img src="${picture()}" alt=""></div>`;
const video = (more: string, inside = '') =>
  `<div class="sq-block sq-video" data-overlay="false" data-force-autoplay ${more}>${inside}</div>`;
const COMMENTS: Readonly<Record<string, string>> = {
  'data-html': video(`data-data-html="${framed(UPLOAD)}"`),
  'an object': video(`data-data-html="&lt;object&gt;&lt;embed src='${UPLOAD}'&gt;&lt;/object&gt;"`),
  'data-block-json': video(`data-block-json="${json(UPLOAD)}"`),
  'an old wrapper inside': video('', film(UPLOAD)),
  'a name of a provider': video(`data-data-html="${framed(UPLOAD)}" data-data-provider-name="youtube"`),
  'an address that leads back': video(`data-data-html="${framed(LEADS_BACK)}"`),
  'a gallery': `<div class="sq-block sq-gallery" style="width: 300px" data-videos>${film(UPLOAD)}${film(UPLOAD)}</div>`,
  'a gallery, by an address that leads back': `<div class="sq-block sq-gallery" style="width: 300px" data-videos>${film(LEADS_BACK)}${film(LEADS_BACK)}</div>`,
  'a viewer': `<a class="viewed" data-sq-lightbox="seen" href="/">${film(UPLOAD)}</a>`,
  'a viewer, by an address that leads back': `<a class="viewed" data-sq-lightbox="seen" href="/">${film(LEADS_BACK)}</a>`,
  'a viewer of its own': `<div class="sq-block sq-lightbox"><a class="viewed" href="#film">${film(UPLOAD)}</a></div>`,
  'a viewer of its own, by an address that leads back': `<div class="sq-block sq-lightbox"><a class="viewed" href="#film">${film(LEADS_BACK)}</a></div>`,
  'an embed': `<div class="sq-block sq-embed" data-src="${UPLOAD}" data-sandbox="allow-scripts allow-same-origin"></div>`,
  'an embed that leads back': `<div class="sq-block sq-embed" data-src="${LEADS_BACK}"></div>`,
};

/** All frames and objects below, in shadow trees as well. */
const below = (node: ParentNode, selector: string): Element[] =>
  [...node.querySelectorAll('*')].flatMap((each) => [
    ...(each.matches(selector) ? [each] : []),
    ...(each.shadowRoot ? below(each.shadowRoot, selector) : []),
  ]);

/** Tags of the author, with what somebody else has written in them: what they copy has no rights of the site. */
const AROUND: Readonly<Record<string, (comment: string) => string>> = {
  'a lightbox of the author': (comment) => `<sq-lightbox><a class="viewed" href="#film">${comment}</a></sq-lightbox>`,
};

describe('an uploaded file in a frame of a stranger', () => {
  let stop: () => void;
  before(() => (stop = startWrappers()));
  after(() => stop());
  beforeEach(() => consent().accept());
  afterEach(() => {
    consent().reset();
    delete document.documentElement.dataset['uploadRan'];
  });

  const clean = (comment: string) => createDOMPurify(window).sanitize(comment);
  for (const [name, html] of [
    ...Object.entries(COMMENTS).map(([what, comment]) => [what, () => clean(comment)] as const),
    ...Object.entries(AROUND).map(([what, around]) => [what, () => around(clean(film(UPLOAD)))] as const),
  ])
    it(`runs no script of the site: ${name}`, async () => {
      let shown = 0;
      const count = ({ data }: MessageEvent) => void (shown += Number(data === 'upload shown'));
      addEventListener('message', count);
      const holder = await place('<div></div>');
      holder.innerHTML = `<sq-lightbox group="seen"></sq-lightbox>${html()}`;
      await until(() => {
        if (shown > 0) return true;
        for (const button of below(document.body, '[part~="play-toggle"], .viewed')) (button as HTMLElement).click();
        return false;
      });
      removeEventListener('message', count);
      expect(document.documentElement.dataset['uploadRan']).to.equal(undefined);
      expect(below(document.body, 'object')).to.deep.equal([]);
      const rights = below(document.body, 'iframe').map((frame) => frame.getAttribute('sandbox') ?? 'all');
      // Else it could lead the visitor away.
      expect(rights.filter((each) => each === 'all' || /allow-(?:same-origin|top-nav)/.test(each))).to.deep.equal([]);
    });

  it('keeps its origin where it is a known player, or of the author', async () => {
    // Nothing is loaded from a player.
    const { setAttribute } = Element.prototype;
    HTMLIFrameElement.prototype.setAttribute = function (name, value) {
      if (name !== 'src') setAttribute.call(this, name, value);
    };
    try {
      const holder = await place('<div></div>');
      holder.innerHTML = `${video(`data-data-html="&lt;iframe src='https://www.youtube.com/embed/abcdefghijk'&gt;"`)}
        <sq-video data-html="&lt;iframe src='${UPLOAD}'&gt;" overlay="false" force-autoplay></sq-video>`;
      await until(() => below(holder, 'iframe').length === 2);
      expect(below(holder, 'iframe[sandbox]')).to.deep.equal([]);
    } finally {
      Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
    }
  });

  it('keeps its origin in the viewer where the author has placed it, though no list has the player', async () => {
    const source = `${FOREIGN}${TESTING}/upload.svg`;
    const holder = await place('<div></div>');
    const tag = `<sq-video data-html="&lt;iframe src='${source}'&gt;"></sq-video>`;
    for (const html of [
      `<sq-lightbox><a class="viewed" href="/">${film(source)}</a></sq-lightbox>`,
      `<sq-lightbox><a class="viewed" href="/">${tag}</a></sq-lightbox>`,
      `<sq-lightbox group="seen"></sq-lightbox><a class="viewed" data-sq-lightbox="seen" href="#film">${tag}</a>`,
    ]) {
      holder.innerHTML = html;
      const viewer = holder.querySelector('sq-lightbox')!;
      await until(() => viewer.matches(':state(ready)'));
      const frames = () => below(viewer.shadowRoot!, 'iframe');
      await until(() => {
        const [play] = below(viewer.shadowRoot!, '[part~="play-toggle"]');
        ((play ?? holder.querySelector('.viewed')) as HTMLElement).click();
        return frames().length > 0;
      });
      // As the author has written it.
      expect(frames()[0]!.getAttribute('sandbox')).to.equal(
        html.includes('sandbox') ? 'allow-scripts allow-same-origin' : null,
      );
      holder.replaceChildren();
    }
  });
});
