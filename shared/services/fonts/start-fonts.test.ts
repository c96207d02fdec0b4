import { expect } from '@open-wc/testing';
import { nextEvent, until, warningsOf } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { consent } from '../consent/consent.js';
import { fontSheets } from './start-fonts.js';
import { startFonts } from './start-fonts.js';

const GOOGLE = 'https://fonts.googleapis.com/css2?family=Inter&family=EB%20Garamond&display=swap';
const KIT = 'https://use.typekit.net/abc1def.css';
const SITE = {
  website: { typekitId: 'abc1def' },
  googleFonts: ['Inter', { family: 'EB Garamond' }],
};

/** Whether there was a warning with this word since the call. */
function nextWarning(word: string) {
  const { warn } = console;
  let isDone = false;
  console.warn = (...words: unknown[]) => {
    isDone ||= words.join().includes(word);
    warn(...words);
  };
  return { isDone: () => isDone };
}

describe('the fonts of a site', () => {
  const network = pretendNetwork();
  const asked: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    asked.length = 0;
    const answer = ({ request }: { request: Request }) => {
      asked.push(request.url);
      return new HttpResponse('', { headers: { 'content-type': 'text/css', 'access-control-allow-origin': '*' } });
    };
    network.use(
      http.get('https://fonts.googleapis.com/css2', answer),
      http.get('https://use.typekit.net/*', answer),
      http.get('/fonts/own.css', answer),
    );
  });
  afterEach(() => {
    stop();
    stop = () => {};
    consent().reset();
    removeContext();
  });
  const links = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  function start(context: object) {
    setContext(context);
    stop = startFonts();
  }

  it('are loaded from their providers on demand, once the visitor has accepted [WID-011]', async () => {
    const before = links();
    start(SITE);
    consent().decline();
    expect(links()).to.deep.equal(before);
    consent().accept();
    await until(() => asked.length === 2);
    expect(links().filter((link) => !before.includes(link))).to.deep.equal([GOOGLE, KIT]);
    consent().decline();
    await until(() => links().length === before.length, 'they are removed');
    expect(asked.sort()).to.deep.equal([GOOGLE, KIT]);
  });

  it('are checked after their stylesheet has come, not before', async () => {
    const warnings = await warningsOf(async () => {
      const warned = nextWarning('Lost Serif');
      start({ ...SITE, typekitFonts: ['Lost Serif'] });
      await document.fonts.ready;
      expect([asked.length, warned.isDone()]).to.deep.equal([0, false]);
      consent().accept();
      await until(warned.isDone);
    });
    expect(warnings.join()).to.contain('the font "Lost Serif" is no longer in the font kit');
  });

  it('are left to a page that loads them itself', async () => {
    const own = document.createElement('link');
    own.rel = 'stylesheet';
    own.href = KIT;
    const loaded = nextEvent<Event>(own, 'load');
    document.head.append(own);
    await loaded;
    start({ ...SITE, googleFonts: [] });
    consent().accept();
    expect(links().filter((link) => link === KIT)).to.have.length(1);
    own.remove();
  });

  it('come from another address where the site names one', () => {
    const addresses = (providers: object) =>
      fontSheets(['Inter'], 'abc1def', providers as Record<string, unknown>).map(({ address }) => address);
    expect(addresses({ google: '/fonts/own.css?{families}', typekit: 'https://fonts.example/{id}' })).to.deep.equal([
      '/fonts/own.css?family=Inter',
      'https://fonts.example/abc1def',
    ]);
    expect(addresses({ typekit: 7 })[1]).to.equal(KIT);
  });
  it('are none of what is no font', () => {
    expect(fontSheets([null, 7, {}, ''], 'a"]b/../c', {})).to.deep.equal([]);
    expect(fontSheets([], undefined, {})).to.deep.equal([]);
    expect(fontSheets(['A&display=x#'], '', {})[0]!.address).to.contain('family=A%26display%3Dx%23&display=swap');
  });

  it('that cannot be loaded are one warning', async () => {
    network.use(http.get('https://use.typekit.net/*', () => HttpResponse.error()));
    const before = links();
    const warnings = await warningsOf(async () => {
      const warned = nextWarning('gone1');
      start({ website: { typekitId: 'gone1' } });
      consent().accept();
      await until(warned.isDone);
      expect(links()).to.deep.equal(before);
    });
    expect(warnings.filter((text) => text.includes('gone1'))).to.have.length(1);
  });
});
