import { expect } from '@open-wc/testing';
import { pageRegistry } from '../../platform/page/page-registry.js';
import { bringBanner } from './bring-banner.js';
import { consent } from './consent.js';
import { needsReload } from './needs-reload.js';
import { until } from '../../testing/fixture.js';

/** What happens to the banner, in order. */
const log: string[] = [];

class Banner extends HTMLElement {
  readonly updateComplete = Promise.resolve();
  open() {
    log.push('open');
  }
}

/** One story: an element can be defined once for a page. */
describe('the banner whose code is not there', () => {
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
    stop = bringBanner();
  });
  after(() => {
    stop();
    page.remove();
    consent().reset();
    needsReload().set(false);
    delete pageRegistry().loadBlock;
  });
  beforeEach(() => (log.length = 0));

  it('stays away from a visitor who has chosen', async () => {
    page.append(document.createElement('sq-cookie-banner'));
    await Promise.resolve();
    expect(log).to.deep.equal([]);
  });
  it('is brought when the choice is gone, or the page should be loaded again', () => {
    consent().reset();
    expect(log).to.deep.equal(['load sq-cookie-banner']);
    needsReload().set(true);
    expect(log).to.have.length(2);
  });
  it('leaves a link alone that is opened in a new tab', () => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    page.querySelector('b')!.dispatchEvent(click);
    expect(log).to.deep.equal([]);
  });
  it('is brought by an event that forces it, which it then hears itself [CKB-015]', async () => {
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
  it('hears all this itself from then on', async () => {
    page.querySelector('button')!.click();
    window.dispatchEvent(new Event('cookieBanner:force'));
    await Promise.resolve();
    expect(log).to.deep.equal([]);
  });
});
