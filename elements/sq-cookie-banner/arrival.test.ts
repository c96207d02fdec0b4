import { expect } from '@open-wc/testing';
import { consent } from '../../shared/services/consent/consent.js';
import { isAnswered } from '../../shared/services/consent/is-answered.js';
import { inShadow, until } from '../../shared/testing/fixture.js';
import { startLoader } from '../loading/start-loader.js';

const files = (part: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(part)).length;

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
      { importBlock: () => import('./index.js'), importParts: () => {} },
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
