import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { consent } from '../../shared/services/consent/consent.js';
import { reloadNeeded } from '../../shared/services/consent/needs-reload.js';
import { isAnswered } from '../../shared/services/consent/answer-cookie.js';
import { inShadow, until } from '../../shared/testing/fixture.js';
import { startLoader } from '../../elements/loading/start-loader.js';

const files = (part: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(part) && !name.includes('.test.')).length;

/** These tests share one page and run in order, since code is loaded only once per page. */
describe('loading of sq-cookie-banner', () => {
  let page: HTMLElement;
  before(() => {
    consent().accept();
    page = document.createElement('div');
    page.innerHTML = `
      <sq-cookie-banner load="eager" accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>
      <button type="button" data-sq-action="open-consent">Cookie choices</button>`;
    document.body.append(page);
    startLoader(
      ['sq-cookie-banner'],
      { importBlock: () => import('../../elements/sq-cookie-banner/index.js'), importParts: () => {} },
      'sq-cookie-banner',
      isAnswered,
      '[data-sq-action]',
      () => import('../../shared/services/consent/gates.js').then(({ startGates }) => startGates()),
    );
  });
  after(() => {
    page.remove();
    consent().reset();
  });

  it('does not load its code or React for a visitor who has already answered', async () => {
    await until(() => files('/consent/gates.') > 0);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
    expect([files('react-impl/'), files('react'), files('sq-cookie-banner/index')]).to.deep.equal([0, 0, 0]);
  });
  it('loads when it is opened, and the consent can be withdrawn', async () => {
    const element = page.querySelector('sq-cookie-banner')!;
    const button = page.querySelector('button')!;
    await until(() => {
      button.click();
      return files('sq-cookie-banner/index') > 0;
    });
    await until(() => inShadow(element, '[part=decline]'), 'its code is loaded');
    inShadow(element, '[part=decline]')!.click();
    expect(consent().get()).to.equal('declined');
    await until(() => document.activeElement === button, 'the focus returns to the button');
  });
});

describe('sq-cookie-banner that arrives while its visitor is in the middle of something', () => {
  const banner = () => inShadow(document.querySelector('sq-cookie-banner')!, '[part=banner]');
  const place = (html: string) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    document.body.append(page);
    return page;
  };
  /** Timers and frames have had their turn. */
  async function staysAway() {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(banner()).to.equal(null);
  }
  let page: HTMLElement;
  before(() => import('../../elements/sq-cookie-banner/index.js'));
  beforeEach(() => consent().reset());
  afterEach(async () => {
    await resetMouse();
    page.remove();
    consent().reset();
  });

  it('does not take the click away from what it would cover', async () => {
    page = place('<button style="position: fixed; inset: auto 0 0; block-size: 60px">Buy</button>');
    let clicks = 0;
    page.firstElementChild!.addEventListener('click', () => clicks++);
    await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), innerHeight - 30] });
    await sendMouse({ type: 'down' });
    page.append(document.createElement('sq-cookie-banner'));
    await staysAway();
    await sendMouse({ type: 'up' });
    expect(clicks).to.equal(1);
    await until(banner, 'it is shown');
  });
  it('waits for the end of a form, but not when it is asked for', async () => {
    page = place('<form><label>Name <input name="name"></label></form>');
    page.querySelector('input')!.focus();
    await sendKeys({ type: 'Ada' });
    const element = document.createElement('sq-cookie-banner');
    page.append(element);
    await staysAway();
    page.querySelector('input')!.blur();
    await staysAway();
    await element.open();
    await until(banner, 'it is shown');
    element.remove();
    page.append(document.createElement('sq-cookie-banner'));
    await staysAway();
    page.querySelector('form')!.reset();
    await until(banner, 'it is shown');
  });
  it('offers to reload the page no sooner, though it was shown before', async () => {
    page = place('<sq-cookie-banner></sq-cookie-banner><form><label>Name <input name="name"></label></form>');
    await until(banner, 'it is shown');
    // In another tab.
    consent().accept();
    await until(() => banner() === null);
    page.querySelector('input')!.focus();
    await sendKeys({ type: 'Ada' });
    page.querySelector('input')!.blur();
    reloadNeeded().set(true);
    await staysAway();
    page.querySelector('form')!.reset();
    await until(banner, 'it is shown');
    reloadNeeded().set(false);
  });
});
