import { expect } from '@open-wc/testing';
import { countAddress, readCount } from './logic/count-address.js';
import { consent } from '../../shared/services/consent/consent.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import '../../elements/sq-comment-count/index.js';
import sheet from '../../elements/sq-comment-count/sq-comment-count.css' with { type: 'css' };

const LINK = '<a href="/journal/ash#comments">Comments</a>';
const page = globalThis as { DISQUSWIDGETS?: unknown };
const shownCount = (element: Element) => inShadow(element, '[part=count]')?.textContent;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="count.js"]')];

/** Counts as Disqus does. */
function count(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.disqus-comment-count')) {
    const { disqusUrl, disqusIdentifier } = place.dataset;
    place.textContent = disqusIdentifier === 'none' ? 'Leave a comment' : `1${disqusUrl!.length % 10}8 Comments`;
  }
}

describe('sq-comment-count', () => {
  const network = pretendNetwork();
  before(() => withPageSheet(sheet));
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    network.use(
      http.get('*/count.js', ({ request }) => {
        asked.push(request.url);
        return new HttpResponse(`document.dispatchEvent(new Event('sq-test-count'))`, {
          headers: { 'content-type': 'text/javascript' },
        });
      }),
    );
  });
  const onCount = () => {
    page.DISQUSWIDGETS = { getCount: count };
    count();
  };
  before(() => document.addEventListener('sq-test-count', onCount));
  after(() => document.removeEventListener('sq-test-count', onCount));
  afterEach(() => {
    consent().reset();
    removeContext();
    delete page.DISQUSWIDGETS;
    scripts().forEach((script) => script.remove());
  });
  const open = (attributes = '') => place(`<sq-comment-count ${attributes}>${LINK}</sq-comment-count>`);

  it('loads the script of the site by its shortname, once the visitor has accepted [WID-010]', async () => {
    const element = await open('shortname="first-site"');
    expect(scripts()).to.deep.equal([]);
    const counted = nextEvent<CustomEvent<{ count: string }>>(element, 'sq-comment-count');
    consent().accept();
    const address = `${location.origin}/journal/ash`;
    expect((await counted).detail.count).to.equal(`1${address.length % 10}8`);
    expect(asked).to.deep.equal(['https://first-site.disqus.com/count.js']);
    expect(scripts().map(({ id }) => id)).to.deep.equal(['dsq-count-scr']);
    await settled(element);
    expect(shownCount(element)).to.equal(`(1${address.length % 10}8)`);
    const link = element.querySelector('a')!;
    expect(link.getAttribute('aria-description')).to.equal(`1${address.length % 10}8`);
    await expect(element).to.be.accessible();
    const second = await open('shortname="first-site" url="https://site.example/2"');
    await until(() => shownCount(second));
    expect(asked).to.have.length(1);
    consent().decline();
    await until(() => shownCount(element) === undefined && element.children.length === 1);
    expect(link.outerHTML).to.equal(LINK);
  });
  it('takes the shortname of the page context, and any provider that counts like it [WID-010]', async () => {
    setContext({ websiteSettings: { disqusShortname: 'context-site' } });
    consent().accept();
    const element = await open();
    await until(() => shownCount(element));
    expect(asked).to.deep.equal(['https://context-site.disqus.com/count.js']);
    delete page.DISQUSWIDGETS;
    const own = await open('src="https://comments.example/{shortname}/count.js" shortname="own"');
    await until(() => shownCount(own));
    expect(asked[1]).to.equal('https://comments.example/own/count.js');
  });

  it('is the link alone without consent, a shortname or open comments', async () => {
    const alone = async (attributes: string) => {
      const element = await open(attributes);
      return element.children.length === 1 && scripts().length === 0 && shownCount(element) === undefined;
    };
    expect(await alone('shortname="first-site"')).to.equal(true);
    consent().decline();
    expect(await alone('shortname="first-site"')).to.equal(true);
    consent().accept();
    expect(await alone('')).to.equal(true);
    setContext({ websiteSettings: { disqusShortname: 'closed', commentsEnabled: false } });
    expect(await alone('')).to.equal(true);
    await expect(await open()).to.be.accessible();
  });
  it('is the link alone where the page is not counted, and where the script cannot be loaded', async () => {
    consent().accept();
    const uncounted = await open('shortname="second-site" identifier="none"');
    await until(() => uncounted.querySelector('.disqus-comment-count')?.textContent);
    await settled(uncounted);
    expect(shownCount(uncounted)).to.equal(undefined);
    delete page.DISQUSWIDGETS;
    network.use(http.get('https://third-site.disqus.com/count.js', () => HttpResponse.error()));
    const warnings = await warningsOf(async () => {
      const element = await place(`<sq-comment-count id="failing" shortname="third-site">${LINK}</sq-comment-count>`);
      await until(() => element.children.length === 1);
      expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('could not be loaded');
  });

  it('lets no name lead to another host', async () => {
    for (const name of ['evil.example/x', 'a.b', 'a/b', 'a@b', '-a', 'a-', ' a', '', 'é', '#', '..'])
      expect(countAddress('https://{shortname}.disqus.com/count.js', name, 'https://site.example/'), name).to.equal(
        undefined,
      );
    expect(countAddress('javascript:{shortname}', 'alert', 'https://site.example/')).to.equal(undefined);
    consent().accept();
    const warnings = await warningsOf(async () => {
      const element = await open('id="hostile" shortname="evil.example/x?"');
      expect([element.children.length, scripts().length]).to.deep.equal([1, 0]);
    });
    expect(warnings).to.have.length(1);
  });
  it('reads the number of the words of a provider, and writes no HTML of them', async () => {
    const texts = ['3 Comments', 'Comments: 1,204', '12.4k', '0 comments', '1\u202f204 commentaires', 'None', ''];
    expect(texts.map(readCount)).to.deep.equal(['3', '1,204', '12.4k', '0', '1\u202f204', undefined, undefined]);
    expect(readCount('<img src=x onerror=alert(1)>')).to.equal('1');
  });

  it('reads all of a number, as languages write it', () => {
    for (const [text, count] of [
      ["1'204 Kommentare", "1'204"],
      ['1’234’567 Kommentare', '1’234’567'],
      ['1 204 комментария', '1 204'],
      ['1.234.567 Kommentare', '1.234.567'],
      ['1,23,456 comments', '1,23,456'],
      ['1.2M comments', '1.2M'],
      ['12 тыс. комментариев', '12 тыс'],
      ['1,2 Mio. Kommentare', '1,2 Mio'],
      ['コメント1.2万件', '1.2万'],
      ['١٬٢٠٤ تعليق', '١٬٢٠٤'],
      ['५ टिप्पणियाँ', '५'],
      ['3 of 5 comments', '3'],
      ['3 messages', '3'],
      ['2 1204', '2'],
      ['4 Kommentare, 2 neu', '4'],
    ] as const)
      expect(readCount(text), text).to.equal(count);
  });

  it('has room for its number, and moves nothing when it is upgraded', async () => {
    const html = `<p><sq-comment-count shortname="site">${LINK}</sq-comment-count> <b>Next</b></p>`;
    const { before, after } = await aroundUpgrade(html, 'sq-comment-count');
    expect(after).to.deep.equal(before);
    const holder = await place(html.replace('site', 'fourth-site'));
    const next = holder.querySelector('b')!;
    const left = next.getBoundingClientRect().left;
    consent().accept();
    const element = holder.querySelector('sq-comment-count')!;
    await until(() => shownCount(element));
    const box = inShadow(element, '[part=count]')!.getBoundingClientRect();
    expect(next.getBoundingClientRect().left).to.equal(left);
    expect(box.right).to.be.at.most(left);
  });
});
