import { expect, fixture, fixtureCleanup, nextFrame } from '@open-wc/testing';
import { consent } from '../shared/services/consent/consent.js';
import { startGates } from '../shared/services/consent/gates.js';
import { startFonts } from '../shared/services/fonts/start-fonts.js';
import { forgetPageContext } from '../shared/platform/page/read-page.js';
import { until } from '../shared/testing/fixture.js';
import { pretendNetwork } from '../shared/testing/network.js';
import { emptyDatabase, pretend } from '../shared/testing/storage.js';
import { startAnalytics } from '../shared/services/analytics/start-analytics.js';
import './sq-comment-count/index.js';
import './sq-cookie-banner/index.js';
import './sq-embed/index.js';
import './sq-follow/index.js';
import './sq-form/index.js';
import './sq-gallery/index.js';
import './sq-image/index.js';
import './sq-map/index.js';
import './sq-reservation/index.js';
import './sq-share/index.js';
import './sq-video/index.js';

/** Every block and script by which the kit could contact a third party. */
const PAGE = `
  <sq-video><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a></sq-video>
  <sq-video html="&lt;iframe src='https://player.vimeo.com/video/1'&gt;&lt;/iframe&gt;"><a href="https://vimeo.com/1">Another</a></sq-video>
  <sq-gallery><sq-video><a href="https://youtu.be/dQw4w9WgXcQ">A film</a></sq-video></sq-gallery>
  <sq-map map-lat="50" map-lng="-5"><address>1 Quay Street</address></sq-map>
  <sq-form form-id="f" captcha="recaptcha" captcha-key="k"><form><label>Name <input name="name"></label><button>Send</button></form></sq-form>
  <script type="text/plain" data-sq-consent="marketing" data-src="https://ads.example.com/pixel.js"></script>
  <script type="text/plain" data-sq-consent="analytics">document.cookie = 'tracker=1; path=/'; window.ranGated = true;</script>
  <iframe title="A map" data-sq-consent="media" data-src="https://maps.example.com/embed" width="300" height="200"></iframe>
  <sq-embed><a href="https://open.spotify.com/album/1">Songs</a></sq-embed>
  <sq-reservation src="https://booking.example.com/plain.js"><a href="https://booking.example.com">Book</a></sq-reservation>
  <sq-reservation variant="themed" src="https://booking.example.com/themed.js"><a href="https://booking.example.com">Book</a></sq-reservation>
  <sq-follow><a href="https://x.com/sqstudio">Follow us</a></sq-follow>
  <sq-follow><a href="https://www.pinterest.com/sqstudio/">Our pins</a></sq-follow>
  <sq-comment-count shortname="sq-studio"><a href="#comments">Comments</a></sq-comment-count>
  <sq-share><a href="https://bsky.app/intent/compose?text=x">Share</a></sq-share>
  <sq-cookie-banner></sq-cookie-banner>`;
const CONTEXT = {
  website: { id: 'w1', cloneable: true, typekitId: 'abc1def' },
  googleFonts: ['Inter'],
  websiteSettings: {},
  cookieSettings: { isCookieBannerEnabled: true, isCensusEnabled: true },
  googleMapsApiKey: 'a-key',
};
/** Cookies that need no consent: the answer itself, and those that requests need. */
const ESSENTIAL = /^(?:ss_cookieAllowed|ss_cookieBannerVersion|crumb|CART|hasCart)$/;

describe('a page with everything that could contact a third party', () => {
  const network = pretendNetwork();
  let context: HTMLScriptElement;
  let ends: (() => void)[] = [];
  const requests: string[] = [];
  const onRequest = ({ request }: { request: Request }) => void requests.push(request.url);
  before(() => network.events.on('request:start', onRequest));

  const isForeign = (url: string) => !url.startsWith(location.origin) && !/^(?:data|blob|about):/.test(url);
  const foreign = () => [
    ...requests.filter(isForeign),
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(isForeign),
    ...[...document.querySelectorAll<HTMLElement>('script[src], iframe[src], img[src], link[href]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href')!)
      .map((address) => new URL(address, document.baseURI).href)
      .filter(isForeign),
  ];
  const cookies = () =>
    document.cookie
      .split('; ')
      .map((pair) => pair.replace(/=.*/s, ''))
      .filter((name) => name && !ESSENTIAL.test(name) && !own.includes(name));
  const own = document.cookie.split('; ').map((pair) => pair.replace(/=.*/s, ''));

  beforeEach(async () => {
    await emptyDatabase();
    consent().reset();
    requests.length = 0;
    performance.clearResourceTimings();
    delete (window as { ranGated?: boolean }).ranGated;
    context = document.createElement('script');
    context.type = 'application/json';
    context.id = 'sq-context';
    context.textContent = JSON.stringify(CONTEXT);
    document.head.append(context);
    forgetPageContext();
  });
  afterEach(() => {
    fixtureCleanup();
    ends.forEach((end) => end());
    ends = [];
    consent().reset();
    context.remove();
    forgetPageContext();
    document.cookie = 'tracker=; max-age=0; path=/';
  });

  /** Scrolls to, hovers and focuses everything, without a click. */
  async function visit() {
    const holder = await fixture<HTMLDivElement>(document.createElement('div'));
    holder.innerHTML = PAGE;
    ends.push(startGates(), startAnalytics(), startFonts());
    for (const element of holder.children) {
      element.scrollIntoView();
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await nextFrame();
    }
    holder.querySelector('input')!.focus();
    await until(() => holder.querySelector('.sq-captcha-note'));
    await nextFrame();
    return holder;
  }

  it('contacts none and stores nothing before the visitor accepts', async () => {
    await visit();
    expect(foreign()).to.deep.equal([]);
    expect(cookies()).to.deep.equal([]);
    expect('ranGated' in window).to.equal(false);
  });
  it('contacts none with Global Privacy Control', async () => {
    const restore = pretend(navigator as Navigator & { globalPrivacyControl?: boolean }, 'globalPrivacyControl', true);
    consent().reset();
    await visit();
    restore();
    expect(consent().get()).to.equal('declined');
    expect(foreign()).to.deep.equal([]);
    expect(cookies()).to.deep.equal([]);
  });
  it('contacts none after the visitor has declined', async () => {
    consent().decline();
    await visit();
    expect(foreign()).to.deep.equal([]);
    expect(cookies()).to.deep.equal([]);
  });
  it('contacts none after consent has been withdrawn', async () => {
    consent().accept();
    document.cookie = 'ss_cvr=x; path=/';
    consent().decline();
    await visit();
    expect(foreign()).to.deep.equal([]);
    expect(cookies()).to.deep.equal([]);
  });
});
