import { expect } from '@open-wc/testing';
import { pageRegistry } from '../../platform/page/page-registry.js';
import { loadBannerOnDemand } from './load-banner.js';
import { consent } from './consent.js';
import { reloadNeeded } from './needs-reload.js';
import { until } from '../../testing/fixture.js';

/** The banner's loads and openings, in order. */
const log: string[] = [];

class Banner extends HTMLElement {
  readonly updateComplete = Promise.resolve();
  open() {
    log.push('open');
  }
}

/** The tests build on each other: an element can be defined only once per page. */
describe('a banner whose code is not loaded', () => {
  let stop: () => void;
  let page: HTMLElement;
  before(() => {
    pageRegistry().loadBlock = (tag) => {
      log.push(`load ${tag}`);
      return Promise.resolve();
    };
    consent().accept();
    page = document.createElement('div');
    page.innerHTML = `
      <a href="#cookies" data-sq-action="open-consent"><b>Cookies</b></a>
      <button type="button" data-sq-action="open-consent">Cookies</button>`;
    page.append(document.createElement('sq-cookie-banner'));
    document.body.append(page);
    stop = loadBannerOnDemand();
  });
  after(() => {
    stop();
    page.remove();
    consent().reset();
    reloadNeeded().set(false);
    delete pageRegistry().loadBlock;
  });
  afterEach(() => (log.length = 0));

  it('is not loaded for a visitor who has answered, nor when another answer is given', () => {
    expect(log).to.deep.equal([]);
    consent().decline();
    consent().accept();
    expect(log).to.deep.equal([]);
  });
  it('is loaded when the stored choice is gone, and when the page needs a reload', () => {
    consent().reset();
    expect(log).to.deep.equal(['load sq-cookie-banner']);
    reloadNeeded().set(true);
    expect(log).to.have.length(2);
    reloadNeeded().set(false);
    expect(log).to.have.length(2);
  });
  it('does not stop a link that is opened in a new tab or window, nor one that the page handles', () => {
    const stopped: boolean[] = [];
    const note = (event: Event) => {
      stopped.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      page.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    window.removeEventListener('click', note);
    page.addEventListener('click', (event) => event.preventDefault(), { once: true });
    page.querySelector('a')!.click();
    expect(stopped).to.deep.equal([false, false, false]);
    expect(log).to.deep.equal([]);
  });
  it('is loaded at the start where the answer was stored under another name than the site has now', () => {
    stop();
    consent().reset();
    document.cookie = 'ss_cookieBannerVersion=2; path=/';
    stop = loadBannerOnDemand();
    expect(log).to.deep.equal(['load sq-cookie-banner']);
    document.cookie = 'ss_cookieBannerVersion=; max-age=0; path=/';
  });
  it('is neither loaded nor are clicks taken where the page has none, nor once this has ended', () => {
    const banner = page.querySelector('sq-cookie-banner')!;
    const button = page.querySelector('button')!;
    const isTaken = () => !button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    banner.remove();
    expect(isTaken()).to.equal(false);
    page.append(banner);
    stop();
    expect(isTaken()).to.equal(false);
    document.dispatchEvent(new Event('cookieBanner:force'));
    consent().accept();
    consent().reset();
    expect(log).to.deep.equal([]);
    stop = loadBannerOnDemand();
  });
  it('is loaded by the event that forces it, which is then repeated for it', async () => {
    document.dispatchEvent(new Event('cookieBanner:force', { bubbles: true }));
    expect(log).to.deep.equal(['load sq-cookie-banner']);
    document.dispatchEvent(new Event('cookieBanner:update'));
    expect(log).to.have.length(1);
    const again = new Promise((resolve) => window.addEventListener('cookieBanner:force', resolve, { once: true }));
    page.querySelector('a')!.click();
    expect(location.hash).not.to.equal('#cookies');
    customElements.define('sq-cookie-banner', Banner);
    await again;
    await until(() => log.includes('open'));
    expect(document.activeElement === page.querySelector('a')).to.equal(true);
  });
  it('handles clicks and events itself once it is loaded', async () => {
    let forced = 0;
    const note = () => forced++;
    window.addEventListener('cookieBanner:force', note);
    page.querySelector('button')!.click();
    window.dispatchEvent(new Event('cookieBanner:force'));
    // What would be done besides takes a few microtasks.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    window.removeEventListener('cookieBanner:force', note);
    expect([log, forced]).to.deep.equal([[], 1]);
  });
});
