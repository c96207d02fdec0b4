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
  beforeEach(() => (log.length = 0));

  it('is not loaded for a visitor who has answered', async () => {
    page.append(document.createElement('sq-cookie-banner'));
    await Promise.resolve();
    expect(log).to.deep.equal([]);
  });
  it('is loaded when the stored choice is gone, and when the page needs a reload', () => {
    consent().reset();
    expect(log).to.deep.equal(['load sq-cookie-banner']);
    reloadNeeded().set(true);
    expect(log).to.have.length(2);
  });
  it('does not stop a link that is opened in a new tab', () => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    page.querySelector('b')!.dispatchEvent(click);
    expect(log).to.deep.equal([]);
  });
  it('is loaded by the event that forces it, which is then repeated for it [CKB-015]', async () => {
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
    page.querySelector('button')!.click();
    window.dispatchEvent(new Event('cookieBanner:force'));
    await Promise.resolve();
    expect(log).to.deep.equal([]);
  });
});
