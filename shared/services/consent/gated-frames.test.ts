import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until, warningsOf } from '../../testing/fixture.js';
import { consent } from './consent.js';
import { startGates } from './gates.js';
import { createPlaceholder } from './placeholder.js';

/** On the test server, so that a frame's requests can be counted; the gate treats all hosts alike. */
const address = (name: string) => new URL(`/demo/favicon.svg?${name}`, location.href).href;
const requests = (name: string) => performance.getEntriesByName(address(name)).length;

describe('frames that wait for consent', () => {
  let holder: HTMLElement;
  let stop: () => void;
  beforeEach(() => {
    consent().reset();
    holder = document.createElement('div');
    document.body.append(holder);
    stop = startGates();
  });
  afterEach(() => {
    stop();
    holder.remove();
    consent().reset();
  });
  const inside = (frame: HTMLIFrameElement) => frame.contentDocument?.querySelector<HTMLElement>('[role=group]');
  const buttons = (frame: HTMLIFrameElement) => [...inside(frame)!.querySelectorAll('button')];
  async function add(name: string, attributes = '', consentName = 'media') {
    holder.insertAdjacentHTML(
      'beforeend',
      `<iframe data-sq-consent="${consentName}" data-src="${address(name)}" title="A tide table" ${attributes}></iframe>`,
    );
    const frame = holder.lastElementChild as HTMLIFrameElement;
    await until(() => frame.src || inside(frame));
    return frame;
  }
  const loaded = (name: string) => until(() => requests(name) > 0, `${name} is requested`);

  it('asks for the players that set fewer cookies', async () => {
    for (const [given, asked] of [
      ['https://www.youtube.com/embed/abcdefghijk?rel=0', 'https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0'],
      ['//youtube.com/embed/videoseries?list=PL1', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1'],
      ['https://music.youtube.com/embed/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
      ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1?dnt=1'],
      // Of others, whatever their name has of these.
      ['https://youtube.com.site.example/embed/a', 'https://youtube.com.site.example/embed/a'],
      ['https://not-youtube.com/embed/a', 'https://not-youtube.com/embed/a'],
    ] as const) {
      holder.innerHTML = `<iframe data-sq-consent="media" data-src="${given}" title="A film" sandbox></iframe>`;
      const frame = holder.querySelector('iframe')!;
      await until(() => inside(frame), 'it waits');
      expect(inside(frame)!.textContent).to.contain(new URL(asked).host);
      consent().accept();
      await until(() => frame.src === asked, `${given} is asked as ${asked}`);
      consent().reset();
    }
  });
  it('makes no request before the visitor has accepted, and shows who would be contacted', async () => {
    const frame = await add('undecided');
    expect(inside(frame)!.textContent).to.contain(`Media from ${location.host}`);
    expect(buttons(frame).map(({ textContent }) => textContent)).to.deep.equal(['Allow once', 'Always allow']);
    consent().decline();
    expect(frame.hasAttribute('src')).to.equal(false);
    expect(requests('undecided')).to.equal(0);
  });
  it('has a text for each purpose, and a warning for an unknown one', async () => {
    const textFor = async (name: string) => inside(await add(`kind-${name}`, '', name))!.textContent;
    expect(await textFor('marketing')).to.contain('Advertising from');
    expect(await textFor('functional')).to.contain('A service from');
    expect(await textFor('analytics')).to.contain('Visitor statistics from');
    const warnings = await warningsOf(async () => expect(await textFor('unknown')).to.contain('Media from'));
    expect(warnings.join()).to.contain('"functional"');
  });
  it('loads when the visitor accepts, with one request, and shows the placeholder again when the visitor declines', async () => {
    const frame = await add('both');
    consent().accept();
    await loaded('both');
    expect(frame.src).to.equal(address('both'));
    consent().decline();
    await until(() => inside(frame));
    expect(frame.hasAttribute('src')).to.equal(false);
    expect(requests('both')).to.equal(1);
  });
  it('allows one frame and no other, by keyboard, until the visitor declines', async () => {
    const [frame, other] = [await add('once'), await add('other')];
    buttons(frame)[0]!.focus();
    await sendKeys({ press: 'Enter' });
    await loaded('once');
    expect([consent().get(), inside(other) !== null]).to.deep.equal(['undecided', true]);
    expect(document.activeElement === frame, 'the focus stays').to.equal(true);
    consent().decline();
    await until(() => inside(frame));
    expect(requests('other')).to.equal(0);
  });
  it('accepts for the whole site', async () => {
    const [frame] = [await add('always'), await add('with-it')];
    buttons(frame)[1]!.click();
    expect(consent().get()).to.equal('accepted');
    await Promise.all([loaded('always'), loaded('with-it')]);
  });
  it("keeps its size, whatever the page's styles, and adds no entry to the history", async () => {
    const before = history.length;
    holder.style.inlineSize = '480px';
    holder.innerHTML = `<div style="position: relative; padding-bottom: 56.25%"></div>`;
    const box = holder.firstElementChild!;
    const html = `<iframe title="x" data-sq-consent="media" data-src="${address('size')}"`;
    box.innerHTML = `${html} style="position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0"></iframe>`;
    const frame = box.firstElementChild as HTMLIFrameElement;
    const size = () => [frame.offsetWidth, frame.offsetHeight, box.children.length];
    const first = size();
    expect(first).to.deep.equal([480, 270, 1]);
    await until(() => inside(frame));
    expect(size()).to.deep.equal(first);
    for (const times of ['once', 'twice']) {
      const loading = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      consent().accept();
      await loading;
      expect(size(), times).to.deep.equal(first);
      consent().decline();
      await until(() => inside(frame));
      expect(size(), times).to.deep.equal(first);
    }
    expect(history.length).to.equal(before);
  });
  it('handles frames that are added later, moved, or given another address', async () => {
    const frame = await add('moves');
    const elsewhere = document.createElement('section');
    holder.append(elsewhere);
    elsewhere.append(frame);
    await until(() => inside(frame));
    frame.dataset['src'] = 'https://maps.example/embed';
    await until(() => inside(frame)!.textContent.includes('maps.example'));
    consent().accept();
    frame.dataset['src'] = address('moved');
    await loaded('moved');
  });
  it('empties a frame that is removed from the page', async () => {
    const frame = await add('away');
    consent().accept();
    await loaded('away');
    frame.remove();
    await until(() => !frame.hasAttribute('src'));
    consent().decline();
    holder.append(frame);
    await until(() => inside(frame));
    expect(requests('away')).to.equal(1);
  });
  it("restores the author's sandbox before anything is loaded", async () => {
    const frame = await add('boxed', 'sandbox="allow-scripts"');
    expect(inside(frame)).not.to.equal(null);
    consent().accept();
    await loaded('boxed');
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');
    expect(frame.contentDocument).to.equal(null);
  });
  it('restores waiting frames when it is stopped', async () => {
    const frame = await add('stopped', 'sandbox="allow-same-origin"');
    stop();
    expect(frame.getAttribute('sandbox')).to.equal('allow-same-origin');
    expect(inside(frame)).to.equal(null);
    consent().accept();
    expect(frame.hasAttribute('src')).to.equal(false);
  });
  it('warns about a frame that would not wait, and about an invalid address', async () => {
    const warnings = await warningsOf(async () => {
      await add('early', `src="/demo/favicon.svg?early"`);
      holder.insertAdjacentHTML('beforeend', '<iframe title="x" data-sq-consent="media" data-src="javascript:1">');
      await until(() => holder.querySelectorAll('iframe').length === 2);
      await Promise.resolve();
    });
    expect(warnings.join()).to.contain('use data-src').and.to.contain('no valid data-src');
  });
  it('uses the colours and the language of the page', async () => {
    holder.lang = 'de';
    holder.style.colorScheme = 'dark';
    const frame = await add('dark');
    const root = frame.contentDocument!.documentElement;
    expect(root.lang).to.equal('de');
    const style = frame.contentWindow!.getComputedStyle(frame.contentDocument!.body);
    expect([style.backgroundColor, style.color]).to.deep.equal(['rgb(39, 37, 35)', 'rgb(242, 239, 234)']);
  });
  it("uses the colour scheme of the page's meta element", async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'color-scheme', content: 'dark' });
    document.head.append(meta);
    const frame = await add('head');
    meta.remove();
    const style = frame.contentWindow!.getComputedStyle(frame.contentDocument!.body);
    expect(style.backgroundColor).to.equal('rgb(39, 37, 35)');
  });
  it('is accessible', async () => {
    const frame = await add('axe');
    const actions = { once() {}, always() {} };
    holder.append(createPlaceholder(frame, document, 'maps.example', actions));
    await expect(holder.lastElementChild).to.be.accessible();
  });
});
